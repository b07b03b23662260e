### The invitation to a game, and whether players in the local network are let in.

network-switch = Giocatori della tua rete
network-off = Il link funziona solo su questo computer. Attiva questa opzione, e chiunque sia collegato alla stessa rete, per esempio al tuo Wi-Fi, potrà aprire Duellum su questo computer e giocare.
network-on = Chiunque sia collegato alla stessa rete può aprire il link e giocare. Se il link non si apre su un altro dispositivo, forse lo blocca il firewall di questo computer. L’accesso finisce quando chiudi Duellum.
network-address = Indirizzo
network-link = Link per i giocatori della tua rete

## The invitation

invitation-title = Invita un amico
invitation-text = Manda questo link, oppure fai inquadrare il codice. La partita comincia appena l’altro giocatore si unisce.
invitation-link = Link a questa partita
invitation-local = Questo link funziona solo su questo computer. Per giocare in rete, avvia Duellum con: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Il link come codice QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } ti invita a giocare a { $game }
sit-down = Unisciti alla partita
