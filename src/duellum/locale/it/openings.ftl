### Openings: the explorer, and what the moves of the book are for.

openings-title = Aperture
openings-of = Aperture: { $game }
openings-lead = Quanto valgono le prime mosse, secondo un motore che ha esaminato { $positions } posizioni e giocato { $games } partite contro sé stesso.
openings-table = Mosse in questa posizione
openings-move = Mossa
openings-games = Partite
openings-score = Risultato
openings-value = Motore
openings-legend = Partite: quanto spesso è stata giocata questa mossa. Risultato: quota dei punti ottenuti. Motore: la sua stima della probabilità di vincere.
# The score and its interval are percentages.
openings-score-words = { $score } dei punti in { $games } partite; probabilmente tra { $low } e { $high }
openings-unplayed = non giocata
openings-back = Indietro
openings-restart = Posizione iniziale
openings-line = Le mosse finora
openings-end = Il libro finisce qui.
openings-unknown = Questa posizione non è nel libro.
openings-none = { $game } non ha aperture, perché sono i dadi a decidere come comincia la partita.
openings-to-move = Tocca ai { $side }
openings-analyse = Analizza da qui
openings-all = Tutte le { $count } mosse
openings-best = Solo le migliori
openings-link = Link a questa variante
openings-in-book = Nel libro

## Plans: what a move does, a short sentence

opening-plan-captures = Cattura.
opening-plan-rescues-king = Salva il re.
opening-plan-threatens-king = Minaccia il re.
opening-plan-attacks-die = Attacca un dado.
opening-plan-saves-die = Mette al sicuro un dado.
opening-plan-king-sets-out = Il re si mette in marcia.
opening-plan-king-steps-aside = Il re si fa da parte.
opening-plan-develops-one = Mette in gioco un 1.
opening-plan-guards-palace = Difende il palazzo.
opening-plan-takes-centre = Occupa il centro.
opening-plan-invades = Entra nella metà avversaria.
opening-plan-heads-for-middle = Si avvicina al centro.
opening-plan-opens-way = Apre il percorso al centro.
opening-plan-retreats = Arretra per riorganizzarsi.
opening-plan-long-range = Mostra una faccia che arriva lontano.
opening-plan-close-range = Mostra un 1, difficile da scacciare.
opening-plan-wins = Vince.
