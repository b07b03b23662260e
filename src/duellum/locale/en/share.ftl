### Sharing: pictures, animations and links of a game; what a link to a game shows elsewhere.

## What other sites show of a link

preview-title = { $game }: { $first } – { $second }
# The picture in words.
preview-picture = A position of { $game }: { $first } against { $second }
preview-live = The game is in progress: move { $turn }.
preview-waiting = The game is waiting for a second player.
preview-aborted = The game was cancelled.

## The dialog

share = Share
share-kind = What to share
share-kind-picture = Picture
share-kind-animation = Animation
share-kind-link = Link
share-shape = Shape
share-shape-wide = Wide
share-shape-square = Square
share-last-moves =
    { $count ->
        [one] The last move
       *[other] The last { $count } moves
    }
# Opens the system's own dialog for sharing.
share-send = Share…
share-save = Save
share-copy-picture = Copy picture
share-copy-link = Copy link
share-copied = Copied.
share-failed = The browser did not allow this. Save the file instead.
share-drawing = Drawing the picture.
# $share is a percentage.
share-animating = Drawing the animation: { $share }.
share-link-about = The link opens the review at this move.
share-link-page = The link opens this page.
share-link-inside = The link contains the whole game. It opens the review without a server, and nothing is stored.
share-link-too-long = This game is too long for a link. Save it as a file instead.
