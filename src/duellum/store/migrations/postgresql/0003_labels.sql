-- A label to find games by, such as "public" or "finished", and since when it has it. Both are written only when the
-- label changes, so moves cost nothing. A deleted game keeps its row, so that its id never comes back.
ALTER TABLE game ADD COLUMN label text NOT NULL DEFAULT '', ADD COLUMN labelled_at bigint;

-- The events of games that were there before: the first says whether a game is public, "aborted" that it was.
UPDATE game SET label = 'public', labelled_at = (SELECT at FROM event WHERE game = id AND sequence = 1)
WHERE live AND EXISTS (
    SELECT 1 FROM event WHERE game = id AND sequence = 1 AND encode(payload, 'escape') LIKE '%"public":true%'
);

UPDATE game SET
    labelled_at = (SELECT max(at) FROM event WHERE game = id),
    label = CASE WHEN EXISTS (
        SELECT 1 FROM event WHERE game = id AND encode(payload, 'escape') LIKE '{"type":"aborted"%'
    ) THEN 'aborted' ELSE 'finished' END
WHERE NOT live AND id NOT LIKE '@%' AND id NOT LIKE '~%';

CREATE INDEX game_label ON game (label, labelled_at) WHERE labelled_at IS NOT NULL;

-- As before, with the labels and times of the appends behind the first five arrays. A node of the version before may
-- still call the old function: a label stays as it was then. A deleted game stands at -1, which no append follows.
CREATE FUNCTION append_events(
    games text[], afters bigint[], latests bigint[], lives boolean[], dues bigint[], labels text[], ats bigint[],
    owners integer[], homes text[], sequences bigint[], times bigint[], payloads bytea[]
) RETURNS TABLE (refused bigint, stands_at bigint) LANGUAGE plpgsql AS $$
DECLARE
    wanted record;
    all_refused bigint[] := '{}';
BEGIN
    FOR wanted IN
        SELECT one.*, CASE WHEN one.label <> '' THEN one.at END AS labelled_at
        FROM unnest(games, afters, latests, lives, dues, labels, ats)
        WITH ORDINALITY AS one (id, after, latest, live, due, label, at, place)
    LOOP
        IF wanted.after = 0 THEN
            INSERT INTO game (id, latest, live, due, label, labelled_at) VALUES (
                wanted.id, wanted.latest, wanted.live, wanted.due, wanted.label, wanted.labelled_at
            ) ON CONFLICT DO NOTHING;
        ELSE
            UPDATE game SET latest = wanted.latest, live = wanted.live, due = wanted.due, label = wanted.label,
                labelled_at = CASE WHEN label = wanted.label THEN labelled_at ELSE wanted.labelled_at END
            WHERE id = wanted.id AND latest = wanted.after;
        END IF;
        IF NOT FOUND THEN
            refused := wanted.place;
            stands_at := coalesce((SELECT latest FROM game WHERE id = wanted.id), 0);
            all_refused := all_refused || refused;
            RETURN NEXT;
        END IF;
    END LOOP;
    INSERT INTO event (game, sequence, at, payload)
    SELECT new.game, new.sequence, new.at, new.payload
    FROM unnest(owners, homes, sequences, times, payloads) AS new (owner, game, sequence, at, payload)
    WHERE new.owner <> ALL (all_refused);
END
$$;

-- Goes on with the deletion of a game, or begins one whose label is older than `before`: deletes at most `most` of its
-- events and returns its id; nothing where there is no such game. A game that another node deletes is passed over.
CREATE FUNCTION purge_events(old_label text, before bigint, most integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    found_id text;
    deleted bigint;
BEGIN
    SELECT id INTO found_id FROM game WHERE label = '~deleting' AND labelled_at >= 0
    LIMIT 1 FOR UPDATE SKIP LOCKED;
    IF found_id IS NULL THEN
        SELECT id INTO found_id FROM game WHERE label = old_label AND labelled_at < before
        ORDER BY labelled_at LIMIT 1 FOR UPDATE SKIP LOCKED;
    END IF;
    IF found_id IS NULL THEN
        RETURN NULL;
    END IF;
    UPDATE game SET live = false, due = NULL, latest = -1, label = '~deleting' WHERE id = found_id;
    DELETE FROM snapshot WHERE game = found_id;
    DELETE FROM event WHERE (game, sequence) IN (
        SELECT game, sequence FROM event WHERE game = found_id ORDER BY sequence LIMIT most
    );
    GET DIAGNOSTICS deleted = ROW_COUNT;
    IF deleted < most THEN
        UPDATE game SET label = '~deleted', labelled_at = NULL WHERE id = found_id;
    END IF;
    RETURN found_id;
END
$$;
