### Openings: the explorer, and what the moves of the book are for.

openings-title = Aperturas
openings-of = Aperturas de { $game }
openings-lead = Lo que valen las primeras jugadas, según un motor que ha examinado { $positions } posiciones y ha jugado { $games } partidas contra sí mismo.
openings-table = Jugadas en esta posición
openings-move = Jugada
openings-games = Partidas
openings-score = Resultado
openings-value = Motor
openings-legend = Partidas: con qué frecuencia se ha jugado esta jugada. Resultado: parte de los puntos que ha ganado. Motor: su estimación de la probabilidad de ganar.
# The score and its interval are percentages.
openings-score-words = { $score } de los puntos en { $games } partidas; probablemente entre { $low } y { $high }
openings-unplayed = sin jugar
openings-back = Atrás
openings-restart = Posición inicial
openings-line = Las jugadas hasta aquí
openings-end = El libro termina aquí.
openings-unknown = Esta posición no está en el libro.
openings-none = { $game } no tiene aperturas, porque los dados deciden cómo empieza la partida.
openings-to-move = Turno: { $side }
openings-analyse = Analizar desde aquí
openings-all = Las { $count } jugadas
openings-best = Solo las mejores
openings-link = Enlace a esta variante
openings-in-book = En el libro

## Plans: what a move does, a short sentence

opening-plan-captures = Captura.
opening-plan-rescues-king = Salva al rey.
opening-plan-threatens-king = Amenaza al rey.
opening-plan-attacks-die = Ataca un cubo.
opening-plan-saves-die = Pone a salvo un cubo.
opening-plan-king-sets-out = El rey se pone en marcha.
opening-plan-king-steps-aside = El rey se aparta.
opening-plan-develops-one = Pone en juego un 1.
opening-plan-guards-palace = Protege el palacio.
opening-plan-takes-centre = Ocupa el centro.
opening-plan-invades = Entra en el campo rival.
opening-plan-heads-for-middle = Se acerca al centro.
opening-plan-opens-way = Abre el camino en el centro.
opening-plan-retreats = Retrocede para reagruparse.
opening-plan-long-range = Muestra una cara de largo alcance.
opening-plan-close-range = Muestra un 1, difícil de desalojar.
opening-plan-wins = Gana.
