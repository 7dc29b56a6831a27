import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { withPlayer, withPlayers } from '#games/tractor-pull/changes.ts';
import { standingOf, withCounters, withoutStanding, withStanding } from '#games/tractor-pull/field.ts';
import { BOTH, COLUMNS } from '#games/tractor-pull/ids.ts';
import type { Standing, TractorPullState } from '#games/tractor-pull/state.ts';

/** A part of what follows from an action, and the position as it is then, as far as the table shows it. */
export interface Beat {
  readonly events: readonly TractorPullEvent[];
  readonly state: TractorPullState;
}

/** Events that are seen by themselves. */
const OPENS: ReadonlySet<TractorPullEvent['type']> = new Set([
  'revealed',
  'singled-out',
  'none-ejected',
  'ejected',
  'boosted',
  'unboosted',
  'flipped',
  'swapped',
  'returned',
  'pulled',
  'match-won',
]);

/** Is told together with one of these before it: both rows are turned up at once, counters laid or taken away. */
const JOINS: ReadonlyMap<TractorPullEvent['type'], TractorPullEvent['type']> = new Map([
  ['revealed', 'deployed'],
  ['boosted', 'boosted'],
  ['unboosted', 'unboosted'],
]);

function split(events: readonly TractorPullEvent[]): readonly (readonly TractorPullEvent[])[] {
  const parts: TractorPullEvent[][] = [];
  for (const event of events) {
    const last = parts.at(-1);
    const goesOn = last !== undefined && JOINS.get(event.type) === last.at(-1)?.type;
    if (last === undefined || (OPENS.has(event.type) && !goesOn)) parts.push([event]);
    else last.push(event);
  }
  return parts;
}

/** Consequences of an action, beat by beat: a row is turned up, vehicles go one after the other, ropes are pulled. */
export function beatsOf(before: TractorPullState, events: readonly TractorPullEvent[]): readonly Beat[] {
  let state = before;
  return split(events).map((part) => {
    state = part.reduce(afterEvent, state);
    return { events: part, state };
  });
}

/** How many are seen one by one: all, where something is seen, but the end of a game has its own panel. */
export function toldOneByOne(beats: readonly Beat[]): number {
  const seen = beats.some(({ events }) => events.some(({ type }) => OPENS.has(type)));
  const isEnd = beats.at(-1)?.events.some(({ type }) => type === 'won') ?? false;
  return seen ? beats.length - (isEnd ? 1 : 0) : 0;
}

/** The field after an event, from the event alone. Of hands only what is seen to leave them, or to come back. */
export function afterEvent(state: TractorPullState, event: TractorPullEvent): TractorPullState {
  switch (event.type) {
    case 'wave-began':
      return { ...state, wave: event.wave };
    case 'revealed':
      return revealed(state, event.rows);
    case 'ejected': {
      const standing = standingOf(state, event.vehicle);
      if (standing === null) return state;
      const away = withoutStanding(state, standing);
      return { ...away, ejected: [event.vehicle, ...state.ejected] };
    }
    case 'returned': {
      const standing = standingOf(state, event.vehicle);
      if (standing === null) return state;
      const away = withoutStanding(state, standing);
      const { hand } = away.players[event.seat];
      return withPlayer(away, event.seat, { hand: [...hand, event.vehicle] });
    }
    case 'boosted':
      return countersMoved(state, event.vehicle, event.counters);
    case 'unboosted':
      return countersMoved(state, event.vehicle, -event.counters);
    case 'flipped':
      return withStanding(state, event.vehicle, { up: event.up });
    case 'swapped': {
      const [one, other] = [standingOf(state, event.vehicle), standingOf(state, event.other)];
      if (one === null || other === null) return state;
      return withStanding(withStanding(state, event.vehicle, { column: other.column }), event.other, {
        column: one.column,
      });
    }
    default:
      return state;
  }
}

function revealed(
  state: TractorPullState,
  rows: Extract<TractorPullEvent, { readonly type: 'revealed' }>['rows'],
): TractorPullState {
  const { wave } = state;
  if (wave === 0) return state;
  const placed = BOTH.flatMap((seat) =>
    COLUMNS.flatMap((column, i): readonly Standing[] => {
      const vehicle = rows[seat][i];
      return vehicle === undefined ? [] : [{ vehicle, seat, row: wave, column, up: true, counters: 0 }];
    }),
  );
  const laid = BOTH.reduce(
    (now, seat) => {
      const hand = now.players[seat].hand.filter((card) => card === null || !rows[seat].includes(card));
      return withPlayer(now, seat, { hand });
    },
    withPlayers(state, { deployed: [], decided: false }),
  );
  return {
    ...laid,
    field: [...state.field, ...placed],
    phase: { name: 'reveal' },
  };
}

function countersMoved(state: TractorPullState, vehicle: Standing['vehicle'], counters: number): TractorPullState {
  const standing = standingOf(state, vehicle);
  if (standing === null) return state;
  return withCounters(state, standing, counters);
}
