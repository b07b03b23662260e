### The invitation to a game, and whether players in the local network are let in.

network-switch = Gracze w twojej sieci
network-off = Link działa tylko na tym komputerze. Włącz to, a każdy w tej samej sieci, na przykład w twoim Wi-Fi, będzie mógł otworzyć Duellum na tym komputerze i zagrać.
network-on = Każdy w tej samej sieci może otworzyć link i zagrać. Jeśli link nie otwiera się na innym urządzeniu, być może blokuje go zapora tego komputera. Dostęp kończy się z zamknięciem Duellum.
network-address = Adres
network-link = Link dla graczy w twojej sieci

## The invitation

invitation-title = Zaproś znajomego
invitation-text = Wyślij ten link albo daj znajomemu zeskanować kod. Partia zacznie się, gdy tylko dołączy.
invitation-link = Link do tej partii
invitation-local = Ten link działa tylko na tym komputerze. Aby grać przez sieć, uruchom Duellum tak: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Link jako kod QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } zaprasza cię do gry „{ $game }”
sit-down = Dołącz do partii
