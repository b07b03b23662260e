### The account page: how a guest becomes permanent, devices, public name, data.

account-no-server = Ce site n’a pas de serveur, donc pas de comptes. Vos parties sont dans ce navigateur.
account-privacy = Confidentialité : ce qui est enregistré, et pour combien de temps

## How to come back

account-guest = Vous jouez en tant qu’invité
account-guest-about = Vos parties sont liées à ce navigateur. Si vous effacez ses données ou changez d’appareil, vous les perdez. Créez une clé d’accès pour les garder et vous connecter partout, sans adresse e-mail ni mot de passe.
account-back = Comment vous vous connectez
account-back-about = Vous pouvez vous connecter sur n’importe quel appareil avec une clé d’accès ou un code de secours.
account-no-passkeys = Les clés d’accès demandent une connexion sécurisée (https), que cette adresse n’a pas. Utilisez un code de secours ou un code affiché par un autre appareil.
account-make-passkey = Créer une clé d’accès
account-add-passkey = Ajouter une clé d’accès
account-passkey-added = La clé d’accès a été ajoutée.
account-passkey-removed = La clé d’accès a été supprimée.
account-passkey-cancelled = Aucune clé d’accès n’a été utilisée.
account-passkey = Clé d’accès de { $device }
account-created = Créée le { $day }
account-remove = Supprimer
account-remove-passkey = Supprimer la clé d’accès de { $device }
account-codes-left =
    { $count ->
        [0] Vous n’avez pas de code de secours.
        [one] Il vous reste { $count } code de secours.
       *[other] Il vous reste { $count } codes de secours.
    }
account-make-codes = Créer des codes de secours
account-replace-codes = Vos codes de secours actuels ne fonctionneront plus.
account-codes = Vos codes de secours
account-codes-about = Chaque code permet de se connecter une fois, sur n’importe quel appareil. Notez les codes ou enregistrez-les : ils ne sont affichés que maintenant.
account-codes-done = Je les ai gardés
account-copy = Copier
account-save = Enregistrer dans un fichier
account-copied = Copié.
account-not-copied = Le navigateur n’a pas autorisé la copie.

## Signing in

account-sign-in = Se connecter
account-sign-in-leaves = Si vous vous connectez à votre compte, cet invité et ses parties ne seront plus accessibles dans ce navigateur.
account-use-passkey = Se connecter avec une clé d’accès
account-code = Code
account-use-code = Se connecter avec le code
account-code-about = Saisissez un code de secours, ou le code qu’un autre appareil affiche sous « Ajouter un appareil ».
account-signed-in = Vous êtes connecté.
account-confirm = Confirmez que c’est bien vous
account-confirm-about = Pour ce changement, connectez-vous encore une fois.

## Public name

account-name = Nom public
account-name-about = Les autres joueurs voient ce nom. Personne d’autre ne peut le prendre, ni un nom qui lui ressemble.
account-name-field = Nom public
account-name-save = Enregistrer le nom
account-name-saved = Votre nom public a été enregistré.

## Devices

account-devices = Appareils
account-this-device = Cet appareil
account-seen = Dernière utilisation le { $day }
account-unknown-device = Appareil inconnu
account-sign-out = Se déconnecter
account-sign-out-device = Déconnecter : { $device }
account-signed-out = Déconnecté.
account-sign-out-guest = Vous n’avez ni clé d’accès ni code de secours. Si vous vous déconnectez, vous ne retrouverez plus vos parties.
account-end-others = Déconnecter tous les autres appareils
account-others-signed-out = Tous les autres appareils ont été déconnectés.
account-add-device = Ajouter un appareil
account-add-device-about = Un code permet de vous connecter sur un autre appareil, par exemple votre téléphone.
account-device-code-about =
    { $minutes ->
        [one] Sur l’autre appareil, ouvrez { $address } et saisissez ce code dans la minute ({ $minutes }).
       *[other] Sur l’autre appareil, ouvrez { $address } et saisissez ce code dans les { $minutes } minutes.
    }
account-device-code-warning = N’envoyez ce code à personne : quiconque le saisit peut jouer à votre place.

## Data

account-data = Vos données
account-data-about = Téléchargez tout ce que ce serveur enregistre sur vous, avec toutes vos parties, ou supprimez-le.
account-export = Télécharger
account-delete = Tout supprimer
account-delete-about = Vous abandonnez vos parties en cours. Vos adversaires gardent leurs parties, sans votre nom. Plus personne ne pourra se connecter à votre place, pas même vous. C’est irréversible.
account-deleted = Vos données ont été supprimées.

refused-mixed-alphabets = Un mot d’un nom public ne peut pas mélanger plusieurs alphabets.
refused-name-taken = Un autre joueur a ce nom, ou un nom qui lui ressemble.
refused-not-permanent = Créez d’abord une clé d’accès ou des codes de secours.
refused-signed-out = Vous n’êtes pas connecté.
refused-sign-in-again = Connectez-vous d’abord encore une fois.
refused-last-way-in = C’est votre seul moyen de vous connecter. Ajoutez d’abord une clé d’accès ou des codes de secours.
refused-no-passkeys = Les clés d’accès demandent une connexion sécurisée (https).
refused-bad-passkey = Cette clé d’accès n’est pas connue ici, ou n’a pas pu être vérifiée.
refused-bad-code = Ce code est faux, déjà utilisé ou expiré.

## The privacy page: what is stored, for how long, how to delete it.

privacy-title = Confidentialité
privacy-short = Il ne faut ni adresse e-mail ni mot de passe. Il n’y a ni publicité ni pistage, et rien n’est transmis à des tiers. Cette page dit ce que ce serveur enregistre.
privacy-short-local = Ce site n’a pas de serveur : rien ne quitte votre navigateur.
privacy-browser = Dans votre navigateur
privacy-browser-text = Vos réglages, votre nom de joueur, les parties contre l’ordinateur, les problèmes résolus, les leçons et votre part des dés sont enregistrés dans ce navigateur seulement. Vous pouvez les supprimer dans les réglages du navigateur pour ce site.
privacy-guest = En tant qu’invité
privacy-guest-text = Un cookie avec un numéro de joueur aléatoire, pour que vos parties restent les vôtres. Il expire un an après votre dernière visite.
privacy-account = Avec un compte
privacy-account-text = Les clés publiques de vos clés d’accès et des empreintes de vos codes de secours, dont personne ne peut déduire les codes ; votre nom public et une empreinte de ce nom, qui permet de reconnaître les noms qui lui ressemblent ; et pour chaque appareil, les noms du navigateur et du système, la date de connexion et le jour de la dernière utilisation.
privacy-games = Parties
privacy-games-text = Les parties jouées sur ce serveur, avec les coups, les temps, les résultats et les noms des joueurs. Toute personne qui a le lien d’une partie peut la regarder ; les parties publiques figurent dans une liste visible par tous.
privacy-network = Adresses réseau
privacy-network-text = Le serveur garde les adresses réseau en mémoire un court moment, pour limiter les abus. Il ne les enregistre pas.
privacy-time = Pour combien de temps
privacy-time-text = Votre compte est conservé jusqu’à ce que vous le supprimiez. L’exploitant décide de la durée de conservation des parties ; sinon, les parties annulées sont supprimées après 30 jours et les parties terminées sont conservées.
privacy-delete = Comment supprimer
privacy-delete-text = Sur la page du compte, vous pouvez tout supprimer d’un coup. Clés d’accès, codes, appareils et nom public disparaissent aussitôt ; peu après, votre nom est retiré de toutes les parties, y compris là où il était enregistré. Vos adversaires gardent les coups. Il ne reste que le numéro de joueur aléatoire, sans rien qui mène à vous.
privacy-backup = Sauvegardes
privacy-backup-text = Les sauvegardes faites auparavant par l’exploitant peuvent contenir des données supprimées jusqu’à leur remplacement.
privacy-account-link = Vers votre compte
