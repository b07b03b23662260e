"""Opening books: the model, and the text form of their files."""
