### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = Ktokolwiek online
opponent-stranger-about = Wybierz tempo gry. Zagra z tobą pierwsza osoba, która wybierze to samo; inni mogą oglądać grę.

## Clocks of your own

clock-custom = Własne tempo
clock-minutes = Minuty na gracza
clock-minutes-value = { $minutes } min
clock-increment = Dodatkowe sekundy na ruch
clock-increment-value = { $seconds } s

## Quick pairing

pairing-clocks = Tempo gry
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting =
    { $count ->
        [one] czeka { $count } gracz
        [few] czeka { $count } graczy
        [many] czeka { $count } graczy
       *[other] czeka { $count } gracza
    }
pairing-seek = Szukaj przeciwnika
pairing-offline = Potrzebne jest połączenie z serwerem.
pairing-seeking = Szukamy przeciwnika
# What is being looked for: a game and its clock.
pairing-terms = { $game }, { $clock }
pairing-stop = Przestań szukać przeciwnika
pairing-meanwhile = Zagraj tymczasem z komputerem
pairing-meanwhile-about = Gdy znajdzie się przeciwnik, otworzy się nowa gra; gra z komputerem zostanie zapisana.
pairing-found = Przeciwnik znaleziony. Miłej gry!
pairing-found-meanwhile = Przeciwnik znaleziony. Poprzednia gra jest zapisana.

## Open challenges

challenges = Otwarte wyzwania
# How many people are connected, this visitor included.
challenges-online =
    { $count ->
        [one] { $count } osoba online
        [few] { $count } osoby online
        [many] { $count } osób online
       *[other] { $count } osoby online
    }
challenges-none = Nie ma teraz otwartych wyzwań. Rzuć własne: zobaczą je wszyscy, którzy są online.
challenges-alone = Nie ma tu teraz nikogo innego. Rzuć wyzwanie i graj z komputerem, aż ktoś przyjdzie.
challenges-make = Rzuć wyzwanie
# A player without a name.
challenges-guest = Gość
# A link to a game with a free seat.
challenges-look = Zobacz

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · tura { $turn } · { $clock }
home-results = Ostatnie wyniki

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Wynik meczu

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reakcje
reaction-hello = Cześć!
reaction-good-luck = Powodzenia!
reaction-nice-move = Dobry ruch!
reaction-wow = O rany!
reaction-oops = Ojej!
reaction-one-moment = Chwileczkę, proszę
reaction-thanks = Dziękuję!
reaction-good-game = Dobra partia!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Wycisz przeciwnika w tej partii
reactions-unmute = Pokaż reakcje przeciwnika
settings-reactions = Reakcje
settings-reactions-note = Pokazuj krótkie reakcje, takie jak „Dobry ruch!”, w partiach z innymi ludźmi.
