/** Animations of stones: from the supply to their field, and back when they are captured. */
import { otherSeat } from "../../../protocol/seat.ts";
import type { QwixxMove, QwixxPlacement, Seat } from "../../../protocol/types.ts";
import { SIDES } from "../announcements.ts";

const FLIGHT_MS = 480; // milliseconds at normal speed

/** The flight of one stone; `from` and `to` are CSS selectors within the table. */
interface Flight {
  side: Seat;
  from: string;
  to: string;
  /** Whether the stone stays where it lands; one that returns to the supply is drawn only during the flight. */
  stays: boolean;
  /** How many flights precede it. */
  turn: number;
}

export function stoneFlights(move: QwixxMove, mover: Seat): Flight[] {
  if (move.kind === "decline" && move.is_misthrow) return [flightTo(mover, "[data-misthrows]", 0)];
  return move.kind === "place" ? placementFlights(move, mover) : [];
}

function placementFlights(move: QwixxPlacement, mover: Seat): Flight[] {
  const field = `[data-field="${move.move}"]`;
  const landing = flightTo(mover, field, 0);
  const other = otherSeat(mover);
  if (move.effect === "close") return [landing, flightTo(mover, `[data-field="${move.colour}-lock"]`, 1)];
  if (move.effect !== "capture") return [landing];
  return [landing, { side: other, from: field, to: supply(other), stays: false, turn: 0 }];
}

function flightTo(side: Seat, to: string, turn: number): Flight {
  return { side, from: supply(side), to, stays: true, turn };
}

function supply(side: Seat): string {
  return `[data-supply="${side}"]`;
}

/** Animate a stone's flight; `scale` applies the animation speed. */
export function animateFlight(table: HTMLElement, flight: Flight, scale: (milliseconds: number) => number): void {
  const duration = scale(FLIGHT_MS);
  const [from, to] = [table.querySelector(flight.from), table.querySelector(flight.to)];
  if (duration === 0 || from === null || to === null) return;
  if (flight.stays) animateLanding(from, to, flight, duration);
  else animateReturn(table, from, to, flight, duration);
}

/** Animate the topmost stone of the side at the target, which is rendered there already. */
function animateLanding(from: Element, to: Element, flight: Flight, duration: number): void {
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

/** Animate a temporary copy of a stone that is no longer rendered. */
function animateReturn(table: HTMLElement, from: Element, to: Element, flight: Flight, duration: number): void {
  const picture = document.createElement("span");
  picture.className = `qwixx-stone qwixx-${SIDES[flight.side]} qwixx-returning`;
  picture.setAttribute("aria-hidden", "true");
  table.append(picture);
  const [start, end] = [distance(centre(picture), centre(from)), distance(centre(picture), centre(to))];
  const animation = picture.animate(
    [
      { transform: `translate(${start[0]}px, ${start[1]}px)` },
      { transform: `translate(${start[0]}px, ${start[1]}px) scale(1.25)`, offset: 0.35 },
      { transform: `translate(${end[0]}px, ${end[1]}px)` },
    ],
    { duration: duration * 1.5, easing: "cubic-bezier(0.4, 0, 0.2, 1)", fill: "both" },
  );
  animation.onfinish = animation.oncancel = () => picture.remove();
}

type Point = readonly [x: number, y: number];

function centre(element: Element): Point {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

function distance(from: Point, to: Point): Point {
  return [to[0] - from[0], to[1] - from[1]];
}
