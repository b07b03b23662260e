### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = Regelbuch öffnen
book-contents = Inhalt
book-print = Drucken

## Searching the book

book-search = Regeln durchsuchen
book-search-count =
    { $count ->
        [0] Keine Treffer
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
# $at is the number of the place that is shown
book-search-at = { $at } von { $count }
book-search-next = Nächster Treffer
book-search-previous = Voriger Treffer

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = Zeigen
book-play-battle = Rollen
book-play-qwixx = Vorspielen
book-again = Noch einmal zeigen
book-try = Selbst versuchen
book-try-again = Noch einmal versuchen
# A button beside an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = Warum nicht { $move }?
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = Nicht erlaubt: { $move }. { $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = Zuerst: { $moves }. { $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text } Auch das ist erlaubt.
book-tried-same = { $text } Genau wie im Beispiel.
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] Beispiel
       *[other] Beispiel { $number }
    }
# A move of Battle in a few words: its square, and its way such as “4 up, then 1 left”
battle-attempt = { $from }: { $path }
# What to do on a board of Qwixx Duel where fields are marked but no dice lie
qwixx-choose = Setze einen Stein auf ein markiertes Feld.

## The roll diagram

tool-battle-diagram = Rolldiagramm
tool-battle-diagram-about = Wähle, wie ein Würfel liegt: Du siehst jedes Feld, auf das er rollen kann, und die Seite, die dort oben liegen wird. Dann wähle ein Feld und rolle ihn dorthin.
# Which face is on top; which face is toward the reader
roll-top = Oben
roll-front = Zu dir hin
# All visible faces of a die
roll-faces = { $top } oben, { $front } zu dir hin, { $left } links, { $right } rechts, { $back } hinten
roll-targets = Wohin der Würfel rollen kann
roll-choose = Wähle ein Feld.
# $way is a way such as “4 up, then 1 left”
roll-way = { $way }: { $face } oben
# Two ways to a square, each as above
roll-two-ways = { $first }; oder { $second }
roll-same = Auf beiden Wegen liegt der Würfel am Ende gleich.
roll-same-face = Auf beiden Wegen liegt am Ende diese Seite oben, aber der Würfel ist anders gedreht.
# How far the die is on its way
roll-step = Schritt { $step } von { $count }: { $face } oben
roll-back = Einen Schritt zurück
roll-forward = Einen Schritt weiter
