"""Opening books: built from searches of a tree of positions, and from games of the engine against itself."""
