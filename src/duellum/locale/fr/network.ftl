### Players in the local network: whether they are let in.

network-switch = Joueurs de votre réseau
network-off = Ce lien ne marche que sur cet ordinateur. Activez cette option, et toute personne du même réseau, par exemple de votre Wi-Fi, pourra ouvrir Duellum sur cet ordinateur et jouer.
network-on = Toute personne du même réseau peut ouvrir le lien et jouer. S’il ne s’ouvre pas chez elle, le pare-feu de cet ordinateur le bloque peut-être. L’accès prend fin à la fermeture de Duellum.
network-address = Adresse
network-link = Lien pour les joueurs de votre réseau
