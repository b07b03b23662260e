### The line mode: games in a terminal, typed line by line.
### $side is the name of a side, $path that of a file; $load and $help are words that one types.

## Beginning and end

terminal-welcome-two = { $game } for two players at one keyboard.
# $level is 1 to 8.
terminal-welcome-engine = { $game }: you against the computer, level { $level }.
terminal-welcome-help = Type “{ $help }” to see what you can type.
terminal-lot = The first player was chosen at random.
terminal-unfinished = You have an unfinished game: type “{ $load }” to continue it.
terminal-kept = The game is stored in { $path }
terminal-next-time = Next time, type “{ $load }” to continue it.
terminal-goodbye = Goodbye.

## Before the cursor, without a full stop

terminal-prompt-dice = { $side }: press Enter to roll
terminal-prompt-over = The game is over

## Commands: the word that one types, in small letters and in one word; no two may be the same.
## English words are understood in every language.

terminal-command =
    { $command ->
        [list] list
        [roll] roll
        [hint] hint
        [undo] undo
        [draw] draw
        [resign] resign
        [save] save
        [load] load
        [new] new
        [board] board
        [rules] rules
        [help] help
       *[quit] quit
    }
# What follows the word; in square brackets where it may be left out.
terminal-argument =
    { $command ->
        [move] <move>
        [list] [beginning]
        [save] FILE
        [load] [FILE]
       *[rules] [clause]
    }
terminal-help =
    { $command ->
        [move] make a move, in notation or by its number in the list
        [list] list the legal moves, or only those that start with the text you add
        [roll] roll the dice; pressing Enter does the same
        [hint] ask the computer which move it would play, and why
        [undo] take back the last move; against the computer, its answer too
        [draw] offer a draw; the opponent is asked
        [resign] resign the game
        [save] save the game to a file
        [load] continue a saved game, or your last unfinished game if you name no file
        [new] start a new game
        [board] draw the position again
        [rules] show the rules, or one clause of them
        [help] show this list
       *[quit] leave; the game is stored
    }

## Questions

terminal-yes = yes
terminal-no = no
terminal-ask = { $question } ({ terminal-yes }/{ terminal-no })
terminal-draw = Does the opponent accept the draw?
terminal-overwrite = { $path } exists. Overwrite it?

## What happens

terminal-thinking = { $side } is thinking…
# $notation is the move as one types it, $move the same in words.
terminal-played = { $side } played { $notation }: { $move }.
# The reasons follow, as sentences. $percent is how likely the move wins.
terminal-hint = { $notation }: { $move } ({ $percent }).
terminal-goes-on = The game continues.
terminal-resigned = { $side } resigned.
terminal-saved = Saved to { $path }
terminal-loaded = Loaded { $path }
# $name is a clause of the rules such as B12, $text what it says.
terminal-clause = { $name }: { $text }
terminal-clauses = The clauses are { $names }.
# Of a clause whose text is not part of Duellum.
terminal-no-text = (no text)

## What does not work

terminal-list-range = There is no move { $number } in the list: choose 1 to { $count }.
terminal-none-begins = No legal move starts with that.
terminal-no-move = There is no legal move now.
terminal-rolled = A roll cannot be taken back.
terminal-name-file = Name the file to save to.
terminal-none-kept = There is no unfinished game.
terminal-other-game = This file contains a different kind of game.
terminal-no-file = There is no file { $path }.
terminal-no-access = { $path } cannot be read or written: permission denied.
terminal-is-folder = { $path } is a folder.
# $text is in the system's language.
terminal-system = The system reports: { $text }
# $reason is one of the sentences above.
terminal-not-kept = Warning: the game cannot be stored on disk. { $reason }
