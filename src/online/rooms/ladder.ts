import { LONGEST_NAME, spoken } from '#engine/seats.ts';
import { hiddenIn } from '#engine/hidden.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Ask } from '../protocol/asks.ts';
import { toPlay } from '../protocol/signing.ts';
import { GRACE_MS, PATIENCE_MS } from '../protocol/waits.ts';
import type { CheckedOrder, KeptMatch } from './keptMatch.ts';
import { freeSeats, ownPlayers, positionAt, type Room, type RoomSeat } from './room.ts';
import type { RowBody } from './rows.ts';
import { upAt, type SeatTime } from '../protocol/times.ts';

/** The one who asks: by the secrets that were shown. */
export interface Asker {
  readonly seat: number | null;
  readonly isHost: boolean;
  /** The store's time, ms since 1970. */
  readonly now: number;
  /** Of the room. */
  readonly code: string;
}

/** That which would be stored: at once, or once an order has been performed. */
export type Admitted =
  | { readonly body: Exclude<RowBody, { do: 'act' | 'rewind' }> }
  /** Practice goes back there; `fresh`: with other chance. */
  | { readonly to: number; readonly fresh: boolean }
  | { readonly order: CheckedOrder; readonly flag?: true };

/** Hash of a secret, so that the store holds none. */
export type HashKey = (key: string) => string;

/**
 * Why this is not signed by the key for a page of this server; null where it is. Faults: `other-origin`, `not-signed`.
 */
export type Signatures = (key: string, origin: string, text: string, signature: string) => Refusal | null;
type Refusal = ReturnType<typeof fault>;

const PLAYER_LENGTH = 22;
/** A player's name among others: 132 bits of the hash of its public key. */
export const playerOf = (hashKey: HashKey, key: string): string => hashKey(key).slice(0, PLAYER_LENGTH);

/** Helps to check what is asked. */
export interface Checks {
  readonly hashKey: HashKey;
  readonly signatures: Signatures;
}

/**
 * Whether what is asked may be done in the room as it stands: cheap, and nothing is performed. Faults: `no-match`,
 * `begun`, `locked`, `taken`, `no-seat`, `not-host`, `not-seated`, `ended`, `paused`, `stood-in`, `not-due`,
 * `no-clock`, `rated`, `not-rated`, `not-rateable`, `same-player`, those of signatures, names, orders and rules.
 */
export function admit(room: Room, asker: Asker, ask: Ask, checks: Checks): Result<Admitted> {
  if (room.ended) return fault('ended', 'The host has ended this room.');
  switch (ask.do) {
    case 'sit':
      return sit(room, asker, ask, checks.hashKey);
    case 'free':
      return asker.seat === ask.seat ? free(room, ask.seat) : byHost(asker, () => free(room, ask.seat));
    case 'bot':
      return byHost(asker, () => staff(room, ask));
    case 'lock':
      return byHost(asker, () => ok({ body: ask }));
    case 'clock':
    case 'delay':
    case 'rate':
    case 'practise':
      return byHost(asker, () => agreedOn(room, ask));
    case 'sign':
      return sign(room, asker, ask, checks);
    case 'rewind':
    case 'keep':
      return bySeat(room, asker, () => inPractice(room, ask));
    case 'again':
      return again(room, asker);
    case 'pause':
      return byHost(asker, () => (isRated(room) ? RATED : pause(room, ask)));
    case 'end':
      return byHost(asker, () => (isRated(room) ? RATED : ok({ body: ask })));
    case 'rename':
      return rename(room, asker, ask);
    case 'back':
      return bySeat(room, asker, ({ standIn }) => (standIn ? ok({ body: ask }) : PLAYS_ITSELF));
    case 'flag':
    case 'give':
    case 'vote':
      return bySeat(room, asker, () => aboutOther(room, asker, ask));
    case 'act':
    case 'undo':
      return bySeat(room, asker, (seat) => inMatch(room, asker, seat, ask));
  }
}

function sit(room: Room, asker: Asker, ask: Extract<Ask, { do: 'sit' }>, hashKey: HashKey): Result<Admitted> {
  const { seat, name } = ask;
  const at = room.seats[seat];
  if (at === undefined || at.info.kind !== 'person') return fault('no-seat', `Seat ${seat} is no seat of a person.`);
  if (room.locked && !asker.isHost) return fault('locked', 'The room is locked.');
  if (asker.seat !== null) return fault('seated', `You sit at seat ${asker.seat}.`);
  if (at.key !== null) return fault('taken', `${at.info.name} has that seat.`);
  const named = whyNotName(room, seat, name);
  return named ?? ok({ body: { do: 'sit', seat, name, key: hashKey(ask.key) } });
}

export const isSeen = (name: string): boolean =>
  name.trim() !== '' && Array.from(name).length <= LONGEST_NAME && hiddenIn(name) === null;
export const BAD_NAME = fault('bad-name', `A name has 1 to ${LONGEST_NAME} characters, all of which are seen.`);

function whyNotName({ seats }: Room, seat: number, name: string): Result<never> | null {
  if (!isSeen(name)) return BAD_NAME;
  const isTaken = ({ info, key }: RoomSeat): boolean => key !== null || info.kind === 'bot';
  const twin = seats.findIndex((one, i) => i !== seat && isTaken(one) && spoken(one.info.name) === spoken(name));
  return twin >= 0 ? fault('same-name', `Somebody else is called ${name}.`) : null;
}

function rename(room: Room, asker: Asker, ask: Extract<Ask, { do: 'rename' }>): Result<Admitted> {
  const at = room.seats[ask.seat];
  if (at === undefined) return fault('no-seat', `There is no seat ${ask.seat}.`);
  if (asker.seat !== ask.seat && (!asker.isHost || at.player !== null))
    return fault('not-yours', 'Only who opened the room may rename another seat, and none that has signed.');
  return whyNotName(room, ask.seat, ask.name) ?? ok({ body: ask });
}

/** The host chooses what is agreed on, between matches: a rated one has a clock, so that it ends. */
function agreedOn(room: Room, ask: Extract<Ask, { do: 'clock' | 'delay' | 'rate' | 'practise' }>): Result<Admitted> {
  if (running(room) !== null) return BEGUN;
  const isRated = ask.do === 'rate' ? ask.rated : room.rated;
  const clock = ask.do === 'clock' ? ask.clock : room.clock;
  if (isRated && clock === null) return fault('no-clock', 'A rated match has a clock: choose one first.');
  if (isRated && room.hand === null)
    return fault('not-rateable', 'A rated match is by a set of rules as it stands, from the start, by steady hands.');
  const isPractice = ask.do === 'practise' ? ask.practice : room.practice;
  if (isPractice && (isRated || clock !== null))
    return fault('practice', 'Practice has no clock, and is not rated: choose either.');
  return ok({ body: ask });
}

function inPractice(room: Room, ask: Extract<Ask, { do: 'rewind' | 'keep' }>): Result<Admitted> {
  if (room.trail === null) return fault('no-practice', 'This is no practice: what is played is played.');
  if (room.pausedAt !== null) return PAUSED;
  if (ask.do === 'keep') return isSeen(ask.name) ? ok({ body: ask }) : BAD_NAME;
  if (positionAt(room, ask.to) === null)
    return fault('no-position', `There is no position after row ${ask.to} in this practice.`);
  return ok({ to: ask.to, fresh: ask.fresh });
}

function sign(room: Room, asker: Asker, ask: Extract<Ask, { do: 'sign' }>, checks: Checks): Result<Admitted> {
  return bySeat(room, asker, () => {
    if (running(room) !== null) return BEGUN;
    if (!room.rated) return fault('not-rated', 'The match of this room is not rated.');
    const text = toPlay(ask.origin, asker.code, asker.seat ?? -1);
    const refused = checks.signatures(ask.player, ask.origin, text, ask.signature);
    if (refused !== null) return refused;
    const player = playerOf(checks.hashKey, ask.player);
    const twin = room.seats.findIndex((seat, i) => i !== asker.seat && seat.player === player);
    if (twin >= 0) return fault('same-player', `Seat ${twin} plays under that key: each player has one of their own.`);
    return ok({ body: { do: 'sign', player } });
  });
}

function pause(room: Room, ask: Extract<Ask, { do: 'pause' }>): Result<Admitted> {
  if (running(room) === null) return NO_MATCH;
  if ((room.pausedAt !== null) === ask.paused)
    return fault('asked', ask.paused ? 'The match rests.' : 'The match goes on.');
  return ok({ body: ask });
}

const RATED = fault('rated', 'A rated match is played to its end by its clock, without pause or taking back.');
const isRated = (room: Room): boolean => room.counts && running(room) !== null;
const BEGUN = fault('begun', 'The match has begun.');
const NO_MATCH = fault('no-match', 'No match is being played.');
const PLAYS_ITSELF = fault('plays', 'You play yourself.');

const running = ({ match }: Room): KeptMatch | null => (match?.result === null ? match : null);

function bySeat({ seats }: Room, { seat }: Asker, then: (seat: RoomSeat) => Result<Admitted>): Result<Admitted> {
  const at = seat === null ? undefined : seats[seat];
  return at === undefined ? fault('not-seated', 'Whoever looks on can do nothing.') : then(at);
}

function aboutOther(room: Room, asker: Asker, ask: Extract<Ask, { do: 'flag' | 'give' | 'vote' }>): Result<Admitted> {
  const match = running(room);
  const other = room.seats[ask.seat];
  const time = room.times[ask.seat];
  if (match === null) return NO_MATCH;
  if (room.pausedAt !== null) return PAUSED;
  if (other === undefined || time === undefined || ask.seat === asker.seat)
    return fault('no-seat', `Seat ${ask.seat} is no other seat.`);
  if (ask.do === 'vote' && room.counts) return RATED;
  if (ask.do === 'vote') return vote(other, time, asker, ask);
  if (room.clock === null) return fault('no-clock', 'This room has no clock.');
  if (ask.do === 'give') return ok({ body: ask });
  const up = upAt(room.clock, time);
  if (up === null || asker.now < up + GRACE_MS)
    return fault('not-due', `The time of ${other.info.name} is not up, with ${GRACE_MS / 1000} s for a lost line.`);
  const order = match.check(ask.seat, { do: 'concede', seat: ask.seat }, 0);
  return order.ok ? ok({ order: order.value, flag: true }) : order;
}

function vote(
  { info, standIn, votes }: RoomSeat,
  { since }: SeatTime,
  { seat, now }: Asker,
  ask: Extract<Ask, { do: 'vote' }>,
): Result<Admitted> {
  if (info.kind !== 'person' || standIn) return fault('no-seat', `${info.name} is played by a computer.`);
  if (since === null || now < since + PATIENCE_MS)
    return fault('not-due', `${info.name} has not let the others wait for ${PATIENCE_MS / 60_000} minutes.`);
  return votes.includes(seat ?? -1) ? fault('asked', 'You have said so.') : ok({ body: ask });
}

const byHost = ({ isHost }: Asker, then: () => Result<Admitted>): Result<Admitted> =>
  isHost ? then() : fault('not-host', 'Only who opened the room may do that.');

function free({ seats, match }: Room, seat: number): Result<Admitted> {
  if (match !== null && match.result === null) return BEGUN;
  const at = seats[seat];
  if (at === undefined || (at.key === null && at.info.kind === 'person'))
    return fault('no-seat', `Nobody sits at seat ${seat}.`);
  return ok({ body: { do: 'free', seat } });
}

function staff(room: Room, ask: Extract<Ask, { do: 'bot' }>): Result<Admitted> {
  if (running(room) !== null) return BEGUN;
  const others = room.seats.filter(({ info }, seat) => info.kind === 'person' && seat !== ask.seat);
  if (others.length === 0) return fault('no-person', 'A room is for a match in which somebody plays.');
  return freeSeats(room).includes(ask.seat) ? ok({ body: ask }) : fault('taken', `Seat ${ask.seat} is not free.`);
}

function again({ match, again: others }: Room, { seat }: Asker): Result<Admitted> {
  if (seat === null) return fault('not-seated', 'Whoever looks on can do nothing.');
  if (match?.result === null || match === null) return fault('not-over', 'The match is not over.');
  if (others.includes(seat)) return fault('asked', 'You have said so.');
  return ok({ body: { do: 'again' } });
}

const PAUSED = fault('paused', 'The match rests until the host lets it go on.');

function inMatch(
  room: Room,
  { seat, now }: Asker,
  { standIn }: RoomSeat,
  ask: Extract<Ask, { do: 'act' | 'undo' }>,
): Result<Admitted> {
  const { match, pausedAt, movedAt, parts, trail } = room;
  if (match === null) return fault('no-match', 'The match has not begun.');
  if (pausedAt !== null) return PAUSED;
  if (standIn) return fault('stood-in', 'A computer plays for you: take your seat back first.');
  if (seat === null) throw new Error('somebody at a seat has a seat');
  if (ask.do === 'undo') {
    if (room.counts) return RATED;
    if (trail !== null) return fault('practice', 'Practice goes back by itself: nobody has to agree.');
    if (match.result !== null) return fault('match-over', 'The match is over, and its secrets are open.');
    const next = match.afterUndo(seat, ask.request);
    return next.ok ? ok({ body: ask }) : next;
  }
  const order = match.check(seat, ask.order, now - movedAt, parts, ownPlayers(room));
  if (!order.ok) return order;
  return ok(order.value.waits ? { body: { do: 'part', order: order.value.order } } : { order: order.value });
}
