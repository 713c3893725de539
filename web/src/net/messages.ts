// What goes over the socket: the server's structs, with moves and events as tables take them.
import type { Offer, Piece } from "../game";
import type * as wire from "../generated/protocol";

export type { Line, Over, Pending, Refused, SeatInfo, Welcome } from "../generated/protocol";

export type Occupant = wire.Open | wire.Person | wire.SeatedBot;
export type ChatLine = Omit<wire.Chat, "type">;

/** The room as one sees it. */
export type Update = Omit<wire.Update, "view" | "offers" | "beside" | "news"> & {
  view: { seat: number | null } & Record<string, unknown>;
  offers: Offer[];
  beside: Offer[];
  news: Piece[];
};

export type ServerMessage = Exclude<wire.ServerMessage, wire.Update> | Update;

type Unnamed<T> = T extends { id: string } ? Omit<T, "id"> : never;

/** A command without its id, which the connection gives it. */
export type Command = Unnamed<Exclude<wire.ClientMessage, wire.Hello | wire.Say>>;
