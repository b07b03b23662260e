shell-title = Duellum
