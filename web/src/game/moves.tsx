/** The moves so far, by turn; each leads to the table as it was then. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../language.ts";
import { sideName } from "../naming.ts";
import { Icon, type IconName } from "../parts/icons.tsx";
import type { PlyInfo, State } from "../protocol/types.ts";
import type { Viewing } from "./viewing.ts";

interface Turn {
  readonly number: number;
  readonly plies: readonly { readonly ply: number; readonly info: PlyInfo }[];
}

/** Moves grouped by the number of their turn; `ply` counts from 1: how many moves stand once it is made. */
export function byTurn(moves: readonly PlyInfo[]): Turn[] {
  const turns: { number: number; plies: { ply: number; info: PlyInfo }[] }[] = [];
  moves.forEach((info, place) => {
    const last = turns.at(-1);
    if (last?.number === info.turn) last.plies.push({ ply: place + 1, info });
    else turns.push({ number: info.turn, plies: [{ ply: place + 1, info }] });
  });
  return turns;
}

export function MoveList({ session, game }: { session: Viewing; game: State }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const at = session.looking.value ?? game.situation.ply;
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (!list.current || !current) return;
    const [box, place] = [list.current.getBoundingClientRect(), current.getBoundingClientRect()];
    if (place.top < box.top || place.bottom > box.bottom) list.current.scrollTop += place.bottom - box.bottom + 8;
  }, [at]);
  return (
    <section class="moves" aria-label={t("moves")}>
      {game.moves.length === 0 ? (
        <p class="soft moves-none">{t("moves-none")}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        <ol class="moves-list" ref={list} tabIndex={0}>
          {byTurn(game.moves).map((turn) => (
            <li key={turn.plies[0]?.ply} value={turn.number}>
              <span class="moves-turn">{turn.number}</span>
              <span class="moves-plies">
                {turn.plies.map(({ ply, info }) => (
                  <PlyButton key={ply} session={session} rules={game.rules} ply={ply} info={info} isHere={at === ply} />
                ))}
              </span>
            </li>
          ))}
        </ol>
      )}
      <Steps session={session} at={at} count={game.situation.ply} />
    </section>
  );
}

interface PlyProps {
  session: Viewing;
  rules: string;
  ply: number;
  info: PlyInfo;
  isHere: boolean;
}

function PlyButton({ session, rules, ply, info, isHere }: PlyProps): JSX.Element {
  const here = isHere ? { "aria-current": "step" as const } : {};
  return (
    <button
      type="button"
      class={info.is_roll ? "ply roll" : "ply"}
      tabIndex={-1}
      aria-label={t("moves-ply", { side: sideName(rules, info.seat), move: info.move })}
      onClick={() => session.look(ply)}
      {...here}
    >
      {info.move}
    </button>
  );
}

interface StepsProps {
  session: Viewing;
  at: number;
  count: number;
  /** Whether to show in figures where one is. */
  figures?: boolean;
}

/** Back and forth through the moves. */
export function Steps({ session, at, count, figures = false }: StepsProps): JSX.Element {
  const steps: [IconName, string, number][] = [
    ["first", "step-first", 0],
    ["back", "step-back", at - 1],
    ["forward", "step-forward", at + 1],
    ["last", "step-last", count],
  ];
  return (
    <div class="moves-steps">
      {figures && (
        <span class="moves-figures" aria-hidden="true">
          {t("step-figures", { ply: at, count })}
        </span>
      )}
      {steps.map(([icon, id, to]) => (
        <button
          key={icon}
          type="button"
          class="button icon"
          aria-label={t(id)}
          title={t(id)}
          disabled={to < 0 || to > count || to === at}
          onClick={() => session.look(to)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}
