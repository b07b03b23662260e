### The invitation to a game, and whether players in the local network are let in.

network-switch = Joueurs de votre réseau
network-off = Ce lien ne fonctionne que sur cet ordinateur. Activez cette option pour que toute personne connectée au même réseau, par exemple à votre Wi-Fi, puisse ouvrir Duellum sur cet ordinateur et jouer.
network-on = Toute personne connectée au même réseau peut ouvrir le lien et jouer. S’il ne s’ouvre pas sur un autre appareil, le pare-feu de cet ordinateur le bloque peut-être. L’accès prend fin quand vous fermez Duellum.
network-address = Adresse
network-link = Lien pour les joueurs de votre réseau

## The invitation

invitation-title = Invitez un ami
invitation-text = Envoyez ce lien, ou faites scanner le code. La partie commence dès que votre adversaire la rejoint.
invitation-link = Lien vers cette partie
invitation-local = Ce lien ne fonctionne que sur cet ordinateur. Pour jouer en réseau, lancez Duellum ainsi : duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Le lien en code QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } vous invite à jouer à { $game }
sit-down = Rejoindre la partie
