/** Proves that the dice were fair: the browser derives them again from the seeds. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Dialog } from "../../components/dialog.tsx";
import { Icon } from "../../components/icons.tsx";
import { type Verdict, verify } from "../../fairness/verification.ts";
import { sideName } from "../../games/names.ts";
import { t } from "../../i18n/translation.ts";
import type { DiceInfo, State } from "../../protocol/types.ts";

export function FairnessDialog({ game, close }: { game: State; close(): void }): JSX.Element | null {
  const { dice } = game;
  if (!dice) return null;
  return (
    <Dialog title={t("fairness-title")} close={close}>
      <p>{t("fairness-text")}</p>
      <Proof game={game} dice={dice} />
      <dl class="seeds">
        <Seed name={t("fairness-commitment")} value={dice.commitment} />
        <Seed name={t("fairness-seed-of", { side: sideName(game.rules, 0) })} value={dice.seeds[0]} />
        <Seed name={t("fairness-seed-of", { side: sideName(game.rules, 1) })} value={dice.seeds[1]} />
        <Seed name={t("fairness-seed")} value={dice.seed} />
      </dl>
    </Dialog>
  );
}

function Seed({ name, value }: { name: string; value: string | null }): JSX.Element {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value === null ? <span class="muted">{t("fairness-later")}</span> : <code>{value}</code>}</dd>
    </>
  );
}

/** Browsers offer Web Crypto in secure contexts only: over https, or on localhost. */
const canVerify = (): boolean => typeof crypto.subtle !== "undefined";

function Proof({ game, dice }: { game: State; dice: DiceInfo }): JSX.Element {
  const verdict = useSignal<Verdict | null>(null);
  useEffect(() => {
    if (canVerify()) void verify(game.game, dice, game.moves).then((found) => (verdict.value = found));
  }, [dice.seed]);
  if (!canVerify()) return <p class="notice error">{t("fairness-unsafe")}</p>;
  if (dice.seed === null) return <p class="notice">{t("fairness-wait")}</p>;
  if (!verdict.value) return <p class="notice">{t("fairness-working")}</p>;
  return <VerdictView verdict={verdict.value} />;
}

function VerdictView({ verdict }: { verdict: Verdict }): JSX.Element {
  const text = !verdict.matchesCommitment ? "fairness-unbound" : verdict.isFair ? "fairness-fair" : "fairness-false";
  return (
    <>
      <p class={verdict.isFair ? "notice success" : "notice error"} role="status">
        <Icon name={verdict.isFair ? "check" : "cross"} />
        {t(text, { count: verdict.rolls.length })}
      </p>
      <details>
        <summary class="fairness-rolls">{t("fairness-rolls")}</summary>
        <ol class="rolls">
          {verdict.rolls.map((roll) => (
            <li key={roll.number} class={roll.isCorrect ? "" : "wrong"}>
              <code>{roll.actual.join(" ")}</code>
              {!roll.isCorrect && <span>{t("fairness-due", { faces: roll.expected.join(" ") })}</span>}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
