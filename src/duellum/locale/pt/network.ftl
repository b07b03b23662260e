### Players in the local network: whether they are let in.

network-switch = Jogadores na sua rede
network-off = O link só funciona neste computador. Ligue esta opção e quem estiver na mesma rede, por exemplo no seu Wi-Fi, poderá abrir o Duellum neste computador e jogar.
network-on = Quem estiver na mesma rede pode abrir o link e jogar. Se lá não abrir, talvez a firewall deste computador o bloqueie. Termina quando o Duellum for fechado.
network-address = Endereço
network-link = Link para jogadores na sua rede
