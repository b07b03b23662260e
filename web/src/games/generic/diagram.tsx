/** The diagram of games without one of their own: the plain drawing, on which nothing can be tried. */
import type { PlainMove, PlainPositionView } from "../../protocol/types.ts";
import type { Diagram } from "../diagram.ts";
import { Drawing } from "./drawing.tsx";
import "./table.css";

export const diagram: Diagram<PlainPositionView, PlainMove> = {
  Drawing: ({ picture }) => <Drawing picture={picture} />,
  describeMove: ({ label }) => label,
  describeAttempt: (notation) => notation,
};
