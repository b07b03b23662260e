/** A move of Qwixx Duel in the list: a roll as small dice, a stone with its row's colour and what it does. */
import type { JSX } from "preact";
import { SmallDie } from "../../die/small-die.tsx";
import { translateAll } from "../../i18n/translatable.ts";
import type { Translatable } from "../../protocol/types.ts";
import type { MoveLabelProps } from "../move-label.ts";
import { SIGNS } from "./board/board.ts";

const ROW_COLOURS: Readonly<Record<string, RowColour>> = { r: "red", y: "yellow", g: "green", b: "blue" };
type RowColour = "red" | "yellow" | "green" | "blue";

/** The dice of a roll, in the order of the tray, by their names in the words of a roll. */
const DICE = [
  ["first", "white"],
  ["second", "white"],
  ["red", "red"],
  ["yellow", "yellow"],
  ["green", "green"],
  ["blue", "blue"],
] as const;
type DieName = (typeof DICE)[number][0];

export function QwixxMoveLabel({ words, seat, following }: MoveLabelProps): JSX.Element {
  if (words.id === "qwixx-move-roll") return <RolledDice words={words} following={following} />;
  return (
    <>
      <QwixxMoveDice words={words} seat={seat} following={following} />
      <span>{translateAll([words])}</span>
    </>
  );
}

/** The colour and sign of the row that a stone goes to. */
export function QwixxMoveDice({ words }: MoveLabelProps): JSX.Element | null {
  const letter = String(words.args.colour);
  const colour = ROW_COLOURS[letter];
  return colour ? <SmallDie face={null} colour={colour} sign={SIGNS[letter] ?? ""} /> : null;
}

function RolledDice({ words, following }: Omit<MoveLabelProps, "seat">): JSX.Element {
  const used = findUsedDice(words, following);
  return (
    <span class="small-dice">
      {DICE.map(([name, colour]) => {
        const face = Number(words.args[name]);
        return face > 0 && <SmallDie key={name} face={face} colour={colour} isUsed={used.has(name)} />;
      })}
    </span>
  );
}

/** The dice that the two actions of a turn used: both white ones, then a white and a coloured one. */
export function findUsedDice(roll: Translatable, [first, second]: readonly Translatable[]): ReadonlySet<DieName> {
  const used = new Set<DieName>();
  if (first?.id === "qwixx-move") used.add("first").add("second");
  const colour = second && ROW_COLOURS[String(second.args.colour)];
  if (colour) {
    const white = Number(second.args.number) - Number(roll.args[colour]);
    used.add(colour).add(Number(roll.args.first) === white ? "first" : "second");
  }
  return used;
}
