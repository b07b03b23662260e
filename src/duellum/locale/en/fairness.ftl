### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Fair dice
fairness-text-committed = Before the game the server showed a seal of its secret seed, then each player added a seed. Every throw follows from these three: nobody could choose the dice, but the server knows them in advance.
fairness-text-joint = Before the game the server and the players each sealed a secret. Every throw takes a new part of each secret, shown only when the dice are thrown: nobody can choose a throw or know it in advance, not even the server.
fairness-commitment = The server’s seal, shown before the game
# $side is a side such as Black.
fairness-commitment-of = Seal of { $side }
fairness-seed-of = Seed of { $side }
fairness-seed = The server’s seed
fairness-share = The server’s last part
fairness-share-of = Last part of { $side }
fairness-later = not yet known
fairness-rolls = Every throw
# $faces are the faces as they should have been.
fairness-due = should be { $faces }

## What is found

verdict-fair = Fair
verdict-consistent = Consistent
verdict-false = False
fairness-checking = Checking every throw…
fairness-fair =
    { $count ->
        [0] There was no throw to check.
        [one] The only throw is right, and your browser saw what it comes from before it fell.
       *[other] All { $count } throws are right, and your browser saw what they come from before the first.
    }
fairness-consistent =
    { $count ->
        [0] There was no throw to check.
        [one] The only throw follows from the seals and seeds. Whether all of these were there before, your browser has not seen.
       *[other] All { $count } throws follow from the seals and seeds. Whether all of these were there before the first, your browser has not seen.
    }
fairness-false-rolls = Some throws do not follow from the seals and seeds: these dice cannot be trusted.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: what was revealed does not fit the seal. These dice cannot be trusted.
fairness-false-witness = { $party }: the seal or seed is not the one your browser noted before the game. These dice cannot be trusted.
fairness-false-moves = The moves do not follow the rules: something was left out, added or changed. These dice cannot be trusted.
fairness-so-far = Every throw is checked as soon as it falls.
fairness-wait = The server’s seed is revealed when the game is over. Then this page checks every throw.
fairness-unproven = These dice cannot be checked: not everything they come from is there.
fairness-unreplayed = Every throw shown follows from the seals and seeds, but your browser could not replay the moves by the rules. It cannot tell whether a throw is missing. Save the record and check it with “duellum verify”.
# Of a game that began in a browser: $count throws were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] The first throw was made before the game came to the server, and cannot be proven fair. Since then every throw is checked: { $proven } so far.
       *[other] The first { $count } throws were made before the game came to the server, and cannot be proven fair. Since then every throw is checked: { $proven } so far.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Your browser noted before the first throw: { $parties }.
fairness-unwitnessed = Your browser did not note before the first throw: { $parties }.
fairness-seen-by = Noted before the first throw by the browsers of: { $names }. Only their dice proofs can show more than consistency.
party-server = Server

## At the table

roll-waiting = The dice are still in the air: { $name } has not answered yet.
roll-waiting-clock = { $name } is offline. Their clock runs; the dice fall as soon as they are back.
roll-waiting-away = { $name } is offline. The dice fall as soon as they are back; staying away for seven days loses the game.
foul-title = Something is wrong with the dice
foul-early = A part of the dice was asked for that is not due yet.
foul-changed = Moves were changed after your browser had given its part of a throw.
foul-after = Your browser adds nothing more to these dice. Save the dice proof and the record.
