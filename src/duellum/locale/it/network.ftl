### The invitation to a game, and whether players in the local network are let in.

network-switch = Giocatori nella tua rete
network-off = Il link funziona solo su questo computer. Attiva questa opzione e chiunque sia nella stessa rete, per esempio nel tuo Wi-Fi, potrà aprire Duellum su questo computer e giocare.
network-on = Chiunque sia nella stessa rete può aprire il link e giocare. Se lì non si apre, forse lo blocca il firewall di questo computer. L’accesso finisce quando Duellum viene chiuso.
network-address = Indirizzo
network-link = Link per i giocatori nella tua rete

## The invitation

invitation-title = Invita qualcuno
invitation-text = Manda questo link, oppure fai inquadrare il codice con un telefono. La partita comincia appena qualcuno si siede.
invitation-link = Link a questa partita
invitation-local = Questo link funziona solo su questo computer. Per giocare in rete, avvia Duellum con: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Il link come codice QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } ti invita a giocare: { $game }
sit-down = Siediti e gioca
