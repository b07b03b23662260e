/** Public games in progress, each as a small board that follows the game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { PlayerName } from "../components/player-name.tsx";
import { formatShortClock } from "../game/clock.ts";
import type { AnyDiagram } from "../games/diagram.ts";
import { Emblem } from "../games/emblem.tsx";
import { gameName, seatName } from "../games/names.ts";
import { findClient } from "../games/registry.ts";
import { loadCatalogues, t } from "../i18n/translation.ts";
import type { Seat, WatchedGame } from "../protocol/types.ts";
import { formatPath, gamePath } from "../router.ts";
import "./live-boards.css";

const SEATS: readonly Seat[] = [0, 1];

export function LiveBoards({ games }: { games: readonly WatchedGame[] }): JSX.Element | null {
  if (games.length === 0) return null;
  return (
    <section class="home-section" aria-labelledby="live">
      <h2 id="live">{t("watch-live")}</h2>
      <ul class="live-boards">
        {games.map((watched) => (
          <li key={watched.game.game}>
            <LiveBoard watched={watched} />
          </li>
        ))}
      </ul>
      <a class="button subtle home-all" href={formatPath({ page: "watch" })}>
        {t("watch-all")}
      </a>
    </section>
  );
}

function LiveBoard({ watched: { game, shown } }: { watched: WatchedGame }): JSX.Element {
  const diagram = useDiagram(game.rules);
  const [first, second] = [seatName(game.seats[0]), seatName(game.seats[1])];
  return (
    <a class="card tile live-board" href={gamePath(game.game)}>
      <span class="live-board-picture" inert aria-hidden="true">
        {diagram ? (
          <diagram.Drawing
            key={game.game}
            picture={shown.picture}
            last={shown.move}
            ply={shown.ply}
            toMove={game.to_move}
            seat={0}
            legal={[]}
            label=""
            isLive={false}
            isSilent
            others={[]}
            next={null}
            refused={null}
            play={() => undefined}
            announce={() => undefined}
          />
        ) : (
          <Emblem rules={game.rules} />
        )}
      </span>
      <span class="live-board-players">
        {SEATS.map((seat) => (
          <span key={seat} class="live-board-player" data-turn={game.to_move === seat}>
            <PlayerName name={seat === 0 ? first : second} />
          </span>
        ))}
      </span>
      <span class="live-board-about muted">
        {t("live-about", { game: gameName(game.rules), turn: game.turn, clock: formatShortClock(game.clock) })}
      </span>
    </a>
  );
}

/** The diagram of a game, once it is loaded. */
function useDiagram(rules: string): AnyDiagram | null {
  const diagram = useSignal<AnyDiagram | null>(null);
  useEffect(() => {
    const client = findClient(rules);
    Promise.all([client.loadDiagram(), loadCatalogues(client.catalogue)]).then(
      ([loaded]) => (diagram.value = loaded),
      () => undefined, // the emblem stays
    );
  }, [rules]);
  return diagram.value;
}
