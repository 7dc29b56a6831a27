import { drawTop } from '#engine/deck.ts';
import type { Target } from './actions.ts';
import { ruleOf } from './almanac/sources.ts';
import { firstOf, withPlayer } from './changes.ts';
import { standingAt, withCounters, withoutStanding, withStanding } from './field.ts';
import type { Space } from './ids.ts';
import type { Pending, Standing, TractorPullState } from './state.ts';
import { deedOf, targetsOf } from './targets.ts';
import { andThen, forEach, applied, type Applied } from './applied.ts';

/**
 * Goes on with the next pending effect as far as it goes without a choice: null where a seat has to choose. TP-17: an
 * effect without a target is skipped.
 */
export function followQueue(state: TractorPullState): Applied | null {
  const [pending] = state.queue;
  if (pending === undefined) return null;
  const effect = deedOf(pending);
  if (effect.do === 'draw' && !pending.drawn && state.aside.length > 0) return drawn(state, pending);
  const targets = targetsOf(state, pending);
  const { seat, source } = pending;
  if (targets.length === 0) return applied(unqueued(state), { type: 'no-target', seat, source });
  if (effect.do !== 'boost' || !effect.each) return null;
  return forEach(unqueued(state), targets, (s, target) => boostedIfAny(s, pending, target));
}

const unqueued = (state: TractorPullState): TractorPullState => ({ ...state, queue: state.queue.slice(1) });

/** TP-36: the front one first, until the supply is empty. */
const boostedIfAny = (state: TractorPullState, pending: Pending, target: Target): Applied =>
  targetsOf(state, pending).length === 0 ? applied(state) : executed(state, pending, target);

/** The top set-aside vehicle comes to the hand before its owner chooses. */
function drawn(state: TractorPullState, pending: Pending): Applied {
  const top = drawTop(state.aside);
  if (top === null) throw new Error('nothing is set aside');
  const { seat, source } = pending;
  const { hand } = state.players[seat];
  const inHand = withPlayer({ ...state, aside: top.left }, seat, { hand: [...hand, top.card] });
  return applied(
    { ...inHand, queue: [{ ...pending, drawn: true }, ...state.queue.slice(1)] },
    { type: 'drew', seat, source },
  );
}

/** Resolves the next effect on a legal target. */
export function resolve(state: TractorPullState, target: Target): Applied {
  const [pending] = state.queue;
  if (pending === undefined) throw new Error('there is no effect to resolve');
  return executed(unqueued(state), pending, target);
}

/** Does without it. */
export function pass(state: TractorPullState): Applied {
  const [pending] = state.queue;
  if (pending === undefined) throw new Error('there is no effect to pass');
  const { seat, source } = pending;
  return applied(unqueued(state), { type: 'passed', seat, source });
}

/** Whether the seat may do without the next effect. */
export const mayPass = ({ queue: [pending] }: TractorPullState): boolean =>
  pending !== undefined && ruleOf(pending.source).may;

function executed(state: TractorPullState, pending: Pending, { spaces, card }: Target): Applied {
  const effect = deedOf(pending);
  const { seat, source } = pending;
  if (effect.do === 'draw') return putUnder(state, pending, card);
  const [first, second] = spaces.map((space) => there(state, space));
  if (first === undefined) throw new Error(`${source} is for a vehicle`);
  const of = { source, seat: first.seat, vehicle: first.vehicle };
  switch (effect.do) {
    case 'boost': {
      const { counters } = effect;
      return applied(withCounters(state, first, counters), { type: 'boosted', counters, ...of });
    }
    case 'unboost': {
      const { counters } = first;
      return applied(withCounters(state, first, -counters), { type: 'unboosted', counters, ...of });
    }
    case 'flip': // its counters stay on it (TP-21)
      return applied(withStanding(state, first.vehicle, { up: !first.up }), { type: 'flipped', up: !first.up, ...of });
    case 'swap':
      return swapped(state, pending, first, second);
    case 'return': {
      const { hand } = state.players[seat];
      const inHand = withPlayer(withoutStanding(state, first), seat, { hand: [...hand, first.vehicle] });
      return applied(inHand, { type: 'returned', ...of });
    }
  }
}

function swapped(state: TractorPullState, { source }: Pending, a: Standing, b: Standing | undefined): Applied {
  if (b === undefined) throw new Error(`${source} is for two vehicles`);
  const once = withStanding(state, a.vehicle, { column: b.column });
  const event = { type: 'swapped', source, seat: a.seat, vehicle: a.vehicle, other: b.vehicle } as const;
  return applied(withStanding(once, b.vehicle, { column: a.column }), event);
}

function putUnder(state: TractorPullState, { seat, source }: Pending, card: Target['card']): Applied {
  const { hand } = state.players[seat];
  const away = card === null ? null : firstOf(hand, card);
  if (away === null) throw new Error(`${card ?? 'no card'} is not in the hand of seat ${seat}`);
  const left = withPlayer(state, seat, { hand: hand.filter((one) => one !== away) });
  return applied({ ...left, aside: [...state.aside, away] }, { type: 'put-under', seat, source });
}

function there(state: TractorPullState, space: Space): Standing {
  const standing = standingAt(state, space);
  if (standing === null) throw new Error(`there is no vehicle at ${space}`);
  return standing;
}

/** Adds effects behind those that wait already. */
export const queued = (state: TractorPullState, more: readonly Omit<Pending, 'drawn'>[]): TractorPullState => ({
  ...state,
  queue: [...state.queue, ...more.map((one) => ({ ...one, drawn: false }))],
});

/** The same without a change. */
export const andQueued = (so: Applied, more: readonly Omit<Pending, 'drawn'>[]): Applied =>
  andThen(so, (s) => applied(queued(s, more)));
