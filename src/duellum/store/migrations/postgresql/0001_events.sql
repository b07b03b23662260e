CREATE TABLE event (
    game text COLLATE "C" NOT NULL,
    sequence bigint NOT NULL,
    at bigint NOT NULL,
    payload bytea NOT NULL,
    PRIMARY KEY (game, sequence)
);

CREATE TABLE game (
    id text COLLATE "C" PRIMARY KEY,
    latest bigint NOT NULL,
    live boolean NOT NULL,
    due bigint
);

CREATE INDEX game_live ON game (id) WHERE live;

CREATE INDEX game_due ON game (due) WHERE live AND due IS NOT NULL;

-- Appends a group in one statement, hence in one round trip and one transaction. The first five arrays have an
-- element an append, the others one an event, which says by `owners` to which append it belongs. An append is
-- written where its game stands at `after`; else its place, counted from 1, is returned with where the game stands.
-- A game's row is locked as it is written, so two groups cannot both win; whoever calls this hands in the appends
-- sorted by game, so two groups cannot wait for each other.
CREATE FUNCTION append_events(
    games text[], afters bigint[], latests bigint[], lives boolean[], dues bigint[],
    owners integer[], homes text[], sequences bigint[], times bigint[], payloads bytea[]
) RETURNS TABLE (refused bigint, stands_at bigint) LANGUAGE plpgsql AS $$
DECLARE
    wanted record;
    all_refused bigint[] := '{}';
BEGIN
    FOR wanted IN
        SELECT * FROM unnest(games, afters, latests, lives, dues)
        WITH ORDINALITY AS one (id, after, latest, live, due, place)
    LOOP
        IF wanted.after = 0 THEN
            INSERT INTO game VALUES (wanted.id, wanted.latest, wanted.live, wanted.due) ON CONFLICT DO NOTHING;
        ELSE
            UPDATE game SET latest = wanted.latest, live = wanted.live, due = wanted.due
            WHERE id = wanted.id AND latest = wanted.after;
        END IF;
        IF NOT FOUND THEN
            refused := wanted.place;
            stands_at := coalesce((SELECT latest FROM game WHERE id = wanted.id), 0);
            all_refused := all_refused || refused;
            RETURN NEXT;
        END IF;
    END LOOP;
    INSERT INTO event
    SELECT new.game, new.sequence, new.at, new.payload
    FROM unnest(owners, homes, sequences, times, payloads) AS new (owner, game, sequence, at, payload)
    WHERE new.owner <> ALL (all_refused);
END
$$;
