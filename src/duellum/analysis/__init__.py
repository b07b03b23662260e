"""Analysis of games: grades, luck, text and HTML reports."""
