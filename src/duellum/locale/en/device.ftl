### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = on this device
device-delete = Delete
device-delete-title = Delete this game?
device-delete-text = It is stored only in this browser and cannot be restored.
device-dice = This game runs in your browser, and its dice come from the browser’s own random generator. They cannot be proven fair. The dice of games on the server can.
device-no-record = This saved game cannot be read.

## Where games cannot be kept

storage-refused = This browser will not store games here, perhaps because this is a private window. You can keep playing, but the game will be lost when you close the tab.
storage-full = This browser has no room left to store games. You can keep playing, but new moves will be lost when you close the tab. Delete finished games to make room.

## Going on at the server

move-open = Move to another device
move-title = Move to another device
move-text = The game moves to the server and continues there from this position.
# Added in games with dice.
move-dice = Its rolls so far cannot be proven fair.
move-device = On another device
# $side is a side such as Black.
move-invite = Invite someone to play { $side }
move-done = The game is on the server now. Open this link on the other device, or scan the code with it, and join the game there.
move-offline = This needs a connection. Try again when you are online.

## New versions

update-ready = A new version of Duellum is ready. Your games stay as they are.
update-now = Update
