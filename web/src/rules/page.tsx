/** The rules: how to play in a minute, then every clause. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { listRules } from "../api.ts";
import { learn, t } from "../language.ts";
import { Emblem } from "../lobby/emblem.tsx";
import { gameName } from "../naming.ts";
import { Bar } from "../parts/bar.tsx";
import { NotFound } from "../parts/not-found.tsx";
import type { RulesInfo } from "../protocol/types.ts";
import "./page.css";

/** How many paragraphs tell each game; their texts are how-battle-1 and so on. */
const PARAGRAPHS = { battle: 6, qwixx: 7 } as const;
type Known = keyof typeof PARAGRAPHS;
const isKnown = (rules: string): rules is Known => rules in PARAGRAPHS;

export function RulesPage({ rules }: { rules: string | null }): JSX.Element {
  useEffect(() => {
    document.title = t("page-title", { page: t("rules") });
  });
  if (rules !== null && !isKnown(rules)) return <NotFound />;
  const shown: Known[] = rules === null ? ["battle", "qwixx"] : [rules];
  return (
    <>
      <Bar />
      <main class="rules">
        {shown.map((name) => (
          <Rulebook key={name} rules={name} />
        ))}
      </main>
    </>
  );
}

function Rulebook({ rules }: { rules: Known }): JSX.Element {
  const paragraphs = Array.from({ length: PARAGRAPHS[rules] }, (_, place) => place + 1);
  return (
    <article class="rulebook">
      <h1>{t("how-to-play-game", { game: gameName(rules) })}</h1>
      <div class="rulebook-emblem">
        <Emblem rules={rules} />
      </div>
      <ol class="rulebook-how">
        {paragraphs.map((number) => (
          <li key={number}>{t(`how-${rules}-${number}`)}</li>
        ))}
      </ol>
      <p>
        <a class="button main" href="/">
          {t("form-play")}
        </a>
      </p>
      <Clauses rules={rules} />
    </article>
  );
}

function Clauses({ rules }: { rules: Known }): JSX.Element | null {
  const infos = useSignal<RulesInfo[]>([]);
  useEffect(() => {
    Promise.all([listRules(), learn("clauses")]).then(
      ([list]) => (infos.value = list),
      () => undefined, // the short form is there
    );
  }, []);
  const info = infos.value.find((one) => one.rules === rules);
  if (!info) return null;
  return (
    <section aria-labelledby={`clauses-${rules}`}>
      <h2 id={`clauses-${rules}`}>{t("rules-exact")}</h2>
      <dl class="clauses">
        {info.clauses.map((name) => (
          <div key={name} id={name}>
            <dt>{name}</dt>
            <dd>{t(`clause-${name.toLowerCase()}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
