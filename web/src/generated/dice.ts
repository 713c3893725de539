// The moves, events, views and content of the game `dice`.
// Made by tools/api_schemas.py: do not edit.

export type Move = Build | Buy | Done | Drawn | Feed | FourRolled | Laid | Pass | Pay | PayChit | Pick | Placed | Replace | Reroll | Return | ReturnChit | ReturnUsed | Roll | Rolled | Starve | Trade | Use | UseChit

export type Event = BookChitUsed | BookDieUsed | BooksDone | BooksScored | BooksSet | BuildingStarted | ChitPaid | ChitReturned | ChitsTaken | DiceTaken | DiePaid | DiePicked | DieReturned | DieRolled | DieTraded | EventDrawn | FamineMet | FamineSuffered | FeedingStarted | GameWon | NothingRemoved | Passed | PlaceDrawn | PlaceTaken | RerollStarted | RoundStarted | Settled | ShadowRolled | SoloEnded | TileChosen | TileLaid | TileRemoved | TileReplaced | TileTaken | TilesScored | UsedDieReturned | WarLost | WarMet | WonderBuilt

export type View = DiceView

export type Chit = "gold" | "stone" | "food" | "book" | "strength" | "reroll"

export type Colour = "white" | "orange" | "blue" | "red"

export type Kind = "building" | "military" | "advisor" | "colony" | "wonder"

export type Resource = "gold" | "stone" | "food" | "book" | "strength"

export interface BookChitUsed {
  type: "BookChitUsed"
  rule: string
  seat: number
}

export interface BookDieUsed {
  type: "BookDieUsed"
  rule: string
  seat: number
  die: string
}

export interface BooksDone {
  type: "BooksDone"
  rule: string
  seat: number
  books: number
}

export interface BooksScored {
  type: "BooksScored"
  rule: string
  seat: number
  vp: number
}

export interface BooksSet {
  type: "BooksSet"
  rule: string
  seat: number
  books: number
}

/** What the box holds (D-C2, D-C3). */
export interface BoxCounts {
  dice: Record<Colour, number>
  chits: Record<Chit, number>
}

/** Build the wonder under construction; its payment comes next. */
export interface Build {
  type: "Build"
}

export interface BuildingStarted {
  type: "BuildingStarted"
  rule: string
  seat: number
  tile: string
  price: number
}

/** Buy the tile on a space of the progress board ("b2"); its payment comes next. */
export interface Buy {
  type: "Buy"
  space: string
}

export interface ChitPaid {
  type: "ChitPaid"
  rule: string
  seat: number
  chit: string
}

export interface ChitReturned {
  type: "ChitReturned"
  rule: string
  seat: number
  used: boolean
}

export interface ChitsTaken {
  type: "ChitsTaken"
  rule: string
  seat: number
  chit: string
  count: number
}

export interface Content {
  name: string
  status: string
  note: string
  digest: string
  faces: Record<Colour, Face[]>
  tiles: Tile[]
  events: EventTile[]
  origins: Record<string, Record<string, string>>
  layout: Printed
}

export interface DiceTaken {
  type: "DiceTaken"
  rule: string
  seat: number
  colour: Colour
  count: number
}

/**
 * The whole table. `position` is the same in notation, ready to be pasted.
 *
 * `supply` and `supply_chits` are None if the supply is endless (D-C2a).
 */
export interface DiceView {
  type: "DiceView"
  seat: number | null
  age: number
  phase: string
  order: number[]
  at_turn: number | null
  board: Record<string, string>
  event: string | null
  food: number
  war: number
  supply: Record<Colour, number> | null
  supply_chits: Record<Chit, number> | null
  shadow: number
  payment: Payment | null
  nations: NationView[]
  position: string
}

export interface DiePaid {
  type: "DiePaid"
  rule: string
  seat: number
  die: string
}

export interface DiePicked {
  type: "DiePicked"
  rule: string
  seat: number
  die: string
}

export interface DieReturned {
  type: "DieReturned"
  rule: string
  seat: number
  die: string
}

export interface DieRolled {
  type: "DieRolled"
  rule: string
  seat: number
  die: string
}

export interface DieTraded {
  type: "DieTraded"
  rule: string
  seat: number
  die: string
}

/** Use no more books; with overpaying, end a payment that is met. */
export interface Done {
  type: "Done"
}

/** Chance: the event of the round. */
export interface Drawn {
  type: "Drawn"
  event: string
}

export interface EventDrawn {
  type: "EventDrawn"
  rule: string
  event: string
  food: number
  strength: number
}

/** An event (D-C7): what its famine and its war ask for. */
export interface EventTile {
  id: string
  name: string
  age: number
  food: number
  strength: number
}

/** One side of a die: so many symbols of one resource. */
export interface Face {
  resource: Resource
  count: number
}

export interface FamineMet {
  type: "FamineMet"
  rule: string
  seat: number
  vp: number
}

export interface FamineSuffered {
  type: "FamineSuffered"
  rule: string
  seat: number
}

/** Meet the famine; its payment comes next. */
export interface Feed {
  type: "Feed"
}

export interface FeedingStarted {
  type: "FeedingStarted"
  rule: string
  seat: number
  food: number
}

/** Chance: what the four-sided die shows. */
export interface FourRolled {
  type: "FourRolled"
  pips: number
}

export interface GameWon {
  type: "GameWon"
  rule: string
  seat: number
  vp: number
}

/** Chance: the tile for the next space of the progress board. */
export interface Laid {
  type: "Laid"
  tile: string
}

/** A nation's board and what lies beside it (D-C8, D-C10). */
export interface NationView {
  vp: number
  books: number
  strength: number
  passed: boolean
  unused: Record<string, number>
  unrolled: Partial<Record<Colour, number>>
  used: Partial<Record<Colour, number>>
  chits: Partial<Record<Chit, number>>
  used_chits: Partial<Record<Chit, number>>
  developments: string[]
  advisor: string | null
  wonder: string | null
  colonies: string[]
  wonders: string[]
}

export interface NothingRemoved {
  type: "NothingRemoved"
  rule: string
  pips: number
}

/** No more actions this round. */
export interface Pass {
  type: "Pass"
}

export interface Passed {
  type: "Passed"
  rule: string
  seat: number
}

/** Use a die for the symbols it shows. */
export interface Pay {
  type: "Pay"
  die: string
}

/** Use a chit of the asked resource. */
export interface PayChit {
  type: "PayChit"
}

/** A payment under way: what is asked and how much is still due. */
export interface Payment {
  resource: Resource
  due: number
}

/** Pick up an unused die for a reroll. */
export interface Pick {
  type: "Pick"
  die: string
}

export interface PlaceDrawn {
  type: "PlaceDrawn"
  rule: string
  seat: number
  place: number
}

export interface PlaceTaken {
  type: "PlaceTaken"
  rule: string
  seat: number
  place: number
  strength: number
}

/** Chance: the seat that gets the next place in the player order. */
export interface Placed {
  type: "Placed"
  seat: number
}

/**
 * What is printed beside the tiles.
 *
 * The progress board: its columns by the number of players (D-C9), the price of each row (D-A4),
 * what is paid with. The Hall of Fame, the best first (D-1f). What famine and war are worth in
 * each age (D-C7).
 */
export interface Printed {
  columns: Record<string, number>
  prices: number[]
  paid_with: Record<Kind, Resource>
  fame: Record<string, number>
  box: BoxCounts
  event_points: Record<string, number>
}

/** Replace a development: a tile's id, or "printed". */
export interface Replace {
  type: "Replace"
  tile: string
}

/** Use a reroll chit; the dice are picked next. */
export interface Reroll {
  type: "Reroll"
}

export interface RerollStarted {
  type: "RerollStarted"
  rule: string
  seat: number
}

/** Return an unused die to the supply. */
export interface Return {
  type: "Return"
  die: string
}

/** Return an unused reroll chit. */
export interface ReturnChit {
  type: "ReturnChit"
}

/** Return a used die or a used reroll chit. */
export interface ReturnUsed {
  type: "ReturnUsed"
}

/** Roll the dice picked up. */
export interface Roll {
  type: "Roll"
}

/** Chance: what one die shows. */
export interface Rolled {
  type: "Rolled"
  die: string
}

export interface RoundStarted {
  type: "RoundStarted"
  rule: string
  age: number
}

/** A choice that was not asked, and the rule that settled it. */
export interface Settled {
  type: "Settled"
  rule: string
  seat: number
}

export interface ShadowRolled {
  type: "ShadowRolled"
  rule: string
  die: string
  books: number
}

/** The end of a solo game: the score and the name reached in the Hall of Fame ("" for none). */
export interface SoloEnded {
  type: "SoloEnded"
  rule: string
  vp: number
  name: string
}

/** Do not meet the famine. */
export interface Starve {
  type: "Starve"
}

/** A progress tile (D-C6). Whatever its kind does not have is 0 or None. */
export interface Tile {
  id: string
  name: string
  age: number
  kind: Kind
  vp: number
  colour: Colour | null
  dice: number
  rerolls: number
  chit: Chit | null
  stone: number
}

export interface TileChosen {
  type: "TileChosen"
  rule: string
  seat: number
  tile: string
  price: number
}

export interface TileLaid {
  type: "TileLaid"
  rule: string
  tile: string
  space: string
}

export interface TileRemoved {
  type: "TileRemoved"
  rule: string
  tile: string
  space: string
}

/** A development, advisor or unfinished wonder that leaves the game ("printed": pre-printed). */
export interface TileReplaced {
  type: "TileReplaced"
  rule: string
  seat: number
  tile: string
}

export interface TileTaken {
  type: "TileTaken"
  rule: string
  seat: number
  tile: string
}

export interface TilesScored {
  type: "TilesScored"
  rule: string
  seat: number
  vp: number
}

/** Use a die as one half of a trade. */
export interface Trade {
  type: "Trade"
  die: string
}

/** Use a die that shows books. */
export interface Use {
  type: "Use"
  die: string
}

/** Use a book chit. */
export interface UseChit {
  type: "UseChit"
}

export interface UsedDieReturned {
  type: "UsedDieReturned"
  rule: string
  seat: number
  colour: Colour
}

export interface WarLost {
  type: "WarLost"
  rule: string
  seat: number
}

export interface WarMet {
  type: "WarMet"
  rule: string
  seat: number
  vp: number
}

export interface WonderBuilt {
  type: "WonderBuilt"
  rule: string
  seat: number
  tile: string
}
