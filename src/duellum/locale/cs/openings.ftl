### Openings: the explorer, and what the moves of the book are for.

openings-title = Zahájení
openings-of = Zahájení hry { $game }
openings-lead = Jakou cenu mají první tahy: engine prozkoumal { $positions } pozic a sehrál sám se sebou { $games } her.
openings-table = Tahy v této pozici
openings-move = Tah
openings-games = Hry
openings-score = Výsledek
openings-value = Engine
openings-legend = Hry: jak často se tah hrál. Výsledek: podíl získaných bodů. Engine: jeho odhad šance na výhru.
# The score and its interval are percentages.
openings-score-words = { $score } bodů, počet her: { $games }; pravděpodobně mezi { $low } a { $high }
openings-unplayed = nehráno
openings-back = Zpět
openings-restart = Výchozí pozice
openings-line = Dosavadní tahy
openings-end = Tady kniha zahájení končí.
openings-unknown = Tato pozice v knize zahájení není.
openings-none = { $game } nemá zahájení, protože o začátku hry rozhodují kostky.
openings-to-move = Na tahu: { $side }
openings-analyse = Analyzovat odsud
openings-all = Všechny tahy: { $count }
openings-best = Jen nejlepší
openings-link = Odkaz na tuto variantu
openings-in-book = V knize

## Plans: what a move does, a short sentence

opening-plan-captures = Vezme kostku.
opening-plan-rescues-king = Zachrání krále.
opening-plan-threatens-king = Ohrozí krále.
opening-plan-attacks-die = Napadne kostku.
opening-plan-saves-die = Dostane kostku do bezpečí.
opening-plan-king-sets-out = Král vyráží.
opening-plan-king-steps-aside = Král ustoupí stranou.
opening-plan-develops-one = Zapojí do hry jedničku.
opening-plan-guards-palace = Chrání královské políčko.
opening-plan-takes-centre = Obsadí střed.
opening-plan-invades = Pronikne na soupeřovu polovinu.
opening-plan-heads-for-middle = Blíží se ke středu.
opening-plan-opens-way = Otevře cestu středem.
opening-plan-retreats = Vrátí se a přeskupí.
opening-plan-long-range = Ukáže stranu s dalekým dosahem.
opening-plan-close-range = Ukáže jedničku, kterou je těžké zahnat.
opening-plan-wins = Vyhraje.
