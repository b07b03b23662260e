### Players in the local network: whether they are let in.

network-switch = Giocatori nella tua rete
network-off = Il link funziona solo su questo computer. Attiva questa opzione e chiunque sia nella stessa rete, per esempio nel tuo Wi-Fi, potrà aprire Duellum su questo computer e giocare.
network-on = Chiunque sia nella stessa rete può aprire il link e giocare. Se lì non si apre, forse lo blocca il firewall di questo computer. L’accesso finisce quando Duellum viene chiuso.
network-address = Indirizzo
network-link = Link per i giocatori nella tua rete
