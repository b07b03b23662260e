### Saved games: opening one, and going through it.

open-text = Выберите файл сохранённой партии, перетащите его на эту страницу или вставьте его текст.
open-file = Выбрать файл
open-paste = Текст партии
open-go = Открыть
open-reading = Читаем партию
# $text is the refusal, $line the line of the file it is about.
refused-at-line = Строка { $line }: { $text }
replay-missing = Эта сохранённая партия больше не открыта в этой вкладке. Откройте её файл ещё раз.
# In figures: after move $ply of $count.
step-figures = { $ply } / { $count }
replay-games = Партии в этом файле
# A file may hold several games.
replay-game = Партия { $number } из { $count }
replay-unfinished = Партия не была закончена.
replay-unproven = Эти кубики проверить нельзя: в файле нет зёрен.
replay-open = Открыть другую
