"""Commands that draw: roll diagrams, and sets to print."""
