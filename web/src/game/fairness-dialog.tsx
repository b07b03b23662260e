/** What is known about the dice of a game: this browser derives them, replays the moves, and says who saw what before. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";
import { Dialog } from "../components/dialog.tsx";
import { Icon } from "../components/icons.tsx";
import { type GameVerification, verifyGame } from "../fairness/game-verification.ts";
import type { Check, Verification } from "../fairness/verification.ts";
import type { Party, Witness } from "../fairness/witness.ts";
import { seatName, sideName } from "../games/names.ts";
import { displayedLanguage, t } from "../i18n/translation.ts";
import type { DiceInfo, State } from "../protocol/types.ts";
import { partyName } from "./party-name.ts";
import "./styles/fairness-dialog.css";

interface FairnessProps {
  game: State;
  /** What this browser noted before the first throw; null if it has not played this game. */
  witness: Witness | null;
  /** Whether this browser has a seat. */
  isPlayer: boolean;
  close(): void;
}

export function FairnessDialog({ game, witness, isPlayer, close }: FairnessProps): JSX.Element | null {
  const { dice } = game;
  if (!dice) return null;
  return (
    <Dialog title={t("fairness-title")} close={close}>
      <Proof game={game} dice={dice} witness={witness} isPlayer={isPlayer} />
    </Dialog>
  );
}

type ProofProps = Omit<FairnessProps, "close"> & { dice: DiceInfo };

function Proof({ game, dice, witness, isPlayer }: ProofProps): JSX.Element {
  const found = useVerification(game, dice, witness);
  return (
    <>
      <div
        class={`notice ${found ? KINDS[found.verdict] : ""}`}
        role="status"
        aria-busy={found === null}
        data-verdict={found?.verdict}
      >
        {found ? <VerdictView game={game} found={found} /> : <span class="notice-text">{t("fairness-checking")}</span>}
      </div>
      <p>{t(`fairness-text-${dice.mode}`)}</p>
      {found && found.rolls.length > 0 && <Rolls rolls={found.rolls} />}
      <details>
        <summary class="fairness-details">{t("fairness-details")}</summary>
        {found && <Witnesses game={game} found={found} isPlayer={isPlayer} />}
        <Parts game={game} dice={dice} />
      </details>
    </>
  );
}

/** What is found about the game as it is shown; null while the rules are loaded. */
function useVerification(game: State, dice: DiceInfo, witness: Witness | null): GameVerification | null {
  const found = useSignal<GameVerification | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void verifyGame({ ...game, dice }, witness).then((verified) => {
      if (isCurrent) found.value = verified;
    });
    return () => {
      isCurrent = false;
    };
  }, [game.start, game.moves, game.situation, dice, witness]);
  return found.value;
}

const KINDS = { fair: "success", consistent: "", unproven: "", false: "error" } as const;

function VerdictView({ game, found }: { game: State; found: GameVerification }): JSX.Element {
  const { verdict, fault, party, rolls } = found;
  const isOn = game.status !== "over";
  const text = {
    fair: () => t("fairness-fair", { count: rolls.length }),
    consistent: () => t("fairness-consistent", { count: rolls.length }),
    unproven: () => describeUnproven(game, found),
    false: () => t(`fairness-false-${fault ?? "rolls"}`, { party: partyName(game.rules, party ?? "server") }),
  }[verdict]();
  return (
    <>
      {verdict === "fair" && <Icon name="check" />}
      {verdict === "false" && <Icon name="cross" />}
      <span class="notice-text">
        {verdict !== "unproven" && <strong>{t(`verdict-${verdict}`)}</strong>}
        <span>{text}</span>
        {isOn && verdict !== "false" && verdict !== "unproven" && <span class="muted">{t("fairness-so-far")}</span>}
      </span>
    </>
  );
}

/** Why the dice are not proven: nobody replayed the moves, some come from elsewhere, or what proves them is not known yet. */
function describeUnproven({ dice, status }: State, { rolls, isUnreplayed }: GameVerification): string {
  if (isUnreplayed) return t("fairness-unreplayed");
  if (dice && dice.unproven > 0) return t("fairness-continued", { count: dice.unproven, proven: rolls.length });
  if (status === "over") return t("fairness-unproven");
  return t(dice?.mode === "joint" ? "fairness-so-far" : "fairness-wait");
}

/** Format names as a list of the language. */
function formatList(names: readonly string[]): string {
  return new Intl.ListFormat(displayedLanguage.value, { type: "conjunction" }).format(names);
}

/** What this browser saw; for everybody else, whose browsers saw it. */
function Witnesses({
  game,
  found,
  isPlayer,
}: {
  game: State;
  found: Verification;
  isPlayer: boolean;
}): JSX.Element | null {
  const list = (parties: readonly Party[]) => formatList(parties.map((party) => partyName(game.rules, party)));
  if (!isPlayer) {
    const people = game.seats.filter((seat) => seat.level === null && seat.kind === "person");
    return people.length === 0 ? null : <p>{t("fairness-seen-by", { names: formatList(people.map(seatName)) })}</p>;
  }
  return (
    <p class="witnesses">
      {found.witnessed.length > 0 && <span>{t("fairness-witnessed", { parties: list(found.witnessed) })}</span>}
      {found.unwitnessed.length > 0 && <span>{t("fairness-unwitnessed", { parties: list(found.unwitnessed) })}</span>}
    </p>
  );
}

function Rolls({ rolls }: { rolls: readonly Check[] }): JSX.Element {
  return (
    <details>
      <summary class="fairness-rolls">{t("fairness-rolls")}</summary>
      <ol class="rolls">
        {rolls.map((roll) => (
          <li key={roll.number} class={roll.isCorrect ? "" : "wrong"}>
            <code>{roll.actual.join(" ")}</code>
            {!roll.isCorrect && <span>{t("fairness-due", { faces: roll.expected.join(" ") })}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What each party has added to the dice. */
function Parts({ game, dice }: { game: State; dice: DiceInfo }): JSX.Element {
  return (
    <dl class="seeds">
      <Part name={t("fairness-commitment")} value={dice.commitment || null} />
      {([0, 1] as const).map((seat) => {
        const side = sideName(game.rules, seat);
        const isSealed = dice.mode === "joint" && dice.seeds[seat] === null;
        return isSealed ? (
          <Part key={seat} name={t("fairness-commitment-of", { side })} value={dice.commitments[seat]} />
        ) : (
          <Part key={seat} name={t("fairness-seed-of", { side })} value={dice.seeds[seat]} />
        );
      })}
      {dice.mode === "joint" ? (
        <Shares game={game} dice={dice} />
      ) : (
        <Part name={t("fairness-seed")} value={dice.seed} />
      )}
    </dl>
  );
}

/** The last shares; all earlier ones follow from them. */
function Shares({ game, dice }: { game: State; dice: DiceInfo }): ComponentChildren {
  const [server, ...players] = dice.shares;
  return (
    <>
      <Part name={t("fairness-share")} value={server} />
      {players.map((share, seat) =>
        dice.seeds[seat] ? null : (
          <Part key={seat} name={t("fairness-share-of", { side: sideName(game.rules, seat as 0 | 1) })} value={share} />
        ),
      )}
    </>
  );
}

function Part({ name, value }: { name: string; value: string | null }): JSX.Element {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value === null ? <span class="muted">{t("fairness-later")}</span> : <code>{value}</code>}</dd>
    </>
  );
}
