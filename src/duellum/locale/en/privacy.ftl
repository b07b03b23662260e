### The privacy page: what is stored, for how long, how to delete it.

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
