### Openings: the explorer, and what the moves of the book are for.

openings-title = Openings
openings-of = { $game }: openings
openings-lead = What the first moves are worth, according to an engine that searched { $positions } positions and played { $games } games against itself.
openings-table = Moves in this position
openings-move = Move
openings-games = Games
openings-score = Score
openings-value = Engine
openings-legend = Games: how often this move was played. Score: the share of points it won. Engine: the engine’s estimate of the chance of winning.
# The score and its interval are percentages.
openings-score-words = { $score } of the points in { $games } games; probably between { $low } and { $high }
openings-unplayed = not played
openings-back = Back
openings-restart = First position
openings-line = The moves so far
openings-end = The book ends here.
openings-unknown = This position is not in the book.
openings-none = { $game } has no openings, because the dice decide how a game starts.
openings-to-move = { $side } to move
openings-analyse = Analyse from here
openings-all = All { $count } moves
openings-best = Only the best
openings-link = Link to this line
openings-in-book = In the book

## Plans: what a move does, a short sentence

opening-plan-captures = Captures.
opening-plan-rescues-king = Saves the king.
opening-plan-threatens-king = Threatens the king.
opening-plan-attacks-die = Attacks a die.
opening-plan-saves-die = Brings a die to safety.
opening-plan-king-sets-out = The king sets out.
opening-plan-king-steps-aside = The king steps aside.
opening-plan-develops-one = Brings a 1 into play.
opening-plan-guards-palace = Guards the palace.
opening-plan-takes-centre = Takes the centre.
opening-plan-invades = Enters the enemy’s half of the board.
opening-plan-heads-for-middle = Heads for the middle.
opening-plan-opens-way = Opens the path in the middle.
opening-plan-retreats = Retreats to regroup.
opening-plan-long-range = Shows a long-range face.
opening-plan-close-range = Shows a 1, which is hard to dislodge.
opening-plan-wins = Wins.
