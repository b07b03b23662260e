### The invitation to a game, and whether players in the local network are let in.

network-switch = Joueurs de votre réseau
network-off = Ce lien ne marche que sur cet ordinateur. Activez cette option, et toute personne du même réseau, par exemple de votre Wi-Fi, pourra ouvrir Duellum sur cet ordinateur et jouer.
network-on = Toute personne du même réseau peut ouvrir le lien et jouer. S’il ne s’ouvre pas chez elle, le pare-feu de cet ordinateur le bloque peut-être. L’accès prend fin à la fermeture de Duellum.
network-address = Adresse
network-link = Lien pour les joueurs de votre réseau

## The invitation

invitation-title = Invitez quelqu’un
invitation-text = Envoyez ce lien, ou faites scanner le code par un téléphone. La partie commence dès que quelqu’un s’assied.
invitation-link = Lien vers cette partie
invitation-local = Ce lien ne marche que sur cet ordinateur. Pour jouer en réseau, lancez Duellum ainsi : duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Le lien en code QR
# $name is who invites, $game the name of the game.
free-seat-title = { $name } vous invite à jouer : { $game }
sit-down = S’asseoir et jouer
