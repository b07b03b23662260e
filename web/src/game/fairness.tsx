/** The proof that nobody rigged the dice: worked out here, in the browser, from the seeds. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { type Verdict, verify } from "../fairness/verify.ts";
import { t } from "../language.ts";
import { sideName } from "../naming.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Icon } from "../parts/icons.tsx";
import type { DiceInfo, State } from "../protocol/types.ts";

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
      <dd>{value === null ? <span class="soft">{t("fairness-later")}</span> : <code>{value}</code>}</dd>
    </>
  );
}

/** The browser's own cryptography exists on safe pages only: on https, or on this machine. */
const canVerify = (): boolean => typeof crypto.subtle !== "undefined";

function Proof({ game, dice }: { game: State; dice: DiceInfo }): JSX.Element {
  const verdict = useSignal<Verdict | null>(null);
  useEffect(() => {
    if (canVerify()) void verify(game.game, dice, game.moves).then((found) => (verdict.value = found));
  }, [dice.seed]);
  if (!canVerify()) return <p class="notice trouble">{t("fairness-unsafe")}</p>;
  if (dice.seed === null) return <p class="notice">{t("fairness-wait")}</p>;
  if (!verdict.value) return <p class="notice">{t("fairness-working")}</p>;
  return <VerdictView verdict={verdict.value} />;
}

function VerdictView({ verdict }: { verdict: Verdict }): JSX.Element {
  const text = !verdict.isBound ? "fairness-unbound" : verdict.isFair ? "fairness-fair" : "fairness-false";
  return (
    <>
      <p class={verdict.isFair ? "notice good" : "notice trouble"} role="status">
        <Icon name={verdict.isFair ? "check" : "cross"} />
        {t(text, { count: verdict.rolls.length })}
      </p>
      <details>
        <summary class="fairness-rolls">{t("fairness-rolls")}</summary>
        <ol class="rolls">
          {verdict.rolls.map((roll) => (
            <li key={roll.number} class={roll.isRight ? "" : "wrong"}>
              <code>{roll.fell.join(" ")}</code>
              {!roll.isRight && <span>{t("fairness-due", { faces: roll.due.join(" ") })}</span>}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
}
