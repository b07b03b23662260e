/** The page of sets to print: language and paper, and each kit with its picture and download. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { AppBar } from "../components/app-bar.tsx";
import { Icon } from "../components/icons.tsx";
import { gameName } from "../games/names.ts";
import { displayedLanguage, LANGUAGES, type Language, t } from "../i18n/translation.ts";
import { persistentSignal } from "../settings/settings.ts";
import { KITS, type Kit, PAPERS, type Paper, PRINTED_GAMES, paperFor, picturePath, printPath } from "./kits.ts";
import "./print-page.css";

const paper = persistentSignal<Paper>("paper", paperFor(navigator.languages), (value): value is Paper =>
  PAPERS.includes(value as Paper),
);

export function PrintPage(): JSX.Element {
  const chosen = useSignal<Language | null>(null);
  const language = chosen.value ?? displayedLanguage.value;
  useEffect(() => {
    document.title = t("page-title", { page: t("print-title") });
  });
  return (
    <>
      <AppBar />
      <main class="page">
        <header class="stack print-head">
          <h1>{t("print-title")}</h1>
          <p>{t("print-intro")}</p>
          <div class="print-choices">
            <LanguageChoice language={language} choose={(wanted) => (chosen.value = wanted)} />
            <PaperChoice />
          </div>
          <p class="print-advice">{t("print-advice")}</p>
        </header>
        {PRINTED_GAMES.map((game) => (
          <GameKits key={game} game={game} language={language} />
        ))}
      </main>
    </>
  );
}

interface LanguageChoiceProps {
  language: Language;
  choose: (language: Language) => void;
}

/** The language of what is printed: that of the page until another is chosen. */
function LanguageChoice({ language, choose }: LanguageChoiceProps): JSX.Element {
  return (
    <label class="setting">
      {t("print-language")}
      <select class="field" value={language} onChange={(event) => choose(event.currentTarget.value as Language)}>
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function PaperChoice(): JSX.Element {
  return (
    <fieldset class="setting">
      <legend>{t("print-paper")}</legend>
      <div class="choice-options">
        {PAPERS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name="paper"
              class="visually-hidden"
              checked={paper.value === name}
              onChange={() => (paper.value = name)}
            />
            <span>{t("print-paper-name", { paper: name })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function GameKits({ game, language }: { game: string; language: Language }): JSX.Element {
  const kits = KITS.filter((kit) => kit.game === game);
  const [forPaper, forMachines] = [kits.filter(isForPaper), kits.filter((kit) => !isForPaper(kit))];
  return (
    <section class="stack print-game" aria-labelledby={`print-${game}`}>
      <h2 id={`print-${game}`}>{gameName(game)}</h2>
      <KitList kits={forPaper} language={language} />
      <h3>{t("print-machines")}</h3>
      <KitList kits={forMachines} language={language} />
    </section>
  );
}

const isForPaper = (kit: Kit): boolean => kit.format === "pdf";

function KitList({ kits, language }: { kits: Kit[]; language: Language }): JSX.Element {
  return (
    <ul class="print-kits">
      {kits.map((kit) => (
        <li key={kit.id} class={kit.kind === "set" ? "card print-kit print-kit-set" : "card print-kit"}>
          <img class="print-picture" src={picturePath(kit)} alt="" width="320" height="320" loading="lazy" />
          <div class="print-text">
            <strong>{t(`print-kit-${kit.kind}`)}</strong>
            <span class="muted">{t(`print-kit-${kit.kind}-about`)}</span>
          </div>
          <DownloadLink kit={kit} language={language} />
        </li>
      ))}
    </ul>
  );
}

function DownloadLink({ kit, language }: { kit: Kit; language: Language }): JSX.Element {
  const format = kit.format.toUpperCase();
  const label = t("print-download-label", { format, game: gameName(kit.game), kit: t(`print-kit-${kit.kind}`) });
  const look = kit.kind === "set" ? "button primary" : "button";
  return (
    <a class={look} href={printPath(kit, language, paper.value)} download aria-label={label}>
      <Icon name="save" />
      {t("print-download", { format })}
    </a>
  );
}
