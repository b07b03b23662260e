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
