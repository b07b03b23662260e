/** A socket to a game in this browser: the part of a WebSocket that a connection uses, over the page's Worker. */

/** The other end of a socket. */
export interface Line {
  send(text: string): void;
  close(): void;
}

/** Opens a line; `deliver` and `end` take what comes through it. */
export type OpenLine = (
  game: string,
  after: number | null,
  deliver: (text: string) => void,
  end: (code: number) => void,
) => Line;

/** The code of a socket that was never opened. */
const FAILED = 1006;

export class LocalSocket {
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  #line: Line | null = null;

  /** `load` brings the code that starts the Worker, which no other game needs. */
  constructor(load: () => Promise<OpenLine>, game: string, after: number | null) {
    load().then(
      (open) => this.#open(open, game, after),
      () => this.#end(FAILED),
    );
  }

  send(text: string): void {
    this.#line?.send(text);
  }

  close(): void {
    this.readyState = 3;
    this.#line?.close();
  }

  #open(open: OpenLine, game: string, after: number | null): void {
    if (this.readyState === 3) return; // closed meanwhile
    this.readyState = 1;
    this.#line = open(
      game,
      after,
      (data) => this.onmessage?.({ data }),
      (code) => this.#end(code),
    );
  }

  #end(code: number): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
