import { expect, test } from "vitest";
import { tip, turned } from "../../die/orientation.ts";
import type { BattleMove } from "../../protocol/types.ts";
import { movable, NOTHING, optionsFrom, stepBack, touch } from "./choices.ts";
import { directions, legs, parseWay, placeOf, rows, squareAt } from "./geometry.ts";
import { playing, sounds } from "./motions.ts";
import { advance, open, receive } from "./pacing.ts";
import { prompt, tellMove, tellOption, tellSquare, tellTarget } from "./telling.ts";

function made(notation: string, start: [number, number, number] | null, extra: Partial<BattleMove> = {}): BattleMove {
  const way = parseWay(notation);
  let faces = start;
  const steps = directions(way, 0).map((direction, index) => {
    faces = faces && [...tip(faces, direction)];
    return { square: way[index + 1] as string, faces };
  });
  return {
    kind: "move",
    move: notation,
    side: 0,
    start: way[0] as string,
    steps,
    captures: null,
    wins: null,
    ...extra,
  };
}

const FIVE: [number, number, number] = [5, 4, 6];
const LEGAL = [
  made("i1n5", FIVE),
  made("i1n2w3", FIVE),
  made("i1w3n2", FIVE),
  made("i1n4w1", FIVE, { captures: { square: "h5", side: 1, faces: [1, 2, 4] } }),
  made("e1n1", null),
];

test("White sees a1 at the near left, Black at the far right", () => {
  expect(placeOf("a1", 0)).toEqual({ x: 0, y: 7 });
  expect(placeOf("a1", 1)).toEqual({ x: 8, y: 0 });
  for (const seat of [0, 1] as const)
    for (const [y, row] of rows(seat).entries())
      for (const [x, square] of row.entries()) {
        expect(placeOf(square, seat)).toEqual({ x, y });
        expect(squareAt({ x, y }, seat)).toBe(square);
      }
  expect(squareAt({ x: 9, y: 0 }, 0)).toBeNull();
});

test("notation names every square passed", () => {
  expect(parseWay("i1n4w1")).toEqual(["i1", "i2", "i3", "i4", "i5", "h5"]);
  expect(parseWay("e8s1")).toEqual(["e8", "e7"]);
});

test("seen from Black's seat a way north goes down the screen", () => {
  expect(directions(parseWay("i1n2w1"), 0)).toEqual(["n", "n", "w"]);
  expect(directions(parseWay("i1n2w1"), 1)).toEqual(["s", "s", "e"]);
  expect(legs(directions(parseWay("i1n2w1"), 0))).toEqual([
    { way: "n", count: 2 },
    { way: "w", count: 1 },
  ]);
});

test("touching a die that can move selects it, touching it again lets it go", () => {
  expect([...movable(LEGAL)]).toEqual(["i1", "e1"]);
  const { choosing } = touch(NOTHING, "i1", LEGAL);
  expect(choosing.selected).toBe("i1");
  expect(touch(choosing, "i1", LEGAL).choosing).toEqual(NOTHING);
  expect(touch(choosing, "e1", LEGAL).choosing.selected).toBe("e1");
  expect(touch(choosing, "a5", LEGAL).choosing).toEqual(NOTHING);
});

test("touching a target with one way makes the move", () => {
  expect(touch({ selected: "i1", target: null }, "i6", LEGAL)).toEqual({ choosing: NOTHING, move: "i1n5" });
});

test("where two ways end with other faces both are offered, and one can step back from them", () => {
  const { choosing, move } = touch({ selected: "i1", target: null }, "f3", LEGAL);
  expect(move).toBeNull();
  expect(choosing).toEqual({ selected: "i1", target: "f3" });
  expect(
    optionsFrom(LEGAL, "i1")
      .get("f3")
      ?.map((way) => way.move),
  ).toEqual(["i1n2w3", "i1w3n2"]);
  expect(stepBack(choosing)).toEqual({ selected: "i1", target: null });
  expect(stepBack(stepBack(choosing))).toEqual(NOTHING);
});

test("of two ways that end alike only one is offered", () => {
  const twice = [made("e1n1", null), { ...made("e1n1", null), move: "again" }];
  expect(optionsFrom(twice, "e1").get("e2")).toHaveLength(1);
});

test("an option tells what it does", () => {
  const effects = [...optionsFrom(LEGAL, "i1").values()].flat().map((way) => [way.move, way.effect]);
  expect(effects).toContainEqual(["i1n4w1", "capture"]);
  expect(effects).toContainEqual(["i1n5", "roll"]);
});

test("a roll starts as the die lay before the move", () => {
  const move = LEGAL[3] as BattleMove;
  const white = playing(move, 0, (time) => time);
  expect(white.roll).toMatchObject({ from: FIVE, directions: ["n", "n", "n", "n", "w"] });
  expect(white.ends - white.arrives).toBeCloseTo(white.ends / 5);
  expect(playing(move, 1, (time) => time).roll).toMatchObject({
    from: turned(FIVE),
    directions: ["s", "s", "s", "s", "e"],
  });
  expect(playing(LEGAL[4] as BattleMove, 0, () => 0)).toMatchObject({ target: "e2", ends: 0, roll: { from: null } });
});

test("moves are told by what they do", () => {
  expect(tellMove(LEGAL[0] as BattleMove)).toEqual({
    id: "battle-told-roll",
    args: { side: "white", from: "i1", to: "i6", face: tip(tip(tip(tip(tip(FIVE, "n"), "n"), "n"), "n"), "n")[0] },
  });
  expect(tellMove(LEGAL[3] as BattleMove).id).toBe("battle-told-capture");
  expect(tellMove(LEGAL[4] as BattleMove).id).toBe("battle-told-king-roll");
  expect(tellMove({ ...(LEGAL[4] as BattleMove), wins: "palace" }).id).toBe("battle-told-palace");
});

test("squares, targets and options have words", () => {
  const picture = { game: "battle", dice: [], lost: [0, 0], quiet: 0, palaces: ["e1", "e8"] } as const;
  const told = { ...picture, dice: [], lost: [0, 0] as [number, number], palaces: ["e1", "e8"] as [string, string] };
  expect(tellSquare("e1", undefined, told)).toEqual({
    id: "battle-square-palace",
    args: { square: "e1", side: "white" },
  });
  expect(tellSquare("e5", undefined, told).id).toBe("battle-square-empty");
  expect(tellSquare("e1", { square: "e1", side: 0, faces: null }, told).id).toBe("battle-square-king-palace");
  const ways = optionsFrom(LEGAL, "i1").get("f3") ?? [];
  expect(tellTarget(ways).id).toBe("battle-target-two");
  const speak = (id: string, args: object): string => `${id} ${JSON.stringify(args)}`;
  const first = ways[0];
  expect(first && tellOption(first, 0, speak)).toContain("battle-legs");
});

test("the prompt leads from choosing a die to rolling it", () => {
  const die = { square: "i1", side: 0, faces: FIVE };
  expect(prompt(0, true, null, false)?.id).toBe("battle-prompt-choose");
  expect(prompt(0, true, die, false)).toEqual({ id: "battle-prompt-roll", args: { count: 5 } });
  expect(prompt(0, true, { ...die, faces: null }, false)?.id).toBe("battle-prompt-king");
  expect(prompt(0, true, die, true)?.id).toBe("battle-prompt-way");
  expect(prompt(1, false, null, false)).toEqual({ id: "battle-prompt-wait", args: { side: "black" } });
  expect(prompt(null, false, null, false)).toBeNull();
});

const scene = (ply: number) => ({
  picture: {
    game: "battle" as const,
    dice: [],
    lost: [0, 0] as [number, number],
    quiet: ply,
    palaces: ["e1", "e8"] as [string, string],
  },
  last: LEGAL[ply % LEGAL.length] as BattleMove,
  ply,
});

test("the next move is played at once when nothing moves, and waits while a die rolls", () => {
  const rolling = receive(open(scene(0)), scene(1), false);
  expect(rolling).toMatchObject({ shown: { ply: 1 }, waiting: null, news: LEGAL[1] });
  const behind = receive(rolling, scene(2), true);
  expect(behind).toMatchObject({ shown: { ply: 1 }, waiting: { ply: 2 }, news: LEGAL[1] });
  expect(advance(behind)).toMatchObject({ shown: { ply: 2 }, waiting: null, news: LEGAL[2] });
  expect(advance(advance(behind)).news).toBeNull();
});

test("whoever is two moves behind catches up at once", () => {
  const behind = receive(receive(open(scene(0)), scene(1), false), scene(2), true);
  expect(receive(behind, scene(3), true)).toMatchObject({ shown: { ply: 3 }, waiting: null, news: LEGAL[3] });
});

test("a jump to another place of the game plays nothing", () => {
  const rolling = receive(open(scene(3)), scene(4), false);
  for (const ply of [0, 3, 9]) expect(receive(rolling, scene(ply), true)).toEqual(open(scene(ply)));
});

test("a rolling die is heard at every edge, once, and lands or captures at the last", () => {
  const rolled = LEGAL[0] as BattleMove;
  const heard = sounds(
    rolled,
    playing(rolled, 0, (time) => time),
  );
  expect(heard.map(([sound]) => sound)).toEqual(["tip", "tip", "tip", "tip", "place"]);
  expect(heard.map(([, at]) => at)).toEqual(heard.map(([, at]) => at).toSorted((one, other) => one - other));
  const capture = LEGAL[3] as BattleMove;
  expect(
    sounds(
      capture,
      playing(capture, 0, (time) => time),
    ).at(-1)?.[0],
  ).toBe("capture");
  expect(sounds(capture, null)).toEqual([["capture", 0]]);
});
