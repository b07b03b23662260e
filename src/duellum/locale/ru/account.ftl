### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = У этого сайта нет сервера, поэтому нет и аккаунтов. Ваши партии хранятся в этом браузере.
account-privacy = Конфиденциальность: что хранится и как долго

## How to come back

account-guest = Вы играете как гость
account-guest-about = Ваши партии привязаны к этому браузеру. Если вы очистите его данные или смените устройство, вы их потеряете. Создайте ключ доступа, чтобы сохранить партии и входить где угодно — без почты и пароля.
account-back = Как вы входите
account-back-about = Вы можете войти на любом устройстве с помощью ключа доступа или резервного кода.
account-no-passkeys = Для ключей доступа нужно защищённое соединение (https), а у этого адреса его нет. Используйте резервный код или код с другого устройства.
account-make-passkey = Создать ключ доступа
account-add-passkey = Добавить ключ доступа
account-passkey-added = Ключ доступа добавлен.
account-passkey-removed = Ключ доступа удалён.
account-passkey-cancelled = Ключ доступа не использован.
account-passkey = Ключ доступа: { $device }
account-created = Создан { $day }
account-remove = Удалить
account-remove-passkey = Удалить ключ доступа: { $device }
account-codes-left =
    { $count ->
        [0] У вас нет резервных кодов.
        [one] У вас остался { $count } резервный код.
        [few] У вас осталось { $count } резервных кода.
       *[many] У вас осталось { $count } резервных кодов.
    }
account-make-codes = Создать резервные коды
account-replace-codes = Нынешние резервные коды перестанут действовать.
account-codes = Ваши резервные коды
account-codes-about = По каждому коду можно войти один раз, на любом устройстве. Запишите или сохраните коды: они показываются только сейчас.
account-codes-done = Коды сохранены
account-copy = Копировать
account-save = Сохранить в файл
account-copied = Скопировано.
account-not-copied = Браузер не разрешил копирование.

## Signing in

account-sign-in = Вход
account-sign-in-leaves = Если вы войдёте в свой аккаунт, этот гость и его партии больше не будут доступны в этом браузере.
account-use-passkey = Войти с ключом доступа
account-code = Код
account-use-code = Войти по коду
account-code-about = Введите резервный код или код, который другое устройство показывает в разделе «Добавить устройство».
account-signed-in = Вы вошли.
account-confirm = Подтвердите, что это вы
account-confirm-about = Для этого изменения войдите ещё раз.

## Public name

account-name = Публичное имя
account-name-about = Это имя видят другие игроки. Никто другой не может взять его или похожее на него.
account-name-field = Публичное имя
account-name-save = Сохранить имя
account-name-saved = Публичное имя сохранено.

## Devices

account-devices = Устройства
account-this-device = Это устройство
account-seen = Последний вход: { $day }
account-unknown-device = Неизвестное устройство
account-sign-out = Выйти
account-sign-out-device = Выйти: { $device }
account-signed-out = Вы вышли.
account-sign-out-guest = У вас нет ни ключа доступа, ни резервных кодов. Если вы выйдете, вы не сможете вернуться к своим партиям.
account-end-others = Выйти на всех других устройствах
account-others-signed-out = На всех других устройствах выполнен выход.
account-add-device = Добавить устройство
account-add-device-about = По коду можно войти на другом устройстве, например на телефоне.
account-device-code-about =
    { $minutes ->
        [one] Откройте на другом устройстве { $address } и введите этот код в течение { $minutes } минуты.
        [few] Откройте на другом устройстве { $address } и введите этот код в течение { $minutes } минут.
       *[many] Откройте на другом устройстве { $address } и введите этот код в течение { $minutes } минут.
    }
account-device-code-warning = Никому не отправляйте этот код: кто его введёт, сможет играть от вашего имени.

## Data

account-data = Ваши данные
account-data-about = Скачайте всё, что этот сервер хранит о вас, с записями всех ваших партий, или удалите это.
account-export = Скачать
account-delete = Удалить всё
account-delete-about = Вы сдаёте незаконченные партии. У соперников партии останутся, но без вашего имени. Никто больше не сможет войти как вы, даже вы сами. Отменить это нельзя.
account-deleted = Ваши данные удалены.
