### Players in the local network: whether they are let in.

network-switch = Players in your network
network-off = The link works on this computer only. Switch this on, and whoever is in the same network, such as your Wi-Fi, can open Duellum on this computer and play.
network-on = Whoever is in the same network can open the link and play. If it does not open there, the firewall of this computer may be blocking it. This ends when Duellum is closed.
network-address = Address
network-link = Link for players in your network
