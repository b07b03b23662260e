-- A label to find games by, such as "public" or "finished", and since when it has it. Both are written only when the
-- label changes, so moves cost nothing. A deleted game keeps its row, so that its id never comes back.
ALTER TABLE game ADD COLUMN label TEXT NOT NULL DEFAULT '';

ALTER TABLE game ADD COLUMN labelled_at INTEGER;

-- The events of games that were there before: the first says whether a game is public, "aborted" that it was.
UPDATE game SET label = 'public', labelled_at = (SELECT at FROM event WHERE game = id AND sequence = 1)
WHERE live AND EXISTS (
    SELECT 1 FROM event WHERE game = id AND sequence = 1 AND CAST(payload AS TEXT) LIKE '%"public":true%'
);

UPDATE game SET
    labelled_at = (SELECT max(at) FROM event WHERE game = id),
    label = CASE WHEN EXISTS (
        SELECT 1 FROM event WHERE game = id AND CAST(payload AS TEXT) LIKE '{"type":"aborted"%'
    ) THEN 'aborted' ELSE 'finished' END
WHERE NOT live AND id NOT LIKE '@%' AND id NOT LIKE '~%';

CREATE INDEX game_label ON game (label, labelled_at) WHERE labelled_at IS NOT NULL;
