"""Who searches next: a queue that is fair to clients, slots for running searches, back-off after failures."""
