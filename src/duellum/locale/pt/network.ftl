### The invitation to a game, and whether players in the local network are let in.

network-switch = Jogadores na sua rede
network-off = O link só funciona neste computador. Ative esta opção, e quem estiver na mesma rede, por exemplo no seu Wi-Fi, poderá abrir o Duellum neste computador e jogar.
network-on = Quem estiver na mesma rede pode abrir o link e jogar. Se o link não abrir noutro dispositivo, talvez a firewall deste computador o bloqueie. O acesso termina quando fechar o Duellum.
network-address = Endereço
network-link = Link para jogadores na sua rede

## The invitation

invitation-title = Convide um amigo
invitation-text = Envie este link ao seu amigo ou peça-lhe que leia o código. A partida começa assim que ele se juntar.
invitation-link = Link para esta partida
invitation-local = Este link só funciona neste computador. Para jogar em rede, inicie o Duellum com: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = O link em código QR
# $name is who invites, $game the name of the game.
free-seat-title = Convite de { $name }: { $game }
sit-down = Juntar-se à partida
