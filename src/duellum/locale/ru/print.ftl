### Sets to print, cut out, fold and glue: what stands on the sheets, and the page that offers them.

## On every sheet

# The title of a file; $game is the name of the game, $kit that of the kit, such as Dice
print-document = { $game }: { $kit }
# In the corner of each sheet; $game is the name of the game
print-sheet = { $game } · лист { $number } из { $count }
# The legend below; $kind is cut, fold or glue (a grey area)
print-line =
    { $kind ->
        [cut] резать
        [fold] сгибать
       *[glue] клеить
    }
# Beside a ruler of 50 mm, with which one checks the size after printing
print-scale = Печатайте в натуральную величину: длина этой линейки 50 мм.

## Battle

print-board-half = Доска, половина { $number } из 2
print-board-strip = Вырежьте по внешней линии и намажьте серую полосу клеем.
print-board-join = Вырежьте и приклейте эту половину на серую полосу другой, край в край.
# $side is white or black
print-dice =
    { $side ->
        [white] Кубики белых
       *[black] Кубики чёрных
    }
print-kings = Короли и запасные кубики
print-nets-hint = Вырежьте, согните по всем пунктирным линиям от себя и склейте клапаны по порядку номеров.
# What a drawing shows, for those who listen; $side is white or black
print-alt-half =
    { $side ->
        [white] Половина доски белых, горизонтали 1–4, с полосой для клея
       *[black] Половина доски чёрных, горизонтали 5–8
    }
print-alt-net = Развёртка кубика: шесть граней крестом и семь пронумерованных клапанов
print-start = Начальная расстановка
print-start-text = Слева направо с места каждого игрока, сверху: 5, 1, 2, 6, король, 6, 2, 1, 5. Каждый кубик обращён тройкой к своему игроку, а король начинает в своём дворце. Первыми ходят белые.
print-card-hint = Вырежьте карточку и держите её рядом с доской.
print-diagrams = Диаграммы перекатов
print-diagrams-hint = В середине — кубик перед ходом, вдоль краёв — его боковые грани. На клетках вокруг — грань после хода. Поворачивайте карточку, пока она не совпадёт с вашим кубиком.
print-alt-start = Начальная расстановка сверху, с боковыми гранями всех кубиков
print-alt-card = Контур карточки
print-alt-diagram = Куда может перекатиться кубик, у которого сверху { $top }, и какая грань там окажется

## Qwixx Duel

print-qwixx-board-hint = Вырежьте и наклейте на картон. Фишки ставят на клетки, под числами.
# The second line of the scale of points, below “Stones”: how many points they make
print-points = Очки
print-stones-hint = Согните назад по обеим пунктирным линиям вокруг картона толщиной 1–2 мм, склейте, спрессуйте и разрежьте. 22 фишки чёрные, 22 серые.
print-scores-hint = Один листок на партию: запишите очки каждого ряда, вычтите пять за каждый неудачный бросок и сложите.
# A row of the score sheet; $colour is r, y, g or b
print-row =
    { $colour ->
        [r] Красный
        [y] Жёлтый
        [g] Зелёный
       *[b] Синий
    }
print-alt-qwixx-board = Поле: четыре ряда по одиннадцать чисел с замком, колонка неудачных бросков на четыре клетки и таблица очков
print-alt-stones = 44 фишки: лицевые стороны над линией сгиба, оборотные под ней
# $colour is white, r, y, g or b
print-alt-qwixx-die =
    { $colour ->
        [white] Развёртка белого кубика
        [r] Развёртка красного кубика: точки в виде сердец
        [y] Развёртка жёлтого кубика: точки в виде звёзд
        [g] Развёртка зелёного кубика: точки в виде клевера
       *[b] Развёртка синего кубика: точки в виде капель
    }

## The assembly sheets: numbered pictures, each with one of these sentences below it. Keep them short

print-assembly-hint = Рисунки пронумерованы в порядке работы.
print-needs-battle = Детали: две половины доски, 8 белых и 8 чёрных кубиков, два короля, две карточки и по запасному кубику для каждой стороны.
print-needs-qwixx = Детали: поле, 22 чёрные и 22 серые фишки, два белых кубика и по одному каждого цвета, листки для счёта.
print-tools = Инструменты: ножницы или нож, линейка, исписанная шариковая ручка, клей для бумаги.
print-material = Печатайте кубики на картоне 160–200 г/м²; обычная бумага слишком мягкая. Хватит чёрно-белой печати: всё различимо и без цвета.
print-alt-step = Рисунок { $number }
print-step-score = Прежде чем вырезать, продавите пунктирные линии исписанной ручкой по линейке, чтобы сгибы были ровными.
print-step-cut = Вырежьте по сплошным линиям.
print-step-fold = Согните по всем пунктирным линиям от печатной стороны, клапаны тоже.
print-step-box = Приклейте клапаны 1–4 по очереди с изнанки к соседним граням: получится открытая коробочка.
print-step-lid = Намажьте клапаны 5, 6 и 7 клеем и закройте крышку.
print-step-check = Подержите, пока не схватится. Проверка: противоположные грани дают 7.
print-step-strip = Доска: вырежьте обе половины и намажьте серую полосу клеем.
print-step-join = Положите другую половину на полосу край в край, чтобы линии сошлись. Прижмите.
print-step-start = Расставьте кубики, как на карточке с начальной расстановкой.
print-step-board = Наклейте поле на картон и вырежьте.
print-step-stones = Оберните лист фишек вокруг картона, склейте с двух сторон и положите под книги.
print-step-apart = Разрежьте фишки по линиям; углы можно скруглить.
# The second sheet: the same parts with a laser cutter or a 3D printer. SVG and STL are file formats
print-workshop = На лазерном резаке или 3D-принтере
print-needs-machine = Файлы для станков — в миллиметрах. Сделайте одну деталь, измерьте её и только потом делайте остальные.
print-laser-colours = Лазер, файл SVG: красные линии режутся, синие надрезаются, чёрное гравируется.
print-laser-dice = Режьте развёртки из картона 0,4–0,8 мм. Надрезайте так, чтобы он гнулся, не ломаясь. Вырежьте файл дважды: из светлого и из тёмного картона.
print-laser-board = Вырежьте доску из фанеры или картона 2–4 мм.
print-laser-stones = Вырежьте фишки из фанеры или акрила 2–3 мм. Чёрные с гравировкой, серые с кольцом.
print-solid-print = 3D-принтер, файл STL: печатайте, поставив на грань, без поддержек, слоями 0,2 мм.
print-solid-battle = Напечатайте 8 кубиков и короля светлым пластиком и столько же тёмным.
print-solid-qwixx = Напечатайте два белых кубика и по одному красному, жёлтому, зелёному и синему.
print-solid-paint = Вотрите краску в углубления и протрите грани.

## The leaflet: the rulebook on paper

print-leaflet-hint = Правила. Печатайте с двух сторон с переворотом по короткому краю и сложите гармошкой по меткам.
print-alt-cover = Доска
print-alt-example = Рисунок к примеру рядом

## The kits that are offered: a title, and a sentence about what is in it

print-kit-set = Весь набор
print-kit-set-about = Всё, что нужно вырезать и склеить, и лист с порядком сборки.
print-kit-leaflet = Правила
print-kit-leaflet-about = Правила с рисованными примерами, складной буклет.
print-kit-board = Доска
print-kit-board-about = Только доска, в натуральную величину.
print-kit-dice = Кубики
print-kit-dice-about = Развёртки с пронумерованными клапанами.
print-kit-cards = Карточки
print-kit-cards-about = Начальная расстановка и диаграммы перекатов всех шести граней.
# Also in the first line of the scale: how many stones
print-kit-stones = Фишки
print-kit-stones-about = По 22 фишки каждому, с лицевой и оборотной стороной.
print-kit-scores = Листки для счёта
print-kit-scores-about = Шесть на странице.
print-kit-assembly = Инструкция по сборке
print-kit-assembly-about = Рисунки по номерам: для бумаги, лазера и 3D-принтера.
print-kit-laser-dice = Кубики для лазера
print-kit-laser-dice-about = Кубики и король одной стороны развёртками; вырезать дважды.
print-kit-laser-board = Доска для лазера
print-kit-laser-board-about = Целиком, с гравированными дворцами.
print-kit-laser-stones = Фишки и кубики для лазера
print-kit-laser-stones-about = Круглые фишки для обоих и шесть кубиков развёртками.
print-kit-die = Кубик для 3D-принтера
print-kit-die-about = С углублёнными точками.
print-kit-king = Король для 3D-принтера
print-kit-king-about = Кубик с короной на каждой грани.

## The page that offers the kits

# The title of the page, and the link to it
print-title = Распечатать набор
print-intro = Хотите играть без экрана? Распечатайте игру, вырежьте и склейте: один вечер с ножницами и картоном.
print-language = Язык
print-paper = Бумага
# A size of paper; $paper is a4 or letter
print-paper-name =
    { $paper ->
        [a4] A4
       *[letter] US Letter
    }
print-advice = При печати выберите «натуральный размер», а не «по размеру страницы»: кубики должны подходить к клеткам. На каждом листе есть линейка для проверки.
print-machines = Для лазера и 3D-принтера
# The button; $format is PDF, SVG or STL
print-download = Скачать { $format }
# The same for those who listen; $kit is the title of the kit, $game the name of the game
print-download-label = Скачать { $format }: { $game }, { $kit }
