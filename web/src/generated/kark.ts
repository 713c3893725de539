// The moves, events, views and content of the game `kark`.
// Made by tools/api_schemas.py: do not edit.

export type Move = Advance | Agree | Begun | BuyTanker | CardDrawn | Decline | End | LayPipeline | LoseTanker | MoveAgent | MoveLeader | Place | ProposeStop | PutTanker | Resign | Retreat | Sail | Seize | SellTanker | Skip | Station | Withdraw

export type Event = AgentMoved | BankShort | CardTurned | CardWithoutEffect | CashLost | CashWon | CountryLeft | CountryTaken | CoupMade | FirstChosen | GameEnded | IncomeCollected | LeaderActionReplaced | LeaderActionSkipped | LeaderAdvanced | LeaderCaptured | LeaderMoved | LeaderPlaced | LeaderRetreated | LeaderWithdrawn | PipelineLaid | PowerOut | RoundEnded | Settled | StopAgreed | StopDeclined | StopProposed | TankerBought | TankerLost | TankerPut | TankerSailed | TankerSold | TankerStationed | TankersTaken | TurnStarted

export type View = KarkView

export type CountryType = "canal" | "coastal" | "inland"

export type Effect = "cash" | "advance" | "withdraw" | "lose-tanker" | "coup" | "retreat"

export type Kind = "king" | "president" | "dictator" | "guerrilla"

export type KindOrAny = "king" | "president" | "dictator" | "guerrilla" | "any"

export type Sea = "north" | "south"

/** Move a leader free of charge, as a card orders. */
export interface Advance {
  type: "Advance"
  start: string
  end: string
}

export interface AgentMoved {
  type: "AgentMoved"
  rule: string
  seat: number
  point: string
}

/** Agree to stop. */
export interface Agree {
  type: "Agree"
}

/** A step between two rings, gone both ways (K-C4). */
export interface Arrow {
  start: [country: string, number: number]
  end: [country: string, number: number]
}

/** What the bank could not pay, and does not owe. */
export interface BankShort {
  type: "BankShort"
  rule: string
  seat: number
  millions: number
}

/** Chance: the seat that begins. */
export interface Begun {
  type: "Begun"
  seat: number
}

/** Buy a tanker and place it at sea or in a port. */
export interface BuyTanker {
  type: "BuyTanker"
  place: string
}

/** An incident card (K-D4). Whatever its effect does not have is 0 or None. */
export interface Card {
  id: string
  name: string
  good: boolean
  effect: Effect
  millions: number
  leader: KindOrAny | null
  steps: [number, number] | null
}

/** Chance: the incident card drawn. */
export interface CardDrawn {
  type: "CardDrawn"
  card: string
}

export interface CardTurned {
  type: "CardTurned"
  rule: string
  seat: number
  card: string
}

export interface CardWithoutEffect {
  type: "CardWithoutEffect"
  rule: string
  seat: number
  card: string
}

export interface CashLost {
  type: "CashLost"
  rule: string
  seat: number
  millions: number
}

export interface CashWon {
  type: "CashWon"
  rule: string
  seat: number
  millions: number
}

export interface Content {
  name: string
  status: string
  note: string
  digest: string
  countries: Country[]
  arrows: Arrow[]
  links: Link[]
  cards: Card[]
  prices: Prices
  pieces: Pieces
  origins: Record<string, Record<string, string>>
  layout: Geometry
}

/** A country (K-C3) and its ring (K-C4): points from 0 on, clockwise from the top. */
export interface Country {
  id: string
  name: string
  type: CountryType
  derricks: number
  seas: Sea[]
  capital: number
  question: number
  centre: [number, number]
  points: number
  more_questions: number[]
}

export interface CountryLeft {
  type: "CountryLeft"
  rule: string
  seat: number
  country: string
}

export interface CountryTaken {
  type: "CountryTaken"
  rule: string
  seat: number
  country: string
}

export interface CoupMade {
  type: "CoupMade"
  rule: string
  seat: number
  leader: Kind
  country: string
}

/** Play on. */
export interface Decline {
  type: "Decline"
}

/** End the turn. */
export interface End {
  type: "End"
}

export interface FirstChosen {
  type: "FirstChosen"
  rule: string
  seat: number
}

/** The end; `seat` is a winner (the first of them, if several). */
export interface GameEnded {
  type: "GameEnded"
  rule: string
  seat: number
}

/**
 * Frame (left, top, wide, high), rings with their points, coasts from west to east, canal and
 * borders, in units of the board (K-C3, K-C4).
 */
export interface Geometry {
  frame: [number, number, number, number]
  radius: number
  points: Record<string, [x: number, y: number][]>
  north: [x: number, y: number][]
  south: [x: number, y: number][]
  canal: number
  borders: Record<string, [x: number, y: number][]>
}

export interface IncomeCollected {
  type: "IncomeCollected"
  rule: string
  seat: number
  millions: number
}

/**
 * The whole table.
 *
 * `next_cards` is the known order after one pass through the deck, else empty; `unseen` are the
 * cards that may come next. `prices` are those of the leader moves at hand, in millions. `bank` is
 * what it can still pay, None if it is endless (K-C5). `done` names the actions of the turn that
 * were used. While a stop is proposed, `asked` is who is to agree to it, and `interrupted` the
 * phase that goes on afterwards. `position` is the table in notation.
 */
export interface KarkView {
  type: "KarkView"
  seat: number | null
  round: number
  phase: string
  first: number
  at_turn: number | null
  powers: PowerView[]
  rulers: Record<string, number | null>
  pipelines: string[]
  nobodys: Record<string, number>
  stock: number
  pipes: number
  bank: number | null
  card: string | null
  seen: string[]
  unseen: string[]
  next_cards: string[]
  draws: number
  done: string[]
  asked: number | null
  interrupted: string | null
  prices: Record<string, number>
  position: string
}

/** Buy a pipeline and lay it between an inland and a port country. */
export interface LayPipeline {
  type: "LayPipeline"
  inland: string
  port: string
}

export interface LeaderActionReplaced {
  type: "LeaderActionReplaced"
  rule: string
  seat: number
}

export interface LeaderActionSkipped {
  type: "LeaderActionSkipped"
  rule: string
  seat: number
}

export interface LeaderAdvanced {
  type: "LeaderAdvanced"
  rule: string
  seat: number
  leader: Kind
  point: string
}

export interface LeaderCaptured {
  type: "LeaderCaptured"
  rule: string
  seat: number
  leader: Kind
  country: string
}

export interface LeaderMoved {
  type: "LeaderMoved"
  rule: string
  seat: number
  leader: Kind
  origin: string
  point: string
  millions: number
}

export interface LeaderPlaced {
  type: "LeaderPlaced"
  rule: string
  seat: number
  leader: Kind
  country: string
}

export interface LeaderRetreated {
  type: "LeaderRetreated"
  rule: string
  seat: number
  leader: Kind
  point: string
}

export interface LeaderWithdrawn {
  type: "LeaderWithdrawn"
  rule: string
  seat: number
  leader: Kind
  point: string
}

/** An inland and a port country that a pipeline may join (K-Q1), or joins at once (K-S3). */
export interface Link {
  inland: string
  port: string
  laid: boolean
}

/** Give up a tanker, as a card orders. */
export interface LoseTanker {
  type: "LoseTanker"
  place: string
}

/** Move the agent its four steps to a point ("uor.3"). */
export interface MoveAgent {
  type: "MoveAgent"
  point: string
}

/** Move the leader on a point to another, paying for the shortest way. */
export interface MoveLeader {
  type: "MoveLeader"
  start: string
  end: string
}

/** What the box holds: leaders and agents of each player, the rest of all (K-C1, K-C2). */
export interface Pieces {
  leaders: Record<Kind, number>
  agents: number
  tankers: number
  pipelines: number
  money: number
}

export interface PipelineLaid {
  type: "PipelineLaid"
  rule: string
  seat: number
  inland: string
  port: string
}

/** Place a leader of the reserve on the free capital of a country. */
export interface Place {
  type: "Place"
  leader: string
  country: string
}

export interface PowerOut {
  type: "PowerOut"
  rule: string
  seat: number
}

/**
 * What a player has: money, figures, tankers (by place), income of the present position.
 *
 * `earning` are the derricks that bring it, by country; `stuck` the leader actions that were
 * skipped in a row for want of money and income (K-E1i).
 */
export interface PowerView {
  cash: number
  income: number
  earning: Record<string, number>
  out: boolean
  stuck: number
  agent: string | null
  board: Record<string, Kind>
  reserve: Partial<Record<Kind, number>>
  gone: Partial<Record<Kind, number>>
  tankers: Record<string, number>
}

/** In millions, by leader or in one number (K-P1, K-P2, K-I2). */
export interface Prices {
  step: Record<Kind, number>
  income: Record<Kind, number>
  tanker_buy: number
  tanker_sell: number
  pipeline: number
}

/** Propose to all others to stop and rank. */
export interface ProposeStop {
  type: "ProposeStop"
}

/** Put the free tanker of the first turn in the port, or keep it in hand or at sea. */
export interface PutTanker {
  type: "PutTanker"
  place: string
}

/** Leave the game. */
export interface Resign {
  type: "Resign"
}

/** Move a leader away free of charge, as a card orders: by no capital, and against nobody. */
export interface Retreat {
  type: "Retreat"
  start: string
  end: string
}

export interface RoundEnded {
  type: "RoundEnded"
  rule: string
  count: number
}

/** Move a tanker one step: port to sea, sea to port, or through the canal. */
export interface Sail {
  type: "Sail"
  start: string
  end: string
}

/** Put a leader of the reserve on a capital, as a coup allows. */
export interface Seize {
  type: "Seize"
  leader: string
  country: string
}

/** Sell a tanker from where it lies. */
export interface SellTanker {
  type: "SellTanker"
  place: string
}

/** A choice that was not asked because there was only one. */
export interface Settled {
  type: "Settled"
  rule: string
  seat: number
}

/** There is no leader action to be had. */
export interface Skip {
  type: "Skip"
}

/** Put the tanker in hand into play, at a sea or in a port. */
export interface Station {
  type: "Station"
  place: string
}

export interface StopAgreed {
  type: "StopAgreed"
  rule: string
  seat: number
}

export interface StopDeclined {
  type: "StopDeclined"
  rule: string
  seat: number
}

export interface StopProposed {
  type: "StopProposed"
  rule: string
  seat: number
}

export interface TankerBought {
  type: "TankerBought"
  rule: string
  seat: number
  place: string
}

export interface TankerLost {
  type: "TankerLost"
  rule: string
  seat: number
  place: string
}

export interface TankerPut {
  type: "TankerPut"
  rule: string
  seat: number
  place: string
}

export interface TankerSailed {
  type: "TankerSailed"
  rule: string
  seat: number
  start: string
  end: string
}

export interface TankerSold {
  type: "TankerSold"
  rule: string
  seat: number
  place: string
  millions: number
}

/** A tanker in hand was put into play. */
export interface TankerStationed {
  type: "TankerStationed"
  rule: string
  seat: number
  place: string
}

export interface TankersTaken {
  type: "TankersTaken"
  rule: string
  seat: number
  place: string
  count: number
}

export interface TurnStarted {
  type: "TurnStarted"
  rule: string
  seat: number
  count: number
}

/** Take a leader off the board, as a card orders. */
export interface Withdraw {
  type: "Withdraw"
  point: string
}
