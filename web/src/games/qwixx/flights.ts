/** Stones on their way: from the supply to where they are placed, and back when they are captured. */
import type { QwixxMove, QwixxPlacement, Seat } from "../../protocol/types.ts";
import { otherSeat } from "./scores.ts";
import { SIDES } from "./telling.ts";

const FLIGHT = 480; // milliseconds at the usual speed

/** Which stones a move sets going: whose, from where to where, by the selectors of their places on the table. */
export interface Flight {
  side: Seat;
  from: string;
  to: string;
  /** Whether the stone stays where it lands; one that goes back to the supply is drawn on its way alone. */
  stays: boolean;
  /** How many flights go before it. */
  turn: number;
}

export function flightsOf(move: QwixxMove, mover: Seat): Flight[] {
  if (move.kind === "decline" && move.is_misthrow) return [placing(mover, "[data-misthrows]", 0)];
  return move.kind === "place" ? placingFlights(move, mover) : [];
}

function placingFlights(move: QwixxPlacement, mover: Seat): Flight[] {
  const field = `[data-field="${move.move}"]`;
  const placed = placing(mover, field, 0);
  const other = otherSeat(mover);
  if (move.effect === "close") return [placed, placing(mover, `[data-field="${move.colour}-lock"]`, 1)];
  if (move.effect !== "capture") return [placed];
  return [placed, { side: other, from: field, to: supply(other), stays: false, turn: 0 }];
}

function placing(side: Seat, to: string, turn: number): Flight {
  return { side, from: supply(side), to, stays: true, turn };
}

function supply(side: Seat): string {
  return `[data-supply="${side}"]`;
}

/** Let a stone fly over the table; `pace` gives the milliseconds something takes at the chosen speed. */
export function fly(table: HTMLElement, flight: Flight, pace: (milliseconds: number) => number): void {
  const duration = pace(FLIGHT);
  const [from, to] = [table.querySelector(flight.from), table.querySelector(flight.to)];
  if (duration === 0 || from === null || to === null) return;
  if (flight.stays) land(from, to, flight, duration);
  else leave(table, from, to, flight, duration);
}

/** The stone that lies there now comes from elsewhere; where there are several of its side it is the last one. */
function land(from: Element, to: Element, flight: Flight, duration: number): void {
  const stone = [...to.querySelectorAll<HTMLElement>(`.qwixx-stone.qwixx-${SIDES[flight.side]}`)].at(-1);
  if (stone === undefined) return;
  const [x, y] = distance(centre(stone), centre(from));
  stone.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 5 },
      { transform: "translate(0, -14px) scale(1.18)", offset: 0.72, easing: "cubic-bezier(0.5, 0, 1, 1)", zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration, delay: flight.turn * duration * 0.6, easing: "cubic-bezier(0.3, 0, 0.2, 1)", fill: "backwards" },
  );
}

/** A stone that is no longer there goes its way as a mere picture. */
function leave(table: HTMLElement, from: Element, to: Element, flight: Flight, duration: number): void {
  const picture = document.createElement("span");
  picture.className = `qwixx-stone qwixx-${SIDES[flight.side]} qwixx-leaving`;
  picture.setAttribute("aria-hidden", "true");
  table.append(picture);
  const [start, end] = [distance(centre(picture), centre(from)), distance(centre(picture), centre(to))];
  const flown = picture.animate(
    [
      { transform: `translate(${start[0]}px, ${start[1]}px)` },
      { transform: `translate(${start[0]}px, ${start[1]}px) scale(1.25)`, offset: 0.35 },
      { transform: `translate(${end[0]}px, ${end[1]}px)` },
    ],
    { duration: duration * 1.5, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "both" },
  );
  flown.onfinish = flown.oncancel = () => picture.remove();
}

type Point = readonly [x: number, y: number];

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function distance(from: Point, to: Point): Point {
  return [to[0] - from[0], to[1] - from[1]];
}
