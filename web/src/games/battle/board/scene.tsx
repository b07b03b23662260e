/** The board with its dice in 3D, and the input on it. */

import type { ComponentChildren, JSX, RefObject } from "preact";
import type { BattleMove, BattlePositionView, Danger, Seat } from "../../../protocol/types.ts";
import type { SelectionInput } from "../input/selection-input.ts";
import { Board, Rim } from "./board.tsx";
import { BoardDice } from "./board-dice.tsx";
import { BoardOverlay } from "./board-overlay.tsx";
import { parsePath } from "./geometry.ts";
import type { MoveAnimation } from "./move-animation.ts";

interface SceneProps {
  /** The element that the input looks for squares in. */
  scene: RefObject<HTMLDivElement | null>;
  input: Pick<SelectionInput, "selection" | "cursor" | "movable" | "targets" | "previewed" | "onScene">;
  picture: BattlePositionView;
  seat: Seat;
  /** The side whose dice can be moved. */
  side: Seat;
  last: BattleMove | null;
  animation: MoveAnimation | null;
  /** Whether moves can be made now. */
  isLive: boolean;
  hint: string | null;
  threats: readonly string[];
  danger: Danger | null;
  /** The path of a move that waits for the connection; empty if none does. */
  pending: readonly string[];
  /** The squares that are marked with a star. */
  stars: readonly string[];
  /** Drawn over the dice. */
  overlay?: ComponentChildren;
  /** The id of the element that describes the grid. */
  describedBy?: string;
}

/** Draw the scene. */
export function Scene({
  scene,
  input,
  animation,
  isLive,
  hint,
  threats,
  danger,
  pending,
  stars,
  overlay,
  describedBy,
  ...position
}: SceneProps): JSX.Element {
  const { selection, targets, previewed, movable } = input;
  const endangering = danger?.moves ?? [];
  const endangered = danger === null ? [] : [danger.square];
  const arrows = [...new Set([...threats, ...endangering])];
  const board = { ...position, targets, previewed, movable, selected: selection.selected };
  return (
    <div ref={scene} class={`battle-scene${isLive ? " battle-live" : ""}`} {...input.onScene}>
      <div class="battle-board">
        <Rim seat={position.seat} />
        <div class="battle-field">
          <Board
            {...board}
            rollTarget={animation?.target ?? null}
            cursor={input.cursor}
            stars={stars}
            describedBy={describedBy}
            hinted={hint === null ? null : hint.slice(0, 2)}
            pending={pending}
            threatened={new Set([...endangered, ...threats.flatMap((threat) => parsePath(threat).at(-1) ?? [])])}
            attackers={new Set(endangering.flatMap((move) => parsePath(move)[0] ?? []))}
          />
          <div class="battle-grain" />
          <BoardOverlay {...board} hint={hint} threats={arrows} danger={danger} pending={pending} />
        </div>
      </div>
      <div class="battle-board battle-dice">
        <BoardDice {...board} animation={animation} danger={danger} />
        {overlay}
      </div>
    </div>
  );
}
