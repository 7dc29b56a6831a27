import type { GameTypes } from '#engine/game.ts';
import type { Orders } from '#engine/matchFile/orders.ts';
import { seatsFrom } from '#engine/seats.ts';
import { chanceFrom, type Draws } from '#engine/random.ts';
import type { SeenEntry, SeenMatch } from '#engine/seen.ts';
import type { GivenPart } from '#play/session/master.ts';
import type { ShownRow } from '../rooms/shownRow.ts';

/** A seat's part of the match in its room: the match, and the draws for its hand and for the last throw. */
export interface FarMatch<T extends GameTypes> {
  readonly match: SeenMatch<T>;
  readonly hand: number | null;
  readonly drawn: readonly (readonly [thing: readonly number[], seed: number])[];
  /** Parts that seats have given of an action that waits for those of others; `action`: null but for the own one. */
  readonly parts: readonly GivenPart<T>[];
  /** Of practice, its positions by the rows after which they came to be, the last one first; else null. */
  readonly trail: FarTrail<T> | null;
}

interface FarTrail<T extends GameTypes> {
  readonly seq: number;
  readonly match: SeenMatch<T>;
  readonly before: FarTrail<T> | null;
}

/** Everything that was drawn for a performance, by which it can be performed again. Throws for what was not drawn. */
export function drawsOf(drawn: FarMatch<GameTypes>['drawn']): Exclude<Draws, readonly number[]> {
  const seeds = new Map(drawn.map(([thing, seed]) => [thing.join(), seed]));
  return (...thing) => {
    const seed = seeds.get(thing.join());
    if (seed === undefined) throw new Error(`nobody has drawn ${thing.join()}`);
    return chanceFrom(seed);
  };
}

/** Bodies of shown rows, as the protocol's page has them. */
type Body<T extends GameTypes> =
  | { readonly do: 'open' | 'sit' | 'free' | 'bot' | 'lock' | 'again' }
  | {
      readonly do: 'begin';
      readonly match: {
        readonly header: SeenMatch<T>['header'];
        readonly state: T['state'];
        readonly hand: number | null;
      };
      readonly practice?: true;
    }
  | {
      readonly do: 'rewind';
      readonly to: number;
      readonly state: T['state'];
      readonly hand: number | null;
    }
  | {
      readonly do: 'act';
      readonly entry: Omit<SeenEntry<T>, 'before' | 'action'> & { readonly action: object | null };
      readonly state: T['state'];
      readonly hand: number | null;
      readonly drawn: FarMatch<T>['drawn'];
    }
  | { readonly do: 'part'; readonly order: object | null }
  | {
      readonly do: 'undo';
      readonly undo: SeenMatch<T>['undo'];
      readonly length: number;
      readonly state: T['state'];
      readonly hand: number | null;
    };

/**
 * The match of that seat after one more row; null before it has begun. Throws where an action cannot be read: it is
 * another build's.
 */
export function farMatchAfter<T extends GameTypes>(
  orders: Orders<T>,
  seat: number | null,
  before: FarMatch<T> | null,
  row: ShownRow,
): FarMatch<T> | null {
  const after = matchAfter(orders, seat, before, row);
  const { do: what, practice } = row.body as { readonly do: string; readonly practice?: true };
  const isBegun = what === 'begin';
  if (after === null || after.match === before?.match || (isBegun ? practice !== true : after.trail === null))
    return after;
  return { ...after, trail: { seq: row.seq, match: after.match, before: isBegun ? null : after.trail } };
}

function matchAfter<T extends GameTypes>(
  orders: Orders<T>,
  seat: number | null,
  before: FarMatch<T> | null,
  row: ShownRow,
): FarMatch<T> | null {
  const body = row.body as Body<T>;
  if (body.do === 'begin') {
    const { header, state, hand } = body.match;
    const seats = seatsFrom(seat, header.seats);
    return {
      match: { header: { ...header, seats }, state, log: [], undo: null },
      hand,
      drawn: [],
      parts: [],
      trail: null,
    };
  }
  if (before === null) return before;
  const { match, trail } = before;
  if (body.do === 'rewind') {
    const { state, hand } = body;
    return { match: { ...matchAt(trail, body.to), state }, hand, drawn: [], parts: [], trail };
  }
  if (body.do === 'part') {
    const part = { seat: row.seat ?? -1, action: actionOf(orders, body.order) };
    return { ...before, parts: [...before.parts, part] };
  }
  if (body.do !== 'act' && body.do !== 'undo') return before;
  if (body.do === 'undo') {
    const { undo, length, state, hand } = body;
    const parts = length === match.log.length ? before.parts : [];
    return {
      match: { header: match.header, state, log: match.log.slice(0, length), undo },
      hand,
      drawn: [],
      parts,
      trail,
    };
  }
  const { entry, state, hand, drawn } = body;
  const from = { state: match.state, random: drawsOf(drawn) }; // as a film of it needs
  const played = { ...entry, action: actionOf(orders, entry.action), before: from } as SeenEntry<T>;
  return {
    match: { header: match.header, state, log: [...match.log, played], undo: null },
    hand,
    drawn,
    parts: [],
    trail,
  };
}

function matchAt<T extends GameTypes>(trail: FarTrail<T> | null, seq: number): SeenMatch<T> {
  for (let at = trail; at !== null; at = at.before) if (at.seq === seq) return { ...at.match, undo: null };
  throw new Error(`no position came to be by row ${seq}`);
}

function actionOf<T extends GameTypes>(orders: Orders<T>, order: object | null): T['action'] | null {
  if (order === null) return null;
  const read = orders.readOrder(order);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}
