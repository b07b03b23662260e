### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Naucz się grać
lessons-about = Krótkie kroki przy prawdziwym stole, po kilka sekund. Uczysz się, grając.
# The page of one game’s lessons. $game is the name of a game.
lessons-course = Lekcje: { $game }
# $count is how many steps the lessons of a game have, $minutes how long they take.
lessons-steps =
    { $count ->
        [one] { $count } krok, około { $minutes } min
        [few] { $count } kroki, około { $minutes } min
       *[many] { $count } kroków, około { $minutes } min
    }
# How long the remaining steps take.
lessons-left = zostało około { $minutes } min
lessons-begin = Zacznij
lessons-resume = Kontynuuj
lessons-repeat = Od nowa
# $done of $count steps are done.
lessons-progress = Ukończono { $done } z { $count }
# Above the board. $number is the place of the step.
lessons-step-of = Krok { $number } z { $count }
# Beside a step in the list: done, done without a mistake, or the one that comes next.
lessons-step-done = ukończony
lessons-step-perfect = za pierwszym razem
lessons-step-next = następny
# The section with rulebooks, tools and sets to print, and what each of them is.
lessons-further = Dowiedz się więcej
lessons-rulebook-about = Wszystkie zasady z przykładami do wypróbowania.
lessons-tool-battle-diagram = Wszystkie pola, na które może się przetoczyć kostka.
lessons-print-about = Wydrukuj, wytnij i graj bez ekranu.
lessons-next = Dalej
# The button that undoes a mistake.
lessons-again = Jeszcze raz
lessons-restart = Od początku
lessons-hint = Pokaż
lessons-leave = Wszystkie kroki
# Added to what stands on a marked square or field, for those who listen.
lessons-star = Gwiazdka.
# A button of a question whose answers are faces of a die; for those who listen.
lessons-face = { $face } na górze
# The label of the buttons of a question.
lessons-answers = Twoja odpowiedź
# At the end of the lessons of a game.
lessons-finished = Świetnie! To już wszystko.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = { $perfect } z { $count } kroków za pierwszym razem.
lessons-first-game = Pierwsza partia
lessons-first-game-about = Czeka najłagodniejszy poziom. Po drodze pomoże kilka wskazówek.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Nie znasz gry „{ $game }”? Naucz się w trzy minuty, grając.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Lekcje gry „{ $game }”: ukończono { $done } z { $count }.
lessons-offer-close = Nie proponuj więcej

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Potocz kostkę
lesson-battle-count-title = Licz dokładnie
lesson-battle-predict-title = Przewidź ścianę
lesson-battle-turn-title = Jeden skręt
lesson-battle-ways-title = Dwie drogi
lesson-battle-blocked-title = Droga zamknięta
lesson-battle-capture-title = Bicie
lesson-battle-king-title = Król
lesson-battle-danger-title = Niebezpieczeństwo!
lesson-battle-careful-title = Najpierw spójrz
lesson-battle-strike-title = Pierwszy cios
lesson-battle-palace-title = Zajmij pałac
lesson-battle-threat-title = Pierwsza groźba

# When the learner moves the king, and a die was meant
lesson-battle-not-king = To był król. Tym razem wybierz kostkę.
lesson-battle-not-star = Tak można, ale gwiazdka jest gdzie indziej. Spróbuj jeszcze raz.

lesson-battle-roll = Kostki to twoje figury. Ta pokazuje 2, więc toczy się o dwa pola. Potocz ją na gwiazdkę.
lesson-battle-roll-done = Przetoczyła się przez dwie krawędzie i pokazuje 5. Następnym razem pięć pól.

lesson-battle-count = Kostka toczy się dokładnie tyle, ile pokazuje. Która z trzech dotrze do gwiazdki?
lesson-battle-count-long = Ta kostka pokazuje 4 i musi przejść wszystkie cztery: minie gwiazdkę.
lesson-battle-count-short = Ta kostka pokazuje 2, a do gwiazdki są trzy pola.
lesson-battle-count-done = Trzy kropki, trzy pola. Nie więcej i nie mniej.

lesson-battle-predict = Ta kostka toczy się o pole w górę, od ciebie. Która ściana będzie na górze?
lesson-battle-predict-2 = Tak: na górę wychodzi ściana zwrócona do ciebie. Potocz ją na gwiazdkę.
lesson-battle-predict-same = Teraz na górze jest 1. Jedno przetoczenie zawsze daje inną ścianę.
lesson-battle-predict-under = 6 jest pod spodem: przeciwległe ściany dają razem 7. Trzeba dwóch przetoczeń.
lesson-battle-predict-far = 4 jest po drugiej stronie. Wyszłaby na górę, gdyby kostka toczyła się do ciebie.
lesson-battle-predict-side = Ta ściana jest z lewej lub z prawej. Spójrz na tę zwróconą do ciebie.
lesson-battle-predict-done = Wyszła 3, tak jak w twojej odpowiedzi. Przewidywanie to sedno tej gry.

lesson-battle-turn = Po drodze kostka może raz skręcić, w lewo lub w prawo. Potocz piątkę na gwiazdkę.
lesson-battle-turn-done = Pięć pól z jednym skrętem. Skręcić można po dowolnym polu.

lesson-battle-ways = Do gwiazdki prowadzą dwie drogi, a każda kończy się inną ścianą. Dojdź z szóstką na górze.
lesson-battle-ways-other = Gwiazdka jest, ale ściana inna. Pójdź drugą drogą.
lesson-battle-ways-done = Szóstka! Droga decyduje, jak daleko kostka pójdzie potem.

lesson-battle-blocked = Kostki nie skaczą. Czarna kostka zamyka jedną drogę do gwiazdki: wybierz drugą.
lesson-battle-blocked-done = Każde pole po drodze musi być wolne. Zajęte może być tylko ostatnie.

lesson-battle-capture = Kończąc na czarnej kostce, zbijasz ją. Zbij jedną; dobrych ruchów jest kilka.
lesson-battle-capture-missed = Nic nie zostało zbite. Które czarne kostki stoją dokładnie trzy pola dalej?
lesson-battle-capture-done = Zbita! Opuszcza planszę. Bicie nigdy nie jest obowiązkowe.

lesson-battle-king = Kostka z koroną to twój król. Rusza się o jedno pole i też zbija. Zbij kostkę obok.
lesson-battle-king-fled = Król może tak pójść, ale czarna kostka wciąż tam jest. Zbij ją.
lesson-battle-king-done = Zawsze o jedno pole, w dowolną z czterech stron.

lesson-battle-danger = Uwaga: tamta kostka może wtoczyć się na króla, a wtedy przegrasz. Ratuj króla.
lesson-battle-danger-hung = Król zbity. Ucieknij, zasłoń go albo zbij napastnika.
lesson-battle-danger-done = Uratowany! Można uciec, zasłonić króla albo zbić napastnika.

lesson-battle-careful = Zbij kostkę, ale patrz, kto czyha na twojego króla.
lesson-battle-careful-hung = Ta kostka osłaniała króla. Teraz dosięga go czwórka.
lesson-battle-careful-missed = Król bezpieczny, ale nic nie zostało zbite.
lesson-battle-careful-done = Dobre oko. Drugie bicie otworzyłoby drogę do króla.

lesson-battle-strike = Czarny król jest o krok od twojego pałacu. Jeśli wejdzie, czarne wygrają. Twój ruch!
lesson-battle-strike-late = Za późno: czarny król zajął pałac. Twoja czwórka mogła go wcześniej zbić.
lesson-battle-strike-done = Król zbity: wygrywasz! Nic innego się już nie liczy.

lesson-battle-palace = Drugi sposób na wygraną: wprowadź króla do pałacu z gwiazdką. Jeszcze dwa ruchy.
lesson-battle-palace-2 = Czarne nie mogły cię zatrzymać. Teraz zajmij pałac.
lesson-battle-palace-away = Zostań blisko: pałac jest pole wyżej i pole w prawo.
lesson-battle-palace-missed = Pałac był obok króla. Wejdź do niego.
lesson-battle-palace-done = Wygrywasz! Pałac może zająć tylko król.

lesson-battle-threat = Prawdziwy początek. Atakuj od razu: znajdź ruch, który grozi czarnemu królowi.
lesson-battle-threat-near = Kostka dobra, ale droga nie ta. Potrzebna szóstka, która dosięga króla.
lesson-battle-threat-none = Jeszcze nie ma groźby. Spróbuj kostki z rogu: która droga kończy się szóstką?
lesson-battle-threat-done = Groźba już w pierwszym ruchu! Czarne muszą odpowiedzieć.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Bez pośpiechu: wybierz kostkę, a plansza pokaże, dokąd może pójść i co będzie na górze.
lesson-battle-note-winning = Możesz wygrać od razu. Widzisz jak?
lesson-battle-note-threat = Król jest w niebezpieczeństwie. Ucieknij, zasłoń go albo zbij napastnika.
lesson-battle-note-capture = Możesz coś zbić. Najpierw sprawdź, czy przeciwnik nie odbije.
lesson-battle-note-lost = Kostka stracona. Możesz odbić?
lesson-battle-note-captured = Pierwsze bicie! Teraz zobacz, co mogą czarne.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Rzuć i postaw
lesson-qwixx-colour-title = Biała plus kolor
lesson-qwixx-skip-title = Celowy pas
lesson-qwixx-right-title = Tylko w stronę zamka
lesson-qwixx-capture-title = Bicie
lesson-qwixx-stack-title = Stos
lesson-qwixx-frozen-title = Co jest bezpieczne
lesson-qwixx-misthrow-title = Rzut nieudany
lesson-qwixx-five-title = Zamknij rządek
lesson-qwixx-lock-title = Zamek
lesson-qwixx-score-title = Licz punkty
lesson-qwixx-total-title = Suma punktów
lesson-qwixx-end-title = Skończ partię
lesson-qwixx-wait-title = Jeszcze nie

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = To był pas. Tym razem postaw pionek.

lesson-qwixx-roll = Grasz czarnymi. Każda tura zaczyna się od wszystkich sześciu kostek: rzuć nimi.
lesson-qwixx-roll-2 = Działanie 1: białe kostki dają 5. Postaw pionek na 5 w dowolnym rządku.
lesson-qwixx-roll-done = Pierwszy pionek. W czerwonym i żółtym 5 jest blisko początku i zostaje więcej miejsca.

lesson-qwixx-colour = Działanie 2: biała kostka plus kolorowa, w rządku tego koloru. Postaw na niebieskiej 10.
lesson-qwixx-colour-other = Też można, ale znajdź niebieską 10: biała 4 plus niebieska 6.
lesson-qwixx-colour-done = 4 i 6 dają 10. To ty wybierasz, którą białą dodać.

lesson-qwixx-skip = Oba działania są dobrowolne. Trójka byłaby dalekim skokiem naprzód: tym razem spasuj.
lesson-qwixx-skip-2 = Dobrze. Teraz działanie 2: czerwona 8, tuż obok twojej 7.
lesson-qwixx-skip-wasted = Teraz wszystko przed tą 3 przepada. Lepiej spasować.
lesson-qwixx-skip-misthrow = Pas w obu działaniach to rzut nieudany: minus 5 punktów. Postaw na czerwonej 8.
lesson-qwixx-skip-far = Wolno, ale pomija wiele pól. Czerwona 8 nie pomija żadnego.
lesson-qwixx-skip-done = Małe kroki zostawiają miejsce na wiele pionków, a wiele pionków to punkty.

lesson-qwixx-right = W każdym rządku idzie się tylko w stronę zamka. Której z tych czerwonych liczb możesz jeszcze użyć?
lesson-qwixx-right-2 = Tak: tylko liczb za twoją 7. Postaw na czerwonej 9.
lesson-qwixx-right-left = 4 leży za twoimi pionkami: już minięta.
lesson-qwixx-right-between = 6 leży między twoją 5 a 7: liczy się pionek najbliżej zamka.
lesson-qwixx-right-row = Wolno, ale szukaj czerwonej 9, dalej niż twoja 7.
lesson-qwixx-right-done = Odstępy są dozwolone. Szare pionki cię nie zatrzymują.

lesson-qwixx-capture = Najdalej wysunięty jest pionek najbliżej zamka. Jeśli to pojedynczy pionek przeciwnika, można go zbić: zrób to.
lesson-qwixx-capture-missed = Nic nie zostało zbite. Najdalej wysunięty szary pionek stoi na czerwonej 8, a ty masz 8.
lesson-qwixx-capture-done = Szary pionek wraca do właściciela, a najdalej wysunięty jest teraz twój.

lesson-qwixx-stack = Twój pojedynczy pionek na niebieskiej 7 jest w niebezpieczeństwie. Postaw na nim drugi.
lesson-qwixx-stack-taken = Szare wyrzuciły 7 i zbiły twój pionek. Dwa byłyby bezpieczne.
lesson-qwixx-stack-done = Stosu z dwóch lub więcej nigdy nie można zbić.

lesson-qwixx-frozen = Zbić można tylko najdalej wysunięty pionek. Ile szarych możesz teraz zbić w czerwonym?
lesson-qwixx-frozen-2 = Tak. W niebieskim najdalej wysunięty jest szary stos: ile można zbić tam?
lesson-qwixx-frozen-front = Szary pionek na 8 jest najdalej wysunięty i sam: jego można zbić.
lesson-qwixx-frozen-behind = Szara 4 jest wyprzedzona. Co z tyłu, to na zawsze bezpieczne.
lesson-qwixx-frozen-stack = Stosu nigdy się nie zbija, nawet najdalej wysuniętego.
lesson-qwixx-frozen-done = Wyprzedzone pionki są bezpieczne, ale nie można już na nich stawiać.

lesson-qwixx-misthrow = Dwie jedynki: w żadnym rządku nie możesz postawić na 2. Można tylko iść dalej.
lesson-qwixx-misthrow-2 = Żadna suma białej i kolorowej też nie pasuje. To rzut nieudany.
lesson-qwixx-misthrow-done = Rzut nieudany kosztuje 5 punktów. Cztery takie rzuty, licząc obie strony, kończą partię.

lesson-qwixx-five = Ostatnia liczba rządka wymaga pięciu twoich pionków przed nią. Masz cztery: postaw na czerwonej 11.
lesson-qwixx-five-2 = To już pięć, a działanie 2 jeszcze przed tobą: zamknij rządek czerwoną 12!
lesson-qwixx-five-four = W czerwonym wciąż tylko cztery. Najpierw czerwona 11.
lesson-qwixx-five-open = Rządek jest jeszcze otwarty. Biała 6 plus czerwona 6 to 12.
lesson-qwixx-five-done = Pięć pionków, potem ostatnia liczba: czerwony zamknięty, a jego kostka wypada z gry.

lesson-qwixx-lock = Przy zamknięciu jeden pionek trafił też na zamek. Ile masz teraz pionków w czerwonym?
lesson-qwixx-lock-before = Pięć było przed zamknięciem. Dodaj czerwoną 12 i zamek.
lesson-qwixx-lock-stone = Nie zapomnij o pionku na zamku: też się liczy.
lesson-qwixx-lock-done = Pięć pionków, czerwona 12 i zamek: razem siedem.

lesson-qwixx-score = Pionki w rządku dają 1, 3, 6, 10: każdy dodaje o jeden więcej niż poprzedni. Ile daje pięć?
lesson-qwixx-score-next = Cztery dają 10, a piąty dodaje 5.
lesson-qwixx-score-done = Długi rządek jest wart dużo więcej niż kilka krótkich.

lesson-qwixx-total = Ile masz razem punktów? 4 pionki w czerwonym, 2 w żółtym, 1 w zielonym i jeden rzut nieudany.
lesson-qwixx-total-misthrow = Rzut nieudany odbiera 5 punktów.
lesson-qwixx-total-sum = 10 za czerwony, 3 za żółty, 1 za zielony, minus 5.
lesson-qwixx-total-done = 14 za rządki, minus 5 za rzut nieudany.

lesson-qwixx-end = Dwa zamknięte rządki od razu kończą partię. Prowadzisz 43 do 16, czerwony już zamknięty. Zakończ!
lesson-qwixx-end-later = Partia trwa dalej i szare mogą dogonić. Żółta 12 kończy ją teraz.
lesson-qwixx-end-done = Wygrywasz. Gdy prowadzisz, szukaj sposobu, by skończyć.

lesson-qwixx-wait = Tym razem szare prowadzą 64 do 43. Można zamknąć żółty, a to skończy partię. Czy warto?
lesson-qwixx-wait-lost = Koniec gry, a szare mają więcej punktów: 64 do 56.
lesson-qwixx-wait-done = Tak: póki przegrywasz, graj dalej.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Rzuć, użyj białej sumy, potem białej i kolorowej kostki. Małe kroki to dobre kroki.
lesson-qwixx-note-close = Można zamknąć rządek. Zamek dodaje pionek; dwa zamknięte rządki kończą partię.
lesson-qwixx-note-capture = Możesz zbić najdalej wysunięty pionek. Wróci do właściciela.
lesson-qwixx-note-stack = Możesz postawić drugi na swoim najdalej wysuniętym pionku i go zabezpieczyć.
lesson-qwixx-note-misthrow = Pas teraz byłby rzutem nieudanym: minus 5 punktów.
lesson-qwixx-note-taken = Twój najdalej wysunięty pionek został zbity. Jest znów w zapasie i może tam wrócić.
lesson-qwixx-note-closed = Rządek jest zamknięty, a jego kostka poza grą. Jeszcze jeden i koniec.
