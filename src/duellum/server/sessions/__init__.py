"""Players' sessions: signed cookies, the keys that sign them, and their revocation."""
