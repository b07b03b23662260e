/** A WebSocket connection to a game or to the lobby that reconnects with exponential backoff. */
import type { Echo, Probe } from "../protocol/types.ts";
import type { CloseReason, SessionStatus } from "./session.ts";

/** What both kinds of connections receive: first a welcome, then probes and messages of their own. */
type Received = Probe | { readonly type: "welcome" } | { readonly type: string };

interface ConnectionHandlers<Message extends Received> {
  /** Open a socket that resumes after the event with this sequence number; null sends the whole state. */
  open(lastSequence: number | null): WebSocket;
  /** The sequence number of the last event received; null to request the whole state. */
  lastSequence(): number | null;
  /** Handle a message. Returns false if one before it is missing, to reconnect. */
  receive(message: Message): boolean;
  onStatusChange(status: SessionStatus, closeReason: CloseReason | null): void;
}

const OPEN = 1;
const INITIAL_BACKOFF_MS = 250;
const MAX_BACKOFF_MS = 8000;
/** The server sends a heartbeat every 20 seconds: after this silence the connection counts as dead. */
const HEARTBEAT_TIMEOUT_MS = 45_000;
/** How long a new connection has for its first message; doubled after each that stays silent, up to the heartbeat's. */
const FIRST_MESSAGE_TIMEOUT_MS = 8000;
const SERVICE_RESTART = 1012;
const CLOSE_REASONS: Readonly<Record<number, CloseReason>> = { 4404: "no-such-game", 4403: "forbidden" };

export class Connection<Sent, Message extends Received> {
  readonly #handlers: ConnectionHandlers<Message>;
  #socket: WebSocket | null = null;
  #backoff = INITIAL_BACKOFF_MS;
  #reconnectTimer: ReturnType<typeof setTimeout> | undefined;
  #heartbeatTimer: ReturnType<typeof setTimeout> | undefined;
  #firstMessageTimeout = FIRST_MESSAGE_TIMEOUT_MS;
  #isReady = false;
  #isClosed = false;

  constructor(handlers: ConnectionHandlers<Message>) {
    this.#handlers = handlers;
  }

  /** Connect, and reconnect until closed. */
  start(): void {
    this.#handlers.onStatusChange("connecting", null);
    this.#connect();
  }

  /** Send a message; returns false if there is no connection. */
  send(message: Sent): boolean {
    if (!this.#isReady || this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
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
    this.#handlers.onStatusChange("closed", closeReason);
  }

  #connect(): void {
    const socket = this.#handlers.open(this.#handlers.lastSequence());
    this.#socket = socket;
    this.#isReady = false;
    this.#restartHeartbeatTimer(this.#firstMessageTimeout);
    this.#firstMessageTimeout = Math.min(HEARTBEAT_TIMEOUT_MS, this.#firstMessageTimeout * 2);
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#handleMessage(String(event.data));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#onLost(event.code);
    };
  }

  /** Reconnect after a long silence: some networks drop connections without closing them. */
  #restartHeartbeatTimer(timeout: number): void {
    clearTimeout(this.#heartbeatTimer);
    this.#heartbeatTimer = setTimeout(() => this.#dropConnection(), timeout);
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
    this.#restartHeartbeatTimer(HEARTBEAT_TIMEOUT_MS);
    const message = JSON.parse(text) as Message;
    if (isProbe(message)) {
      this.#socket?.send(JSON.stringify({ type: "echo", probe: message.probe } satisfies Echo));
      return;
    }
    if (message.type === "welcome" && !this.#isReady) this.#onWelcome();
    if (!this.#handlers.receive(message)) this.#dropConnection();
  }

  #onWelcome(): void {
    this.#isReady = true;
    this.#backoff = INITIAL_BACKOFF_MS;
    this.#firstMessageTimeout = FIRST_MESSAGE_TIMEOUT_MS;
    this.#handlers.onStatusChange("open", null);
  }
}

const isProbe = (message: Received): message is Probe => message.type === "probe";
