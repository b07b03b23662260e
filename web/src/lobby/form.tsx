/** The form for a new game: every choice has a default, so that one click plays. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { createGame } from "../api.ts";
import { clockText } from "../game/clock.ts";
import { Emblem } from "../games/emblem.tsx";
import { offeredGames, refreshOfferedGames } from "../games/offered.ts";
import { t } from "../language.ts";
import { gameName } from "../naming.ts";
import { Icon, type IconName } from "../parts/icons.tsx";
import { complainOfError } from "../parts/toasts.tsx";
import { go } from "../router.ts";
import { kept } from "../settings.ts";
import {
  asked,
  CLOCKS,
  FIRST_WISH,
  type GameWish,
  isWish,
  OPPONENTS,
  type Opponent,
  STARTS,
  type Start,
} from "./wish.ts";

const wish = kept<GameWish>("wish", FIRST_WISH, isWish);
const change = (changes: Partial<GameWish>): void => {
  wish.value = { ...wish.value, ...changes };
};

const ICONS: Readonly<Record<Opponent, IconName>> = { bot: "bot", link: "link", here: "people" };

export function NewGameForm(): JSX.Element {
  const isBusy = useSignal(false);
  const game = offeredGames.value.find(({ rules }) => rules === wish.value.rules) ?? offeredGames.value[0];
  const rules = game?.rules ?? "";
  const levels = game?.levels ?? 0;
  const opponent: Opponent = wish.value.opponent === "bot" && levels === 0 ? "here" : wish.value.opponent;
  const level = Math.min(wish.value.level, levels);
  useEffect(() => void refreshOfferedGames(), []);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    try {
      const { game } = await createGame(asked({ ...wish.value, rules, opponent, level }));
      go({ page: "game", game });
    } catch (error) {
      complainOfError(error);
      isBusy.value = false;
    }
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <GameChoice chosen={rules} />
      <div class="form-rest">
        <OpponentChoice opponent={opponent} hasBot={levels > 0} />
        {opponent === "bot" && <LevelChoice level={level} levels={levels} />}
        <button type="submit" class="button main form-play" disabled={isBusy.value}>
          {t("form-play")}
        </button>
        <details class="form-more">
          <summary>
            <span>{t("form-more")}</span>
            <span class="soft">{summary(opponent)}</span>
          </summary>
          <Details opponent={opponent} />
        </details>
      </div>
    </form>
  );
}

function GameChoice({ chosen }: { chosen: string }): JSX.Element {
  return (
    <fieldset class="games">
      <legend class="unseen">{t("form-game")}</legend>
      {offeredGames.value.map(({ rules }) => (
        <div key={rules} class="game-card">
          <label>
            <input
              type="radio"
              name="game"
              class="unseen"
              checked={chosen === rules}
              onChange={() => change({ rules })}
            />
            <span class="game-face">
              <Emblem rules={rules} />
              <span class="game-words">
                <span class="game-name">{gameName(rules)}</span>
                <span class="soft">{t(`game-${rules}-about`)}</span>
              </span>
            </span>
          </label>
          <a class="game-rules" href={`/rules/${rules}`} aria-label={t("how-to-play-game", { game: gameName(rules) })}>
            <Icon name="book" />
            {t("how-to-play")}
          </a>
        </div>
      ))}
    </fieldset>
  );
}

function OpponentChoice({ opponent, hasBot }: { opponent: Opponent; hasBot: boolean }): JSX.Element {
  return (
    <fieldset class="setting opponents">
      <legend>{t("form-opponent")}</legend>
      <div class="choice-options">
        {OPPONENTS.filter((kind) => kind !== "bot" || hasBot).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="opponent"
              class="unseen"
              checked={opponent === kind}
              onChange={() => change({ opponent: kind })}
            />
            <span>
              <Icon name={ICONS[kind]} />
              {t(`opponent-${kind}`)}
            </span>
          </label>
        ))}
      </div>
      <p class="setting-note soft">{t(`opponent-${opponent}-about`)}</p>
    </fieldset>
  );
}

function LevelChoice({ level, levels }: { level: number; levels: number }): JSX.Element {
  return (
    <label class="setting">
      <span class="level-line">
        <span>{t("form-level")}</span>
        <span class="soft">{t("level-name", { level })}</span>
      </span>
      <input
        type="range"
        min="1"
        max={levels}
        step="1"
        value={level}
        aria-valuetext={t("level-name", { level })}
        onInput={(event) => change({ level: event.currentTarget.valueAsNumber })}
      />
    </label>
  );
}

function summary(opponent: Opponent): string {
  const clock = clockText(CLOCKS[wish.value.clock] ?? { kind: "none" });
  return opponent === "here" ? clock : t("form-more-summary", { clock, starts: t(`starts-${wish.value.starts}`) });
}

function Details({ opponent }: { opponent: Opponent }): JSX.Element {
  return (
    <div class="form-details">
      <label class="setting">
        <span>{t("form-clock")}</span>
        <select
          class="field"
          value={wish.value.clock}
          onChange={(event) => change({ clock: event.currentTarget.value })}
        >
          {Object.entries(CLOCKS).map(([name, rule]) => (
            <option key={name} value={name}>
              {clockText(rule)}
            </option>
          ))}
        </select>
      </label>
      {opponent !== "here" && (
        <label class="setting">
          <span>{t("form-starts")}</span>
          <select
            class="field"
            value={wish.value.starts}
            onChange={(event) => change({ starts: event.currentTarget.value as Start })}
          >
            {STARTS.map((start) => (
              <option key={start} value={start}>
                {t(`starts-${start}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {opponent !== "here" && (
        <label class="form-check">
          <input
            type="checkbox"
            checked={wish.value.isPublic}
            onChange={(event) => change({ isPublic: event.currentTarget.checked })}
          />
          <span>{t(opponent === "bot" ? "form-public" : "form-public-open")}</span>
        </label>
      )}
    </div>
  );
}
