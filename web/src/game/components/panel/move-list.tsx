/** The moves so far, by turn; a click on one shows the position after it. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon, type IconName } from "../../../components/icons.tsx";
import { sideName } from "../../../games/names.ts";
import { findClient } from "../../../games/registry.ts";
import { translateAll } from "../../../i18n/translatable.ts";
import { t } from "../../../i18n/translation.ts";
import type { PlyInfo, State } from "../../../protocol/types.ts";
import { showNotation } from "../../../settings/settings.ts";
import type { PlyNavigation } from "../../session/ply-navigation.ts";

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
  /** A sign beside a move, by the number of plies before it, and what it says; null for none. */
  mark?: (ply: number) => MoveMark | null;
}

/** A sign beside a move. */
export interface MoveMark {
  readonly sign: string;
  readonly kind: string;
  readonly text: string;
}

export function MoveList({ session, game, mark }: MoveListProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const at = session.viewedPly.value ?? game.situation.ply;
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !current) return;
    const [box, place] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (place.top < box.top || place.bottom > box.bottom) list.current.scrollTop += place.bottom - box.bottom + 8;
  }, [at]);
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
  /** Whether to show "3 / 40" beside the buttons. */
  figures?: boolean;
}

/** Buttons: first, back, forward, last. */
export function StepButtons({ session, at, count, figures = false }: StepButtonsProps): JSX.Element {
  const steps: [IconName, string, number][] = [
    ["first", "step-first", 0],
    ["back", "step-back", at - 1],
    ["forward", "step-forward", at + 1],
    ["last", "step-last", count],
  ];
  return (
    <div class="moves-buttons">
      {figures && (
        <span class="moves-position" aria-hidden="true">
          {t("step-figures", { ply: at, count })}
        </span>
      )}
      {steps.map(([icon, id, to]) => (
        <button
          key={icon}
          type="button"
          class="button icon-only"
          aria-label={t(id)}
          title={t(id)}
          disabled={to < 0 || to > count || to === at}
          onClick={() => session.viewPly(to)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
