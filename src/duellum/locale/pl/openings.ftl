### Openings: the explorer, and what the moves of the book are for.

openings-title = Debiuty
openings-of = Debiuty: { $game }
openings-lead = Ile są warte pierwsze ruchy według silnika. Przeszukane pozycje: { $positions }, partie rozegrane z samym sobą: { $games }.
openings-table = Ruchy w tej pozycji
openings-move = Ruch
openings-games = Partie
openings-score = Wynik
openings-value = Silnik
openings-legend = Partie: jak często grano ten ruch. Wynik: jaką część punktów zdobył. Silnik: jego ocena szansy na wygraną.
# The score and its interval are percentages.
openings-score-words = { $score } punktów, liczba partii: { $games }; prawdopodobnie od { $low } do { $high }
openings-unplayed = nie grano
openings-back = Wstecz
openings-restart = Pozycja początkowa
openings-line = Dotychczasowe ruchy
openings-end = Tu książka debiutowa się kończy.
openings-unknown = Tej pozycji nie ma w książce debiutowej.
openings-none = W grze „{ $game }” nie ma debiutów, bo o początku partii decydują kostki.
openings-to-move = Na ruchu: { $side }
openings-analyse = Analizuj od tego miejsca
openings-all = Wszystkie ruchy: { $count }
openings-best = Tylko najlepsze
openings-link = Link do tego wariantu
openings-in-book = W książce

## Plans: what a move does, a short sentence

opening-plan-captures = Zbija kostkę.
opening-plan-rescues-king = Ratuje króla.
opening-plan-threatens-king = Grozi królowi.
opening-plan-attacks-die = Atakuje kostkę.
opening-plan-saves-die = Zabezpiecza kostkę.
opening-plan-king-sets-out = Król wyrusza.
opening-plan-king-steps-aside = Król schodzi na bok.
opening-plan-develops-one = Wprowadza do gry jedynkę.
opening-plan-guards-palace = Broni pałacu.
opening-plan-takes-centre = Zajmuje środek planszy.
opening-plan-invades = Wkracza na połowę przeciwnika.
opening-plan-heads-for-middle = Zbliża się do środka.
opening-plan-opens-way = Otwiera drogę w środku.
opening-plan-retreats = Cofa się, by się przegrupować.
opening-plan-long-range = Pokazuje ścianę o dużym zasięgu.
opening-plan-close-range = Pokazuje jedynkę, którą trudno przegonić.
opening-plan-wins = Wygrywa.
