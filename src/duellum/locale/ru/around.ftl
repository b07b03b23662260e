### Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Счёт матча

## Reactions: short messages between two players, who cannot write anything else.

reactions = Реакции
reaction-hello = Привет!
reaction-good-luck = Удачи!
reaction-nice-move = Хороший ход!
reaction-wow = Ого!
reaction-oops = Ой!
reaction-one-moment = Минутку, пожалуйста
reaction-thanks = Спасибо!
reaction-good-game = Хорошая партия!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Скрыть реакции соперника в этой партии
reactions-unmute = Показывать реакции соперника
settings-reactions = Реакции
settings-reactions-note = Показывать короткие реакции, например «Хороший ход!», в партиях с другими людьми.
