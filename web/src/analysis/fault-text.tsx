/** What is wrong with a position, with a link to the clause; always there, so that screen readers announce it. */
import type { JSX } from "preact";
import { ClauseLink } from "../components/clause-link.tsx";
import { translateAll } from "../i18n/translatable.ts";
import type { Told } from "../kernel/messages.ts";

interface FaultTextProps {
  id: string;
  game: string;
  fault: Told | null;
}

export function FaultText({ id, game, fault }: FaultTextProps): JSX.Element {
  return (
    <p id={id} class="field-problem" role="status">
      {fault && translateAll([fault.why])} {fault?.clause && <ClauseLink rules={game} clause={fault.clause} />}
    </p>
  );
}
