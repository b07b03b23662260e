### The invitation to a game, and whether players in the local network are let in.

network-switch = Players in your network
network-off = The link works on this computer only. Switch this on, and whoever is in the same network, such as your Wi-Fi, can open Duellum on this computer and play.
network-on = Whoever is in the same network can open the link and play. If it does not open there, the firewall of this computer may be blocking it. This ends when Duellum is closed.
network-address = Address
network-link = Link for players in your network

## The invitation

invitation-title = Invite your friend
invitation-text = Send this link, or let a phone read the code. The game begins as soon as somebody sits down.
invitation-link = Link to this game
invitation-local = This link works on this computer only. To play over a network, start Duellum with: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = The link as a QR code
# $name is who invites, $game the name of the game.
free-seat-title = { $name } invites you to { $game }
sit-down = Sit down and play
