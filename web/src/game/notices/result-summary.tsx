/** Who won, and how. */
import type { JSX } from "preact";
import { ClauseLink } from "../../components/clause-link.tsx";
import { describeEnding, formatResult } from "../../games/names.ts";
import type { OutcomeInfo } from "../../protocol/types.ts";
import { findMood, ResultEmblem } from "./result-emblem.tsx";
import "../styles/result.css";

interface SummaryProps {
  rules: string;
  outcome: OutcomeInfo;
  you: readonly number[];
}

export function ResultSummary({ rules, outcome, you }: SummaryProps): JSX.Element {
  return (
    <div class="result-head">
      <ResultEmblem mood={findMood(outcome, you)} />
      <span class="notice-text">
        <strong class="result-text">{formatResult(rules, outcome, you)}</strong>
        <span class="result-reason">
          {describeEnding(outcome.reason)}{" "}
          {outcome.clause !== null && <ClauseLink rules={rules} clause={outcome.clause} />}
        </span>
      </span>
    </div>
  );
}
