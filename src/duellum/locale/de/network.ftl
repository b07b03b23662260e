### The invitation to a game, and whether players in the local network are let in.

network-switch = Spieler in deinem Netzwerk
network-off = Der Link funktioniert nur auf diesem Computer. Schalte dies ein, und wer im selben Netzwerk ist, etwa in deinem WLAN, kann Duellum auf diesem Computer öffnen und mitspielen.
network-on = Wer im selben Netzwerk ist, kann den Link öffnen und mitspielen. Öffnet er sich auf einem anderen Gerät nicht, blockiert ihn vielleicht die Firewall dieses Computers. Der Zugang endet, sobald du Duellum beendest.
network-address = Adresse
network-link = Link für Spieler in deinem Netzwerk

## The invitation

invitation-title = Lade einen Freund ein
invitation-text = Verschicke diesen Link oder lass deinen Freund den Code scannen. Die Partie beginnt, sobald er beitritt.
invitation-link = Link zu dieser Partie
invitation-local = Dieser Link funktioniert nur auf diesem Computer. Um über ein Netzwerk zu spielen, starte Duellum mit: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Der Link als QR-Code
# $name is who invites, $game the name of the game.
free-seat-title = { $name } lädt dich zu „{ $game }“ ein
sit-down = Mitspielen
