/** Sharing from the review of a game: the position shown, with the moves before it. */
import type { JSX } from "preact";
import { describeEnding, sideName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import { isLocalId } from "../local/stored-game.ts";
import type { Replay } from "../protocol/types.ts";
import { listSteps } from "./game-share.tsx";
import { ShareButton } from "./share-button.tsx";
import { listNames, MAX_STEPS, type SharedGame, type SharedLink } from "./shared-game.ts";

interface ReplayShareProps {
  /** The game's id in the address. */
  id: string;
  replay: Replay;
  /** How many plies are shown. */
  ply: number;
}

export function ReplayShare({ id, replay, ply }: ReplayShareProps): JSX.Element {
  return <ShareButton load={() => describeReplay(id, replay, ply)} />;
}

function describeReplay(id: string, replay: Replay, ply: number): SharedGame {
  const { rules, seats, outcome, positions, moves } = replay;
  const shown = positions[ply];
  if (!shown) throw new RangeError(`there are the plies 0 to ${moves.length}, not ${ply}`);
  const isEnd = ply === moves.length && outcome !== null;
  return {
    rules,
    names: listNames(rules, seats),
    winner: isEnd ? outcome.winner : null,
    status: isEnd ? describeResult(replay) : t("preview-live", { turn: moves[ply - 1]?.turn ?? 1 }),
    seat: 0,
    picture: shown.picture,
    last: shown.move,
    steps: listSteps(positions.slice(Math.max(0, ply - MAX_STEPS), ply + 1)),
    link: findLink(id, replay, ply),
  };
}

function describeResult({ rules, outcome }: Replay): string {
  if (outcome === null) return "";
  const { winner, reason } = outcome;
  const first = winner === null ? t("result-draw") : t("result-winner", { side: sideName(rules, winner) });
  return t("sentences", { first, second: describeEnding(reason) });
}

/** A game that the server has is linked by its id; every other one travels in its link. */
function findLink(id: string, { game, record }: Replay, ply: number): SharedLink {
  const isServers = game !== "" && game === id && !isLocalId(id);
  return isServers ? { kind: "game", gameId: game, ply } : { kind: "record", record, ply };
}
