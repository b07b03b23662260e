"""The bus that wakes other processes when a game has changed: in process, Unix sockets, Redis."""
