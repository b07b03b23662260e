### Openings: the explorer, and what the moves of the book are for.

openings-title = Ouvertures
openings-of = Ouvertures : { $game }
openings-lead = Ce que valent les premiers coups : le moteur a étudié { $positions } positions et joué { $games } parties contre lui-même.
openings-table = Coups dans cette position
openings-move = Coup
openings-games = Parties
openings-score = Score
openings-value = Moteur
openings-legend = Parties : fréquence à laquelle ce coup a été joué. Score : part des points gagnés. Moteur : son estimation des chances de gagner.
openings-plan = Plan
# The score and its interval are percentages.
openings-score-words = { $score } des points en { $games } parties ; probablement entre { $low } et { $high }
openings-unplayed = pas joué
openings-back = Retour
openings-restart = Au début
openings-line = Les coups joués
openings-start = Début
openings-end = Le livre s’arrête ici.
openings-unknown = Le livre ne connaît pas cette position.
openings-none = { $game } n’a pas d’ouvertures : les dés décident du début.
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
opening-plan-opens-way = Ouvre la voie au milieu.
opening-plan-retreats = Recule pour se regrouper.
opening-plan-long-range = Montre une face de longue portée.
opening-plan-close-range = Montre un 1, difficile à déloger.
opening-plan-wins = Gagne.
