### The invitation to a game, and whether players in the local network are let in.

network-switch = Hráči ve tvé síti
network-off = Odkaz funguje jen na tomto počítači. Zapni tuto volbu a kdokoli ve stejné síti, třeba ve tvé Wi-Fi, bude moci otevřít Duellum na tomto počítači a hrát.
network-on = Kdokoli ve stejné síti může otevřít odkaz a hrát. Pokud se odkaz na jiném zařízení neotevře, možná ho blokuje firewall tohoto počítače. Přístup končí zavřením programu Duellum.
network-address = Adresa
network-link = Odkaz pro hráče ve tvé síti

## The invitation

invitation-title = Pozvi kamaráda
invitation-text = Pošli tento odkaz, nebo nech kamaráda načíst kód. Hra začne, jakmile se připojí.
invitation-link = Odkaz na tuto hru
invitation-local = Tento odkaz funguje jen na tomto počítači. Pro hru po síti spusť Duellum takto: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Odkaz jako QR kód
# $name is who invites, $game the name of the game.
free-seat-title = { $name } tě zve na hru { $game }
sit-down = Připojit se ke hře
