/** A move of Battle in the list: its way, the die as it lies then, and what it captures. */
import type { JSX } from "preact";
import { SmallDie } from "../../die/small-die.tsx";
import { translateAll } from "../../i18n/translatable.ts";
import { t } from "../../i18n/translation.ts";
import { otherSeat } from "../../protocol/seat.ts";
import type { Translatable } from "../../protocol/types.ts";
import type { MoveLabelProps } from "../move-label.ts";

const COLOURS = ["first", "second"] as const;
const CAPTURES: ReadonlySet<unknown> = new Set(["capture", "king"]);
const WINS: ReadonlySet<unknown> = new Set(["king", "palace"]);

export function BattleMoveLabel({ words, seat }: MoveLabelProps): JSX.Element {
  const { effect } = words.args;
  return (
    <>
      <span>{translateAll([{ id: "battle-way", args: words.args }])}</span>
      <BattleMoveDice words={words} seat={seat} following={[]} />
      {WINS.has(effect) && <span>{t("battle-win", { effect: String(effect) })}</span>}
    </>
  );
}

/** The die that moves, and the one it captures. */
export function BattleMoveDice({ words, seat }: MoveLabelProps): JSX.Element {
  return (
    <>
      <SmallDie face={readFace(words, "face")} colour={COLOURS[seat]} />
      {CAPTURES.has(words.args.effect) && (
        <>
          <span aria-hidden="true">×</span>
          <SmallDie face={readFace(words, "captured")} colour={COLOURS[otherSeat(seat)]} />
        </>
      )}
    </>
  );
}

function readFace({ args }: Translatable, name: "face" | "captured"): number {
  return Number(args[name]);
}
