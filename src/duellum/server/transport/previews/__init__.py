"""Link previews: what other sites and messengers show of a link to a game, with a picture made here."""
