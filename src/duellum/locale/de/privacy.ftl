### The privacy page: what is stored, for how long, how to delete it.

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
