### The invitation to a game, and whether players in the local network are let in.

network-switch = Gracze w twojej sieci
network-off = Link działa tylko na tym komputerze. Włącz to, a każdy w tej samej sieci, na przykład w twoim Wi-Fi, będzie mógł otworzyć Duellum na tym komputerze i zagrać.
network-on = Każdy w tej samej sieci może otworzyć link i zagrać. Jeśli link się tam nie otwiera, być może blokuje go zapora tego komputera. Dostęp kończy się z zamknięciem Duellum.
network-address = Adres
network-link = Link dla graczy w twojej sieci

## The invitation

invitation-title = Zaproś kogoś do gry
invitation-text = Wyślij ten link lub daj zeskanować kod telefonem. Partia zacznie się, gdy tylko ktoś usiądzie do stołu.
invitation-link = Link do partii
invitation-local = Ten link działa tylko na tym komputerze. Aby grać przez sieć, uruchom Duellum tak: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Link jako kod QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } zaprasza cię do gry „{ $game }”
sit-down = Siadaj i graj
