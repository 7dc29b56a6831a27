import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { AnyParts } from '#engine/module/parts.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { movedOn } from '../protocol/seats.ts';
import { keptMatch, type KeptMatch } from './keptMatch.ts';
import type { Opened, Row } from './rows.ts';

/** A seat as it was planned, and who has it. */
export interface RoomSeat {
  readonly info: SeatInfo;
  /** Hash of its secret; null while nobody sits there, and for a computer. */
  readonly key: string | null;
}

/** A room as its rows have made it: a value. */
export interface Room {
  /** The number of its last row. */
  readonly head: number;
  readonly game: string;
  /** A match file without seed, actions and seats: what is agreed on. */
  readonly plan: MatchJson;
  readonly host: string;
  readonly seats: readonly RoomSeat[];
  readonly locked: boolean;
  /** Seats that want another match. */
  readonly again: readonly number[];
  /** Null before it has begun. */
  readonly match: KeptMatch | null;
}

/** The ground on which rows are folded: the room's game, and the physics build that is played on here. */
export interface RoomGround {
  readonly parts: AnyParts;
  readonly build: string;
}

/** Seats where a person is to sit and nobody does. */
export const freeSeats = ({ seats }: Room): readonly number[] =>
  seats.flatMap(({ info, key }, seat) => (info.kind === 'person' && key === null ? [seat] : []));

/** The room before anything but its opening. Fault: the file is of no match that can be played here. */
export function openedRoom({ parts, build }: RoomGround, { head, host }: Opened): Result<Room> {
  const planned = keptMatch(parts, head, build, 0);
  if (!planned.ok) return planned;
  const { seats, ...plan } = head;
  const infos = seats as readonly SeatInfo[]; // the file was read with them
  return ok({
    head: 0,
    game: planned.value.game,
    plan,
    host,
    seats: infos.map((info) => ({ info, key: null })),
    locked: false,
    again: [],
    match: null,
  });
}

/** The room after its next row. Faults: those of rules; `hash-differs`, where a stored action came out otherwise. */
export function roomAfter(ground: RoomGround, room: Room, row: Row): Result<Room> {
  const next = { ...room, head: row.seq };
  const { body } = row;
  switch (body.do) {
    case 'open':
      return fault('bad-row', `Row ${row.seq} opens a room that is open.`);
    case 'sit':
      return ok(withSeat(next, body.seat, (seat) => ({ info: { ...seat.info, name: body.name }, key: body.key })));
    case 'free':
      return ok(
        withSeat(
          { ...next, again: room.again.filter((seat) => seat !== body.seat) },
          body.seat,
          ({ info: { level: _, ...info } }) => ({
            info: { ...info, kind: 'person' },
            key: null,
          }),
        ),
      );
    case 'bot': {
      const level = body.level === undefined ? {} : { level: body.level };
      return ok(withSeat(next, body.seat, ({ info }) => ({ info: { ...info, kind: 'bot', ...level }, key: null })));
    }
    case 'lock':
      return ok({ ...next, locked: body.locked });
    case 'again':
      return ok({ ...next, again: [...room.again, row.seat ?? -1] });
    case 'begin': {
      const seated = { ...next, again: [], seats: room.match === null ? room.seats : movedOn(room.seats) };
      return withMatch(seated, keptMatch(ground.parts, headOf(seated), ground.build, body.seed));
    }
    case 'undo':
      return withMatch(next, matchOf(room).afterUndo(row.seat ?? -1, body.request));
    case 'act': {
      const played = matchOf(room).after(body.order, body.simulated);
      if (played.ok && played.value.hash !== body.hash)
        return fault(
          'hash-differs',
          `Row ${row.seq} comes to ${played.value.hash ?? 'nothing'} here, and came to ${body.hash} where it was played.`,
        );
      return withMatch(next, played);
    }
  }
}

/** Whether everything is there for a match to begin: the first, or another one that all persons want. */
export function begins(room: Room): boolean {
  if (room.match === null) return freeSeats(room).length === 0;
  return room.seats.every(({ info }, seat) => info.kind !== 'person' || room.again.includes(seat));
}

const headOf = ({ plan, seats }: Room): MatchJson => ({ ...plan, seats: seats.map(({ info }) => info) });

const withMatch = (room: Room, match: Result<KeptMatch>): Result<Room> =>
  match.ok ? ok({ ...room, match: match.value }) : match;

const withSeat = (room: Room, seat: number, change: (seat: RoomSeat) => RoomSeat): Room => ({
  ...room,
  seats: room.seats.map((one, i) => (i === seat ? change(one) : one)),
});

function matchOf({ match, head }: Room): KeptMatch {
  if (match === null) throw new Error(`after row ${head} no match had begun`);
  return match;
}
