/** A WebSocket connection to a game that reconnects with exponential backoff and resends unanswered commands. */
import { answeredCommands } from "./client-state.ts";
import type { FromClient, FromServer, Problem, Refused } from "./types.ts";

/** connecting: the first attempt. open: connected. lost: reconnecting. closed: for good. */
export type ConnectionStatus = "connecting" | "open" | "lost" | "closed";

/** Why a connection is closed for good. */
export type CloseReason = "left" | "no-such-game" | "forbidden";

/** A command without its id. */
export type CommandBody = FromClient extends infer One ? (One extends { id: string } ? Omit<One, "id"> : never) : never;

/** A command that a page submitted before it was reloaded. */
export interface StoredCommand {
  readonly id: string;
  readonly body: CommandBody;
  /** Whether it may have reached the server. */
  readonly isSent: boolean;
}

export interface ConnectionHandlers {
  /** Open a socket that resumes after the event with this sequence number; null sends the whole state. */
  open(lastSequence: number | null): WebSocket;
  /** The sequence number of the last event received; null to request the whole state. */
  lastSequence(): number | null;
  /** Handle a message. Returns false where one before it is missing, to reconnect. */
  receive(message: FromServer): boolean;
  onStatusChange(status: ConnectionStatus, closeReason: CloseReason | null): void;
}

/** The server refused a command or request. */
export class RefusedError extends Error {
  readonly refusal: Refused | Problem;

  constructor(refusal: Refused | Problem) {
    super(refusal.text);
    this.refusal = refusal;
  }
}

/** A command on its way to the server. */
export interface Submission {
  readonly id: string;
  /** Resolves with the answer, rejects with {@link RefusedError} or {@link WithdrawnError}. */
  readonly answer: Promise<FromServer>;
  /** Whether it has left this browser: the server may have carried it out. */
  isSent(): boolean;
  /** Drop a command that was never sent; returns whether that was possible. */
  withdraw(): boolean;
}

/** A command was dropped before it was sent. */
export class WithdrawnError extends Error {}

interface PendingCommand {
  readonly message: FromClient;
  isSent: boolean;
  resolve(answer: FromServer): void;
  reject(error: Error): void;
}

const OPEN = 1;
const INITIAL_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 8000;
/** The server sends a heartbeat every 20 seconds: after this silence the connection counts as dead. */
const HEARTBEAT_TIMEOUT_MS = 45_000;
const SERVICE_RESTART = 1012;
/** How long to wait after the server's rate limit was hit. */
const RATE_LIMIT_DELAY_MS = 1000;
const CLOSE_REASONS: Readonly<Record<number, CloseReason>> = { 4404: "no-such-game", 4403: "forbidden" };

export class Connection {
  readonly #handlers: ConnectionHandlers;
  readonly #pending = new Map<string, PendingCommand>();
  readonly #prefix = Math.random().toString(36).slice(2, 10);
  #socket: WebSocket | null = null;
  #count = 0;
  #backoff = INITIAL_BACKOFF_MS;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeatTimer: ReturnType<typeof setTimeout> | undefined;
  #isReady = false;
  #isClosed = false;

  constructor(handlers: ConnectionHandlers) {
    this.#handlers = handlers;
  }

  /** Connect, and reconnect until closed. */
  start(): void {
    this.#handlers.onStatusChange("connecting", null);
    this.#connect();
  }

  /** Send a command; it is resent after a reconnect. Resolves with the answer, rejects with {@link RefusedError}. */
  send(body: CommandBody): Promise<FromServer> {
    return this.submit(body).answer;
  }

  /** Send a command that can be withdrawn as long as there is no connection. */
  submit(body: CommandBody): Submission {
    this.#count += 1;
    return this.resubmit({ id: `${this.#prefix}-${this.#count}`, body, isSent: false });
  }

  /** Send a command of an earlier page under its old id, so that it is carried out once. */
  resubmit({ id, body, isSent: wasSent }: StoredCommand): Submission {
    const message = { ...body, id } as FromClient;
    const answer = new Promise<FromServer>((resolve, reject) => {
      this.#pending.set(id, { message, isSent: wasSent, resolve, reject });
    });
    if (this.#isReady) this.#sendCommand(id);
    const isSent = () => this.#pending.get(id)?.isSent !== false;
    return { id, answer, isSent, withdraw: () => !isSent() && this.#withdraw(id) };
  }

  #withdraw(id: string): boolean {
    this.#pending.get(id)?.reject(new WithdrawnError());
    return this.#pending.delete(id);
  }

  /** Reconnect without waiting: the network is back, or the page is visible again. */
  reconnectNow(): void {
    if (this.#isClosed || this.#socket) return;
    clearTimeout(this.#reconnectTimer);
    this.#connect();
  }

  /** Drop the connection and reconnect: the network is gone, which the socket may notice much later. */
  dropConnection(): void {
    if (!this.#isClosed && this.#socket) this.#dropConnection();
  }

  /** Close for good. */
  close(): void {
    this.#closeFor("left");
    this.#socket?.close();
  }

  #closeFor(closeReason: CloseReason): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#reconnectTimer);
    clearTimeout(this.#heartbeatTimer);
    this.#pending.clear();
    this.#handlers.onStatusChange("closed", closeReason);
  }

  #connect(): void {
    const socket = this.#handlers.open(this.#handlers.lastSequence());
    this.#socket = socket;
    this.#isReady = false;
    this.#restartHeartbeatTimer();
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#handleMessage(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#onLost(event.code);
    };
  }

  /** Reconnect after a long silence: some networks drop connections without closing them. */
  #restartHeartbeatTimer(): void {
    clearTimeout(this.#heartbeatTimer);
    this.#heartbeatTimer = setTimeout(() => this.#dropConnection(), HEARTBEAT_TIMEOUT_MS);
  }

  #dropConnection(): void {
    const socket = this.#socket;
    this.#onLost(SERVICE_RESTART);
    socket?.close();
  }

  #onLost(code: number): void {
    this.#socket = null;
    this.#isReady = false;
    clearTimeout(this.#heartbeatTimer);
    if (this.#isClosed) return;
    const closeReason = CLOSE_REASONS[code];
    if (closeReason) {
      this.#closeFor(closeReason);
      return;
    }
    this.#handlers.onStatusChange("lost", null);
    const backoff = code === SERVICE_RESTART ? INITIAL_BACKOFF_MS : this.#backoff;
    this.#backoff = Math.min(MAX_BACKOFF_MS, this.#backoff * 2);
    this.#reconnectTimer = setTimeout(() => this.#connect(), backoff * (0.75 + Math.random() / 2));
  }

  #handleMessage(text: string): void {
    this.#restartHeartbeatTimer();
    const message = JSON.parse(text) as FromServer;
    if (message.type === "probe") {
      this.#sendNow({ type: "echo", probe: message.probe });
      return;
    }
    if (message.type === "welcome" && !this.#isReady) this.#onWelcome();
    if (message.type === "refused" && message.reason === "too-fast")
      setTimeout(() => this.#resendPending(), RATE_LIMIT_DELAY_MS);
    if (!this.#handlers.receive(message)) this.#dropConnection();
    for (const id of answeredCommands(message)) this.#resolvePending(id, message);
  }

  #onWelcome(): void {
    this.#isReady = true;
    this.#backoff = INITIAL_BACKOFF_MS;
    this.#handlers.onStatusChange("open", null);
    this.#resendPending();
  }

  /** Resend unanswered commands in order. The server recognises their ids and does nothing twice. */
  #resendPending(): void {
    if (!this.#isReady) return;
    for (const id of this.#pending.keys()) this.#sendCommand(id);
  }

  #resolvePending(id: string, message: FromServer): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    this.#pending.delete(id);
    if (message.type === "refused") pending.reject(new RefusedError(message));
    else pending.resolve(message);
  }

  #sendCommand(id: string): void {
    const pending = this.#pending.get(id);
    if (pending && this.#sendNow(pending.message)) pending.isSent = true;
  }

  #sendNow(message: FromClient): boolean {
    if (this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }
}
