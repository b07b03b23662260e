### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = Ta strona nie ma serwera, więc nie ma też kont. Twoje partie są w tej przeglądarce.
account-privacy = Prywatność: co jest przechowywane i jak długo

## How to come back

account-guest = Grasz jako gość
account-guest-about = Twoje partie są związane z tą przeglądarką. Jeśli wyczyścisz jej dane albo zmienisz urządzenie, stracisz je. Utwórz klucz dostępu, aby je zachować i logować się wszędzie, bez adresu e-mail i hasła.
account-back = Jak się logujesz
account-back-about = Możesz zalogować się na każdym urządzeniu kluczem dostępu albo kodem odzyskiwania.
account-no-passkeys = Klucze dostępu wymagają bezpiecznego połączenia (https), którego ten adres nie ma. Użyj kodu odzyskiwania albo kodu z innego urządzenia.
account-make-passkey = Utwórz klucz dostępu
account-add-passkey = Dodaj klucz dostępu
account-passkey-added = Klucz dostępu został dodany.
account-passkey-removed = Klucz dostępu został usunięty.
account-passkey-cancelled = Nie użyto klucza dostępu.
account-passkey = Klucz dostępu: { $device }
account-created = Utworzono { $day }
account-remove = Usuń
account-remove-passkey = Usuń klucz dostępu: { $device }
account-codes-left =
    { $count ->
        [0] Nie masz kodów odzyskiwania.
        [one] Został ci { $count } kod odzyskiwania.
        [few] Zostały ci { $count } kody odzyskiwania.
       *[many] Zostało ci { $count } kodów odzyskiwania.
    }
account-make-codes = Utwórz kody odzyskiwania
account-replace-codes = Obecne kody odzyskiwania przestaną działać.
account-codes = Twoje kody odzyskiwania
account-codes-about = Każdym kodem można zalogować się raz, na dowolnym urządzeniu. Zanotuj kody albo je zapisz: są pokazywane tylko teraz.
account-codes-done = Kody zapisane
account-copy = Kopiuj
account-save = Zapisz jako plik
account-copied = Skopiowano.
account-not-copied = Przeglądarka nie pozwoliła na kopiowanie.

## Signing in

account-sign-in = Zaloguj się
account-sign-in-leaves = Jeśli zalogujesz się na swoje konto, ten gość i jego partie nie będą już dostępne w tej przeglądarce.
account-use-passkey = Zaloguj się kluczem dostępu
account-code = Kod
account-use-code = Zaloguj się kodem
account-code-about = Wpisz kod odzyskiwania albo kod, który inne urządzenie pokazuje w „Dodaj urządzenie”.
account-signed-in = Zalogowano.
account-confirm = Potwierdź, że to ty
account-confirm-about = Aby wprowadzić tę zmianę, zaloguj się jeszcze raz.

## Public name

account-name = Nazwa publiczna
account-name-about = Widzą ją inni gracze. Nikt inny nie może jej przyjąć ani wybrać podobnej.
account-name-field = Nazwa publiczna
account-name-save = Zapisz nazwę
account-name-saved = Twoja nazwa publiczna została zapisana.

## Devices

account-devices = Urządzenia
account-this-device = To urządzenie
account-seen = Ostatnio używane { $day }
account-unknown-device = Nieznane urządzenie
account-sign-out = Wyloguj
account-sign-out-device = Wyloguj: { $device }
account-signed-out = Wylogowano.
account-sign-out-guest = Nie masz klucza dostępu ani kodów odzyskiwania. Jeśli się wylogujesz, nie wrócisz do swoich partii.
account-end-others = Wyloguj wszystkie inne urządzenia
account-others-signed-out = Wszystkie inne urządzenia zostały wylogowane.
account-add-device = Dodaj urządzenie
account-add-device-about = Kodem możesz zalogować się na innym urządzeniu, na przykład na telefonie.
account-device-code-about =
    { $minutes ->
        [one] Na drugim urządzeniu otwórz { $address } i wpisz ten kod w ciągu { $minutes } minuty.
        [few] Na drugim urządzeniu otwórz { $address } i wpisz ten kod w ciągu { $minutes } minut.
       *[many] Na drugim urządzeniu otwórz { $address } i wpisz ten kod w ciągu { $minutes } minut.
    }
account-device-code-warning = Nikomu nie wysyłaj tego kodu: kto go wpisze, będzie mógł grać jako ty.

## Data

account-data = Twoje dane
account-data-about = Pobierz wszystko, co ten serwer o tobie przechowuje, z zapisami wszystkich twoich partii, albo to usuń.
account-export = Pobierz
account-delete = Usuń wszystko
account-delete-about = Poddajesz niedokończone partie. Przeciwnicy zachowają swoje partie, bez twojej nazwy. Nikt już nie zaloguje się jako ty, nawet ty. Tego nie można cofnąć.
account-deleted = Twoje dane zostały usunięte.
