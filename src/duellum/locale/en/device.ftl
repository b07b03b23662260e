### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = on this device
device-delete = Delete
device-delete-title = Delete this game?
device-delete-text = It is kept in this browser only and cannot be brought back.
device-dice = This game runs in your browser, and its dice come from the browser’s own random generator: they cannot be proven fair. The dice of games on the server can.
device-no-record = The record of this game cannot be read.

## Where games cannot be kept

storage-refused = This browser keeps no games here, perhaps because its window is private. You can play on, but the game is lost when the tab is closed.
storage-full = There is no room left in this browser to keep games. You can play on, but the moves from now on are lost when the tab is closed. Delete finished games to make room.

## Going on at the server

move-open = Move to another device
move-title = Move to another device
move-text = The game moves to the server and goes on there from this position.
# Added in games with dice.
move-dice = Its throws so far cannot be proven fair.
move-device = On another device
# $side is a side such as Black.
move-invite = Invite somebody to play { $side }
move-done = The game is on the server now. Open this link on the other device, or let it read the code, and sit down there.
move-offline = This needs a connection. Try again when you are online.

## New versions

update-ready = A new version of Duellum is ready. Your games stay as they are.
update-now = Update
