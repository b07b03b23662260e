"""What happens between players outside of a game. Pure: decisions and the replay of events."""
