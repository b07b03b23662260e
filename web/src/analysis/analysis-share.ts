/** What is shared of an analysis: the position that is shown, the moves that led to it, and the address of the page. */
import { describeEnding, sideName } from "../games/names.ts";
import { t } from "../i18n/translation.ts";
import type { Seat } from "../protocol/types.ts";
import { formatPath } from "../router.ts";
import { MAX_STEPS, type SharedGame, type SharedStep } from "../share/shared-game.ts";
import type { AnalysisSession } from "./session/analysis-session.ts";
import { movesOn } from "./session/variation-tree.ts";
import { formatAddress } from "./text/address.ts";

export function describeAnalysis(session: AnalysisSession, seat: Seat): SharedGame {
  const { game, analysis } = session;
  const { picture, last } = session.shown.peek();
  const outcome = session.situation.peek().outcome;
  return {
    rules: game,
    names: [sideName(game, 0), sideName(game, 1)],
    winner: outcome?.winner ?? null,
    status: outcome ? describeEnding(outcome.reason) : t("analysis-title"),
    seat,
    picture,
    last,
    steps: listSteps(session),
    link: { kind: "page", path: formatPath({ page: "analysis", rules: game }) + formatAddress(game, analysis) },
  };
}

function listSteps(session: AnalysisSession): SharedStep[] {
  const { tree, path } = session.analysis;
  const moves = movesOn(tree, path);
  const positions = session.positionsAfter(moves);
  const steps = moves.flatMap((text, place) => {
    const [before, after] = positions.slice(place, place + 2);
    return before && after ? [{ before: before.view(), move: before.parseMove(text).view(), after: after.view() }] : [];
  });
  return steps.slice(-MAX_STEPS);
}
