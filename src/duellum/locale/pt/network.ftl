### The invitation to a game, and whether players in the local network are let in.

network-switch = Jogadores na sua rede
network-off = O link só funciona neste computador. Ligue esta opção e quem estiver na mesma rede, por exemplo no seu Wi-Fi, poderá abrir o Duellum neste computador e jogar.
network-on = Quem estiver na mesma rede pode abrir o link e jogar. Se lá não abrir, talvez a firewall deste computador o bloqueie. Termina quando o Duellum for fechado.
network-address = Endereço
network-link = Link para jogadores na sua rede

## The invitation

invitation-title = Convide alguém
invitation-text = Envie este link ou deixe ler o código com um telemóvel. A partida começa assim que alguém se sentar.
invitation-link = Link para esta partida
invitation-local = Este link só funciona neste computador. Para jogar em rede, inicie o Duellum com: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = O link em código QR
# $name is who invites, $game the name of the game.
free-seat-title = Convite de { $name }: { $game }
sit-down = Sentar-se e jogar
