### Openings: the explorer, and what the moves of the book are for.

openings-title = Ouvertures
openings-of = Ouvertures : { $game }
openings-lead = Ce que valent les premiers coups, selon un moteur qui a examiné { $positions } positions et joué { $games } parties contre lui-même.
openings-table = Coups dans cette position
openings-move = Coup
openings-games = Parties
openings-score = Score
openings-value = Moteur
openings-legend = Parties : fréquence à laquelle ce coup a été joué. Score : part des points qu’il a rapportés. Moteur : son estimation des chances de gagner.
# The score and its interval are percentages.
openings-score-words = { $score } des points en { $games } parties ; probablement entre { $low } et { $high }
openings-unplayed = pas joué
openings-back = Retour
openings-restart = Position de départ
openings-line = Les coups joués
openings-end = Le livre s’arrête ici.
openings-unknown = Cette position n’est pas dans le livre.
openings-none = { $game } n’a pas d’ouvertures, car ce sont les dés qui décident du début de la partie.
openings-to-move = Aux { $side } de jouer
openings-analyse = Analyser à partir d’ici
openings-all = Tous les { $count } coups
openings-best = Seulement les meilleurs
openings-link = Lien vers la variante
openings-in-book = Dans le livre

## Plans: what a move does, a short sentence

opening-plan-captures = Prend.
opening-plan-rescues-king = Sauve le roi.
opening-plan-threatens-king = Menace le roi.
opening-plan-attacks-die = Attaque un cube.
opening-plan-saves-die = Met un cube à l’abri.
opening-plan-king-sets-out = Le roi se met en route.
opening-plan-king-steps-aside = Le roi s’écarte.
opening-plan-develops-one = Met un 1 en jeu.
opening-plan-guards-palace = Protège le palais.
opening-plan-takes-centre = Occupe le centre.
opening-plan-invades = Entre dans le camp adverse.
opening-plan-heads-for-middle = Se rapproche du milieu.
opening-plan-opens-way = Ouvre le chemin au milieu.
opening-plan-retreats = Recule pour se replacer.
opening-plan-long-range = Montre une face de longue portée.
opening-plan-close-range = Montre un 1, difficile à déloger.
opening-plan-wins = Gagne.
