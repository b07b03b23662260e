### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Uczciwe kostki
fairness-text-committed = Przed partią serwer pokazał pieczęć swego tajnego ziarna, potem każdy gracz dodał własne. Z tych trzech ziaren wynika każdy rzut: nikt nie mógł ustawić kostek, ale serwer zna je z góry.
fairness-text-joint = Przed partią serwer i gracze zapieczętowali swe sekrety. Każdy rzut wymaga nowego udziału z każdego sekretu, ujawnianego dopiero przy rzucie: nikt nie może ustawić rzutu ani znać go z góry, nawet serwer.
fairness-commitment = Pieczęć serwera pokazana przed partią
# $side is a side such as Black.
fairness-commitment-of = Pieczęć gracza: { $side }
fairness-seed-of = Ziarno gracza: { $side }
fairness-seed = Ziarno serwera
fairness-share = Ostatni udział serwera
fairness-share-of = Ostatni udział gracza: { $side }
fairness-later = jeszcze nieznane
# Opens what only experts need.
fairness-details = Szczegóły
fairness-rolls = Wszystkie rzuty
# $faces are the faces as they should have been.
fairness-due = powinno być { $faces }

## What is found

verdict-fair = Uczciwe
verdict-consistent = Spójne
verdict-false = Fałszywe
fairness-checking = Sprawdzanie wszystkich rzutów…
fairness-fair =
    { $count ->
        [0] Nie było rzutów do sprawdzenia.
        [1] Jedyny rzut jest prawidłowy, a twoja przeglądarka widziała wcześniej, z czego wynika.
       *[other] Wszystkie rzuty są prawidłowe, a twoja przeglądarka widziała przed pierwszym, z czego wynikają. Sprawdzone rzuty: { $count }.
    }
fairness-consistent =
    { $count ->
        [0] Nie było rzutów do sprawdzenia.
        [1] Jedyny rzut wynika z pieczęci i ziaren. Czy wszystkie były wcześniej, twoja przeglądarka nie widziała.
       *[other] Wszystkie rzuty wynikają z pieczęci i ziaren. Czy wszystkie były przed pierwszym, twoja przeglądarka nie widziała. Sprawdzone rzuty: { $count }.
    }
fairness-false-rolls = Niektóre rzuty nie wynikają z pieczęci i ziaren: tym kostkom nie można ufać.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: to, co ujawniono, nie pasuje do pieczęci. Tym kostkom nie można ufać.
fairness-false-witness = { $party }: pieczęć lub ziarno nie jest tym, co twoja przeglądarka zanotowała przed partią. Tym kostkom nie można ufać.
fairness-false-moves = Ruchy są niezgodne z zasadami: coś pominięto, dodano lub zmieniono. Tym kostkom nie można ufać.
fairness-so-far = Każdy rzut jest sprawdzany od razu.
fairness-wait = Ziarno serwera zostanie ujawnione po partii. Wtedy ta strona sprawdzi każdy rzut.
fairness-unproven = Tych kostek nie da się sprawdzić: brakuje części tego, z czego wynikają.
fairness-unreplayed = Wszystkie pokazane rzuty wynikają z pieczęci i ziaren, ale twoja przeglądarka nie mogła odtworzyć ruchów według zasad. Nie wie, czy nie brakuje rzutu. Zapisz partię i sprawdź ją poleceniem „duellum verify”.
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] Pierwszy rzut wykonano, zanim partia trafiła na serwer, i nic nie dowodzi jego uczciwości. Odtąd sprawdza się każdy rzut, jak dotąd { $proven }.
        [few] Pierwsze { $count } rzuty wykonano, zanim partia trafiła na serwer, i nic nie dowodzi ich uczciwości. Odtąd sprawdza się każdy rzut, jak dotąd { $proven }.
        [many] Pierwszych { $count } rzutów wykonano, zanim partia trafiła na serwer, i nic nie dowodzi ich uczciwości. Odtąd sprawdza się każdy rzut, jak dotąd { $proven }.
       *[other] Pierwsze { $count } rzutu wykonano, zanim partia trafiła na serwer, i nic nie dowodzi ich uczciwości. Odtąd sprawdza się każdy rzut, jak dotąd { $proven }.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Twoja przeglądarka zanotowała przed pierwszym rzutem: { $parties }.
fairness-unwitnessed = Twoja przeglądarka nie zanotowała przed pierwszym rzutem: { $parties }.
fairness-seen-by = Przed pierwszym rzutem zanotowały to przeglądarki graczy: { $names }. Więcej niż spójność pokazują tylko ich dowody rzutów.
party-server = Serwer

## At the table

roll-waiting = Kostki są jeszcze w powietrzu: { $name } jeszcze nie odpowiada.
roll-waiting-clock = { $name } jest bez połączenia. Zegar tego gracza idzie; kostki upadną, gdy połączenie wróci.
roll-waiting-away = { $name } jest bez połączenia. Kostki upadną, gdy połączenie wróci; siedem dni nieobecności oznacza przegraną.
foul-title = Z kostkami jest coś nie tak
foul-early = Zażądano udziału w kostkach, na który jeszcze nie pora.
foul-changed = Ruchy zmieniono po tym, jak twoja przeglądarka oddała swój udział w rzucie.
foul-after = Twoja przeglądarka nie dodaje już nic do tych kostek. Zapisz dowód rzutów i partię.
