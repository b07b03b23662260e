/** The roll diagram: where a die can roll, which face it will show there, and each way walked edge by edge. */

import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { LiveRegion } from "../../../components/live-region.tsx";
import type { Faces } from "../../../die/orientation.ts";
import { DieChooser } from "./die-chooser.tsx";
import { findTargets, listFronts, type Target } from "./reach.ts";
import { ReachGrid } from "./reach-grid.tsx";
import { useWalk } from "./walk.ts";
import { describeStep, Ways } from "./ways.tsx";
import "./roll-diagram.css";

/** The die of the rules' worked example: 5 on top, 3 towards its owner. */
const EXAMPLE = { top: 5, front: 3 };

/** The orientation that the address asks for; that of the example where it asks for none that a die can have. */
function readAddress(): Faces {
  const query = new URLSearchParams(location.search);
  const [top, front] = [Number(query.get("top")), Number(query.get("front"))];
  const isFace = Number.isInteger(top) && top >= 1 && top <= 6;
  const asked = isFace ? listFronts(top).get(front) : undefined;
  return asked ?? (listFronts(EXAMPLE.top).get(EXAMPLE.front) as Faces);
}

export function RollDiagram(): JSX.Element {
  const [faces, setFaces] = useState<Faces>(readAddress);
  const [target, setTarget] = useState<Target | null>(null);
  const targets = useMemo(() => findTargets(faces), [faces]);
  const walk = useWalk(faces);
  const choose = (chosen: Faces): void => {
    setFaces(chosen);
    setTarget(null);
    walk.stop();
    history.replaceState(null, "", `?top=${chosen[0]}&front=${7 - chosen[1]}${location.hash}`);
  };
  const select = (chosen: Target, isPressed: boolean): void => {
    setTarget(chosen);
    const [first, ...others] = chosen.ways;
    if (isPressed && first && others.length === 0) walk.start(first);
    else walk.stop();
  };
  return (
    <div class="roll-diagram">
      <DieChooser faces={faces} current={walk.faces} choose={choose} />
      <ReachGrid faces={faces} targets={targets} target={target} walk={walk} select={select} />
      <Ways target={target} walk={walk} />
      <LiveRegion text={walk.way === null ? "" : describeStep(walk.way, walk.step)} />
    </div>
  );
}
