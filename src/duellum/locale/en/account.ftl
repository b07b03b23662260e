### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = This site has no server, so there are no accounts. Your games are in this browser.
account-privacy = Privacy: what is stored, and for how long

## How to come back

account-guest = You are playing as a guest
account-guest-about = Your games belong to this browser. If you clear its data or switch to another device, you lose them. Create a passkey to keep them and to sign in anywhere, without an e-mail address or a password.
account-back = How you sign in
account-back-about = You can sign in on any device with a passkey or with a recovery code.
account-no-passkeys = Passkeys need a secure connection (https), which this address does not have. Use a recovery code, or a code from another device.
account-make-passkey = Create a passkey
account-add-passkey = Add a passkey
account-passkey-added = The passkey has been added.
account-passkey-removed = The passkey has been removed.
account-passkey-cancelled = No passkey was used.
# $device is a browser and a system, such as “Firefox · Android”.
account-passkey = Passkey from { $device }
account-created = Created on { $day }
account-remove = Remove
account-remove-passkey = Remove the passkey from { $device }
account-codes-left =
    { $count ->
        [0] You have no recovery codes.
        [one] You have { $count } recovery code left.
       *[other] You have { $count } recovery codes left.
    }
account-make-codes = Create recovery codes
account-replace-codes = Your present recovery codes will stop working.
account-codes = Your recovery codes
account-codes-about = Each code signs you in once, on any device. Write the codes down or save them: they are shown only now.
account-codes-done = I have saved them
account-copy = Copy
account-save = Save as a file
account-copied = Copied.
account-not-copied = The browser did not allow copying.

## Signing in

account-sign-in = Sign in
account-sign-in-leaves = If you sign in to your account, this guest and the guest’s games will no longer be available in this browser.
account-use-passkey = Sign in with a passkey
account-code = Code
account-use-code = Sign in with the code
account-code-about = Enter a recovery code, or the code that another device shows under “Add a device”.
account-signed-in = You are signed in.
account-confirm = Confirm that it is you
account-confirm-about = For this change, sign in once more.

## Public name

account-name = Public name
account-name-about = Other players see this name. Nobody else can take it, or a name that looks like it.
account-name-field = Public name
account-name-save = Save name
account-name-saved = Your public name has been saved.

## Devices

account-devices = Devices
account-this-device = This device
account-seen = Last used on { $day }
account-unknown-device = Unknown device
account-sign-out = Sign out
account-sign-out-device = Sign out: { $device }
account-signed-out = Signed out.
account-sign-out-guest = You have no passkey and no recovery codes. If you sign out, you cannot get back to your games.
account-end-others = Sign out all other devices
account-others-signed-out = All other devices have been signed out.
account-add-device = Add a device
account-add-device-about = With a code you can sign in on another device, such as your phone.
# $address is the address of this page.
account-device-code-about =
    { $minutes ->
        [one] On the other device, open { $address } and enter this code within { $minutes } minute.
       *[other] On the other device, open { $address } and enter this code within { $minutes } minutes.
    }
account-device-code-warning = Do not send this code to anyone: a person who enters it can play as you.

## Data

account-data = Your data
account-data-about = Download everything that this server stores about you, with the records of all your games, or delete it.
account-export = Download
account-delete = Delete everything
account-delete-about = You resign your unfinished games. Your opponents keep their games, without your name. Nobody will be able to sign in as you again, not even you. This cannot be undone.
account-deleted = Your data have been deleted.

refused-mixed-alphabets = A word of a public name may not mix alphabets.
refused-name-taken = Another player has this name, or one that looks like it.
refused-not-permanent = Create a passkey or recovery codes first.
refused-signed-out = You are not signed in.
refused-sign-in-again = Sign in again first.
refused-last-way-in = This is your only way to sign in. Add a passkey or recovery codes first.
refused-no-passkeys = Passkeys need a secure connection (https).
refused-bad-passkey = This passkey is not known here, or could not be verified.
refused-bad-code = This code is wrong, has been used, or has expired.

## The privacy page: what is stored, for how long, how to delete it.

privacy-title = Privacy
privacy-short = You need no e-mail address and no password. There is no advertising and no tracking, and nothing is sent to third parties. This page says what this server stores.
privacy-short-local = This site has no server: nothing leaves your browser.
privacy-browser = In your browser
privacy-browser-text = Your settings, the name you play under, games against the computer, solved puzzles and lessons, and your share of the dice are stored in this browser only. You can delete them in the browser’s settings for this site.
privacy-guest = As a guest
privacy-guest-text = A cookie with a random player number, so that your games stay yours. It expires a year after your last visit.
privacy-account = With an account
privacy-account-text = The public keys of your passkeys and hashes of your recovery codes, from which nobody can derive the codes; your public name and a fingerprint of it, by which names that look like it are recognised; and for each device the names of its browser and system, when you signed in, and the day of its last use.
privacy-games = Games
privacy-games-text = Games on this server, with moves, times, results, and the names of the players. Anyone who has the link of a game can watch it; public games are listed for everybody.
privacy-network = Network addresses
privacy-network-text = The server keeps network addresses in memory for a short time, to limit abuse. It does not store them.
privacy-time = How long
privacy-time-text = Your account is stored until you delete it. The operator decides how long games are kept; without such a decision cancelled games are deleted after 30 days and finished games are kept.
privacy-delete = How to delete
privacy-delete-text = On the account page you can delete everything at once. Passkeys, codes, devices and your public name are gone immediately; soon after, your name is removed from all games, including where it was stored. Your opponents keep the moves. What remains is the random player number, without anything that leads to you.
privacy-backup = Backups
privacy-backup-text = Backups that the operator made before may contain deleted data until they are replaced.
privacy-account-link = To your account
