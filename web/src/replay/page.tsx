/** The page of a saved game: has it read again where it must, and shows it. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { useTable } from "../games/use-table.ts";
import { learn, t } from "../language.ts";
import { gameName } from "../naming.ts";
import { Bar } from "../parts/bar.tsx";
import { complain } from "../parts/toasts.tsx";
import type { Replay } from "../protocol/types.ts";
import { ReplayFrame } from "./frame.tsx";
import { read, shelf } from "./opened.ts";
import { problemText } from "./opening.tsx";
import { Replaying } from "./replaying.ts";
import { OpenSaved } from "./saved.tsx";

interface Opened {
  readonly replaying: Replaying | null;
  /** Why there is nothing to see. */
  readonly trouble: string | null;
  /** Turn to another game of the same text. */
  turn(number: number): void;
}

function useOpened(name: string): Opened {
  const replaying = useSignal<Replaying | null>(null);
  const trouble = useSignal<string | null>(null);
  const look = (saved: Replay, ply: number) => (replaying.value = new Replaying(saved, ply));
  useEffect(() => {
    const { number, ply } = shelf.place(name);
    Promise.all([read(name, number), learn("replay")]).then(
      ([saved]) => {
        if (saved) look(saved, ply);
        else trouble.value = t("replay-missing");
      },
      (error: unknown) => (trouble.value = problemText(error)),
    );
  }, [name]);
  useSignalEffect(() => {
    const shown = replaying.value;
    if (shown) shelf.mark(name, { number: shown.saved.number, ply: shown.at.value });
  });
  const turn = (number: number) => {
    read(name, number).then(
      (saved) => saved && look(saved, 0),
      (error: unknown) => complain(problemText(error)),
    );
  };
  return { replaying: replaying.value, trouble: trouble.value, turn };
}

export function ReplayPage({ saved: name }: { saved: string }): JSX.Element {
  const { replaying, trouble, turn } = useOpened(name);
  const rules = replaying?.saved.rules;
  const table = useTable(rules);
  const title = useComputed(() => t("page-title", { page: rules === undefined ? t("replay-title") : gameName(rules) }));
  useEffect(() => {
    document.title = title.value;
  });
  if (trouble !== null) return <Trouble text={trouble} />;
  if (table === undefined) return <Trouble text={t("refused-unknown-rules")} />;
  if (!replaying || !table) return <Reading />;
  return <ReplayFrame key={replaying.saved.number} replaying={replaying} table={table} turn={turn} />;
}

function Reading(): JSX.Element {
  return (
    <>
      <Bar />
      <main class="nowhere" aria-busy="true">
        <p class="soft" role="status">
          {t("open-reading")}
        </p>
      </main>
    </>
  );
}

/** Where there is no game to see, there are two ways on. */
function Trouble({ text }: { text: string }): JSX.Element {
  return (
    <>
      <Bar />
      <main class="nowhere">
        <h1>{t("nowhere-title")}</h1>
        <p class="soft">{text}</p>
        <a class="button main" href="/">
          {t("go-home")}
        </a>
        <OpenSaved />
      </main>
    </>
  );
}
