### The first page and the page of games to watch.

home-title = Zwei Würfelduelle an einem Holztisch
# The board that moves by itself, for those who listen; $game is the name of a game.
home-board = { $game }: ein paar Züge auf dem Brett
board-pause = Anhalten
board-play = Züge zeigen
home-own = Weiterspielen
home-finished = Beendete Partien
# $count is how many there are.
home-finished-all = Alle anzeigen ({ $count })

## The form for a new game

form-game = Spiel
form-opponent = Gegner
opponent-bot = Computer
opponent-bot-about = Spielt auf der gewählten Stufe, antwortet sofort und gibt Tipps.
opponent-link = Freund online
opponent-link-about = Verschicke einen Link. Wer ihn öffnet, kann gegen dich spielen.
opponent-here = Gleiches Gerät
opponent-here-about = Zwei Spieler ziehen abwechselnd an diesem Bildschirm.
form-level = Stufe
# $level is 1 to 8.
level-name =
    { $level ->
        [1] 1 · Anfänger
        [2] 2 · sehr leicht
        [3] 3 · leicht
        [4] 4 · mittel
        [5] 5 · anspruchsvoll
        [6] 6 · stark
        [7] 7 · sehr stark
       *[8] { $level } · volle Stärke
    }
# How many games against the computer at this level were won, drawn and lost.
level-record = Deine Bilanz: { $won } gewonnen, { $drawn } unentschieden, { $lost } verloren
level-record-none = Auf dieser Stufe noch keine beendete Partie
form-more = Uhr und erster Zug
# The two choices that are hidden until asked for, for instance: "No clock, chance decides who begins".
form-more-summary = { $clock }, { $starts }
form-clock = Uhr
form-starts = Wer beginnt
starts-lot = erster Zug ausgelost
starts-first = ich beginne
starts-second = mein Gegner beginnt
form-public = Alle dürfen zuschauen
form-public-open = Alle dürfen zuschauen oder mitspielen
form-server = Auf dem Server spielen
form-server-note = Braucht eine Verbindung. Dass die Würfel fair sind, lässt sich beweisen.

## Lists of games

# In the list of games, when both sides sit at this screen.
players-here = Zwei Spieler an diesem Gerät
players-both = { $first } – { $second }
# $side is the colour I play, $other who sits opposite.
players-mine = { $side } (du) – { $other }
line-waiting = Warten auf einen Spieler
line-open = Freier Platz
line-your-turn = Zug { $turn }: Du ziehst
line-turn = Zug { $turn } · { $clock }
# How a finished game ended, in a word. $side is a side such as White.
finished-won = Gewonnen
finished-lost = Verloren
finished-draw = Unentschieden
finished-winner = { $side } hat gewonnen
finished-aborted = Abgebrochen

## Games to watch

watch-all = Alle öffentlichen Partien
watch-join = Warten auf einen Gegner
watch-live = Laufende Partien
watch-about = Partien, die ihre Spieler für alle geöffnet haben. Die Liste aktualisiert sich von selbst.
watch-empty = Gerade läuft keine öffentliche Partie
watch-empty-about = Starte selbst eine: Sie erscheint hier, und alle können mitspielen oder zuschauen.
watch-start = Öffentliche Partie starten
watch-offline = Die Liste der Partien braucht eine Verbindung
watch-offline-about = Sie erscheint, sobald der Server antwortet.
watch-no-server = Hier gibt es niemanden, dem man zuschauen könnte
watch-no-server-about = Diese Seite kommt ohne Server aus: Jede Partie läuft im Browser des Spielers.
