// Written by "make types" from src/duellum/server/protocol/ and the games' view.py. Do not edit.

/** A seat: the first or the second. */
export type Seat = 0 | 1;

/** End a game without a result: before it has started, or when its engine has failed. */
export interface Abort {
  type: "abort";
  id: string;
}

/** Play the player who has this seek. */
export interface AcceptSeek {
  type: "accept";
  id: string;
  seek: string;
}

/** The response to ``GET /api/account`` and to most changes: who the player is, and how to come back. */
export interface AccountInfo {
  known: boolean;
  permanent: boolean;
  name: string;
  passkeys: PasskeyInfo[];
  codes: number;
  sessions: SessionInfo[];
  fresh: boolean;
}

/** Accept or decline the opponent's offer. Declining your own offer withdraws it. */
export interface Answer {
  type: "answer";
  id: string;
  what: "draw" | "rematch" | "undo";
  accept: boolean;
  seat?: Seat | null;
}

/** Ask for the win probability. Answered in games against bots only. */
export interface AskChances {
  type: "chances";
  id: string;
}

/** Ask what the engine would play. Refused in games against people. */
export interface AskHint {
  type: "hint";
  id: string;
}

/** Ask for the positions after the plies `first` to `last`, at most 40 at a time. */
export interface AskPast {
  type: "past";
  id: string;
  first: number;
  last: number;
}

/** Ask which moves would win at once against a seat if its opponent were to move now.

    Refused in games against people. */
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

/** A move: the die after each step; the last square is the target. */
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
export interface BattlePositionView {
  game: "battle";
  dice: BattleDie[];
  lost: [number, number];
  quiet: number;
  palaces: [string, string];
}

/** The square of a die after a step, and its orientation there. */
export interface BattleStep {
  square: string;
  faces: [number, number, number] | null;
}

/** A seat for the engine. */
export interface Bot {
  kind: "bot";
  level: number;
}

/** The engine returned no move. Its players can nudge the engine or abort the game. */
export interface BotFailed {
  type: "bot-failed";
  seat: Seat;
  command: string | null;
}

/** The engine tries again after a failure. */
export interface BotNudged {
  type: "bot-nudged";
  seat: Seat;
  command: string | null;
}

/** Stop seeking. */
export interface CancelSeek {
  type: "cancel";
  id: string;
}

/** The win probability of the first seat; a draw counts half. */
export interface Chances {
  type: "chances";
  command: string;
  ply: number;
  first: number;
  depth: number;
  is_final: boolean;
}

/** The time both sides have left, as it was at a moment. */
export interface Clocks {
  left: [number, number];
  running: Seat | null;
  at: number;
}

/** The body of ``POST /api/account/sign-in/recovery`` and ``.../device``: a code that was typed. */
export interface CodeEntry {
  code: string;
}

/** The body of ``POST /api/games/continued``: a game that began in a browser continues at the server. */
export interface ContinuedGame {
  record: string;
  players: [Me | Open | Bot, Me | Open | Bot];
}

/** A number of days for each turn. */
export interface Correspondence {
  kind: "days";
  days: number;
}

/** No server ran for this long; the running clock got this time back. */
export interface Credited {
  type: "credited";
  milliseconds: number;
  command: string | null;
}

/** How the opponent could win the game with the next move. */
export interface Danger {
  what: string;
  square: string;
  moves: string[];
}

/** An offer was declined, or withdrawn by the player who made it. */
export interface Declined {
  type: "declined";
  what: "draw" | "rematch" | "undo";
  seat: Seat;
  command: string | null;
}

/** The response to ``POST /api/account/device-codes``: to be typed on another device. */
export interface DeviceCodeInfo {
  code: string;
  expires: number;
}

/** What proves that the dice are fair; ``docs/fairness.md`` says how to verify it. */
export interface DiceInfo {
  commitment: string;
  seeds: [string | null, string | null];
  seed: string | null;
  mode: "committed" | "joint";
  commitments: [string | null, string | null];
  shares: [string | null, string | null, string | null];
  pending: PendingRoll | null;
  unproven: number;
}

/** The command was carried out before, by the event with this sequence, and is not repeated. */
export interface Done {
  type: "done";
  command: string;
  sequence: number;
}

/** Answer a probe at once, so that the server can measure the lag and compensate the clock for it. */
export interface Echo {
  type: "echo";
  probe: number;
}

/** The game ended by resignation, agreement or time, or was aborted. */
export interface Ended {
  type: "ended";
  outcome: OutcomeInfo;
  command: string | null;
}

/** A public game that is over. */
export interface FinishedGame {
  game: GameSummary;
  outcome: OutcomeInfo;
}

/** A number of seconds for the whole game, and an increment after each turn. */
export interface Fischer {
  kind: "fischer";
  seconds: number;
  increment: number;
}

export type FromClient = Join | Play | Roll | Reveal | Undo | Offer | Answer | Resign | Abort | Nudge | AskThreats | AskHint | AskChances | AskPast | SendReaction | Ping | Echo;

export type FromLobby = LobbyWelcome | LobbyUpdate | Seeking | Matched | OwnGameChanged | Probe | Refused | Goodbye;

export type FromServer = Welcome | State | Update | Done | Refused | Presence | Thinking | Reaction | Threats | Hint | Chances | Past | Pong | Probe | Goodbye;

export type FromVisitor = SeekOpponent | CancelSeek | AcceptSeek | Echo;

/** The response to ``POST /api/games``. */
export interface GameCreated {
  game: string;
  commitment: string | null;
}

/** The response to ``GET /api/games``: the player's unfinished games, then other public ones. */
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

/** The connection closes, and the client may reconnect, after a restart at once.

    This client reads too slowly or writes too fast, the server restarts, or it no longer lets players in the
    local network in. */
export interface Goodbye {
  type: "goodbye";
  reason: "network-off" | "restart" | "too-fast" | "too-slow";
}

/** Which queries the server answers in this game. */
export interface Helps {
  hint: boolean;
  chances: boolean;
  threats: boolean;
}

/** What the engine would play, the win probability for the side to move, and the reasons. */
export interface Hint {
  type: "hint";
  command: string;
  ply: number;
  move: string;
  chance: number;
  why: Translatable[];
  words: Translatable[];
  depth: number;
  is_final: boolean;
}

/** Take the seats reserved for this player, else a free one. The seed becomes part of the dice.

    In a joint game the player gives a commitment instead, the end of a hash chain. */
export interface Join {
  type: "join";
  id: string;
  name?: string;
  seed?: string;
  commitment?: string | null;
}

/** A player joined, on one seat or on both. */
export interface Joined {
  type: "joined";
  seats: Seat[];
  command: string | null;
}

/** What there is to see; an absent field did not change. */
export interface LobbyUpdate {
  type: "lobby";
  online?: number;
  seeks?: SeekInfo[];
  open?: GameSummary[];
  games?: WatchedGame[];
  results?: FinishedGame[];
}

/** The first message. */
export interface LobbyWelcome {
  type: "welcome";
  protocol: number;
  known: boolean;
}

/** The player was paired, and the game exists. */
export interface Matched {
  type: "matched";
  seek: string;
  game: string;
}

/** A seat for the player who creates the game; given twice for two players on the same device. */
export interface Me {
  kind: "me";
}

export type MoveView = BattleMove | QwixxPlacement | QwixxDecline | QwixxRoll | PlainMove;

/** A move or a roll was made. */
export interface Moved {
  type: "moved";
  ply: PlyInfo;
  picture: MoveView;
  command: string | null;
}

/** The response to ``GET`` and ``POST /api/network``: how players on the local network get in. */
export interface NetworkInfo {
  available: boolean;
  on: boolean;
  links: string[];
}

/** The body of ``POST /api/network``: whether players on the local network may join. */
export interface NetworkSwitch {
  on: boolean;
}

/** The body of ``POST /api/games``. */
export interface NewGame {
  rules: string;
  players: [Me | Open | Bot, Me | Open | Bot];
  starts?: "first" | "lot" | "second";
  clock?: NoClock | SuddenDeath | Fischer | Correspondence;
  public?: boolean;
  start?: string | null;
  dice?: "committed" | "joint";
}

/** The body of ``POST /api/account/passkeys``: a new passkey. */
export interface NewPasskeyAnswer {
  id: string;
  client_data: string;
  attestation: string;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** Let a failed engine try again. */
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

/** An open offer. */
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

/** A seat for the first player who comes with the link. */
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

/** One of the player's games has changed: whose turn it is, or whether it is over. */
export interface OwnGameChanged {
  type: "own-game";
  game: string;
}

/** The body of ``POST /api/account/sign-in/passkey``: what a passkey has signed. */
export interface PasskeyAnswer {
  id: string;
  client_data: string;
  authenticator_data: string;
  signature: string;
  user: string;
}

/** The response to ``POST /api/account/sign-in/challenge``: what a passkey has to sign. */
export interface PasskeyChallenge {
  challenge: string;
  domain: string;
}

/** A passkey of the player. */
export interface PasskeyInfo {
  id: string;
  device: string;
  created: number;
  used: number;
}

/** The body of ``POST /api/account/passkeys/remove``. */
export interface PasskeyRemoval {
  id: string;
}

/** The response to ``POST /api/account/passkeys/challenge``: what the browser needs to make a passkey. */
export interface PasskeyRequest {
  challenge: string;
  domain: string;
  user: string;
  known: string[];
  algorithms: number[];
}

/** Earlier positions of the game. */
export interface Past {
  type: "past";
  command: string;
  positions: PastPosition[];
}

/** The position after a ply. */
export interface PastPosition {
  ply: number;
  position: string;
  picture: PositionView;
  move: MoveView | null;
}

/** A roll of a joint game that has been started, but lacks the other player's share. */
export interface PendingRoll {
  number: number;
  seat: Seat;
  share: string | null;
}

/** Ask for a :class:`~.server.Pong`. */
export interface Ping {
  type: "ping";
  id: string;
}

/** A move or roll for the generic table: its notation, and what it does as a text to translate. */
export interface PlainMove {
  kind: "plain";
  move: string;
  words: Translatable;
  is_roll: boolean;
}

/** A position for the generic table: drawn as SVG, and as text for screen readers. */
export interface PlainPositionView {
  game: "plain";
  svg: string;
  text: string;
}

/** Make a move, in the game's notation. `ply` is the number of plies made before it. */
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
  words: Translatable | null;
}

/** The answer to a ping. */
export interface Pong {
  type: "pong";
  command: string;
  now: number;
}

export type PositionView = BattlePositionView | QwixxPositionView | PlainPositionView;

/** By seat whether its player is connected (bots are), and how many others watch. */
export interface Presence {
  type: "presence";
  connected: [boolean, boolean];
  watchers: number;
  spectators: number;
}

/** A client answers it at once with an :class:`~.client.Echo`. */
export interface Probe {
  type: "probe";
  probe: number;
}

/** The response to a request that was refused. */
export interface Problem {
  reason: Reason;
  text: string;
  clause: string | null;
  line: number | null;
  why?: Translatable;
}

/** The body of ``POST /api/account/name``. */
export interface PublicName {
  name: string;
}

/** An action declined. */
export interface QwixxDecline {
  kind: "decline";
  move: string;
  is_misthrow: boolean;
}

/** The dice rolled: two white ones, then red, yellow, green, blue; null for one out of the game. */
export interface QwixxDice {
  whites: [number, number];
  colours: (number | null)[];
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

/** The position: the rows from the top, the dice, and each side's supply, misthrows and points. */
export interface QwixxPositionView {
  game: "qwixx";
  rows: QwixxRow[];
  dice: QwixxDice | null;
  stage: "first" | "over" | "roll" | "second";
  first: string | null;
  supplies: [number, number];
  misthrows: [number, number];
  totals: [number, number];
}

/** Dice rolled. */
export interface QwixxRoll {
  kind: "roll";
  move: string;
  dice: QwixxDice;
}

/** A row: its stacks by place from the left, and its score for either side. */
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

/** A player reacts. */
export interface Reaction {
  type: "reaction";
  seat: Seat;
  what: "good-game" | "good-luck" | "hello" | "nice-move" | "one-moment" | "oops" | "thanks" | "wow";
}

/** Why a command or request was refused. Clients translate it; the text next to it is for logs. */
export type Reason = "already-offered" | "already-seated" | "bad-code" | "bad-name" | "bad-passkey" | "bad-position" | "bad-record" | "bad-seed" | "bad-share" | "dice-due" | "engine-busy" | "engine-failed" | "exhausted" | "forbidden-origin" | "illegal" | "last-way-in" | "long-name" | "malformed" | "mixed-alphabets" | "name-taken" | "needs-commitment" | "no-dice-due" | "no-engine" | "no-network" | "no-offer" | "no-passkeys" | "not-against-people" | "not-host" | "not-now" | "not-over" | "not-permanent" | "not-seated" | "not-started" | "not-your-turn" | "nothing-to-undo" | "over" | "roll-pending" | "seat-taken" | "seek-gone" | "sign-in-again" | "signed-out" | "stale" | "too-fast" | "too-long" | "too-many" | "too-often" | "unavailable" | "unknown-game" | "unknown-rules" | "wrong-result";

/** The response to ``POST /api/account/recovery-codes``: shown once. */
export interface RecoveryCodes {
  codes: string[];
}

/** The command was refused and changed nothing. */
export interface Refused {
  type: "refused";
  command: string | null;
  reason: Reason;
  text: string;
  clause: string | null;
  why?: Translatable;
}

/** The same players begin another game with swapped seats. */
export interface Rematched {
  type: "rematched";
  game: string;
  command: string | null;
}

/** The response to ``POST /api/records``: a saved game with the position after each ply. */
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

/** Resign. A player with both seats may name one; by default it is the seat to move. */
export interface Resign {
  type: "resign";
  id: string;
  seat?: Seat | null;
}

/** Reveal the player's share of the roll that the opponent has started in a joint game. */
export interface Reveal {
  type: "reveal";
  id: string;
  number: number;
  share: string;
}

/** Roll the dice. `ply` is the number of plies made before it.

    In a joint game the player's share of the roll comes with it, unless it was revealed before an undo. */
export interface Roll {
  type: "roll";
  id: string;
  ply: number;
  share?: string | null;
}

/** A roll of a joint game was started; the dice fall when the other player's client reveals its share. */
export interface RollStarted {
  type: "roll-started";
  seat: Seat;
  number: number;
  share: string | null;
  command: string | null;
}

/** A kind of game. */
export interface RulesInfo {
  rules: string;
  title: string;
  sides: [string, string];
  levels: number;
  has_dice: boolean;
  clauses: string[];
  origins: Record<string, "house" | "makers" | "mixed">;
}

/** Who has a seat, or may take it. */
export interface SeatInfo {
  kind: "bot" | "kept" | "open" | "person";
  name: string;
  level: number | null;
}

/** An open challenge. */
export interface SeekInfo {
  id: string;
  rules: string;
  clock: SuddenDeath | Fischer;
  name: string;
}

/** Seek an opponent; an earlier seek of the player ends. Sent again with the same id it changes nothing.

    Everybody sees the seek as an open challenge. It ends when the player's connection has been gone for some
    seconds. */
export interface SeekOpponent {
  type: "seek";
  id: string;
  rules: string;
  clock: SuddenDeath | Fischer;
  name?: string;
}

/** What the player seeks now; None if nothing. */
export interface Seeking {
  type: "seeking";
  seek: SeekInfo | null;
}

/** Show the other player a reaction: everybody who is connected gets a :class:`~.server.Reaction`.

    It is not stored, and not repeated. Refused if the player reacted a moment ago. */
export interface SendReaction {
  type: "react";
  id: string;
  what: "good-game" | "good-luck" | "hello" | "nice-move" | "one-moment" | "oops" | "thanks" | "wow";
}

/** The body of ``POST /api/account/sessions/revoke``: the session that ends. */
export interface SessionEnd {
  id: string;
}

/** A browser in which the player is signed in. */
export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

/** The body of ``POST /api/sessions/revoke``: all cookies of the player become invalid. */
export interface SessionRevocation {
  keep: boolean;
}

/** The current position: everything needed to draw it and to show the possible actions. */
export interface Situation {
  ply: number;
  turn: number;
  position: string;
  to_move: Seat;
  actor: Seat | "dice" | null;
  picture: PositionView;
  legal: MoveView[];
  undo: ["ask" | "free" | "no", "ask" | "free" | "no"];
  clocks: Clocks | null;
  danger: Danger | null;
}

/** The whole game; the same for every client. */
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
  score: [number, number];
  following: string | null;
  bot_failed: boolean;
}

/** A number of seconds for the whole game. */
export interface SuddenDeath {
  kind: "sudden";
  seconds: number;
}

/** A bot is searching. */
export interface Thinking {
  type: "thinking";
  seat: Seat;
}

/** The moves that would win at once against the seat of the query. */
export interface Threats {
  type: "threats";
  command: string;
  ply: number;
  moves: MoveView[];
}

/** A text in no language yet: the id of a message in the catalogues, and its arguments by name. */
export interface Translatable {
  id: string;
  args: Record<string, string | number | string[]>;
}

/** Take back the player's last decision, or ask the opponent to agree; ``Situation.undo`` says which. */
export interface Undo {
  type: "undo";
  id: string;
  ply: number;
  seat?: Seat | null;
}

/** Moves were taken back; the first `plies` remain. */
export interface Undone {
  type: "undone";
  plies: number;
  seat: Seat;
  command: string | null;
}

/** The events since the last sequence, and everything they changed; an absent field did not change. */
export interface Update {
  type: "update";
  sequence: number;
  events: (Joined | Moved | RollStarted | Undone | Offered | Declined | Ended | Rematched | Credited | BotFailed | BotNudged)[];
  situation?: Situation;
  status?: "over" | "playing" | "waiting";
  seats?: [SeatInfo, SeatInfo];
  offers?: OfferInfo[];
  outcome?: OutcomeInfo | null;
  dice?: DiceInfo;
  following?: string;
  bot_failed?: boolean;
}

/** A public game in progress, and its position now. */
export interface WatchedGame {
  game: GameSummary;
  shown: PastPosition;
}

/** The first message; sent again whenever this player's seats change. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  game: string;
  you: Seat[];
  now: number;
}

/** Whatever a move of Qwixx can be. */
export type QwixxMove = QwixxPlacement | QwixxDecline | QwixxRoll;
