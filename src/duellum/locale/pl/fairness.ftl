### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Uczciwe kostki
fairness-text-committed = Rzuty wynikają z tajnej liczby serwera i liczby od każdego gracza, ustalonych przed partią. Nikt nie mógł wybrać rzutu. Serwer jednak zna rzuty z góry.
fairness-text-joint = Serwer i obaj gracze dodają do każdego rzutu po sekrecie. Sekrety są ustalone przed partią i ujawniane dopiero w chwili rzutu, więc nikt, nawet serwer, nie może wybrać rzutu ani znać go z góry.
fairness-commitment = Zobowiązanie serwera, ogłoszone przed partią
# $side is a side such as Black.
fairness-commitment-of = { $side }: zobowiązanie
fairness-seed-of = { $side }: ziarno
fairness-seed = Ziarno serwera
fairness-share = Ostatni udział serwera
fairness-share-of = { $side }: ostatni udział
fairness-later = jeszcze nieujawnione
# Opens what only experts need.
fairness-details = Szczegóły
fairness-rolls = Wszystkie rzuty
# $faces are the faces as they should have been.
fairness-due = powinno być { $faces }

## What is found

verdict-fair = Uczciwe
verdict-consistent = Nie znaleziono błędów
verdict-false = Nieuczciwe
fairness-checking = Sprawdzanie wszystkich rzutów…
fairness-fair =
    { $count ->
        [0] Nie ma jeszcze rzutów do sprawdzenia.
        [1] Twoja przeglądarka sprawdziła jedyny rzut. Jest prawidłowy, a to, od czego zależy, ustalono przed partią.
       *[other] Twoja przeglądarka sprawdziła wszystkie rzuty (razem { $count }). Są prawidłowe, a to, od czego zależą, ustalono przed partią.
    }
fairness-consistent =
    { $count ->
        [0] Nie ma jeszcze rzutów do sprawdzenia.
        [1] Twoja przeglądarka sprawdziła jedyny rzut: zgadza się z ogłoszonymi liczbami. Nie widziała jednak wszystkich tych liczb przed partią, więc nie wie, czy ich nie zmieniono. Może to rozstrzygnąć dowód rzutów gracza, którego przeglądarka je widziała.
       *[other] Twoja przeglądarka sprawdziła wszystkie rzuty (razem { $count }): zgadzają się z ogłoszonymi liczbami. Nie widziała jednak wszystkich tych liczb przed partią, więc nie wie, czy ich nie zmieniono. Może to rozstrzygnąć dowód rzutów gracza, którego przeglądarka je widziała.
    }
fairness-false-rolls = Niektóre rzuty nie zgadzają się z liczbami, od których zależą. Nie ufaj tym kostkom. Zapisz partię i dowód rzutów, żeby móc to wykazać.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: ujawniona liczba nie jest tą, którą ustalono przed partią. Nie ufaj tym kostkom. Zapisz partię i dowód rzutów, żeby móc to wykazać.
fairness-false-witness = { $party }: liczby różnią się od tych, które twoja przeglądarka widziała przed partią. Nie ufaj tym kostkom. Zapisz partię i dowód rzutów, żeby móc to wykazać.
fairness-false-moves = Ruchy są niezgodne z zasadami: coś pominięto, dodano lub zmieniono. Nie ufaj tym kostkom. Zapisz partię i dowód rzutów, żeby móc to wykazać.
fairness-so-far = Każdy rzut jest sprawdzany, gdy tylko zostanie wykonany.
fairness-wait = Serwer ujawni swoją tajną liczbę po zakończeniu partii. Wtedy ta strona sprawdzi każdy rzut.
fairness-unproven = Tych kostek nie da się sprawdzić, bo brakuje części liczb, od których zależą. Samo to nie znaczy, że rzuty były nieuczciwe.
fairness-unreplayed = Wszystkie pokazane rzuty zgadzają się z ogłoszonymi liczbami, ale twoja przeglądarka nie mogła odtworzyć ruchów według zasad, więc nie wie, czy nie brakuje rzutu. Zapisz partię i sprawdź ją poleceniem „duellum verify”.
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] Pierwszy rzut wykonano, zanim partia trafiła na serwer, i nie da się dowieść jego uczciwości. Od tamtej pory sprawdzany jest każdy rzut; na razie: { $proven }.
        [few] Pierwsze { $count } rzuty wykonano, zanim partia trafiła na serwer, i nie da się dowieść ich uczciwości. Od tamtej pory sprawdzany jest każdy rzut; na razie: { $proven }.
        [many] Pierwszych { $count } rzutów wykonano, zanim partia trafiła na serwer, i nie da się dowieść ich uczciwości. Od tamtej pory sprawdzany jest każdy rzut; na razie: { $proven }.
       *[other] Pierwsze { $count } rzutu wykonano, zanim partia trafiła na serwer, i nie da się dowieść ich uczciwości. Od tamtej pory sprawdzany jest każdy rzut; na razie: { $proven }.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Twoja przeglądarka widziała przed pierwszym rzutem: { $parties }.
fairness-unwitnessed = Twoja przeglądarka nie widziała przed pierwszym rzutem: { $parties }.
fairness-seen-by = Przed pierwszym rzutem liczby widziały przeglądarki tych graczy: { $names }. Tylko ich dowody rzutów mogą pokazać, że niczego nie zmieniono.
party-server = Serwer

## At the table

roll-waiting = Kostki jeszcze się toczą. Czekamy na gracza: { $name }.
roll-waiting-clock = { $name } jest offline, a zegar tego gracza idzie. Rzut zostanie wykonany, gdy tylko wróci połączenie.
roll-waiting-away = { $name } jest offline. Rzut zostanie wykonany, gdy tylko wróci połączenie. Kto nie wróci przez siedem dni, przegrywa partię.
foul-title = Z kostkami jest coś nie tak
foul-early = Serwer zażądał od twojej przeglądarki sekretu, na który jeszcze nie pora.
foul-changed = Ruchy zmieniono po tym, jak twoja przeglądarka ujawniła swój sekret do rzutu.
foul-after = Twoja przeglądarka nie bierze już udziału w tych rzutach. Zapisz partię i dowód rzutów, żeby móc to wykazać.
