import type { SeatInfo } from '#engine/seats.ts';
import { movedOn } from '../protocol/seats.ts';
import type { ShownRow } from '../rooms/shownRow.ts';

/** A seat of a room, as everybody sees it. */
export interface LobbySeat {
  readonly info: SeatInfo;
  /** Whether somebody sits there; a computer always does. */
  readonly taken: boolean;
}

/** A room before its match, and beside it. */
export interface Lobby {
  readonly game: string;
  readonly seats: readonly LobbySeat[];
  readonly locked: boolean;
  readonly begun: boolean;
  /** The match that was begun last is over. */
  readonly over: boolean;
  /** Seats that want another one. */
  readonly again: readonly number[];
}

/** Bodies of the rows that matter here, as the protocol's page has them. */
type Body =
  | { readonly do: 'open'; readonly head: { readonly game: string; readonly seats: readonly SeatInfo[] } }
  | { readonly do: 'sit'; readonly seat: number; readonly name: string }
  | { readonly do: 'free' | 'bot'; readonly seat: number }
  | { readonly do: 'lock'; readonly locked: boolean }
  | { readonly do: 'again' | 'begin' }
  | { readonly do: 'act' | 'undo'; readonly over: boolean };

/** The room by its rows; null before the first of them is here. */
export const lobbyOf = (rows: readonly ShownRow[]): Lobby | null =>
  rows.reduce<Lobby | null>((lobby, { body, seat }) => lobbyAfter(lobby, body as Body, seat), null);

function lobbyAfter(lobby: Lobby | null, body: Body, by: number | null): Lobby | null {
  if (body.do === 'open') {
    const seats = body.head.seats.map((info) => ({ info, taken: info.kind === 'bot' }));
    return { game: body.head.game, seats, locked: false, begun: false, over: false, again: [] };
  }
  if (lobby === null) return null;
  switch (body.do) {
    case 'sit':
      return withSeat(lobby, body.seat, ({ info }) => ({ info: { ...info, name: body.name }, taken: true }));
    case 'free':
      return withSeat(lobby, body.seat, ({ info }) => ({ info: { ...info, kind: 'person' }, taken: false }));
    case 'bot':
      return withSeat(lobby, body.seat, ({ info }) => ({ info: { ...info, kind: 'bot' }, taken: true }));
    case 'lock':
      return { ...lobby, locked: body.locked };
    case 'begin':
      return { ...lobby, begun: true, over: false, again: [], seats: lobby.begun ? movedOn(lobby.seats) : lobby.seats };
    case 'again':
      return { ...lobby, again: [...lobby.again, by ?? -1] };
    case 'act':
    case 'undo':
      return { ...lobby, over: body.over };
  }
}

const withSeat = (lobby: Lobby, seat: number, change: (before: LobbySeat) => LobbySeat): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((one, i) => (i === seat ? change(one) : one)),
});
