### The invitation to a game, and whether players in the local network are let in.

network-switch = Players on your network
network-off = The link works only on this computer. Turn this on to let anyone on the same network, such as your Wi-Fi, open Duellum on this computer and play.
network-on = Anyone on the same network can open the link and play. If the link does not open on another device, this computer’s firewall may be blocking it. Access ends when you close Duellum.
network-address = Address
network-link = Link for players on your network

## The invitation

invitation-title = Invite your friend
invitation-text = Send this link, or have your friend scan the code. The game starts as soon as they join.
invitation-link = Link to this game
invitation-local = This link works only on this computer. To play over a network, start Duellum with: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = The link as a QR code
# $name is who invites, $game the name of the game.
free-seat-title = { $name } invites you to { $game }
sit-down = Join the game
