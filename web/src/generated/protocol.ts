// What goes over the socket: see docs/socket.md.
// Made by tools/api_schemas.py: do not edit.

import type * as dice from "./dice"
import type * as kark from "./kark"

export type Move = dice.Move | kark.Move

export type Event = dice.Event | kark.Event

export type View = dice.View | kark.View

export type ClientMessage = Hello | Say | Play | Choose | Undo | AskUndo | AskStop | Answer | Reveal | Commit | Leave | Return | Quit | Put | StandIn

export type ServerMessage = Welcome | Update | Connected | Ack | Refused | Chat | Bye

/** The command was carried out and is kept; `seq` is the last record after it. */
export interface Ack {
  type: "Ack"
  id: string
  seq: number
}

/**
 * Seats that are `missing` committed and did not reveal in time. No share counts any more: they
 * are put out, and all others commit again.
 */
export interface Annulled {
  type: "Annulled"
  at: number
  missing: number[]
}

/** Yes or no to what is asked. */
export interface Answer {
  type: "Answer"
  id: string
  yes: boolean
  expect: number
}

/** A seat answers what was asked. One no ends the question. */
export interface Answered {
  type: "Answered"
  at: number
  seat: number
  yes: boolean
}

/** Asks the others to stop the match without a result. */
export interface AskStop {
  type: "AskStop"
  id: string
}

/** Asks the others to let the own last move be taken back, whatever came after it. */
export interface AskUndo {
  type: "AskUndo"
  id: string
  expect: number
}

/** A seat asks the others: to take back to `moves` moves (`undo`), or to `stop`. */
export interface Asked {
  type: "Asked"
  at: number
  seat: number
  what: string
  moves: number
}

/**
 * The match begins. `missing` seats committed and did not reveal: their shares do not count.
 *
 * Only older matches began so; now nothing begins with a share missing.
 */
export interface Began {
  type: "Began"
  at: number
  missing: number[]
}

/**
 * The server closes the socket; come back after it. `reason`: you were too `slow`, the room
 * `moved`, or the server is `closing`.
 */
export interface Bye {
  type: "Bye"
  reason: string
}

/** A line of chat, numbered on its own. */
export interface Chat {
  type: "Chat"
  n: number
  at: number
  seat: number | null
  name: string
  text: string
}

/**
 * A whole choice of several things at once, by the seat at turn: all of it, or nothing.
 *
 * `move` is the move that opens the choice, in notation; without it, the one at hand is meant.
 * `items` are the things picked, by their names and in any order.
 */
export interface Choose {
  type: "Choose"
  id: string
  items: string[]
  expect: number
  move?: string
}

/** What somebody says of the table after so many moves. */
export interface Comment {
  at: number
  text: string
}

/** What the own share of the dice hashes to, when all must commit again. */
export interface Commit {
  type: "Commit"
  id: string
  hash: string
}

/** A seat commits to its share of the dice: the SHA-256 of its bytes, in hex. */
export interface Committed {
  type: "Committed"
  at: number
  seat: number
  hash: string
}

/** A seat came or went. */
export interface Connected {
  type: "Connected"
  seat: number
  connected: boolean
}

/** Which content set is in use: its name, its status and the digest of its values. */
export interface Content {
  name: string
  status: string
  digest: string
}

/** A move of chance: the nth draw of a stream gave a number below `total`, which is the move. */
export interface Dealt {
  type: "Dealt"
  at: number
  stream: string
  nth: number
  total: number
  number: number
  move: string
}

/** Nothing more will be drawn: the server's secret, in hex, for everybody to verify. */
export interface Ended {
  type: "Ended"
  at: number
  secret: string
}

/**
 * The first message: which match, with which key (none: to watch), what is known already.
 *
 * With `lang`, updates also carry sentences in that language.
 */
export interface Hello {
  type: "Hello"
  match: string
  key?: string | null
  after?: number
  lang?: string | null
}

/** Things that are all the same: their name, how many there are, and what each one counts. */
export interface Item {
  name: string
  count: number
  worth: number
}

/** The time to answer is over, and `silent` seats have not: that is a no. */
export interface Lapsed {
  type: "Lapsed"
  at: number
  silent: number[]
}

/** Lets a bot play for oneself until `Return` or the next own move. */
export interface Leave {
  type: "Leave"
  id: string
  bot?: string
}

/**
 * A line of the log in the viewer's language, with the rule behind it ("": none).
 *
 * `parts` are the same as text and things; `seat` is of whom it tells, if of one alone.
 */
export interface Line {
  seq: number
  text: string
  rule: string
  seat: number | null
  parts: Part[]
}

/**
 * A move of a seat, in notation; `bot` made it, if one did.
 *
 * If the bot `failed` (`crashed`, `late`, `raised` or `nonsense`), another made it: `by`.
 * A move that is `joined` belongs to the one before: they were one choice and go back together.
 */
export interface Moved {
  type: "Moved"
  at: number
  seat: number
  move: string
  bot: string | null
  failed: string | null
  by: string | null
  joined: boolean
}

/** A record with its number and what happened in the game because of it. */
export interface News {
  seq: number
  record: Opened | Seated | Committed | Revealed | Annulled | Began | Moved | Dealt | Asked | Answered | Lapsed | Undone | Stopped | Ended | Rematched
  events: Event[]
}

/** Why something cannot be done now: a thing or a move in notation, the rule, and words. */
export interface Objection {
  thing: string
  rule: string
  words: string
}

/**
 * A move that can be made: in notation and as data.
 *
 * If a language was asked for, also in words, and whether it is `final`: chance, another seat or
 * the end comes after it, so that it could not be taken back. `choice` is what is picked after
 * it, if that is a set: then `Choose` carries both at once.
 */
export interface Offer {
  text: string
  move: Move
  words?: string | null
  final?: boolean | null
  choice?: Selection | null
}

/** Nobody sits there yet. */
export interface Open {
  type: "Open"
}

/**
 * The header: what is played, by whom, and what the server committed to.
 *
 * `moves` are those of an imported game file; `earlier` is the match of which this is a rematch;
 * `grace` is after how many seconds a bot plays for a person who lost the connection (0: never);
 * `advice` allows hints and odds although people play each other; `clock` is how many seconds a
 * person has for a move before a bot plays for them (0: as long as they like); `answer` is how
 * many seconds there are for a question (0: as long as for a move, without a clock a day);
 * `remarks` are those of the game file.
 */
export interface Opened {
  type: "Opened"
  at: number
  match: string
  terms: Terms
  commitment: string
  seats: (Open | Person | SeatedBot)[]
  moves: string[]
  earlier: string | null
  grace: number
  advice: boolean
  clock: number
  answer: number
  remarks: Remarks | null
}

/** The end: a score for each seat, the winners, and the rule that decided. */
export interface Over {
  type: "Over"
  scores: number[]
  winners: number[]
  reason: string
}

/** A piece of a line: plain text, or a thing of the game: a `die`, `tile`, `place`, `card`… */
export interface Part {
  text: string
  kind?: string
  id?: string
}

/**
 * What is asked (`undo` or `stop`), by whom, and whose answers are awaited, present or away.
 *
 * Who has not answered at the time `until`, in the server's milliseconds, has said no.
 */
export interface Pending {
  seat: number
  what: string
  moves: number
  awaited: number[]
  until: number
}

/** A person sits there; `away` names the bot that plays meanwhile. */
export interface Person {
  type: "Person"
  name: string
  away: string | null
}

/** A move in notation, by the seat at turn. */
export interface Play {
  type: "Play"
  id: string
  move: string
  expect: number
}

/** The host puts a bot on a seat, or opens it. */
export interface Put {
  type: "Put"
  id: string
  seat: number
  occupant: Open | SeatedBot
}

/** Gives the seat up: it is open to others. */
export interface Quit {
  type: "Quit"
  id: string
}

/** Nothing was changed: why, in words and for programs. `seq` is where the match is now. */
export interface Refused {
  type: "Refused"
  id: string | null
  code: "BAD" | "UNKNOWN" | "FORBIDDEN" | "PHASE" | "TURN" | "ILLEGAL" | "STALE" | "OVER" | "CLAIMED" | "RATE" | "BUSY" | "STORAGE" | "DAMAGED"
  text: string
  rule: string | null
  seq: number | null
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

/** The same players went on in another match. */
export interface Rematched {
  type: "Rematched"
  at: number
  match: string
}

/** Takes over again from the bot. */
export interface Return {
  type: "Return"
  id: string
}

/** The own share of the dice, in hex, that was committed to before. */
export interface Reveal {
  type: "Reveal"
  id: string
  share: string
}

/** A seat shows its share, in hex. */
export interface Revealed {
  type: "Revealed"
  at: number
  seat: number
  share: string
}

/** A line of chat. */
export interface Say {
  type: "Say"
  id: string
  text: string
}

/**
 * Who sits at a seat, whether they are connected, and how their share of the dice stands:
 * `none` (they give none), `owed` (they must commit again), `committed` or `shown`.
 */
export interface SeatInfo {
  occupant: Open | Person | SeatedBot
  connected: boolean
  share: string
}

/** Who sits at a seat from now on. */
export interface Seated {
  type: "Seated"
  at: number
  seat: number
  occupant: Open | Person | SeatedBot
}

/** A bot sits there, by its name or level. */
export interface SeatedBot {
  type: "Bot"
  name: string
}

/**
 * What may be picked, and when it is enough.
 *
 * A set is complete if it counts at least `least` and at most `most`, in whole steps of `whole`
 * (two halves make one), and, if it is `sparing`, holds nothing that could be put back. `rule`
 * keeps everything else out. `suggested` is a complete set that makes sense, if there is one.
 */
export interface Selection {
  items: Item[]
  least: number
  rule: string
  most?: number | null
  whole?: number
  sparing?: boolean
  suggested?: string[]
}

/** The host (or the server, after the grace time) lets a bot play for a person. */
export interface StandIn {
  type: "StandIn"
  id: string
  seat: number
  bot?: string
  expect?: number | null
}

/** All people at the table agreed to stop. */
export interface Stopped {
  type: "Stopped"
  at: number
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

/** Takes back the own last move or whole choice, as far as the engine allows. */
export interface Undo {
  type: "Undo"
  id: string
  expect: number
}

/** Moves were taken back until `moves` were left. Draws once made stay made: counters go on. */
export interface Undone {
  type: "Undone"
  at: number
  seat: number
  moves: number
}

/**
 * The room as one sees it, after record `seq`, with the records after those known before.
 *
 * `offers` are the moves of the own seat if it is at turn; `undo` is None if the own last move
 * can be taken back, else the message key of the reason. `deadline` is when the time for the move
 * is up, in the server's milliseconds, if the match has a clock. `choice` is what the own seat
 * picks right now, if that is a set; `objections` say what it cannot have, and why.
 */
export interface Update {
  type: "Update"
  seq: number
  phase: string
  seats: SeatInfo[]
  at_turn: number | null
  deadline: number | null
  view: View
  offers: Offer[]
  beside: Offer[]
  undo: string | null
  question: Pending | null
  over: Over | null
  later: string | null
  news: News[]
  lines: Line[]
  choice: Selection | null
  objections: Objection[]
}

/** Other moves that might have followed after so many, in notation, chance included. */
export interface Variation {
  at: number
  moves: string[]
  text?: string
}

/** Who one is here: a seat or none, the host or not. `now` is the server's time. */
export interface Welcome {
  type: "Welcome"
  match: string
  seat: number | null
  host: boolean
  lang: string | null
  now: number
}
