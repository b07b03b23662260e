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

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Punkte im Match

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reaktionen
reaction-hello = Hallo!
reaction-good-luck = Viel Glück!
reaction-nice-move = Guter Zug!
reaction-wow = Wow!
reaction-oops = Hoppla!
reaction-one-moment = Einen Moment, bitte
reaction-thanks = Danke!
reaction-good-game = Gute Partie!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Gegner in dieser Partie stummschalten
reactions-unmute = Reaktionen des Gegners zeigen
settings-reactions = Reaktionen
settings-reactions-note = In Partien mit anderen Menschen kurze Reaktionen wie „Guter Zug!“ zeigen.
