### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = auf diesem Gerät
device-delete = Löschen
device-delete-title = Diese Partie löschen?
device-delete-text = Sie ist nur in diesem Browser gespeichert und lässt sich nicht zurückholen.
device-dice = Diese Partie läuft in deinem Browser, und dessen eigener Zufallsgenerator würfelt. Dass die Würfe fair sind, lässt sich nicht beweisen. Bei Partien auf dem Server geht das.
device-no-record = Diese gespeicherte Partie lässt sich nicht lesen.

## Where games cannot be kept

storage-refused = Dieser Browser speichert hier keine Partien, vielleicht weil dies ein privates Fenster ist. Du kannst weiterspielen, aber die Partie geht verloren, wenn du den Tab schließt.
storage-full = In diesem Browser ist kein Platz mehr für Partien. Du kannst weiterspielen, aber neue Züge gehen verloren, wenn du den Tab schließt. Lösche beendete Partien, um Platz zu schaffen.

## Going on at the server

move-open = Auf anderem Gerät fortsetzen
move-title = Auf anderem Gerät fortsetzen
move-text = Die Partie zieht auf den Server um und geht dort mit dieser Stellung weiter.
# Added in games with dice.
move-dice = Dass die bisherigen Würfe fair waren, lässt sich nicht beweisen.
move-device = Auf einem anderen Gerät
# $side is a side such as Black.
move-invite = Jemanden einladen, { $side } zu spielen
move-done = Die Partie ist jetzt auf dem Server. Öffne diesen Link auf dem anderen Gerät oder scanne damit den Code und spiel dort weiter.
move-offline = Das braucht eine Verbindung. Versuch es wieder, wenn du online bist.

## New versions

update-ready = Eine neue Version von Duellum ist bereit. Deine Partien bleiben, wie sie sind.
update-now = Aktualisieren
