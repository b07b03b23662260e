/** The Worker of a tab: runs the games of this browser. */
import { WorkerEngines } from "../local/engine/worker-host.ts";
import { createLocalGame, exportRecord, type LocalGame, openLocalGame, type StoredGame } from "../local/host.ts";
import { loadRules } from "../local/rules/registry.ts";
import { openAnnouncements } from "./announcements.ts";
import { GameDatabase, type ListedGame } from "./game-database.ts";
import { LocalGameStore } from "./game-store.ts";
import { HEARTBEAT_MS, LocalTables } from "./local-tables.ts";
import type { Answers, FromWorker, ToWorker, WorkerRequest } from "./worker-protocol.ts";

/** The part of a Worker's global scope that is used here. */
declare const self: {
  postMessage(message: FromWorker): void;
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
};

const engines = new WorkerEngines();

const post = (message: FromWorker): void => self.postMessage(message);

const announce = openAnnouncements(({ game, what }) => {
  if (what === "saved") void tables.refresh(game);
  else if (what === "deleted") tables.remove(game);
});

const store = new LocalGameStore<StoredGame>(GameDatabase.open<StoredGame>, listGame, {
  onSaved: (game) => announce({ game, what: "saved" }),
  onProblem: (problem) => post({ type: "storage", problem }),
});

/** The entry of a game in the list of this browser's games. */
function listGame({ summary, outcome, points, events }: StoredGame): ListedGame {
  const hasOwnMove = events.some(({ event }) => event.type === "moved" && event.player === "person");
  return { ...summary, outcome, points: points ?? null, hasOwnMove };
}

const tables = new LocalTables(openGame, post);

async function openGame(id: string): Promise<LocalGame | null> {
  const to = await store.findMoved(id);
  if (to === null) return openLocalGame(id, store, engines);
  post({ type: "moved", to });
  return null;
}

const ANSWERS: { [Type in keyof Answers]: (body: Extract<WorkerRequest, { type: Type }>) => Promise<Answers[Type]> } = {
  prepare: async ({ rules }) => {
    await Promise.all([loadRules(rules), engines.prepare(rules)]);
    return null;
  },
  create: async ({ game }) => {
    const created = createLocalGame(game);
    await store.save(created);
    return created.id;
  },
  export: async ({ game }) => {
    const stored = await store.load(game);
    return stored && exportRecord(stored);
  },
};

async function answer(request: number, body: WorkerRequest): Promise<void> {
  try {
    const value = await (ANSWERS[body.type] as (body: WorkerRequest) => Promise<Answers[keyof Answers]>)(body);
    post({ type: "answer", request, value });
  } catch (error) {
    post({ type: "failed", request, text: String(error) });
  }
}

self.onmessage = ({ data }) => {
  switch (data.type) {
    case "open":
      void tables.connect(data.socket, data.game, data.after);
      break;
    case "send":
      tables.receive(data.socket, data.text);
      break;
    case "close":
      tables.disconnect(data.socket);
      break;
    case "request":
      void answer(data.request, data.body);
  }
};

setInterval(() => tables.beat(), HEARTBEAT_MS);
