-- One row says when a server last served; before, every heartbeat was an event of the stream "~beats".
CREATE TABLE heartbeat (
    id INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
);

INSERT INTO heartbeat SELECT 1, at FROM event WHERE game = '~beats' ORDER BY sequence DESC LIMIT 1;

DELETE FROM event WHERE game = '~beats';

DELETE FROM game WHERE id = '~beats';

-- The last snapshot of a game: what its events up to `sequence` lead to, as a program of that version stores it.
CREATE TABLE snapshot (
    game TEXT NOT NULL PRIMARY KEY,
    sequence INTEGER NOT NULL,
    version TEXT NOT NULL,
    payload BLOB NOT NULL
);
