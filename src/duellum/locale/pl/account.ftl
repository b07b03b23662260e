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

refused-mixed-alphabets = Słowo nazwy publicznej nie może mieszać alfabetów.
refused-name-taken = Inny gracz ma tę nazwę albo podobną.
refused-not-permanent = Najpierw utwórz klucz dostępu albo kody odzyskiwania.
refused-signed-out = Nie jesteś zalogowany.
refused-sign-in-again = Najpierw zaloguj się ponownie.
refused-last-way-in = To twój jedyny sposób logowania. Najpierw dodaj klucz dostępu albo kody odzyskiwania.
refused-no-passkeys = Klucze dostępu wymagają bezpiecznego połączenia (https).
refused-bad-passkey = Ten klucz dostępu nie jest tu znany albo nie udało się go sprawdzić.
refused-bad-code = Ten kod jest błędny, został już użyty albo wygasł.

## The privacy page: what is stored, for how long, how to delete it.

privacy-title = Prywatność
privacy-short = Nie potrzebujesz adresu e-mail ani hasła. Nie ma reklam ani śledzenia, a osobom trzecim nic nie jest przekazywane. Ta strona mówi, co przechowuje ten serwer.
privacy-short-local = Ta strona nie ma serwera: nic nie opuszcza twojej przeglądarki.
privacy-browser = W twojej przeglądarce
privacy-browser-text = Twoje ustawienia, nazwa gracza, partie przeciw komputerowi, rozwiązane zadania i lekcje oraz twój udział w rzutach są zapisane tylko w tej przeglądarce. Możesz je usunąć w ustawieniach przeglądarki dla tej strony.
privacy-guest = Jako gość
privacy-guest-text = Plik cookie z losowym numerem gracza, aby twoje partie pozostały twoje. Wygasa rok po ostatniej wizycie.
privacy-account = Z kontem
privacy-account-text = Klucze publiczne twoich kluczy dostępu i skróty kodów odzyskiwania, z których nikt nie odtworzy kodów; twoja nazwa publiczna i jej odcisk, po którym rozpoznaje się podobne nazwy; a dla każdego urządzenia nazwy przeglądarki i systemu, czas zalogowania i dzień ostatniego użycia.
privacy-games = Partie
privacy-games-text = Partie na tym serwerze: ruchy, czasy, wyniki i nazwy graczy. Kto ma link do partii, może ją oglądać; partie publiczne są na liście widocznej dla wszystkich.
privacy-network = Adresy sieciowe
privacy-network-text = Serwer trzyma adresy sieciowe krótko w pamięci, aby ograniczać nadużycia. Nie zapisuje ich.
privacy-time = Jak długo
privacy-time-text = Konto jest przechowywane, dopóki go nie usuniesz. O tym, jak długo trzymane są partie, decyduje operator; jeśli tego nie zrobił, anulowane partie są usuwane po 30 dniach, a zakończone zostają.
privacy-delete = Jak usunąć
privacy-delete-text = Na stronie konta możesz usunąć wszystko naraz. Klucze dostępu, kody, urządzenia i nazwa publiczna znikają natychmiast; wkrótce potem twoja nazwa znika ze wszystkich partii, także stamtąd, gdzie była zapisana. Przeciwnicy zachowują ruchy. Zostaje tylko losowy numer gracza, który do ciebie nie prowadzi.
privacy-backup = Kopie zapasowe
privacy-backup-text = Kopie zapasowe zrobione wcześniej przez operatora mogą zawierać usunięte dane, dopóki nie zostaną zastąpione.
privacy-account-link = Do konta
