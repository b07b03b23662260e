### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = на этом устройстве
device-over = Окончена
# $count is how many there are.
device-finished =
    { $count ->
        [one] { $count } оконченная партия на этом устройстве
        [few] { $count } оконченные партии на этом устройстве
        [many] { $count } оконченных партий на этом устройстве
       *[other] { $count } оконченной партии на этом устройстве
    }
device-delete = Удалить
device-delete-title = Удалить эту партию?
device-delete-text = Она хранится только в этом браузере, вернуть её будет нельзя.
device-dice = Эта партия идёт в вашем браузере, и кубики бросает его же генератор случайных чисел: доказать их честность нельзя. Доказать её можно в партиях на сервере.
device-no-record = Запись этой партии прочитать не удалось.

## Where games cannot be kept

storage-refused = Этот браузер не хранит здесь партии — возможно, окно приватное. Играть можно, но партия пропадёт, если закрыть вкладку.
storage-full = В этом браузере больше нет места для партий. Играть можно, но дальнейшие ходы пропадут, если закрыть вкладку. Удалите оконченные партии, чтобы освободить место.

## The form for a new game

form-server = Играть на сервере
form-server-note = Нужна связь, зато честность кубиков можно доказать.

## Going on at the server

move-open = Перенести на другое устройство
move-title = Перенести на другое устройство
move-text = Партия переедет на сервер и продолжится там с этой позиции.
# Added in games with dice.
move-dice = Честность уже сделанных бросков доказать нельзя.
move-device = На другом устройстве
# $side is a side such as Black.
move-invite = Пригласить кого-нибудь на место: { $side }
move-done = Теперь партия на сервере. Откройте эту ссылку на другом устройстве или отсканируйте им код и садитесь играть там.
move-offline = Для этого нужна связь. Попробуйте ещё раз, когда она появится.

## New versions

update-ready = Готова новая версия Duellum. Ваши партии останутся как есть.
update-now = Обновить
