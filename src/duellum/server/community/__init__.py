"""Players beyond a single game, as pure logic: events are folded, decisions return events or refuse."""
