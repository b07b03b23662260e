/** The form for a new game. Every option has a default, so that one click starts a game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { createGame, HAS_SERVER } from "../api.ts";
import { Icon, type IconName } from "../components/icons.tsx";
import { Lazy } from "../components/lazy.tsx";
import { showRequestError } from "../components/toasts.tsx";
import { prepareGame, startLocalGame } from "../device/start.ts";
import { formatClock } from "../game/clock.ts";
import { Emblem } from "../games/emblem.tsx";
import { describeGame, gameName } from "../games/names.ts";
import { offeredGames, refreshOfferedGames } from "../games/offered.ts";
import { formatPercent, t } from "../i18n/translation.ts";
import { hasCourse } from "../lessons/course.ts";
import { loadLessonOffer } from "../lessons/offer-loader.ts";
import { isOffered } from "../lessons/progress.ts";
import { go, rulesPath } from "../router.ts";
import { persistentSignal } from "../settings/settings.ts";
import { useEngineProgress } from "./engine-preparation.ts";
import {
  CLOCKS,
  DEFAULT_OPTIONS,
  type GameOptions,
  isGameOptions,
  OPPONENTS,
  type Opponent,
  STARTS,
  type Start,
  toNewGame,
} from "./game-options.ts";

import { hasChoice, prefersServer, runsInBrowser } from "./place.ts";

const options = persistentSignal<GameOptions>("wish", DEFAULT_OPTIONS, isGameOptions);
const change = (changes: Partial<GameOptions>): void => {
  options.value = { ...options.value, ...changes };
};

const ICONS: Readonly<Record<Opponent, IconName>> = { bot: "bot", link: "link", here: "people" };

export function NewGameForm(): JSX.Element {
  const isBusy = useSignal(false);
  const game = offeredGames.value.find(({ rules }) => rules === options.value.rules) ?? offeredGames.value[0];
  const rules = game?.rules ?? "";
  const levels = game?.levels ?? 0;
  const opponent = chooseOpponent(options.value.opponent, levels > 0);
  const level = Math.min(options.value.level, levels);
  const isLocal = runsInBrowser({ ...options.value, rules, opponent });
  const progress = useEngineProgress(rules, level, opponent === "bot" && !isLocal);
  useEffect(() => void refreshOfferedGames(), []);
  useEffect(() => {
    if (isLocal) prepareGame(rules);
  }, [isLocal, rules]);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (isBusy.value) return;
    isBusy.value = true;
    try {
      const wanted = toNewGame({ ...options.value, rules, opponent, level });
      go({ page: "game", game: isLocal ? await startLocalGame(wanted) : (await createGame(wanted)).game });
    } catch (error) {
      showRequestError(error);
      isBusy.value = false;
    }
  };
  return (
    <form class="form" onSubmit={(event) => void submit(event)}>
      <GameChoice chosen={rules} />
      <div class="form-options">
        {hasCourse(rules) && isOffered(rules) && (
          <Lazy load={loadLessonOffer} props={{ rules }} placeholder={<div class="form-lesson-place" />} />
        )}
        <OpponentChoice opponent={opponent} hasBot={levels > 0} progress={progress} />
        {opponent === "bot" && <LevelChoice level={level} levels={levels} />}
        <button type="submit" class="button primary form-play" disabled={isBusy.value}>
          {t("form-play")}
        </button>
        <details class="form-details-toggle">
          <summary>
            <span>{t("form-more")}</span>
            <span class="muted">{summarizeOptions(opponent)}</span>
          </summary>
          <MoreOptions rules={rules} opponent={opponent} />
        </details>
      </div>
    </form>
  );
}

/** The wanted opponent as far as there is one: not every game has an engine, and without a server nobody is far away. */
function chooseOpponent(wanted: Opponent, hasBot: boolean): Opponent {
  return (wanted === "bot" && !hasBot) || (wanted === "link" && !HAS_SERVER) ? "here" : wanted;
}

function GameChoice({ chosen }: { chosen: string }): JSX.Element {
  return (
    <fieldset class="games">
      <legend class="visually-hidden">{t("form-game")}</legend>
      {offeredGames.value.map(({ rules }) => (
        <div key={rules} class="game-card">
          <label>
            <input
              type="radio"
              name="game"
              class="visually-hidden"
              checked={chosen === rules}
              onChange={() => change({ rules })}
            />
            <span class="game-face">
              <Emblem rules={rules} />
              <span class="game-text">
                <span class="game-name">{gameName(rules)}</span>
                <span class="muted">{describeGame(rules)}</span>
              </span>
            </span>
          </label>
          <a class="game-rules" href={rulesPath(rules)} aria-label={t("how-to-play-game", { game: gameName(rules) })}>
            <Icon name="book" />
            {t("how-to-play")}
          </a>
        </div>
      ))}
    </fieldset>
  );
}

interface OpponentChoiceProps {
  opponent: Opponent;
  hasBot: boolean;
  /** How much of the engine is ready. */
  progress: number;
}

function OpponentChoice({ opponent, hasBot, progress }: OpponentChoiceProps): JSX.Element {
  const isPreparing = opponent === "bot" && progress < 1;
  return (
    <fieldset class="setting opponents">
      <legend>{t("form-opponent")}</legend>
      <div class="choice-options">
        {OPPONENTS.filter((kind) => chooseOpponent(kind, hasBot) === kind).map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="opponent"
              class="visually-hidden"
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
      <p class="setting-note muted">
        {isPreparing ? t("engine-preparing", { progress: formatPercent(progress) }) : t(`opponent-${opponent}-about`)}
      </p>
    </fieldset>
  );
}

function LevelChoice({ level, levels }: { level: number; levels: number }): JSX.Element {
  return (
    <label class="setting">
      <span class="level-label">
        <span>{t("form-level")}</span>
        <span class="muted">{t("level-name", { level })}</span>
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

function summarizeOptions(opponent: Opponent): string {
  const clock = formatClock(CLOCKS[options.value.clock] ?? { kind: "none" });
  return opponent === "here" ? clock : t("form-more-summary", { clock, starts: t(`starts-${options.value.starts}`) });
}

function MoreOptions({ rules, opponent }: { rules: string; opponent: Opponent }): JSX.Element {
  return (
    <div class="form-details">
      <label class="setting">
        <span>{t("form-clock")}</span>
        <select
          class="field"
          value={options.value.clock}
          onChange={(event) => change({ clock: event.currentTarget.value })}
        >
          {Object.entries(CLOCKS).map(([name, rule]) => (
            <option key={name} value={name}>
              {formatClock(rule)}
            </option>
          ))}
        </select>
      </label>
      {opponent !== "here" && (
        <label class="setting">
          <span>{t("form-starts")}</span>
          <select
            class="field"
            value={options.value.starts}
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
      {hasChoice({ rules, opponent }) && <ServerSwitch />}
      {HAS_SERVER && opponent !== "here" && (
        <label class="form-check">
          <input
            type="checkbox"
            checked={options.value.isPublic}
            onChange={(event) => change({ isPublic: event.currentTarget.checked })}
          />
          <span>{t(opponent === "bot" ? "form-public" : "form-public-open")}</span>
        </label>
      )}
    </div>
  );
}

/** Whether a game that could run here runs on the server, for the sake of its dice. */
function ServerSwitch(): JSX.Element {
  return (
    <label class="form-check">
      <input
        type="checkbox"
        checked={prefersServer.value}
        onChange={(event) => (prefersServer.value = event.currentTarget.checked)}
      />
      <span>
        {t("form-server")}
        <span class="setting-note muted">{t("form-server-note")}</span>
      </span>
    </label>
  );
}
