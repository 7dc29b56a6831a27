import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import type { AnyParts } from '#engine/module/parts.ts';
import type { Seed } from '#engine/random.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { RoomClock } from '../protocol/asks.ts';
import type { RatedHand } from '../protocol/rated.ts';
import type { OpenedSecrets } from '../protocol/seals.ts';
import { movedOn, named } from '../protocol/seats.ts';
import { timesAfter, timesAtFirst, timesRested, withTime, type SeatTime } from '../protocol/times.ts';
import { keptMatch, type KeptMatch, type Part } from './keptMatch.ts';
import { ratedHandOf } from './rateable.ts';
import type { Opened, Rewound, Row } from './rows.ts';

/** A seat as it was planned, and who has it. */
export interface RoomSeat {
  readonly info: SeatInfo;
  /** Hash of its secret; null while nobody sits there, and for a computer. */
  readonly key: string | null;
  /** A computer plays for who sits there, until it comes back. */
  readonly standIn: boolean;
  /** Seats that want that. */
  readonly votes: readonly number[];
  /** Of a rated match, who plays by the hash of the player's key; null where nobody has signed. */
  readonly player: string | null;
  /** When that was signed: the store's time, ms since 1970. */
  readonly signedAt: number | null;
}

/** Positions of a practice, each by the row after which it came to be: the last one, and those before it. */
export interface Trail {
  readonly seq: number;
  readonly match: KeptMatch;
  readonly before: Trail | null;
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
  readonly clock: RoomClock | null;
  /** The next match is to count for its players' ratings; `counts`: the present one does. */
  readonly rated: boolean;
  readonly counts: boolean;
  /** The next match is practice. */
  readonly practice: boolean;
  /** Of the present match, if it is practice. */
  readonly trail: Trail | null;
  /** By whose hands a match here is rated; null where none can be. */
  readonly hand: RatedHand | null;
  /** So much later everything of a match is told to who looks on, ms. */
  readonly delayMs: number;
  readonly times: readonly SeatTime[];
  /** Since when the match rests, by the host or as taking back is asked for: the store's time, ms since 1970. */
  readonly pausedAt: number | null;
  readonly undoAt: number | null;
  /** When the present position came to be; what it has rested does not count. */
  readonly movedAt: number;
  /** Nothing happens here any more. */
  readonly ended: boolean;
  /** Seats that want another match. */
  readonly again: readonly number[];
  /** Null before it has begun. */
  readonly match: KeptMatch | null;
  /** Parts that seats have given of an action of several, which is not whole yet. */
  readonly parts: readonly Part[];
  readonly chance: { readonly seed: Seed; readonly salt: string } | null;
  /** Orders of the match that not everybody saw, by their rows. */
  readonly secrets: OpenedSecrets['secrets'];
}

const EMPTY = { key: null, standIn: false, votes: [], player: null, signedAt: null } as const;

/** The ground on which rows are folded: the room's game, and the physics build that is played on here. */
export interface RoomGround {
  readonly parts: AnyParts;
  readonly build: string;
}

/** Seats where a person is to sit and nobody does. */
export const freeSeats = ({ seats }: Room): readonly number[] =>
  seats.flatMap(({ info, key }, seat) => (info.kind === 'person' && key === null ? [seat] : []));

/** The room before anything but its opening. Fault: the file is of no match that can be played here. */
export function openedRoom({ parts, build }: RoomGround, { head, host, clock }: Opened): Result<Room> {
  const planned = keptMatch(parts, head, build, 0);
  if (!planned.ok) return planned;
  const { seats, ...plan } = head;
  const infos = seats as readonly SeatInfo[]; // the file was read with them
  return ok({
    head: 0,
    game: planned.value.game,
    plan,
    host,
    seats: infos.map((info) => ({ info, ...EMPTY })),
    locked: false,
    clock: clock ?? null,
    rated: false,
    counts: false,
    practice: false,
    trail: null,
    hand: ratedHandOf(parts, head, build),
    delayMs: 0,
    times: timesAtFirst(clock ?? null, infos.length),
    pausedAt: null,
    undoAt: null,
    movedAt: 0,
    ended: false,
    again: [],
    match: null,
    parts: [],
    chance: null,
    secrets: [],
  });
}

/** The room after its next row. Faults: those of rules; `hash-differs`, where a stored action came out otherwise. */
export function roomAfter(ground: RoomGround, room: Room, row: Row): Result<Room> {
  const next = roomBy(ground, room, row);
  if (!next.ok) return next;
  const { match, trail } = next.value;
  const isPractice = row.body.do === 'begin' ? room.practice : trail !== null;
  if (!isPractice || match === null || match === trail?.match) return next;
  const before = row.body.do === 'begin' ? null : trail;
  return ok({ ...next.value, trail: { seq: row.seq, match, before } });
}

/** The position of a practice after that row; null where none came to be by it. */
export function positionAt({ trail }: Room, seq: number): KeptMatch | null {
  for (let at = trail; at !== null; at = at.before) if (at.seq === seq) return at.match;
  return null;
}

function roomBy(ground: RoomGround, room: Room, row: Row): Result<Room> {
  const next = { ...room, head: row.seq };
  const { body } = row;
  switch (body.do) {
    case 'open':
    case 'day':
    case 'entry':
    case 'ratings':
    case 'rated':
    case 'named':
    case 'forgot':
    case 'erased':
      return fault('bad-row', `Row ${row.seq} opens a room that is open, or is of none.`);
    case 'sit':
      return ok(
        withSeat({ ...next, seats: named(room.seats, body.seat, body.name) }, body.seat, (seat) => ({
          ...seat,
          key: body.key,
        })),
      );
    case 'free':
      return ok(
        withSeat(
          { ...next, again: room.again.filter((seat) => seat !== body.seat) },
          body.seat,
          ({ info: { level: _, ...info } }) => ({ ...EMPTY, info: { ...info, kind: 'person' } }),
        ),
      );
    case 'bot': {
      const level = body.level === undefined ? {} : { level: body.level };
      return ok(withSeat(next, body.seat, ({ info }) => ({ ...EMPTY, info: { ...info, kind: 'bot', ...level } })));
    }
    case 'lock':
      return ok({ ...next, locked: body.locked });
    case 'clock': // each signs for the clock that there is
      return ok({ ...next, clock: body.clock, seats: room.seats.map((seat) => ({ ...seat, player: null })) });
    case 'rate':
      return ok({ ...next, rated: body.rated });
    case 'practise':
      return ok({ ...next, practice: body.practice });
    case 'keep':
      return ok(next);
    case 'rewind':
      return withMatch({ ...next, match: null, again: [] }, rewound(room, body), row.at);
    case 'sign':
      return ok(withSeat(next, row.seat ?? -1, (seat) => ({ ...seat, player: body.player, signedAt: row.at })));
    case 'delay':
      return ok({ ...next, delayMs: body.s * 1000 });
    case 'again':
      return ok({ ...next, again: [...room.again, row.seat ?? -1] });
    case 'begin': {
      const moved = room.match === null ? room.seats : movedOn(room.seats);
      const seats = room.rated ? moved.map(itself) : moved;
      const { seed, salt } = body;
      const times = timesAtFirst(room.clock, seats.length);
      const counts = room.rated;
      const seated = {
        ...next,
        trail: null,
        counts,
        again: [],
        seats,
        times,
        chance: { seed, salt },
        secrets: [],
        parts: [],
      };
      return withMatch(seated, keptMatch(ground.parts, headOf(seated), ground.build, seed), row.at);
    }
    case 'undo':
      return withMatch(next, matchOf(room).afterUndo(row.seat ?? -1, body.request), row.at);
    case 'act': {
      const played = matchOf(room).after(body.order, body.simulated);
      if (played.ok && played.value.hash !== body.hash)
        return fault(
          'hash-differs',
          `Row ${row.seq} comes to ${played.value.hash ?? 'nothing'} here, and came to ${body.hash} where it was played.`,
        );
      const isSecret = played.ok && played.value.isLastSecret;
      const secrets = isSecret ? [...room.secrets, [row.seq, body.order] as const] : room.secrets;
      return withMatch({ ...next, secrets }, played, row.at);
    }
    case 'part': {
      const parts = [...room.parts, { seat: row.seat ?? -1, order: body.order }];
      return withMatch({ ...next, parts }, ok(matchOf(room)), row.at);
    }
    case 'pause': {
      const { pausedAt, times, movedAt } = room;
      if (body.paused || pausedAt === null) return ok({ ...next, pausedAt: pausedAt ?? row.at });
      const rested = row.at - pausedAt;
      return ok({ ...next, pausedAt: null, movedAt: movedAt + rested, times: timesRested(times, rested) });
    }
    case 'end':
      return ok({ ...next, ended: true });
    case 'rename':
      return ok({ ...next, seats: named(room.seats, body.seat, body.name) });
    case 'give':
      return ok({ ...next, times: withTime(room.times, body.seat, body.s) });
    case 'vote':
      return ok(withSeat(next, body.seat, (seat) => voted(room, body.seat, [...seat.votes, row.seat ?? -1])));
    case 'back':
      return ok(withSeat(next, row.seat ?? -1, itself));
  }
}

/**
 * Whether everything is there for a match to begin: the first, or another one that all persons want; of a rated one
 * everybody's signature, too.
 */
export function begins(room: Room): boolean {
  const isSigned = ({ info, player }: RoomSeat): boolean => info.kind !== 'person' || player !== null;
  if (room.rated && !room.seats.every(isSigned)) return false;
  if (room.match === null) return freeSeats(room).length === 0;
  return room.seats.every(
    ({ info, standIn }, seat) => info.kind !== 'person' || (standIn && !room.rated) || room.again.includes(seat),
  );
}

const headOf = ({ plan, seats }: Room): MatchJson => ({ ...plan, seats: seats.map(({ info }) => info) });

/** `at`: when the match came to stand so. Seats that act are waited for no longer than before; votes are spent. */
function withMatch(room: Room, match: Result<KeptMatch>, at: number): Result<Room> {
  if (!match.ok) return match;
  const { value } = match;
  if (value.undo !== null) return ok({ ...room, match: value, undoAt: room.undoAt ?? at });
  const rested = room.undoAt === null ? 0 : at - room.undoAt;
  const isSame = value.length === room.match?.length;
  const parts = isSame ? room.parts : [];
  const asked = value.asked.filter((seat) => parts.every((part) => part.seat !== seat));
  const times = timesAfter(room.clock, timesRested(room.times, rested), asked, at);
  const seats = room.seats.map((seat) => (isSame || seat.votes.length === 0 ? seat : { ...seat, votes: [] }));
  const movedAt = isSame ? room.movedAt + rested : at;
  return ok({ ...room, match: value, parts, undoAt: null, movedAt, times, seats });
}

/** The seat with these votes: once all others that play themselves want it, a computer plays for it. */
function voted(room: Room, target: number, votes: readonly number[]): RoomSeat {
  const others = ownPlayers(room).filter((one) => one !== target);
  const seat = seatOf(room, target);
  return others.every((other) => votes.includes(other)) ? { ...seat, standIn: true, votes: [] } : { ...seat, votes };
}

/** Seats of persons who play themselves: an action of several seats waits for their parts. */
export const ownPlayers = ({ seats }: Room): readonly number[] =>
  seats.flatMap(({ info, standIn }, seat) => (info.kind === 'person' && !standIn ? [seat] : []));

function rewound(room: Room, { to, seed }: Rewound): Result<KeptMatch> {
  const position = positionAt(room, to);
  if (position === null) return fault('no-position', `There is no position after row ${to} in this practice.`);
  return ok(position.again(seed ?? null));
}

function seatOf({ seats }: Room, at: number): RoomSeat {
  const seat = seats[at];
  if (seat === undefined) throw new Error(`there is no seat ${at}`);
  return seat;
}

/** The seat as it plays itself. */
const itself = (seat: RoomSeat): RoomSeat => ({ ...seat, standIn: false, votes: [] });

const withSeat = (room: Room, seat: number, change: (seat: RoomSeat) => RoomSeat): Room => ({
  ...room,
  seats: room.seats.map((one, i) => (i === seat ? change(one) : one)),
});

function matchOf({ match, head }: Room): KeptMatch {
  if (match === null) throw new Error(`after row ${head} no match had begun`);
  return match;
}
