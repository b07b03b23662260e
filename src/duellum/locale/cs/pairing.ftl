### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = Kdokoli online
opponent-stranger-about = Zvol si časový limit. Proti tobě nastoupí první hráč, který zvolí stejný; ostatní se mohou dívat.

## Clocks of your own

clock-custom = Vlastní limit
clock-minutes = Minut pro každého hráče
clock-minutes-value = { $minutes } min
clock-increment = Přidané sekundy na tah
clock-increment-value = { $seconds } s

## Quick pairing

pairing-clocks = Časový limit
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting =
    { $count ->
        [one] čeká { $count } hráč
        [few] čekají { $count } hráči
        [many] čeká { $count } hráče
       *[other] čeká { $count } hráčů
    }
pairing-seek = Najít soupeře
pairing-offline = Je potřeba spojení se serverem.
pairing-seeking = Hledá se soupeř
# What is being looked for: a game and its clock.
pairing-terms = { $game }, { $clock }
pairing-stop = Přestat hledat soupeře
pairing-meanwhile = Zatím hrát proti počítači
pairing-meanwhile-about = Jakmile se najde soupeř, otevře se nová hra; hra proti počítači zůstane uložená.
pairing-found = Soupeř nalezen. Příjemnou hru!
pairing-found-meanwhile = Soupeř nalezen. Předchozí hra je uložená.

## Open challenges

challenges = Otevřené výzvy
# How many people are connected, this visitor included.
challenges-online =
    { $count ->
        [one] { $count } člověk online
        [few] { $count } lidé online
        [many] { $count } člověka online
       *[other] { $count } lidí online
    }
challenges-none = Právě nejsou žádné otevřené výzvy. Vyhlas vlastní: uvidí ji každý, kdo je online.
challenges-alone = Kromě tebe tu teď nikdo není. Vyhlas výzvu a hraj proti počítači, dokud někdo nepřijde.
challenges-make = Vyhlásit výzvu
# A player without a name.
challenges-guest = Host
# A link to a game with a free seat.
challenges-look = Zobrazit

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · { $turn }. tah · { $clock }
home-results = Poslední výsledky

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Skóre zápasu

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reakce
reaction-hello = Ahoj!
reaction-good-luck = Hodně štěstí!
reaction-nice-move = Pěkný tah!
reaction-wow = Páni!
reaction-oops = Jejda!
reaction-one-moment = Okamžik, prosím
reaction-thanks = Děkuji!
reaction-good-game = Pěkná partie!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Ztlumit soupeře v této partii
reactions-unmute = Zobrazovat reakce soupeře
settings-reactions = Reakce
settings-reactions-note = Zobrazovat v partiích s jinými lidmi krátké reakce jako „Pěkný tah!“.
