### The dice of a game: the dialog that checks them, and what the table says about them.

fairness-title = Fair dice
fairness-text-committed = The rolls come from the server’s secret number and a number from each player, all fixed before the game. Nobody could choose a roll. The server, however, knows the rolls in advance.
fairness-text-joint = The server and both players each add a secret to every roll. The secrets are fixed before the game and revealed only when the dice roll, so nobody, not even the server, can choose a roll or know it in advance.
fairness-commitment = Server’s commitment, published before the game
# $side is a side such as Black.
fairness-commitment-of = { $side }: commitment
fairness-seed-of = { $side }: seed
fairness-seed = Server’s seed
fairness-share = Server’s latest share
fairness-share-of = { $side }: latest share
fairness-later = not revealed yet
# Opens what only experts need.
fairness-details = Details
fairness-rolls = All rolls
# $faces are the faces as they should have been.
fairness-due = should be { $faces }

## What is found

verdict-fair = Fair
verdict-consistent = No error found
verdict-false = Not fair
fairness-checking = Checking every roll…
fairness-fair =
    { $count ->
        [0] There are no rolls to check yet.
        [one] Your browser has checked the only roll. It is correct, and what decides it was fixed before the game.
       *[other] Your browser has checked all { $count } rolls. They are correct, and what decides them was fixed before the game.
    }
fairness-consistent =
    { $count ->
        [0] There are no rolls to check yet.
        [one] Your browser has checked the only roll, and it matches the published numbers. Your browser did not see all of these numbers before the game, so it cannot tell whether they were changed. The dice proof of a player whose browser did see them can settle this.
       *[other] Your browser has checked all { $count } rolls, and they match the published numbers. Your browser did not see all of these numbers before the game, so it cannot tell whether they were changed. The dice proof of a player whose browser did see them can settle this.
    }
fairness-false-rolls = Some rolls do not match the numbers that decide them. Do not trust these dice. Save the game and the dice proof as evidence.
# $party is the server or a side such as Black.
fairness-false-commitment = { $party }: the number that was revealed is not the one that was fixed before the game. Do not trust these dice. Save the game and the dice proof as evidence.
fairness-false-witness = { $party }: the numbers are not the ones your browser saw before the game. Do not trust these dice. Save the game and the dice proof as evidence.
fairness-false-moves = The moves do not follow the rules: something was left out, added or changed. Do not trust these dice. Save the game and the dice proof as evidence.
fairness-so-far = Every roll is checked as soon as it is made.
fairness-wait = The server reveals its secret number when the game is over. This page then checks every roll.
fairness-unproven = These dice cannot be checked, because some of the numbers that decide them are missing. That alone does not mean that they were unfair.
fairness-unreplayed = Every roll shown matches the published numbers, but your browser could not replay the moves by the rules. It cannot tell whether a roll is missing. Save the game and check it with “duellum verify”.
# Of a game that began in a browser: $count rolls were made before it came to the server, $proven since.
fairness-continued =
    { $count ->
        [one] The first roll was made before the game moved to the server and cannot be proven fair. Every roll since then is checked: { $proven } so far.
       *[other] The first { $count } rolls were made before the game moved to the server and cannot be proven fair. Every roll since then is checked: { $proven } so far.
    }

## Who saw it before the game. $parties is a list of the server and sides, $names one of players

fairness-witnessed = Seen by your browser before the first roll: { $parties }.
fairness-unwitnessed = Not seen by your browser before the first roll: { $parties }.
fairness-seen-by = The browsers of these players saw the numbers before the first roll: { $names }. Only their dice proofs can show that nothing was changed.
party-server = Server

## At the table

roll-waiting = The dice are still rolling: waiting for { $name }.
roll-waiting-clock = { $name } is offline, and their clock is running. The dice will be rolled as soon as they are back.
roll-waiting-away = { $name } is offline. The dice will be rolled as soon as they are back. A player who stays away for seven days loses the game.
foul-title = Something is wrong with the dice
foul-early = The server asked your browser for a secret that is not due yet.
foul-changed = Moves were changed after your browser had revealed its secret for a roll.
foul-after = Your browser no longer takes part in these rolls. Save the game and the dice proof as evidence.
