### Lessons: short steps that teach each game at its table.
### The goals must be short: on a phone they stand in three lines above the board.
### Warm, plain and concrete. The player is addressed as in the other catalogues.

## Around the lessons

lessons-title = Naucz się grać
lessons-about = Krótkie kroki na prawdziwej planszy, każdy po kilka sekund.
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
lessons-step-done = ukończono
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
lessons-finished = Świetnie! Umiesz już grać; resztę znajdziesz w instrukcji.
# $perfect of $count steps were done without a mistake.
lessons-finished-count = { $perfect } z { $count } kroków za pierwszym razem.
lessons-first-game = Zagraj pierwszą partię
lessons-first-game-about = Najłatwiejszy poziom i kilka wskazówek po drodze.
# On the first page, to somebody who has not played $game yet.
lessons-offer = Nie znasz gry „{ $game }”? Naucz się jej w trzy minuty, grając.
# The same once the lessons have been begun. $done of $count steps are done.
lessons-offer-resume = Lekcje gry „{ $game }”: ukończono { $done } z { $count }.
lessons-offer-close = Nie pokazuj więcej

## Battle: steps. Each has a goal, praise (-done), and a word for each typical mistake

# The names of the steps in the list
lesson-battle-roll-title = Potocz kostkę
lesson-battle-count-title = Licz dokładnie
lesson-battle-predict-title = Przewidź ścianę
lesson-battle-turn-title = Jeden skręt
lesson-battle-ways-title = Dwie drogi
lesson-battle-blocked-title = Zablokowana droga
lesson-battle-capture-title = Bicie
lesson-battle-king-title = Król
lesson-battle-danger-title = Niebezpieczeństwo!
lesson-battle-careful-title = Spójrz, zanim zbijesz
lesson-battle-strike-title = Uprzedź przeciwnika
lesson-battle-palace-title = Zajmij pałac
lesson-battle-threat-title = Twoja pierwsza groźba

# When the learner moves the king, and a die was meant
lesson-battle-not-king = To był król. Tym razem wybierz kostkę.
lesson-battle-not-star = Tak można, ale gwiazdka jest gdzie indziej. Cofnij ruch i spróbuj jeszcze raz.

lesson-battle-roll = Kostki to twoje figury. Ta pokazuje 2, więc toczy się o dwa pola. Potocz ją na gwiazdkę.
lesson-battle-roll-done = Przetoczyła się przez dwie krawędzie i teraz pokazuje 5. Następnym razem potoczy się o pięć pól: w przód, w tył, w lewo lub w prawo.

lesson-battle-count = Kostka toczy się dokładnie o tyle pól, ile pokazuje. Która z twoich trzech kostek dotrze do gwiazdki?
lesson-battle-count-long = Ta kostka pokazuje 4 i musi przejść wszystkie cztery pola, więc nie może stanąć na gwiazdce.
lesson-battle-count-short = Ta kostka pokazuje 2, a do gwiazdki są trzy pola.
lesson-battle-count-done = Trzy kropki, trzy pola. Nie więcej i nie mniej.

lesson-battle-predict = Ta kostka toczy się o jedno pole w górę, od ciebie. Która ściana będzie na górze?
lesson-battle-predict-2 = Tak: na górę wychodzi ściana zwrócona do ciebie. Potocz teraz kostkę na gwiazdkę.
lesson-battle-predict-same = Jedynka jest na górze już teraz. Przetoczenie o jedno pole zawsze daje inną ścianę.
lesson-battle-predict-under = Szóstka jest pod spodem: przeciwległe ściany dają razem 7. Na górę wyjdzie dopiero po dwóch polach.
lesson-battle-predict-far = Czwórka jest po drugiej stronie. Wyszłaby na górę, gdyby kostka toczyła się do ciebie.
lesson-battle-predict-side = Ta ściana jest z lewej lub z prawej. Spójrz na tę zwróconą do ciebie.
lesson-battle-predict-done = Wyszła trójka, tak jak w twojej odpowiedzi. Przewidywanie ścian to sedno tej gry.

lesson-battle-turn = Po drodze kostka może raz skręcić, w lewo lub w prawo. Potocz piątkę na gwiazdkę.
lesson-battle-turn-done = Pięć pól z jednym skrętem. Skręcić wolno po dowolnej liczbie pól.

lesson-battle-ways = Do gwiazdki prowadzą dwie drogi, a każda kończy się inną ścianą na górze. Dojdź z szóstką na górze.
lesson-battle-ways-other = Pole dobre, ale ściana nie ta. Wybierz drugą drogę.
lesson-battle-ways-done = Szóstka! Wybrana droga decyduje, jak daleko kostka potoczy się następnym razem.

lesson-battle-blocked = Kostki nie skaczą. Czarna kostka blokuje jedną drogę do gwiazdki: wybierz drugą.
lesson-battle-blocked-done = Każde pole po drodze musi być puste. Tylko na ostatnim może stać figura przeciwnika.

lesson-battle-capture = Kostka, która kończy ruch na czarnej kostce, zbija ją. Zbij jedną; dobrych ruchów jest kilka.
lesson-battle-capture-missed = Nic nie zostało zbite. Które czarne kostki stoją dokładnie trzy pola dalej?
lesson-battle-capture-done = Zbita! Opuszcza planszę. Bicie nigdy nie jest obowiązkowe.

lesson-battle-king = Kostka z koroną to twój król. Rusza się o jedno pole i też zbija. Zbij kostkę obok.
lesson-battle-king-fled = Król może tak pójść, ale czarna kostka wciąż tam jest. Zbij ją.
lesson-battle-king-done = Zawsze o jedno pole, w dowolną z czterech stron.

lesson-battle-danger = Uwaga: ta kostka może wtoczyć się na twojego króla, a wtedy przegrasz. Ratuj króla.
lesson-battle-danger-hung = Twój król został zbity. Ucieknij nim, zasłoń go albo zbij napastnika.
lesson-battle-danger-done = Uratowany! Można uciec królem, zasłonić go albo zbić napastnika.

lesson-battle-careful = Zbij kostkę, ale nie odsłoń swojego króla.
lesson-battle-careful-hung = Ta kostka osłaniała twojego króla. Teraz dosięga go czwórka.
lesson-battle-careful-missed = Król jest bezpieczny, ale nic nie zostało zbite.
lesson-battle-careful-done = Dobre oko. Drugie bicie otworzyłoby drogę do twojego króla.

lesson-battle-strike = Czarny król jest o krok od twojego pałacu. Jeśli wejdzie, czarne wygrają. Twój ruch!
lesson-battle-strike-late = Za późno: czarny król zajął pałac. Twoja czwórka mogła go wcześniej zbić.
lesson-battle-strike-done = Król zbity: wygrywasz! Nic innego się wtedy nie liczy.

lesson-battle-palace = Wygrać można też tak: wprowadź swojego króla do pałacu z gwiazdką. Potrzeba na to dwóch ruchów.
lesson-battle-palace-2 = Czarne nie mogły cię zatrzymać. Teraz zajmij pałac.
lesson-battle-palace-away = Zostań blisko: pałac jest pole wyżej i pole w prawo.
lesson-battle-palace-missed = Pałac był obok króla. Wejdź do niego.
lesson-battle-palace-done = Wygrywasz! Pałac może zająć tylko król.

lesson-battle-threat = Prawdziwa pozycja początkowa. Atakuj od razu: znajdź ruch, który grozi zbiciem czarnego króla.
lesson-battle-threat-near = Kostka dobra, ale droga nie ta. Na końcu ma pokazywać szóstkę, która dosięga króla.
lesson-battle-threat-none = Jeszcze nie ma groźby. Spróbuj kostki z rogu: która droga kończy się szóstką?
lesson-battle-threat-done = Groźba już w pierwszym ruchu! Czarne muszą odpowiedzieć.

## Battle: notes in the first game, each shown once

lesson-battle-note-start = Bez pośpiechu: wybierz kostkę, a plansza pokaże, dokąd może pójść i co będzie na górze.
lesson-battle-note-winning = Możesz wygrać od razu. Widzisz jak?
lesson-battle-note-threat = Twój król jest w niebezpieczeństwie. Ucieknij nim, zasłoń go albo zbij napastnika.
lesson-battle-note-capture = Możesz coś zbić. Najpierw sprawdź, czy czarne nie odbiją.
lesson-battle-note-lost = Twoja kostka została zbita. Możesz odbić?
lesson-battle-note-captured = Twoje pierwsze bicie! Teraz zobacz, co mogą zrobić czarne.

## Qwixx Duel: steps

lesson-qwixx-roll-title = Rzuć i postaw
lesson-qwixx-colour-title = Biała plus kolor
lesson-qwixx-skip-title = Celowy pas
lesson-qwixx-right-title = Tylko w stronę zamka
lesson-qwixx-capture-title = Bicie
lesson-qwixx-stack-title = Stos
lesson-qwixx-frozen-title = Co jest bezpieczne
lesson-qwixx-misthrow-title = Rzuty nieudane
lesson-qwixx-five-title = Zamknij rządek
lesson-qwixx-lock-title = Zamek
lesson-qwixx-score-title = Licz punkty
lesson-qwixx-total-title = Twoja suma
lesson-qwixx-end-title = Zakończ partię
lesson-qwixx-wait-title = Jeszcze nie

# When the learner passes, and a stone could have been placed
lesson-qwixx-passed = To był pas. Tym razem postaw pionek.

lesson-qwixx-roll = Grasz czarnymi. Każda tura zaczyna się od rzutu wszystkimi sześcioma kostkami: rzuć nimi.
lesson-qwixx-roll-2 = Działanie 1: białe kostki dają 5. Postaw pionek na 5 w dowolnym rządku.
lesson-qwixx-roll-done = Twój pierwszy pionek. W czerwonym i żółtym 5 jest blisko początku i zostaje więcej miejsca.

lesson-qwixx-colour = Działanie 2: zsumuj jedną białą i jedną kolorową kostkę i postaw pionek w rządku tego koloru. Uzyskaj niebieską 10.
lesson-qwixx-colour-other = Też można, ale znajdź niebieską 10: biała 4 plus niebieska 6.
lesson-qwixx-colour-done = 4 i 6 dają 10. To ty wybierasz, którą białą dodać. Oba działania muszą dotyczyć różnych pól.

lesson-qwixx-skip = Oba działania są dobrowolne. Trójka zostawiłaby duży odstęp: tym razem spasuj.
lesson-qwixx-skip-2 = Dobrze. Teraz działanie 2: czerwona 8, tuż obok twojej 7.
lesson-qwixx-skip-wasted = Teraz nie możesz już użyć pól przed tą 3. Lepiej spasować.
lesson-qwixx-skip-misthrow = Pas w obu działaniach to rzut nieudany: minus 5 punktów. Postaw pionek na czerwonej 8.
lesson-qwixx-skip-far = Wolno, ale pomija wiele pól. Czerwona 8 nie pomija żadnego.
lesson-qwixx-skip-done = Małe kroki zostawiają miejsce na wiele pionków, a wiele pionków to punkty.

lesson-qwixx-right = W każdym rządku idzie się tylko w stronę zamka. Której z tych czerwonych liczb możesz jeszcze użyć?
lesson-qwixx-right-2 = Tak: tylko liczb dalszych niż twoja 7. Postaw pionek na czerwonej 9.
lesson-qwixx-right-left = Czwórkę twoje pionki już minęły, więc nie możesz jej użyć.
lesson-qwixx-right-between = Szóstka leży między twoją 5 a 7. Liczy się twój pionek najbliżej zamka.
lesson-qwixx-right-row = Wolno, ale szukaj czerwonej 9, dalej niż twoja 7.
lesson-qwixx-right-done = Odstępy są dozwolone. Szare pionki cię nie zatrzymują.

lesson-qwixx-capture = Najdalej wysunięty pionek rządka to ten najbliżej zamka. Jeśli to pojedynczy pionek przeciwnika, można go zbić: zbij go.
lesson-qwixx-capture-missed = Nic nie zostało zbite. Najdalej wysunięty szary pionek stoi na czerwonej 8, a ty masz 8.
lesson-qwixx-capture-done = Szary pionek wraca do właściciela, a najdalej wysunięty jest teraz twój.

lesson-qwixx-stack = Twój pojedynczy pionek na czele, na niebieskiej 7, jest w niebezpieczeństwie. Postaw na nim drugi.
lesson-qwixx-stack-taken = Szare wyrzuciły 7 i zbiły twój pionek. Dwa pionki byłyby tam bezpieczne.
lesson-qwixx-stack-done = Stosu z dwóch lub więcej pionków nigdy nie można zbić, a liczy się każdy jego pionek.

lesson-qwixx-frozen = Zbić można tylko najdalej wysunięty pionek. Ile szarych pionków możesz teraz zbić w czerwonym rządku?
lesson-qwixx-frozen-2 = Tak. W niebieskim na czele jest szary stos: ile pionków można zbić tam?
lesson-qwixx-frozen-front = Szary pionek na 8 jest najdalej wysunięty i pojedynczy: ten można zbić.
lesson-qwixx-frozen-behind = Szary pionek na 4 został wyprzedzony. Pionki z tyłu są bezpieczne już na zawsze.
lesson-qwixx-frozen-stack = Stosu nigdy nie można zbić, nawet gdy jest najdalej wysunięty.
lesson-qwixx-frozen-done = Wyprzedzone pionki są bezpieczne, ale nie można już na nich stawiać następnych.

lesson-qwixx-misthrow = Dwie jedynki: w żadnym rządku nie możesz postawić pionka na 2. Możesz tylko kontynuować.
lesson-qwixx-misthrow-2 = Żadna suma białej i kolorowej też nie pasuje. To rzut nieudany.
lesson-qwixx-misthrow-done = Rzut nieudany kosztuje cię 5 punktów. Cztery takie rzuty, twoje i szarych razem, kończą partię.

lesson-qwixx-five = Ostatnia liczba rządka wymaga pięciu twoich pionków przed nią. Masz cztery: postaw piąty na czerwonej 11.
lesson-qwixx-five-2 = To już pięć, a masz jeszcze działanie 2: zamknij rządek czerwoną 12!
lesson-qwixx-five-four = W czerwonym masz wciąż tylko cztery pionki. Postaw najpierw jeden na czerwonej 11.
lesson-qwixx-five-open = Rządek jest jeszcze otwarty. Biała 6 plus czerwona 6 to 12.
lesson-qwixx-five-done = Pięć pionków, potem ostatnia liczba: czerwony rządek jest zamknięty, a jego kostka wypada z gry.

lesson-qwixx-lock = Przy zamknięciu czerwonego jeden pionek trafił też na zamek. Ile pionków masz teraz w czerwonym?
lesson-qwixx-lock-before = Przed zamknięciem było pięć. Dodaj 12 i zamek.
lesson-qwixx-lock-stone = Nie zapomnij o pionku na zamku: też się liczy.
lesson-qwixx-lock-done = Pierwsze pięć, 12 i zamek: razem siedem.

lesson-qwixx-score = Pionki w jednym rządku dają razem 1, 3, 6, 10… punktów: każdy dodaje o jeden więcej niż poprzedni. Ile daje pięć?
lesson-qwixx-score-next = Cztery dają 10, a piąty dodaje 5.
lesson-qwixx-score-done = Długi rządek jest wart dużo więcej niż kilka krótkich.

lesson-qwixx-total = Ile masz razem? 4 pionki w czerwonym, 2 w żółtym, 1 w zielonym i jeden rzut nieudany.
lesson-qwixx-total-misthrow = Rzut nieudany odbiera 5 punktów.
lesson-qwixx-total-sum = 10 za czerwony, 3 za żółty, 1 za zielony, minus 5.
lesson-qwixx-total-done = 14 za rządki, minus 5 za rzut nieudany.

lesson-qwixx-end = Dwa zamknięte rządki od razu kończą partię. Prowadzisz 43 do 16, a czerwony jest zamknięty. Zakończ ją!
lesson-qwixx-end-later = Partia toczy się dalej i szare mogą cię dogonić. Żółta 12 kończy ją teraz.
lesson-qwixx-end-done = Wygrywasz. Gdy prowadzisz, szukaj sposobu, by zakończyć partię: kończy ją też pusty zapas.

lesson-qwixx-wait = Tym razem szare prowadzą 64 do 43. Możesz zamknąć żółty, a to zakończy partię. Czy warto?
lesson-qwixx-wait-lost = Partia skończona, a szare mają więcej punktów: 64 do 56.
lesson-qwixx-wait-done = Tak: póki jesteś z tyłu, graj dalej.

## Qwixx Duel: notes in the first game, each shown once

lesson-qwixx-note-start = Rzuć, użyj sumy białych kostek, potem jednej białej i jednej kolorowej. Małe kroki to dobre kroki.
lesson-qwixx-note-close = Możesz zamknąć rządek. Pionek na zamku też się liczy; dwa zamknięte rządki kończą partię.
lesson-qwixx-note-capture = Możesz zbić najdalej wysunięty pionek. Wróci do właściciela.
lesson-qwixx-note-stack = Możesz postawić drugi pionek na swoim najdalej wysuniętym i go zabezpieczyć.
lesson-qwixx-note-misthrow = Pas teraz byłby rzutem nieudanym: minus 5 punktów.
lesson-qwixx-note-taken = Twój najdalej wysunięty pionek został zbity. Wrócił do zapasu, a tego pola możesz znów użyć.
lesson-qwixx-note-closed = Rządek jest zamknięty, a jego kostka poza grą. Jeszcze jeden zamknięty rządek i koniec partii.
