### Players in the local network: whether they are let in.

network-switch = Spieler in deinem Netzwerk
network-off = Der Link funktioniert nur auf diesem Computer. Schalte dies ein, und wer im selben Netzwerk ist, etwa in deinem WLAN, kann Duellum auf diesem Computer öffnen und mitspielen.
network-on = Wer im selben Netzwerk ist, kann den Link öffnen und mitspielen. Öffnet er sich dort nicht, blockiert ihn vielleicht die Firewall dieses Computers. Das gilt, bis Duellum beendet wird.
network-address = Adresse
network-link = Link für Spieler in deinem Netzwerk
