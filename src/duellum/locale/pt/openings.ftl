### Openings: the explorer, and what the moves of the book are for.

openings-title = Aberturas
openings-of = Aberturas de { $game }
openings-lead = Quanto valem as primeiras jogadas, segundo um motor que examinou { $positions } posições e jogou { $games } partidas contra si próprio.
openings-table = Jogadas nesta posição
openings-move = Jogada
openings-games = Partidas
openings-score = Resultado
openings-value = Motor
openings-legend = Partidas: com que frequência se fez esta jogada. Resultado: parte dos pontos que ganhou. Motor: a sua estimativa da probabilidade de vencer.
# The score and its interval are percentages.
openings-score-words = { $score } dos pontos em { $games } partidas; provavelmente entre { $low } e { $high }
openings-unplayed = não jogada
openings-back = Voltar
openings-restart = Posição inicial
openings-line = As jogadas até aqui
openings-end = O livro acaba aqui.
openings-unknown = Esta posição não está no livro.
openings-none = { $game } não tem aberturas, porque são os dados que decidem como a partida começa.
openings-to-move = A jogar: { $side }
openings-analyse = Analisar a partir daqui
openings-all = Todas as { $count } jogadas
openings-best = Só as melhores
openings-link = Link para esta variante
openings-in-book = No livro

## Plans: what a move does, a short sentence

opening-plan-captures = Captura.
opening-plan-rescues-king = Salva o rei.
opening-plan-threatens-king = Ameaça o rei.
opening-plan-attacks-die = Ataca um dado.
opening-plan-saves-die = Põe um dado a salvo.
opening-plan-king-sets-out = O rei põe-se a caminho.
opening-plan-king-steps-aside = O rei desvia-se.
opening-plan-develops-one = Põe um 1 em jogo.
opening-plan-guards-palace = Protege o palácio.
opening-plan-takes-centre = Ocupa o centro.
opening-plan-invades = Entra na metade adversária.
opening-plan-heads-for-middle = Aproxima-se do meio.
opening-plan-opens-way = Abre o caminho no meio.
opening-plan-retreats = Recua para se reagrupar.
opening-plan-long-range = Mostra uma face de longo alcance.
opening-plan-close-range = Mostra um 1, difícil de desalojar.
opening-plan-wins = Vence.
