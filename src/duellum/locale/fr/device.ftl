### Games that run in this browser: their list, moving them to the server, new versions of the client.

# In the list of games.
device-mark = sur cet appareil
device-delete = Supprimer
device-delete-title = Supprimer cette partie ?
device-delete-text = Elle n’est conservée que dans ce navigateur et ne pourra pas être récupérée.
device-dice = Cette partie se joue dans votre navigateur, et ses dés viennent du générateur aléatoire du navigateur. On ne peut pas prouver qu’ils sont honnêtes. Pour les parties jouées sur le serveur, c’est possible.
device-no-record = Impossible de lire cette partie enregistrée.

## Where games cannot be kept

storage-refused = Ce navigateur ne conserve pas de parties ici, peut-être parce que la fenêtre est en navigation privée. Vous pouvez continuer, mais la partie sera perdue à la fermeture de l’onglet.
storage-full = Il n’y a plus de place dans ce navigateur pour conserver des parties. Vous pouvez continuer, mais les prochains coups seront perdus à la fermeture de l’onglet. Supprimez des parties terminées pour faire de la place.

## Going on at the server

move-open = Passer sur un autre appareil
move-title = Passer sur un autre appareil
move-text = La partie passe sur le serveur et y continue à partir de cette position.
# Added in games with dice.
move-dice = On ne peut pas prouver que les lancers faits jusqu’ici sont honnêtes.
move-device = Sur un autre appareil
# $side is a side such as Black.
move-invite = Inviter quelqu’un à jouer ({ $side })
move-done = La partie est maintenant sur le serveur. Sur l’autre appareil, ouvrez ce lien ou scannez le code, puis rejoignez la partie.
move-offline = Il faut une connexion. Réessayez quand vous serez en ligne.

## New versions

update-ready = Une nouvelle version de Duellum est prête. Vos parties restent telles quelles.
update-now = Mettre à jour
