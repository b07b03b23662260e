### Openings: the explorer, and what the moves of the book are for.

openings-title = Дебюты
openings-of = Дебюты: { $game }
openings-lead = Чего стоят первые ходы по оценке движка. Перебрано позиций: { $positions }, сыграно партий с самим собой: { $games }.
openings-table = Ходы в этой позиции
openings-move = Ход
openings-games = Партии
openings-score = Результат
openings-value = Движок
openings-legend = Партии: как часто играли этот ход. Результат: доля набранных очков. Движок: его оценка шанса на победу.
# The score and its interval are percentages.
openings-score-words = { $score } очков, партий: { $games }; вероятно, от { $low } до { $high }
openings-unplayed = не играли
openings-back = Назад
openings-restart = Начальная позиция
openings-line = Сделанные ходы
openings-end = Здесь книга заканчивается.
openings-unknown = Этой позиции в книге нет.
openings-none = В игре «{ $game }» нет дебютов, потому что начало партии решают кубики.
openings-to-move = { $side } ходят
openings-analyse = Анализировать отсюда
openings-all = Все ходы: { $count }
openings-best = Только лучшие
openings-link = Ссылка на этот вариант
openings-in-book = По книге

## Plans: what a move does, a short sentence

opening-plan-captures = Берёт кубик.
opening-plan-rescues-king = Спасает короля.
opening-plan-threatens-king = Угрожает королю.
opening-plan-attacks-die = Нападает на кубик.
opening-plan-saves-die = Уводит кубик из-под удара.
opening-plan-king-sets-out = Король выступает.
opening-plan-king-steps-aside = Король отходит в сторону.
opening-plan-develops-one = Вводит в игру единицу.
opening-plan-guards-palace = Защищает дворец.
opening-plan-takes-centre = Занимает центр.
opening-plan-invades = Вторгается на чужую половину.
opening-plan-heads-for-middle = Идёт к середине.
opening-plan-opens-way = Открывает путь в центре.
opening-plan-retreats = Отходит для перегруппировки.
opening-plan-long-range = Показывает дальнобойную грань.
opening-plan-close-range = Показывает единицу, которую трудно прогнать.
opening-plan-wins = Выигрывает.
