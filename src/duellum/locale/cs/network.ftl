### Players in the local network: whether they are let in.

network-switch = Hráči ve tvé síti
network-off = Odkaz funguje jen na tomto počítači. Zapni tuto volbu a kdokoli ve stejné síti, třeba ve tvé Wi-Fi, bude moci otevřít Duellum na tomto počítači a hrát.
network-on = Kdokoli ve stejné síti může otevřít odkaz a hrát. Pokud se tam neotevře, možná ho blokuje firewall tohoto počítače. Platí to, dokud se Duellum nezavře.
network-address = Adresa
network-link = Odkaz pro hráče ve tvé síti
