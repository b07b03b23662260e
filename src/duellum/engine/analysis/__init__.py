"""GameAnalysis of finished games: grades, luck, text and HTML reports."""
