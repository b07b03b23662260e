### Finding an opponent: quick pairing, open challenges, and what others are playing.

opponent-stranger = Anyone online
opponent-stranger-about = Choose a clock. The first player who wants the same plays against you; others can watch the game.

## Clocks of your own

clock-custom = Custom clock
clock-minutes = Minutes for each player
clock-minutes-value = { $minutes } min
clock-increment = Extra seconds per turn
clock-increment-value = { $seconds } s

## Quick pairing

pairing-clocks = Clock
# On a button with a clock: how many players are waiting for an opponent with this clock.
pairing-waiting =
    { $count ->
        [one] { $count } player waiting
       *[other] { $count } players waiting
    }
pairing-seek = Find an opponent
pairing-offline = Needs a connection to the server.
pairing-seeking = Looking for an opponent
# What is being looked for: a game and its clock.
pairing-terms = { $game }, { $clock }
pairing-stop = Stop looking for an opponent
pairing-meanwhile = Play the computer meanwhile
pairing-meanwhile-about = As soon as an opponent is found, you go to your new game; the game against the computer is saved.
pairing-found = Opponent found. Have a good game!
pairing-found-meanwhile = Opponent found. Your previous game is saved.

## Open challenges

challenges = Open challenges
# How many people are connected, this visitor included.
challenges-online =
    { $count ->
        [one] { $count } person online
       *[other] { $count } people online
    }
challenges-none = No open challenges right now. Make one: everyone who is online sees it.
challenges-alone = You are the only one here right now. Make a challenge, and play the computer until somebody comes.
challenges-make = Make a challenge
# A player without a name.
challenges-guest = Guest
# A link to a game with a free seat.
challenges-look = View

## Games of others

# Under a small board: the game, the number of the turn and the clock.
live-about = { $game } · turn { $turn } · { $clock }
home-results = Latest results

## Around a game: the score of a match, and reactions. Loaded with what shows them, and with the settings.

match-points = Match score

## Reactions: short messages between two players, who cannot write anything else.

reactions = Reactions
reaction-hello = Hello!
reaction-good-luck = Good luck!
reaction-nice-move = Nice move!
reaction-wow = Wow!
reaction-oops = Oops!
reaction-one-moment = One moment, please
reaction-thanks = Thank you!
reaction-good-game = Good game!
# For screen readers: $name is the player, $text one of the reactions above.
reaction-announced = { $name }: { $text }
reactions-mute = Mute opponent in this game
reactions-unmute = Show opponent’s reactions
settings-reactions = Reactions
settings-reactions-note = Show short reactions such as “Nice move!” in games with other people.
