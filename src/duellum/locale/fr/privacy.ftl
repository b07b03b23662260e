### The privacy page: what is stored, for how long, how to delete it.

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
