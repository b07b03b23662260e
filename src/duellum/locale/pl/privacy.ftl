### The privacy page: what is stored, for how long, how to delete it.

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
