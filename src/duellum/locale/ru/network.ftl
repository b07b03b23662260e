### The invitation to a game, and whether players in the local network are let in.

network-switch = Игроки в вашей сети
network-off = Ссылка работает только на этом компьютере. Включите — и любой в той же сети, например в вашем Wi-Fi, сможет открыть Duellum на этом компьютере и играть.
network-on = Любой в той же сети может открыть ссылку и играть. Если там она не открывается, её, возможно, блокирует брандмауэр этого компьютера. Доступ закроется вместе с Duellum.
network-address = Адрес
network-link = Ссылка для игроков в вашей сети

## The invitation

invitation-title = Пригласите друга
invitation-text = Отправьте эту ссылку или дайте отсканировать код телефоном. Партия начнётся, как только кто-нибудь сядет за стол.
invitation-link = Ссылка на эту партию
invitation-local = Эта ссылка работает только на этом компьютере. Чтобы играть по сети, запустите Duellum так: duellum serve --host 0.0.0.0
invitation-about = { $game } · { $clock }
code-label = Ссылка в виде QR-кода
# $name is who invites, $game the name of the game.
free-seat-title = { $name } приглашает вас сыграть в «{ $game }»
sit-down = Сесть и играть
