"""A third game, installed for a test as another package would be: through an entry point."""
