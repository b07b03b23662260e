### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = Jemand online
opponent-stranger-about = Wähle eine Bedenkzeit. Wer als Erster dieselbe wählt, spielt gegen dich; andere können zuschauen.

## Clocks of your own

clock-custom = Eigene Bedenkzeit
clock-minutes = Minuten je Spieler
clock-minutes-value = { $minutes } min
clock-increment = Sekunden zusätzlich je Zug
clock-increment-value = { $seconds } s

## Quick pairing

pairing-clocks = Bedenkzeit
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting =
    { $count ->
        [one] { $count } Spieler wartet
       *[other] { $count } Spieler warten
    }
pairing-seek = Gegner suchen
pairing-offline = Dafür ist eine Verbindung zum Server nötig.
pairing-seeking = Gegner wird gesucht
# What is being looked for: a game and its clock.
pairing-terms = { $game }, { $clock }
pairing-stop = Suche nach einem Gegner beenden
pairing-meanwhile = Solange gegen den Computer spielen
pairing-meanwhile-about = Sobald ein Gegner gefunden ist, öffnet sich die neue Partie; die gegen den Computer bleibt gespeichert.
pairing-found = Gegner gefunden. Viel Spaß!
pairing-found-meanwhile = Gegner gefunden. Deine bisherige Partie ist gespeichert.

## Open challenges

challenges = Offene Herausforderungen
# How many people are connected, this visitor included.
challenges-online =
    { $count ->
        [one] { $count } Person online
       *[other] { $count } Personen online
    }
challenges-none = Zurzeit keine offenen Herausforderungen. Stell eine: Alle, die online sind, sehen sie.
challenges-alone = Du bist gerade allein hier. Stell eine Herausforderung und spiel gegen den Computer, bis jemand kommt.
challenges-make = Herausforderung stellen
# A player without a name.
challenges-guest = Gast
# A link to a game with a free seat.
challenges-look = Ansehen

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · Zug { $turn } · { $clock }
home-results = Letzte Ergebnisse
