### Players in the local network: whether they are let in.

network-switch = Gracze w twojej sieci
network-off = Link działa tylko na tym komputerze. Włącz to, a każdy w tej samej sieci, na przykład w twoim Wi-Fi, będzie mógł otworzyć Duellum na tym komputerze i zagrać.
network-on = Każdy w tej samej sieci może otworzyć link i zagrać. Jeśli link się tam nie otwiera, być może blokuje go zapora tego komputera. Dostęp kończy się z zamknięciem Duellum.
network-address = Adres
network-link = Link dla graczy w twojej sieci
