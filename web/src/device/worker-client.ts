/** The page's side of the Worker: starts it when it is first needed, opens sockets, asks for single things. */
import { showError } from "../components/toasts.tsx";
import { loadCatalogues, t } from "../i18n/translation.ts";
import { redirect } from "../router.ts";
import type { Line, OpenLine } from "./local-socket.ts";
import type { Answers, FromWorker, StorageProblem, ToWorker, WorkerRequest } from "./worker-protocol.ts";

interface Ends {
  deliver(text: string): void;
  end(code: number): void;
}

interface Asked {
  resolve(value: Answers[keyof Answers]): void;
  reject(error: Error): void;
}

/** The code of a socket whose Worker broke down: the page connects again, to a new one. */
const RESTART = 1012;

const sockets = new Map<number, Ends>();
const asked = new Map<number, Asked>();
let worker: Worker | null = null;
let count = 0;

function startWorker(): Worker {
  const started = new Worker(new URL("./games-worker.ts", import.meta.url), { type: "module", name: "duellum" });
  started.onmessage = (event: MessageEvent<FromWorker>) => handle(event.data);
  started.onerror = () => breakDown(started);
  return started;
}

function post(message: ToWorker): void {
  worker ??= startWorker();
  worker.postMessage(message);
}

function handle(message: FromWorker): void {
  switch (message.type) {
    case "message":
      sockets.get(message.socket)?.deliver(message.text);
      break;
    case "closed":
      takeOut(sockets, message.socket)?.end(message.code);
      break;
    case "answer":
      takeOut(asked, message.request)?.resolve(message.value);
      break;
    case "failed":
      takeOut(asked, message.request)?.reject(new Error(message.text));
      break;
    case "moved":
      redirect({ page: "game", game: message.to });
      break;
    case "storage":
      void reportStorage(message.problem);
  }
}

function takeOut<T>(from: Map<number, T>, number: number): T | undefined {
  const found = from.get(number);
  from.delete(number);
  return found;
}

async function reportStorage(problem: StorageProblem): Promise<void> {
  await loadCatalogues("device").catch(() => undefined);
  showError(t(`storage-${problem}`));
}

/** Give up a Worker that failed: everything that waits for it fails, and the next message starts another. */
function breakDown(broken: Worker): void {
  broken.terminate();
  if (worker === broken) worker = null;
  const [ends, requests] = [[...sockets.values()], [...asked.values()]];
  sockets.clear();
  asked.clear();
  for (const { end } of ends) end(RESTART);
  for (const { reject } of requests) reject(new Error("the Worker failed"));
}

/** Open a socket to a game of this browser. */
export const openLine: OpenLine = (game, after, deliver, end): Line => {
  const socket = ++count;
  sockets.set(socket, { deliver, end });
  post({ type: "open", socket, game, after });
  return {
    send: (text) => post({ type: "send", socket, text }),
    close: () => {
      if (sockets.delete(socket)) post({ type: "close", socket });
    },
  };
};

/** Ask the Worker for something. Rejects where it cannot be done. */
export function ask<Type extends WorkerRequest["type"]>(
  body: Extract<WorkerRequest, { type: Type }>,
): Promise<Answers[Type]> {
  const request = ++count;
  return new Promise((resolve, reject) => {
    asked.set(request, { resolve: resolve as Asked["resolve"], reject });
    post({ type: "request", request, body });
  });
}
