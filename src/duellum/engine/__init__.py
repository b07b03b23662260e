"""What thinks and what speaks for it: the text protocol between programs."""
