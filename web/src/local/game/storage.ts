/** A game's state as it is stored. */
import { presentSummary } from "./presenter.ts";
import { currentPosition, type GameState } from "./state.ts";
import type { StoredEvent, StoredGame } from "./stored-game.ts";

/** What to store of a game with these events. */
export function storeState(state: GameState, events: readonly StoredEvent[]): StoredGame {
  const hasClock = state.clock.rule.kind !== "none";
  return {
    id: state.id,
    version: 1,
    created: state.created,
    createdAt: state.createdAt,
    events,
    summary: presentSummary(state),
    plies: state.plies.map(({ turn, side, move, left }) => ({
      turn,
      move: move.text,
      left: hasClock ? left[side] : null,
    })),
    outcome: state.outcome,
    points: currentPosition(state).points ?? null,
  };
}
