### Players in the local network: whether they are let in.

network-switch = Players on your network
network-off = The link works only on this computer. Turn this on to let anyone on the same network, such as your Wi-Fi, open Duellum on this computer and play.
network-on = Anyone on the same network can open the link and play. If the link does not open on another device, this computer’s firewall may be blocking it. Access ends when you close Duellum.
network-address = Address
network-link = Link for players on your network
