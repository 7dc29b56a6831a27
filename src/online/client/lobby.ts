import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { RuleSet } from '#engine/ruleSets.ts';
import type { SeatInfo } from '#engine/seats.ts';
import type { RoomClock } from '../protocol/asks.ts';
import { movedOn, named } from '../protocol/seats.ts';
import type { ShownRow } from '../rooms/shownRow.ts';
import type { SeatTime } from '../protocol/times.ts';

/** A seat of a room, as everybody sees it. */
export interface LobbySeat {
  readonly info: SeatInfo;
  /** Whether somebody sits there; a computer always does. */
  readonly taken: boolean;
  /** A computer plays for who sits there. */
  readonly standIn: boolean;
  /** Seats that want that. */
  readonly votes: readonly number[];
  /** Plays a rated match under this player's key; null where nobody has signed. */
  readonly player: string | null;
}

/** A room before its match, and beside it. */
export interface Lobby {
  readonly game: string;
  /** The match file that the room was opened with: what is agreed on. */
  readonly head: MatchJson & { readonly rules: RuleSet };
  /** Build of the physics. */
  readonly build: string;
  readonly seats: readonly LobbySeat[];
  readonly locked: boolean;
  readonly begun: boolean;
  /** The match that was begun last is over. */
  readonly over: boolean;
  /** Seats that want another one. */
  readonly again: readonly number[];
  readonly clock: RoomClock | null;
  /** The next match is to count for its players' ratings; `counts`: the present one does. */
  readonly rated: boolean;
  readonly counts: boolean;
  /** The next match is practice. */
  readonly practice: boolean;
  /** So much later everything is seen by who looks on, s. */
  readonly delayS: number;
  readonly times: readonly SeatTime[];
  readonly paused: boolean;
  readonly ended: boolean;
}

/** Bodies of the rows that matter here, as the protocol's page has them. */
type Body =
  | {
      readonly do: 'open';
      readonly head: Lobby['head'] & {
        readonly game: string;
        readonly build: string;
        readonly seats: readonly SeatInfo[];
      };
      readonly clock: RoomClock | null;
    }
  | { readonly do: 'sit' | 'rename'; readonly seat: number; readonly name: string }
  | { readonly do: 'free'; readonly seat: number }
  | { readonly do: 'bot'; readonly seat: number; readonly level?: string }
  | { readonly do: 'lock'; readonly locked: boolean }
  | { readonly do: 'clock'; readonly clock: RoomClock | null }
  | { readonly do: 'rate'; readonly rated: boolean }
  | { readonly do: 'practise'; readonly practice: boolean }
  | { readonly do: 'keep' }
  | { readonly do: 'sign'; readonly player: string }
  | { readonly do: 'delay'; readonly s: number }
  | { readonly do: 'again' | 'end' | 'back' }
  | { readonly do: 'begin' | 'give' | 'part'; readonly times: readonly SeatTime[] }
  | { readonly do: 'pause'; readonly paused: boolean; readonly times: readonly SeatTime[] }
  | { readonly do: 'vote'; readonly seat: number; readonly standIn: boolean }
  | { readonly do: 'act' | 'undo' | 'rewind'; readonly over: boolean; readonly times: readonly SeatTime[] };

/** The room by its rows; null before the first of them is here. */
export const lobbyOf = (rows: readonly ShownRow[]): Lobby | null =>
  rows.reduce<Lobby | null>((lobby, { body, seat }) => lobbyAfter(lobby, body as Body, seat), null);

function lobbyAfter(lobby: Lobby | null, body: Body, by: number | null): Lobby | null {
  if (body.do === 'open') {
    const { head, clock } = body;
    const seats = head.seats.map((info) => ({ ...ALONE, info, taken: info.kind === 'bot' }));
    return { ...NEW, game: head.game, head, build: head.build, seats, clock };
  }
  if (lobby === null) return null;
  switch (body.do) {
    case 'sit':
    case 'rename': {
      const seats = named(lobby.seats, body.seat, body.name);
      return withSeat({ ...lobby, seats }, body.seat, (one) => ({ ...one, taken: one.taken || body.do === 'sit' }));
    }
    case 'free':
      return withSeat(lobby, body.seat, ({ info: { level: _, ...info } }) => ({
        ...ALONE,
        info: { ...info, kind: 'person' },
        taken: false,
      }));
    case 'bot': {
      const level = body.level === undefined ? {} : { level: body.level };
      return withSeat(lobby, body.seat, ({ info }) => ({
        ...ALONE,
        info: { ...info, kind: 'bot', ...level },
        taken: true,
      }));
    }
    case 'lock':
      return { ...lobby, locked: body.locked };
    case 'clock':
      return { ...lobby, clock: body.clock, seats: lobby.seats.map((one) => ({ ...one, player: null })) };
    case 'rate':
      return { ...lobby, rated: body.rated };
    case 'practise':
      return { ...lobby, practice: body.practice };
    case 'keep':
      return lobby;
    case 'sign':
      return withSeat(lobby, by ?? -1, (one) => ({ ...one, player: body.player }));
    case 'delay':
      return { ...lobby, delayS: body.s };
    case 'begin':
      return {
        ...lobby,
        begun: true,
        over: false,
        counts: lobby.rated,
        again: [],
        seats: (lobby.begun ? movedOn(lobby.seats) : lobby.seats).map((one) => (lobby.rated ? itself(one) : one)),
        times: body.times,
      };
    case 'again':
      return { ...lobby, again: [...lobby.again, by ?? -1] };
    case 'act':
    case 'undo':
    case 'rewind':
      return { ...lobby, again: [], over: body.over, times: body.times, seats: lobby.seats.map(unasked) };
    case 'pause':
      return { ...lobby, paused: body.paused, times: body.times };
    case 'give':
    case 'part':
      return { ...lobby, times: body.times };
    case 'end':
      return { ...lobby, ended: true };
    case 'vote':
      return withSeat(lobby, body.seat, (one) =>
        body.standIn ? { ...one, standIn: true, votes: [] } : { ...one, votes: [...one.votes, by ?? -1] },
      );
    case 'back':
      return by === null ? lobby : withSeat(lobby, by, itself);
  }
}

const itself = (one: LobbySeat): LobbySeat => ({ ...one, standIn: false, votes: [] });
const ALONE = { standIn: false, votes: [], player: null } as const;
const NEW = {
  rated: false,
  counts: false,
  practice: false,
  delayS: 0,
  locked: false,
  begun: false,
  over: false,
  again: [],
  times: [],
  paused: false,
  ended: false,
} as const;

/** Votes are for the position in which they were given. */
const unasked = (seat: LobbySeat): LobbySeat => (seat.votes.length === 0 ? seat : { ...seat, votes: [] });

const withSeat = (lobby: Lobby, seat: number, change: (before: LobbySeat) => LobbySeat): Lobby => ({
  ...lobby,
  seats: lobby.seats.map((one, i) => (i === seat ? change(one) : one)),
});
