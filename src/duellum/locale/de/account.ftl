### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = Diese Website hat keinen Server und daher keine Konten. Deine Partien sind in diesem Browser.
account-privacy = Datenschutz: was wie lange gespeichert wird

## How to come back

account-guest = Du spielst als Gast
account-guest-about = Deine Partien gehören zu diesem Browser. Wenn du seine Daten löschst oder das Gerät wechselst, verlierst du sie. Erstelle einen Passkey, um sie zu behalten und dich überall anzumelden, ohne E-Mail-Adresse und ohne Passwort.
account-back = So meldest du dich an
account-back-about = Du kannst dich auf jedem Gerät mit einem Passkey oder einem Wiederherstellungscode anmelden.
account-no-passkeys = Passkeys brauchen eine sichere Verbindung (https), die diese Adresse nicht hat. Verwende einen Wiederherstellungscode oder einen Code von einem anderen Gerät.
account-make-passkey = Passkey erstellen
account-add-passkey = Passkey hinzufügen
account-passkey-added = Der Passkey wurde hinzugefügt.
account-passkey-removed = Der Passkey wurde entfernt.
account-passkey-cancelled = Es wurde kein Passkey verwendet.
account-passkey = Passkey von { $device }
account-created = Erstellt am { $day }
account-remove = Entfernen
account-remove-passkey = Passkey von { $device } entfernen
account-codes-left =
    { $count ->
        [0] Du hast keine Wiederherstellungscodes.
        [one] Du hast noch { $count } Wiederherstellungscode.
       *[other] Du hast noch { $count } Wiederherstellungscodes.
    }
account-make-codes = Wiederherstellungscodes erstellen
account-replace-codes = Deine bisherigen Wiederherstellungscodes werden ungültig.
account-codes = Deine Wiederherstellungscodes
account-codes-about = Mit jedem Code kannst du dich einmal anmelden, auf jedem Gerät. Schreib die Codes auf oder speichere sie: Sie werden nur jetzt angezeigt.
account-codes-done = Ich habe sie gespeichert
account-copy = Kopieren
account-save = Als Datei speichern
account-copied = Kopiert.
account-not-copied = Der Browser hat das Kopieren nicht erlaubt.

## Signing in

account-sign-in = Anmelden
account-sign-in-leaves = Wenn du dich bei deinem Konto anmeldest, sind dieser Gast und seine Partien in diesem Browser nicht mehr verfügbar.
account-use-passkey = Mit Passkey anmelden
account-code = Code
account-use-code = Mit dem Code anmelden
account-code-about = Gib einen Wiederherstellungscode ein oder den Code, den ein anderes Gerät unter „Gerät hinzufügen“ anzeigt.
account-signed-in = Du bist angemeldet.
account-confirm = Bestätige, dass du es bist
account-confirm-about = Melde dich für diese Änderung noch einmal an.

## Public name

account-name = Öffentlicher Name
account-name-about = Andere Spieler sehen diesen Namen. Niemand sonst kann ihn oder einen ähnlich aussehenden wählen.
account-name-field = Öffentlicher Name
account-name-save = Namen speichern
account-name-saved = Dein öffentlicher Name wurde gespeichert.

## Devices

account-devices = Geräte
account-this-device = Dieses Gerät
account-seen = Zuletzt verwendet am { $day }
account-unknown-device = Unbekanntes Gerät
account-sign-out = Abmelden
account-sign-out-device = Abmelden: { $device }
account-signed-out = Abgemeldet.
account-sign-out-guest = Du hast weder einen Passkey noch Wiederherstellungscodes. Wenn du dich abmeldest, kommst du nicht mehr an deine Partien.
account-end-others = Alle anderen Geräte abmelden
account-others-signed-out = Alle anderen Geräte wurden abgemeldet.
account-add-device = Gerät hinzufügen
account-add-device-about = Mit einem Code kannst du dich auf einem anderen Gerät anmelden, etwa auf deinem Handy.
account-device-code-about =
    { $minutes ->
        [one] Öffne auf dem anderen Gerät { $address } und gib innerhalb von { $minutes } Minute diesen Code ein.
       *[other] Öffne auf dem anderen Gerät { $address } und gib innerhalb von { $minutes } Minuten diesen Code ein.
    }
account-device-code-warning = Schicke diesen Code niemandem: Wer ihn eingibt, kann in deinem Namen spielen.

## Data

account-data = Deine Daten
account-data-about = Lade alles herunter, was dieser Server über dich speichert, mit den Aufzeichnungen all deiner Partien, oder lösche es.
account-export = Herunterladen
account-delete = Alles löschen
account-delete-about = Du gibst deine laufenden Partien auf. Deine Gegner behalten ihre Partien, ohne deinen Namen. Niemand kann sich danach noch als du anmelden, auch du nicht. Das lässt sich nicht rückgängig machen.
account-deleted = Deine Daten wurden gelöscht.

refused-mixed-alphabets = Ein Wort eines öffentlichen Namens darf keine Alphabete mischen.
refused-name-taken = Ein anderer Spieler hat diesen Namen oder einen, der so aussieht.
refused-not-permanent = Erstelle zuerst einen Passkey oder Wiederherstellungscodes.
refused-signed-out = Du bist nicht angemeldet.
refused-sign-in-again = Melde dich zuerst noch einmal an.
refused-last-way-in = Nur damit kannst du dich anmelden. Erstelle zuerst einen weiteren Passkey oder Wiederherstellungscodes.
refused-no-passkeys = Passkeys brauchen eine sichere Verbindung (https).
refused-bad-passkey = Dieser Passkey ist hier nicht bekannt oder konnte nicht geprüft werden.
refused-bad-code = Dieser Code ist falsch, schon verwendet oder abgelaufen.

## The privacy page: what is stored, for how long, how to delete it.

privacy-title = Datenschutz
privacy-short = Du brauchst weder E-Mail-Adresse noch Passwort. Es gibt keine Werbung und kein Tracking, und nichts geht an Dritte. Diese Seite sagt, was dieser Server speichert.
privacy-short-local = Diese Website hat keinen Server: Nichts verlässt deinen Browser.
privacy-browser = In deinem Browser
privacy-browser-text = Deine Einstellungen, dein Spielername, Partien gegen den Computer, gelöste Aufgaben und Lektionen sowie dein Anteil an den Würfeln werden nur in diesem Browser gespeichert. Du kannst sie in den Einstellungen des Browsers für diese Website löschen.
privacy-guest = Als Gast
privacy-guest-text = Ein Cookie mit einer zufälligen Spielernummer, damit deine Partien deine bleiben. Es läuft ein Jahr nach deinem letzten Besuch ab.
privacy-account = Mit einem Konto
privacy-account-text = Die öffentlichen Schlüssel deiner Passkeys und Hashwerte deiner Wiederherstellungscodes, aus denen niemand die Codes ableiten kann; dein öffentlicher Name und ein Fingerabdruck davon, an dem ähnlich aussehende Namen erkannt werden; und für jedes Gerät die Namen von Browser und System, wann du dich angemeldet hast und der Tag der letzten Verwendung.
privacy-games = Partien
privacy-games-text = Partien auf diesem Server mit Zügen, Zeiten, Ergebnissen und den Namen der Spieler. Wer den Link einer Partie hat, kann zusehen; öffentliche Partien werden für alle aufgelistet.
privacy-network = Netzwerkadressen
privacy-network-text = Der Server behält Netzwerkadressen kurz im Arbeitsspeicher, um Missbrauch zu begrenzen. Er speichert sie nicht.
privacy-time = Wie lange
privacy-time-text = Dein Konto wird gespeichert, bis du es löschst. Wie lange Partien bleiben, entscheidet der Betreiber; ohne eine solche Entscheidung werden abgebrochene Partien nach 30 Tagen gelöscht und beendete behalten.
privacy-delete = So löschst du
privacy-delete-text = Auf der Kontoseite kannst du alles auf einmal löschen. Passkeys, Codes, Geräte und dein öffentlicher Name sind sofort weg; kurz danach wird dein Name aus allen Partien entfernt, auch dort, wo er gespeichert war. Deine Gegner behalten die Züge. Es bleibt die zufällige Spielernummer, ohne etwas, das zu dir führt.
privacy-backup = Sicherungen
privacy-backup-text = Sicherungen, die der Betreiber vorher gemacht hat, können gelöschte Daten enthalten, bis sie ersetzt werden.
privacy-account-link = Zu deinem Konto
