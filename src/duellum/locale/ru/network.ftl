### The invitation to a game, and whether players in the local network are let in.

network-switch = Игроки в вашей сети
network-off = Ссылка работает только на этом компьютере. Включите, чтобы любой в той же сети, например в вашем Wi-Fi, мог открыть Duellum на этом компьютере и играть.
network-on = Любой в той же сети может открыть ссылку и играть. Если на другом устройстве ссылка не открывается, её, возможно, блокирует брандмауэр этого компьютера. Доступ закроется вместе с Duellum.
network-address = Адрес
network-link = Ссылка для игроков в вашей сети

## The invitation

invitation-title = Пригласите друга
invitation-text = Отправьте эту ссылку или дайте другу отсканировать код. Партия начнётся, как только он вступит в игру.
invitation-link = Ссылка на эту партию
invitation-local = Эта ссылка работает только на этом компьютере. Чтобы играть по сети, запустите Duellum так: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Ссылка в виде QR-кода
# $name is who invites, $game the name of the game.
free-seat-title = { $name } приглашает вас сыграть в «{ $game }»
sit-down = Вступить в игру
