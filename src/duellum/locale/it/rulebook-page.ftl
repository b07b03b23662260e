### The pages of the rulebook: what is around the book itself, and the roll diagram.

## The page

# A link from the list of all games to a game’s whole rulebook
book-open = Apri il regolamento
book-contents = Indice
book-print = Stampa

## Searching the book

book-search = Cerca nelle regole
book-search-count =
    { $count ->
        [0] Nessun risultato
        [one] { $count } risultato
       *[other] { $count } risultati
    }
# $at is the number of the place that is shown
book-search-at = { $at } di { $count }
book-search-next = Risultato successivo
book-search-previous = Risultato precedente

## Examples

# Buttons that show the moves of an example: in any game, in Battle, in Qwixx Duel
book-play = Mostra
book-play-battle = Fai rotolare
book-play-qwixx = Gioca
book-again = Mostra di nuovo
book-try = Prova tu
book-try-again = Prova di nuovo
# A button beside an illegal move; $move is a move in a few words: “i1: 5 left”, “red 12”, “pass”
book-why = Perché non { $move }?
# $move as above; $text is the clause that forbids it, a whole sentence
book-refused = Vietato: { $move }. { $text }
# On paper: $moves are played first, $refusal is the sentence above.
book-refused-after = Prima: { $moves }. { $refusal }
# What the reader tried; $text is a sentence such as “White rolls from i1 to i6: 3 on top.”
book-tried = { $text } Anche questo è permesso.
book-tried-same = { $text } Proprio come nell’esempio.
# A link to an example of a clause, which may have several
book-example =
    { $count ->
        [1] Esempio
       *[other] Esempio { $number }
    }
# A move of Battle in a few words: its square, and its way such as “4 up, then 1 left”
battle-attempt = { $from }: { $path }
# What to do on a board of Qwixx Duel where fields are marked but no dice lie
qwixx-choose = Piazza una pedina su una casella evidenziata.

## The roll diagram

tool-battle-diagram = Diagramma di rotolamento
tool-battle-diagram-about = Scegli come è messo il dado e vedrai ogni casella dove può rotolare, con la faccia che mostrerà lì. Poi scegli una casella e fallo rotolare fin là.
# Which face is on top; which face is toward the reader
roll-top = Sopra
roll-front = Verso di te
# All visible faces of a die
roll-faces = { $top } sopra, { $front } verso di te, { $left } a sinistra, { $right } a destra, { $back } dietro
roll-targets = Dove può rotolare il dado
roll-choose = Scegli una casella.
# $way is a way such as “4 up, then 1 left”
roll-way = { $way }: { $face } sopra
# Two ways to a square, each as above
roll-two-ways = { $first }; oppure { $second }
roll-same = I due percorsi finiscono con il dado nella stessa posizione.
roll-same-face = I due percorsi finiscono con questa faccia sopra, ma il dado è girato diversamente.
# How far the die is on its way
roll-step = Passo { $step } di { $count }: { $face } sopra
roll-back = Un passo indietro
roll-forward = Un passo avanti
