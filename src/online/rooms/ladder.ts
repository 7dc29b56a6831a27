import { LONGEST_NAME, spoken } from '#engine/seats.ts';
import { hiddenIn } from '#engine/hidden.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Ask } from '../protocol/asks.ts';
import type { CheckedOrder } from './keptMatch.ts';
import { freeSeats, type Room } from './room.ts';
import type { RowBody } from './rows.ts';

/** The one who asks: by the secrets that were shown. */
export interface Asker {
  readonly seat: number | null;
  readonly isHost: boolean;
}

/** That which would be stored: at once, or once an order has been performed. */
export type Admitted = { readonly body: Exclude<RowBody, { do: 'act' }> } | { readonly order: CheckedOrder };

/** Hash of a secret, so that the store holds none. */
export type HashKey = (key: string) => string;

/**
 * Whether what is asked may be done in the room as it stands: cheap, and nothing is performed. Faults: `no-match`,
 * `begun`, `locked`, `taken`, `no-seat`, `not-host`, `not-seated`, those of names, orders and rules.
 */
export function admit(room: Room, asker: Asker, ask: Ask, hashKey: HashKey): Result<Admitted> {
  switch (ask.do) {
    case 'sit':
      return sit(room, asker, ask, hashKey);
    case 'free':
      return byHost(room, asker, () => free(room, ask.seat));
    case 'bot':
      return byHost(room, asker, () => staff(room, ask));
    case 'lock':
      return byHost(room, asker, () => ok({ body: ask }));
    case 'again':
      return again(room, asker);
    case 'act':
    case 'undo':
      return inMatch(room, asker, ask);
  }
}

function sit(room: Room, asker: Asker, ask: Extract<Ask, { do: 'sit' }>, hashKey: HashKey): Result<Admitted> {
  const { seat, name } = ask;
  const at = room.seats[seat];
  if (at === undefined || at.info.kind !== 'person') return fault('no-seat', `Seat ${seat} is no seat of a person.`);
  if (room.locked && !asker.isHost) return fault('locked', 'The room is locked.');
  if (asker.seat !== null) return fault('seated', `You sit at seat ${asker.seat}.`);
  if (at.key !== null) return fault('taken', `${at.info.name} has that seat.`);
  if (name.trim() === '' || Array.from(name).length > LONGEST_NAME || hiddenIn(name) !== null)
    return fault('bad-name', `A name has 1 to ${LONGEST_NAME} characters, all of which are seen.`);
  const twin = room.seats.findIndex(({ info }, i) => i !== seat && spoken(info.name) === spoken(name));
  if (twin >= 0) return fault('same-name', `Somebody else is called ${name}.`);
  return ok({ body: { do: 'sit', seat, name, key: hashKey(ask.key) } });
}

const byHost = (_room: Room, { isHost }: Asker, then: () => Result<Admitted>): Result<Admitted> =>
  isHost ? then() : fault('not-host', 'Only who opened the room may do that.');

function free({ seats, match }: Room, seat: number): Result<Admitted> {
  if (match !== null && match.result === null) return fault('begun', 'The match has begun.');
  const at = seats[seat];
  if (at === undefined || (at.key === null && at.info.kind === 'person'))
    return fault('no-seat', `Nobody sits at seat ${seat}.`);
  return ok({ body: { do: 'free', seat } });
}

function staff(room: Room, ask: Extract<Ask, { do: 'bot' }>): Result<Admitted> {
  if (room.match !== null && room.match.result === null) return fault('begun', 'The match has begun.');
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

function inMatch({ match }: Room, { seat }: Asker, ask: Extract<Ask, { do: 'act' | 'undo' }>): Result<Admitted> {
  if (match === null) return fault('no-match', 'The match has not begun.');
  if (seat === null) return fault('not-seated', 'Whoever looks on can do nothing.');
  if (ask.do === 'undo') {
    const next = match.afterUndo(seat, ask.request);
    return next.ok ? ok({ body: ask }) : next;
  }
  const order = match.check(seat, ask.order);
  return order.ok ? ok({ order: order.value }) : order;
}
