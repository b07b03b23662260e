/** The moves so far, by turn; a click on one shows the position after it. */
import type { JSX, RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../../components/icons.tsx";
import { sideName } from "../../games/names.ts";
import { findClient } from "../../games/registry.ts";
import { translateAll } from "../../i18n/translatable.ts";
import { t } from "../../i18n/translation.ts";
import type { PlyInfo, State } from "../../protocol/types.ts";
import type { PlyNavigation } from "../../session/session.ts";
import { showNotation } from "../../settings/settings.ts";

interface Turn {
  readonly number: number;
  readonly plies: readonly { readonly ply: number; readonly info: PlyInfo }[];
}

/** Group moves by turn number. `ply` counts from 1: the number of moves once this one is made. */
export function groupByTurn(moves: readonly PlyInfo[]): Turn[] {
  const turns: { number: number; plies: { ply: number; info: PlyInfo }[] }[] = [];
  moves.forEach((info, place) => {
    const last = turns.at(-1);
    if (last?.number === info.turn) last.plies.push({ ply: place + 1, info });
    else turns.push({ number: info.turn, plies: [{ ply: place + 1, info }] });
  });
  return turns;
}

/** The game without its last roll and what followed: its dice are still moving. */
export function hideLastRoll(game: State): State {
  const ply = game.moves.findLastIndex(({ is_roll }) => is_roll);
  if (ply < 0) return game;
  return { ...game, moves: game.moves.slice(0, ply), situation: { ...game.situation, ply } };
}

interface MoveListProps {
  session: PlyNavigation;
  game: State;
  /** A sign next to a move, by the number of plies before it, and what it says; null for none. */
  mark?: (ply: number) => MoveMark | null;
}

/** A sign next to a move. */
export interface MoveMark {
  readonly sign: string;
  readonly kind: string;
  readonly text: string;
}

export function MoveList({ session, game, mark }: MoveListProps): JSX.Element {
  const at = session.viewedPly.value ?? game.situation.ply;
  const list = useScrollToCurrent<HTMLOListElement>(at, 8);
  return (
    <section class="moves" aria-label={t("moves")}>
      {game.moves.length === 0 ? (
        <p class="muted moves-empty">{t("moves-none")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol class="moves-list" ref={list} tabIndex={0}>
          {groupByTurn(game.moves).map((turn) => (
            <li key={turn.plies[0]?.ply} value={turn.number}>
              <span class="moves-turn">{turn.number}</span>
              <span class="moves-plies">
                {turn.plies.map(({ ply, info }, index) => (
                  <PlyButton
                    key={ply}
                    session={session}
                    rules={game.rules}
                    ply={ply}
                    info={info}
                    following={turn.plies.slice(index + 1).map((later) => later.info)}
                    isHere={at === ply}
                    mark={mark?.(ply - 1) ?? null}
                  />
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
      <StepButtons session={session} at={at} count={game.situation.ply} />
    </section>
  );
}

/** A box that scrolls to the move that is shown, with some space around it; `shown` tells when that is another one. */
export function useScrollToCurrent<Box extends HTMLElement>(shown: unknown, space: number): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const here = box.current?.querySelector<HTMLElement>("[aria-current]");
    if (!box.current || !here) return;
    const [outer, inner] = [box.current.getBoundingClientRect(), here.getBoundingClientRect()];
    if (inner.top < outer.top || inner.bottom > outer.bottom)
      box.current.scrollTop += inner.bottom - outer.bottom + space;
  }, [shown]);
  return box;
}

interface PlyProps {
  session: PlyNavigation;
  rules: string;
  ply: number;
  info: PlyInfo;
  /** What follows in the same turn. */
  following: readonly PlyInfo[];
  isHere: boolean;
  mark: MoveMark | null;
}

function PlyButton({ session, rules, ply, info, following, isHere, mark }: PlyProps): JSX.Element {
  const here = isHere ? { "aria-current": "step" as const } : {};
  const words = showNotation.value ? null : info.words;
  const { MoveLabel } = findClient(rules);
  return (
    <button
      type="button"
      class={info.is_roll ? "ply roll" : "ply"}
      tabIndex={-1}
      title={words ? info.move : undefined}
      aria-label={
        t("moves-ply", {
          side: sideName(rules, info.seat),
          move: words ? translateAll([words]) : info.move,
        }) + (mark ? `, ${mark.text}` : "")
      }
      onClick={() => session.viewPly(ply)}
      {...here}
    >
      {words ? (
        <MoveLabel words={words} seat={info.seat} following={following.flatMap((later) => later.words ?? [])} />
      ) : (
        <code>{info.move}</code>
      )}
      {mark && <span class={`ply-mark ${mark.kind}`}>{mark.sign}</span>}
    </button>
  );
}

interface StepButtonsProps {
  session: PlyNavigation;
  at: number;
  count: number;
  /** Whether to show "3 / 40" next to the buttons. */
  figures?: boolean;
}

/** Buttons that step through a game: first, back, forward, last. */
export function StepButtons({ session, at, count, figures = false }: StepButtonsProps): JSX.Element {
  return (
    <div class="moves-buttons">
      {figures && (
        <span class="moves-position" aria-hidden="true">
          {t("step-figures", { ply: at, count })}
        </span>
      )}
      <Steps
        isFirst={at === 0}
        isLast={at === count}
        steps={[0, at - 1, at + 1, count].map((ply) => () => session.viewPly(ply))}
      />
    </div>
  );
}

const STEPS: readonly IconName[] = ["first", "back", "forward", "last"];

interface StepsProps {
  isFirst: boolean;
  isLast: boolean;
  /** To the start, back, forward, and to the end. */
  steps: readonly (() => void)[];
}

/** The four buttons with which one walks along moves. */
export function Steps({ isFirst, isLast, steps }: StepsProps): JSX.Element {
  return (
    <>
      {STEPS.map((icon, place) => (
        <button
          key={icon}
          type="button"
          class="button icon-only"
          aria-label={t(`step-${icon}`)}
          title={t(`step-${icon}`)}
          disabled={place < 2 ? isFirst : isLast}
          onClick={steps[place]}
        >
          <Icon name={icon} />
        </button>
      ))}
    </>
  );
}
