// What goes over HTTP: see docs/openapi.json.
// Made by tools/api_schemas.py: do not edit.

/**
 * The sums of one seat. `skill` is all that decisions changed for it, and `by` the part of each
 * seat, its own among them; `resigned` and `stood_in` are parts of `skill` that were nobody's.
 */
export interface Account {
  start: number
  luck: number
  skill: number
  reassessment: number
  result: number
  by: number[]
  resigned: number
  stood_in: number
}

/** A first move that is not best: what the seat loses by it, and at least loses at 99 %. */
export interface Alternative {
  move: string
  loss: number
  least: number
}

/**
 * An action with a mark, after so many moves: what was done, what would have been better, the
 * table before it, and the table as it would have been.
 */
export interface Better {
  at: number
  did: string[]
  better: string[]
  before: import("./protocol").View
  after: import("./protocol").View
}

/**
 * What a rulebook says of the game itself, in one language.
 *
 * `publisher` is empty where none is named; `source` says what the rest is taken from.
 */
export interface Book {
  title: string
  year: number
  publisher: string
  players: string
  minutes: string
  age: string
  aim: string
  source: string
  credits: Credit[]
}

/** A bot plays, by its name. */
export interface BotSeat {
  type: "Bot"
  name: string
}

/** Takes a seat by an invitation. The same claim and key again get the same answer. */
export interface Claiming {
  claim: string
  name: string
  key?: string | null
  commit?: string | null
}

/** What somebody says of the table after so many moves. */
export interface Comment {
  at: number
  text: string
}

/** Which content set is in use: its name, its status and the digest of its values. */
export interface Content {
  name: string
  status: string
  digest: string
}

/** A new match. `keys` and `claims` are by seat: a person's key, an open seat's invitation. */
export interface Created {
  match: string
  host_key: string
  keys: (string | null)[]
  claims: (string | null)[]
}

/** Whom a rulebook names, and for what. */
export interface Credit {
  role: string
  name: string
}

/** A puzzle, drawn and with its moves; the best action in words, the table after it, and why. */
export interface DayPuzzle {
  puzzle: Puzzle
  view: import("./protocol").View
  moves: Said[]
  answer: string[]
  after: import("./protocol").View
  why: string[]
}

/**
 * The table after a move and the chance that followed it; `moves` counts both.
 *
 * `text` is the move, in notation (none for the beginning), `lines` what happened.
 */
export interface Frame {
  moves: number
  seat: number | null
  text: string | null
  view: import("./protocol").View
  lines: ToldLine[]
}

/** A game as it is kept: header, every move in notation, and remarks. */
export interface GameFile {
  kind: "nations-game"
  format: number
  terms: Terms
  players: string[]
  seed: string | null
  moves: string[]
  digest: string
  remarks?: Remarks | null
}

/**
 * A game to choose: numbers of seats, options with the default first, content sets with the
 * default first, bots, whether it has a lesson, and whether its set can be looked at.
 */
export interface GameInfo {
  name: string
  title: string
  seats: number[]
  options: Record<string, string[]>
  sets: Content[]
  bots: string[]
  lesson: boolean
  exhibit: boolean
}

/**
 * The server is there. `status` is `ok`, or `degraded` when damage was found in what it keeps:
 * then whole matches go on, and no new ones are opened.
 */
export interface Health {
  status: string
  version: string
  rooms: number
}

/**
 * A move that looks good: its worth (`unit` says in what), in words, and why.
 *
 * The worth lies between `low` and `high`, and is known for sure where it is `exact`. `items` are
 * what to pick with it, where the move asks for a set and the judge names one.
 */
export interface Hint {
  text: string
  worth: number
  unit: string
  words: string
  reason: string
  low: number
  high: number
  exact: boolean
  items: string[]
}

/** A new invitation to a seat: for a link, after `#`. */
export interface InvitationGiven {
  match: string
  seat: number
  claim: string
}

/** The seat that an invitation takes; None if it was used, replaced, or never given. */
export interface Invited {
  seat: number | null
}

/** A new invitation to an open seat; it replaces the one before. */
export interface Inviting {
  seat: number
}

/** Own keys, to be told what they are good for. */
export interface Keys {
  keys: string[]
}

/** How far a review is: `done` of so many moves, and what is found so far. */
export interface MatchReview {
  done: number
  of: number
  failed: boolean
  review: Review | null
  better: Better[]
}

/**
 * A move: whose (None: chance), what it counts as, what it changed for every seat, and what
 * the game was worth to all after it, also in points.
 */
export interface MoveLine {
  seat: number | null
  move: string
  kind: string
  changed: number[]
  reassessed: number[]
  after: number[]
  points: number[]
}

/**
 * A match to be opened.
 *
 * `content` is the digest of a set (without it: the default one). `file` is a game to go on from:
 * its terms are then the terms, and `game`, `options`, `content` and `position` may only say the
 * same. `position` is a table to begin from, in notation, of as many seats and the same options.
 * After `grace` seconds without a connection a bot plays for a person (0: never). `advice` allows
 * hints and odds although people play each other. With a `clock`, a person has so many seconds
 * for a move, then a bot plays for them. Who is asked to take moves back or to stop has `answer`
 * seconds, then silence is no (0: as long as for a move; without a clock, a day).
 */
export interface NewMatch {
  game: string
  seats: (OpenSeat | BotSeat | PersonSeat)[]
  options?: Record<string, string>
  content?: string | null
  file?: GameFile | null
  position?: string | null
  grace?: number
  advice?: boolean
  clock?: number
  answer?: number
  host_key?: string | null
}

/** Why something cannot be done now: a thing or a move in notation, the rule, and words. */
export interface Objection {
  thing: string
  rule: string
  words: string
}

/** Nobody sits there yet. */
export interface Open {
  type: "Open"
}

/** Free for who has the invitation. */
export interface OpenSeat {
  type: "Open"
}

/**
 * The game that the position is of: who played, by which seed, after how many moves; and with
 * which effort it was certified, under which rules.
 */
export interface Origin {
  players: string[]
  seed: string
  at: number
  effort: number
  rules: number
}

/** The end: a score for each seat, the winners, and the rule that decided. */
export interface Over {
  type: "Over"
  scores: number[]
  winners: number[]
  reason: string
}

/**
 * A match that a key opens: `key` is its place in the list that was sent.
 *
 * `at_turn` is as it stood when the match was stored last, where it is not in memory.
 */
export interface Own {
  key: number
  match: string
  game: string
  opened: number
  seq: number
  over: boolean
  damaged: boolean
  host: boolean
  seats: number[]
  occupants: (Open | Person | SeatedBot)[]
  at_turn: number | null
}

/**
 * What the own seat sees in a position, for such a unit: a box of so many bytes and the state
 * behind it, compressed (deflate) and in base64; the number of each move by its text; in what it
 * is worth.
 */
export interface PageQuestion {
  position: string
  memory: string
  box: number
  moves: Record<string, number>
  unit: string
}

/**
 * The judge of a game as WebAssembly: `module` is compressed (deflate) and in base64. It has
 * one entry, for where a box, a state and a desk of so many bytes lie; the desk begins with the
 * nodes to spend and a seed. `calm` is how much less steep its chances are told (1: not at all).
 */
export interface PageUnit {
  module: string
  desk: number
  nodes: number
  seed: number
  calm: number
}

/** A piece of a line: plain text, or a thing of the game: a `die`, `tile`, `place`, `card`… */
export interface Part {
  text: string
  kind?: string
  id?: string
}

/** A person sits there; `away` names the bot that plays meanwhile. */
export interface Person {
  type: "Person"
  name: string
  away: string | null
}

/** Somebody at the creator's device; `commit` is the SHA-256 of their share of the dice. */
export interface PersonSeat {
  type: "Person"
  name: string
  key?: string | null
  commit?: string | null
}

/** A position that is asked for; with `best`, also what looks best there. */
export interface PositionAsked {
  seats: number
  position: string
  best: boolean
}

/** A position as the game writes it: its table, the seat at turn (none: chance), its moves. */
export interface PositionShown {
  position: string
  seats: number
  view: import("./protocol").View
  seat: number | null
  moves: Said[]
  hints: Hint[]
}

/**
 * Why nothing was done: `code` for programs (docs/socket.md; FAULT is a defect of the server),
 * `text` for people, `rule` where one was broken.
 */
export interface Problem {
  code: string
  text: string
  rule?: string | null
}

/** All that is needed to check a match: records verbatim, their chain's end, and the ways. */
export interface Proof {
  kind: "nations-proof"
  format: number
  match: string
  log: string[]
  head: string
  ways: Record<string, [string, number][]>
}

/** The exact chance to get something: with the dice as they lie, and after the best reroll. */
export interface Prospect {
  what: string
  now: number
  after: number
  reroll: Record<string, number>
}

/**
 * A position with its solution: the best whole action, which may as well begin with one of the
 * moves `also`. `others` are the choices that cost something, the best of them first.
 *
 * `missed` are the levels of bots that do not find it: the more of them, the harder it is.
 */
export interface Puzzle {
  id: string
  game: string
  seats: number
  options: Record<string, string>
  position: string
  seat: number
  answer: string[]
  also: string[]
  worth: number
  others: Alternative[]
  missed: string[]
  source: Origin
}

/**
 * What stands beside a game: whoever knows something writes it, whoever reads keeps it.
 *
 * `names` of the players, one for each seat; `date` when it began (ISO 8601, UTC); `clock`, the
 * seconds that were agreed for a move; `times`, the seconds after the beginning, for each move.
 */
export interface Remarks {
  names?: string[]
  date?: string | null
  clock?: number | null
  times?: number[]
  comments?: Comment[]
  variations?: Variation[]
}

/**
 * Where it goes on. `claim` is a fresh invitation to the caller's seat there, unless they had
 * none here or it is taken already.
 */
export interface Rematch {
  match: string
  seat: number | null
  claim: string | null
}

/** All of it. `unit` says what chances are: points, alone. */
export interface Review {
  game: string
  unit: string
  over: boolean
  players: string[]
  seats: SeatAccount[]
  decisions: Reviewed[]
  start: number[]
  moves: MoveLine[]
}

/** A whole action: the `count` moves after the first `at`; the rest as `marks.Decided` says. */
export interface Reviewed {
  at: number
  count: number
  seat: number
  move: string
  best: string
  loss: number
  interval: [number, number]
  points: number
  gained: number[]
  mark: string | null
  better: string[]
}

/** One rule in one language, in our own words. */
export interface RuleText {
  id: string
  section: string
  title: string
  status: string
  text: string
}

/** A move in notation and in words. */
export interface Said {
  move: string
  words: string
}

/** A line of chat. */
export interface SaidLine {
  n: number
  at: number
  seat: number | null
  name: string
  text: string
}

/** A seat's account, and the same in points. */
export interface SeatAccount {
  start: number
  luck: number
  skill: number
  reassessment: number
  result: number
  by: number[]
  resigned: number
  stood_in: number
  points: Account
}

/** The seat that was taken, and the key to it. */
export interface SeatGiven {
  match: string
  seat: number
  key: string
}

/** A bot sits there, by its name or level. */
export interface SeatedBot {
  type: "Bot"
  name: string
}

/** An invitation, to be told what it is good for. */
export interface Showing {
  claim: string
}

/** What everybody may know of a match. `later` is the rematch, `earlier` what it is one of. */
export interface Summary {
  match: string
  terms: Terms
  opened: number
  phase: string
  seats: (Open | Person | SeatedBot)[]
  connected: number[]
  seq: number
  moves: number
  at_turn: number | null
  over: Over | null
  commitment: string
  advice: boolean
  clock: number
  earlier: string | null
  later: string | null
}

/** A moment of a match as a position. */
export interface TableAt {
  position: string
  seats: number
}

/**
 * What the players agreed on; enough to make the same game again.
 *
 * `position` is the table from which they begin, in notation; without it, the game's set-up.
 */
export interface Terms {
  game: string
  rules: number
  seats: number
  options: Record<string, string>
  content: Content
  position?: string | null
}

/** A line of the log with the rule behind it; `parts` are the same as text and things. */
export interface ToldLine {
  text: string
  rule: string
  parts: Part[]
}

/** Other moves that might have followed after so many, in notation, chance included. */
export interface Variation {
  at: number
  moves: string[]
  text?: string
}

/**
 * What a move loses against the best, in percent of the chance to win (alone: points); the
 * best move, in notation and in words, and why.
 */
export interface Warned {
  loss: number
  best: string
  words: string
  reason: string
}
