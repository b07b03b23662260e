// Written by "make types" from src/duellum/server/protocol/ and the games' view.py. Do not edit.

/** A seat: the first or the second. */
export type Seat = 0 | 1;

/** End a game without result: before it has started, or when its engine has failed. */
export interface Abort {
  type: "abort";
  id: string;
}

/** Accept or decline the opponent's offer; declining one's own takes it back. */
export interface Answer {
  type: "answer";
  id: string;
  what: "draw" | "rematch" | "undo";
  accept: boolean;
  seat?: Seat | null;
}

/** Ask for the chances to win; against bots only. */
export interface AskChances {
  type: "chances";
  id: string;
}

/** Ask what the engine would play; not against people. */
export interface AskHint {
  type: "hint";
  id: string;
}

/** Ask how the table looked after each of the plies `first` to `last`, 40 at most at a time. */
export interface AskPast {
  type: "past";
  id: string;
  first: number;
  last: number;
}

/** Ask which moves would win at once against a seat, were its opponent to move now. */
export interface AskThreats {
  type: "threats";
  id: string;
  seat: Seat;
}

/** A die on the board; a king-cube has no faces, as they do not matter. */
export interface BattleDie {
  square: string;
  side: number;
  faces: [number, number, number] | null;
}

/** A move: the die's way step by step, the last one being its target. */
export interface BattleMove {
  kind: "move";
  move: string;
  side: number;
  start: string;
  steps: BattleStep[];
  captures: BattleDie | null;
  wins: "king" | "palace" | null;
}

/** The board: every die on it, and how many each side has lost. */
export interface BattlePicture {
  game: "battle";
  dice: BattleDie[];
  lost: [number, number];
  quiet: number;
  palaces: [string, string];
}

/** Where a die stands after a step, and how it lies there. */
export interface BattleStep {
  square: string;
  faces: [number, number, number] | null;
}

/** A seat for the engine. */
export interface Bot {
  kind: "bot";
  level: number;
}

/** The engine gave no move. The game can be nudged or aborted. */
export interface BotFailed {
  type: "bot-failed";
  seat: Seat;
  command: string | null;
}

/** The engine tries again. */
export interface BotNudged {
  type: "bot-nudged";
  seat: Seat;
  command: string | null;
}

/** How likely the first seat wins, a draw counting half. */
export interface Chances {
  type: "chances";
  command: string;
  ply: number;
  first: number;
}

/** The time both sides have left, as it was at a moment. */
export interface Clocks {
  left: [number, number];
  running: Seat | null;
  at: number;
}

/** So many days for each turn. */
export interface Correspondence {
  kind: "days";
  days: number;
}

/** The server was away for so long; the clock that ran gets it back. */
export interface Credited {
  type: "credited";
  milliseconds: number;
  command: string | null;
}

/** An offer was declined, or taken back by who made it. */
export interface Declined {
  type: "declined";
  what: "draw" | "rematch" | "undo";
  seat: Seat;
  command: string | null;
}

/** What makes the dice fair: to be checked by anyone once the seed is revealed. */
export interface DiceInfo {
  commitment: string;
  seeds: [string | null, string | null];
  seed: string | null;
}

/** The command was carried out already, by the event with this sequence; it is not repeated. */
export interface Done {
  type: "done";
  command: string;
  sequence: number;
}

/** Give a probe back at once: what it took on the way is not charged to the clock. */
export interface Echo {
  type: "echo";
  probe: number;
}

/** The players, the clock or nobody's coming ended the game. */
export interface Ended {
  type: "ended";
  outcome: OutcomeInfo;
  command: string | null;
}

/** So many seconds, and some more after each turn. */
export interface Fischer {
  kind: "fischer";
  seconds: number;
  increment: number;
}

export type FromClient = Join | Play | Roll | Undo | Offer | Answer | Resign | Abort | Nudge | AskThreats | AskHint | AskChances | AskPast | Ping | Echo;

export type FromServer = Welcome | State | Update | Done | Refused | Presence | Thinking | Threats | Hint | Chances | Past | Pong | Probe | Goodbye;

/** The answer to it. */
export interface GameCreated {
  game: string;
  commitment: string | null;
}

/** The answer to ``GET /api/games``: my games that go on, and public ones; the newest first. */
export interface GameList {
  own: GameSummary[];
  public: GameSummary[];
}

/** A game in a list. */
export interface GameSummary {
  game: string;
  rules: string;
  status: "over" | "playing" | "waiting";
  seats: [SeatInfo, SeatInfo];
  clock: NoClock | SuddenDeath | Fischer | Correspondence;
  turn: number;
  to_move: Seat;
  active: number;
  you: Seat[];
}

/** The connection closes: this client reads too slowly or writes too fast, or the server restarts.

    The client may come back, after a restart at once. */
export interface Goodbye {
  type: "goodbye";
  reason: "restart" | "too-fast" | "too-slow";
}

/** What the server can tell a player in this game. */
export interface Helps {
  hint: boolean;
  chances: boolean;
  threats: boolean;
}

/** What the engine would play, how likely it wins for the side to move, and why. */
export interface Hint {
  type: "hint";
  command: string;
  ply: number;
  move: string;
  chance: number;
  why: Translatable[];
}

/** Sit down: on the seats kept for me, else on a free one. The seed goes into the dice. */
export interface Join {
  type: "join";
  id: string;
  name?: string;
  seed?: string;
}

/** Somebody sat down. */
export interface Joined {
  type: "joined";
  seats: Seat[];
  command: string | null;
}

/** A seat for whoever creates the game; both for two at one screen. */
export interface Me {
  kind: "me";
}

export type MovePicture = BattleMove | QwixxPlacement | QwixxDecline | QwixxRoll;

/** A move or a roll was made. */
export interface Moved {
  type: "moved";
  ply: PlyInfo;
  picture: MovePicture;
  command: string | null;
}

/** What is asked of ``POST /api/games``. */
export interface NewGame {
  rules: string;
  players: [Me | Open | Bot, Me | Open | Bot];
  starts?: "first" | "lot" | "second";
  clock?: NoClock | SuddenDeath | Fischer | Correspondence;
  public?: boolean;
  start?: string | null;
}

/** Nobody is in a hurry. */
export interface NoClock {
  kind: "none";
}

/** Let an engine that has failed try again. */
export interface Nudge {
  type: "nudge";
  id: string;
}

/** Offer a draw or, once the game is over, a rematch. */
export interface Offer {
  type: "offer";
  id: string;
  what: "draw" | "rematch";
  seat?: Seat | null;
}

/** An offer that stands. */
export interface OfferInfo {
  what: "draw" | "rematch" | "undo";
  seat: Seat;
}

/** An offer was made. */
export interface Offered {
  type: "offered";
  what: "draw" | "rematch" | "undo";
  seat: Seat;
  command: string | null;
}

/** A seat for whoever comes with the link. */
export interface Open {
  kind: "open";
}

/** How the game ended. */
export interface OutcomeInfo {
  result: "*" | "0-1" | "1-0" | "1/2-1/2";
  winner: Seat | null;
  reason: string;
  clause: string | null;
}

/** How the table looked. */
export interface Past {
  type: "past";
  command: string;
  positions: PastPosition[];
}

/** The table after a ply. */
export interface PastPosition {
  ply: number;
  position: string;
  picture: Picture;
  move: MovePicture | null;
}

export type Picture = BattlePicture | QwixxPicture;

/** Ask whether anybody is there. */
export interface Ping {
  type: "ping";
  id: string;
}

/** Make a move, in the game's notation, after so many plies. */
export interface Play {
  type: "play";
  id: string;
  ply: number;
  move: string;
}

/** A move or roll that was made. */
export interface PlyInfo {
  turn: number;
  seat: Seat;
  move: string;
  is_roll: boolean;
  left: number | null;
}

/** Somebody is. */
export interface Pong {
  type: "pong";
  command: string;
  now: number;
}

/** Who is here: by seat whether its player is connected (bots are), and how many watch. */
export interface Presence {
  type: "presence";
  connected: [boolean, boolean];
  watchers: number;
}

/** To be echoed at once. */
export interface Probe {
  type: "probe";
  probe: number;
}

/** Any refusal over HTTP. */
export interface Problem {
  reason: Reason;
  text: string;
  clause: string | null;
  line: number | null;
}

/** An action declined. */
export interface QwixxDecline {
  kind: "decline";
  move: string;
  is_misthrow: boolean;
}

/** The dice as they fell: two white ones, then red, yellow, green, blue; null for one out of the game. */
export interface QwixxDice {
  whites: [number, number];
  colours: (number | null)[];
}

/** The table: the rows from the top, the dice, and each side's supply, misthrows and points. */
export interface QwixxPicture {
  game: "qwixx";
  rows: QwixxRow[];
  dice: QwixxDice | null;
  stage: "first" | "over" | "roll" | "second";
  first: string | null;
  supplies: [number, number];
  misthrows: [number, number];
  totals: [number, number];
}

/** A stone placed on a field. */
export interface QwixxPlacement {
  kind: "place";
  move: string;
  colour: string;
  number: number;
  place: number;
  effect: "capture" | "close" | "place" | "stack";
  height: number;
}

/** Dice thrown. */
export interface QwixxRoll {
  kind: "roll";
  move: string;
  dice: QwixxDice;
}

/** A row: by place from the left what stands there, and what it is worth to either side. */
export interface QwixxRow {
  colour: string;
  stones: ([number, number] | null)[];
  front: number;
  is_closed: boolean;
  lock: number | null;
  counts: [number, number];
  scores: [number, number];
  pays: [number, number];
}

/** Why something was refused; clients translate it. The text beside it is for those who read logs. */
export type Reason = "already-offered" | "already-seated" | "bad-name" | "bad-position" | "bad-record" | "bad-seed" | "dice-due" | "engine-failed" | "forbidden-origin" | "illegal" | "malformed" | "no-dice-due" | "no-engine" | "no-offer" | "not-against-people" | "not-now" | "not-over" | "not-seated" | "not-started" | "not-your-turn" | "nothing-to-undo" | "over" | "seat-taken" | "stale" | "too-fast" | "too-long" | "too-many" | "unavailable" | "unknown-game" | "unknown-rules" | "wrong-result";

/** The command changed nothing. */
export interface Refused {
  type: "refused";
  command: string | null;
  reason: Reason;
  text: string;
  clause: string | null;
}

/** The players meet again in another game, sides swapped. */
export interface Rematched {
  type: "rematched";
  game: string;
  command: string | null;
}

/** The answer to ``POST /api/records``: a saved game, with the table after each of its plies. */
export interface Replay {
  rules: string;
  number: number;
  count: number;
  seats: [SeatInfo, SeatInfo];
  moves: PlyInfo[];
  positions: PastPosition[];
  comments: string[];
  to_move: Seat;
  record: string;
  date: string | null;
  clock: NoClock | SuddenDeath | Fischer | Correspondence | null;
  outcome: OutcomeInfo | null;
  game: string;
  dice: DiceInfo | null;
  has_dice: boolean;
}

/** Give up. Who holds both seats says for which one; else it is the one to move. */
export interface Resign {
  type: "resign";
  id: string;
  seat?: Seat | null;
}

/** Throw the dice, after so many plies. */
export interface Roll {
  type: "roll";
  id: string;
  ply: number;
}

/** A kind of game. */
export interface RulesInfo {
  rules: string;
  title: string;
  sides: [string, string];
  levels: number;
  has_dice: boolean;
  clauses: string[];
}

/** Who sits on a seat, or may. */
export interface SeatInfo {
  kind: "bot" | "kept" | "open" | "person";
  name: string;
  level: number | null;
}

/** The table as it is now: all that is needed to draw it and to show what can be done. */
export interface Situation {
  ply: number;
  turn: number;
  position: string;
  to_move: Seat;
  actor: Seat | "dice" | null;
  picture: Picture;
  legal: MovePicture[];
  undo: ["ask" | "free" | "no", "ask" | "free" | "no"];
  clocks: Clocks | null;
}

/** The whole game, the same for everybody. */
export interface State {
  type: "state";
  game: string;
  rules: string;
  sequence: number;
  status: "over" | "playing" | "waiting";
  seats: [SeatInfo, SeatInfo];
  clock: NoClock | SuddenDeath | Fischer | Correspondence;
  public: boolean;
  created: number;
  start: string;
  moves: PlyInfo[];
  situation: Situation;
  offers: OfferInfo[];
  helps: Helps;
  outcome: OutcomeInfo | null;
  dice: DiceInfo | null;
  previous: string | null;
  following: string | null;
  bot_failed: boolean;
}

/** So many seconds for the whole game. */
export interface SuddenDeath {
  kind: "sudden";
  seconds: number;
}

/** A bot is at work; `warming` means that the engine is being made ready, which can take a while. */
export interface Thinking {
  type: "thinking";
  seat: Seat;
  warming: boolean;
}

/** The moves that would win at once against the seat asked for. */
export interface Threats {
  type: "threats";
  command: string;
  ply: number;
  moves: MovePicture[];
}

/** A text in no language yet: the id of a message in the catalogues, and its arguments by name. */
export interface Translatable {
  id: string;
  args: Record<string, string | number | string[]>;
}

/** Take back my last decision, or ask for it; ``Situation.undo`` tells which. */
export interface Undo {
  type: "undo";
  id: string;
  ply: number;
  seat?: Seat | null;
}

/** Moves were taken back: only the first `plies` stand. */
export interface Undone {
  type: "undone";
  plies: number;
  seat: Seat;
  command: string | null;
}

/** What happened since the last sequence, and all that changed; what is absent did not. */
export interface Update {
  type: "update";
  sequence: number;
  events: (Joined | Moved | Undone | Offered | Declined | Ended | Rematched | Credited | BotFailed | BotNudged)[];
  situation?: Situation;
  status?: "over" | "playing" | "waiting";
  seats?: [SeatInfo, SeatInfo];
  offers?: OfferInfo[];
  outcome?: OutcomeInfo;
  dice?: DiceInfo;
  following?: string;
  bot_failed?: boolean;
}

/** The first message, and again whenever my seats change. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  game: string;
  you: Seat[];
  now: number;
}

/** Whatever a move of Qwixx can be. */
export type QwixxMove = QwixxPlacement | QwixxDecline | QwixxRoll;
