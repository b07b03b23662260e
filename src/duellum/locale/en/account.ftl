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
