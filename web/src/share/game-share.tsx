/** Sharing from the page of a game: the position shown, with the moves before it. */
import type { JSX } from "preact";
import { describeEnding, sideName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import { readRecord } from "../local/start.ts";
import { isLocalId } from "../local/stored-game.ts";
import type { PastPosition, State } from "../protocol/types.ts";
import type { Session } from "../session/session.ts";
import { ShareButton } from "./share-button.tsx";
import { listNames, MAX_STEPS, type SharedGame, type SharedLink, type SharedStep } from "./shared-game.ts";

interface GameShareProps {
  session: Session;
  game: State;
}

export function GameShare({ session, game }: GameShareProps): JSX.Element {
  return <ShareButton load={() => describeGame(session, game)} />;
}

async function describeGame(session: Session, game: State): Promise<SharedGame> {
  const shown = session.shownPosition.peek();
  const ply = shown?.ply ?? game.situation.ply;
  const [positions, link] = await Promise.all([
    session.fetchPositions(Math.max(0, ply - MAX_STEPS), ply).catch(() => []),
    findLink(game, ply),
  ]);
  const isNow = ply === game.situation.ply;
  return {
    rules: game.rules,
    names: listNames(game.rules, game.seats),
    winner: isNow ? (game.outcome?.winner ?? null) : null,
    status: describeStatus(game, ply),
    seat: session.clientState.peek().you[0] ?? 0,
    picture: shown?.picture ?? game.situation.picture,
    last: shown?.last ?? null,
    steps: listSteps(positions),
    link,
  };
}

/** The moves between positions that follow each other. */
export function listSteps(positions: readonly PastPosition[]): SharedStep[] {
  return positions.slice(1).flatMap(({ ply, picture, move }, index) => {
    const before = positions[index];
    return before && move && before.ply === ply - 1 ? [{ before: before.picture, move, after: picture }] : [];
  });
}

/** The result at the end of a game; before that, how far the game was. */
function describeStatus({ rules, outcome, situation, moves }: State, ply: number): string {
  if (!outcome || ply < situation.ply) return t("preview-live", { turn: moves[ply - 1]?.turn ?? 1 });
  const { winner } = outcome;
  const first = winner === null ? t("result-draw") : t("result-winner", { side: sideName(rules, winner) });
  return t("sentences", { first, second: describeEnding(outcome.reason) });
}

/** A game of this browser travels in its link; one that continues against a person has none that opens a review. */
async function findLink(game: State, ply: number): Promise<SharedLink | null> {
  if (!isLocalId(game.game)) return game.status === "over" ? { kind: "game", gameId: game.game, ply } : null;
  const record = await readRecord(game.game).catch(() => null);
  return record === null ? null : { kind: "record", record, ply };
}
