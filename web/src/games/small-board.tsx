/** A position as a small picture of the real board, next to words that say what it is. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { loadCatalogues } from "../i18n/translation.ts";
import type { PositionView, Seat } from "../protocol/types.ts";
import type { AnyDiagram } from "./diagram.ts";
import { findClient } from "./registry.ts";
import "./small-board.css";

interface SmallBoardProps {
  game: string;
  /** What it shows; null while that is being loaded. */
  picture: PositionView | null;
  seat: Seat;
  toMove: Seat | null;
  /** The squares or fields that are marked. */
  stars?: readonly string[];
}

/** The diagram of a game; null until it has been loaded, and where that fails. */
function useDiagram(game: string): AnyDiagram | null {
  const diagram = useSignal<AnyDiagram | null>(null);
  useEffect(() => {
    const client = findClient(game);
    Promise.all([client.loadDiagram(), loadCatalogues(client.catalogue)]).then(
      ([loaded]) => (diagram.value = loaded),
      () => undefined, // the words next to it are enough
    );
  }, [game]);
  return diagram.value;
}

const nothing = () => undefined;

/** Draw it in the width of its parent. Its height is kept from the beginning, so that nothing moves. */
export function SmallBoard({ game, picture, seat, toMove, stars = [] }: SmallBoardProps): JSX.Element {
  const diagram = useDiagram(game);
  return (
    <div class="small-board" data-game={game} aria-hidden="true">
      {diagram && picture && (
        <diagram.Drawing
          picture={picture}
          legal={[]}
          last={null}
          ply={0}
          seat={seat}
          toMove={toMove}
          play={nothing}
          announce={nothing}
          stars={stars}
          label=""
          isLive={false}
          others={[]}
          next={null}
          refused={null}
        />
      )}
    </div>
  );
}
