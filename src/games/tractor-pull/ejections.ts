import type { Effect } from './almanac/effect.ts';
import { classOf } from './almanac/vehicles.ts';
import { andQueued } from './effects.ts';
import { inRow, standingOf, strengthOf, withoutStanding } from './field.ts';
import type { Row, Seat } from './ids.ts';
import { redFirst } from './changes.ts';
import type { Pending, Standing, TractorPullState } from './state.ts';
import { applied, type Applied } from './applied.ts';
import { inForce, type InForce } from './windows.ts';

/** The row of the wave that was revealed. @throws Error before the first wave, which is a bug */
export function rowOfWave({ wave }: TractorPullState): Row {
  if (wave === 0) throw new Error('no wave has begun');
  return wave;
}

/**
 * TP-13, TP-14: fixes the list of those that are ejected: of both sides, of this wave, counters counted. What is turned
 * up later is on no list (TP-20).
 */
export function singleOut(state: TractorPullState): Applied {
  const forces = inForce(state, 'strongest');
  const listed = isSpared(state) ? [] : singledOut(state, forces);
  const vehicles = listed.map(({ vehicle }) => vehicle);
  const next: TractorPullState = { ...state, phase: { name: 'eject', list: vehicles } };
  const [first] = listed;
  if (first === undefined) return applied(next, { type: 'none-ejected' });
  const strength = seenStrength(first, forces);
  return applied(next, { type: 'singled-out', vehicles, strength, why: isWeakest(forces) ? 'weakest' : 'strongest' });
}

/** TP-25: in overtime as in any wave, unless the house rule says otherwise. */
const isSpared = ({ wave, options }: TractorPullState): boolean => wave === 4 && !options.overtimeEject;

const isWeakest = (forces: readonly InForce[]): boolean => forces.some(({ rule }) => rule.effect.do === 'weakest');

/** Red's first. A protected one is not ejected, and nothing else instead of it (TP-16). */
function singledOut(state: TractorPullState, forces: readonly InForce[]): readonly Standing[] {
  const row = rowOfWave(state);
  const revealed = redFirst(state).flatMap((seat) => inRow(state, seat, row));
  const strengths = revealed.map((one) => seenStrength(one, forces));
  const wanted = isWeakest(forces) ? Math.min(...strengths) : Math.max(...strengths);
  return revealed.filter((one, i) => strengths[i] === wanted && !isProtected(one, forces));
}

/** As strong as the referees take it to be. */
const seenStrength = (one: Standing, forces: readonly InForce[]): number =>
  forces.reduce(
    (sum, { seat, rule: { effect } }) => (seat === one.seat ? sum + favourOf(effect) : sum),
    strengthOf(one),
  );

/** By so much the referees take the vehicles of its seat to be stronger. */
export function favourOf(effect: Effect): number {
  if (effect.do === 'look-past') return -effect.amount;
  return effect.do === 'weakest' ? effect.favour : 0;
}

/** A text that is of no row protects the wave's. */
const isProtected = (one: Standing, forces: readonly InForce[]): boolean =>
  forces.some(
    ({ seat, row, rule }) => rule.effect.do === 'protect' && seat === one.seat && (row === null || row === one.row),
  );

/** Those of the list that a seat has still to have ejected. */
export const listedOf = (state: TractorPullState, seat: Seat): readonly Standing[] =>
  state.phase.name === 'eject'
    ? state.phase.list.flatMap((vehicle) => {
        const standing = standingOf(state, vehicle);
        return standing?.seat === seat ? [standing] : [];
      })
    : [];

/** TP-06, TP-14: red's come first, then blue's; null where the list is done. */
export const ejectingSeat = (state: TractorPullState): Seat | null =>
  redFirst(state).find((seat) => listedOf(state, seat).length > 0) ?? null;

/** TP-14: a single one goes by itself; of several their owner says which. Null where he has to. */
export function followEjections(state: TractorPullState): Applied | null {
  const seat = ejectingSeat(state);
  const [only, ...others] = seat === null ? [] : listedOf(state, seat);
  return only === undefined || others.length > 0 ? null : eject(state, only);
}

/**
 * TP-15, TP-21: however it lies by now, it goes, and its effect works. TP-23: its counters go back to the supply, and
 * the gap stays (TP-39).
 */
export function eject(state: TractorPullState, standing: Standing): Applied {
  const { vehicle, seat, counters } = standing;
  const away = withoutStanding(state, standing);
  const { phase } = state;
  const list = phase.name === 'eject' ? phase.list.filter((one) => one !== vehicle) : [];
  const gone: TractorPullState = { ...away, ejected: [vehicle, ...state.ejected], phase: { name: 'eject', list } };
  return andQueued(applied(gone, { type: 'ejected', seat, vehicle, counters }), effectsOf(state, standing));
}

/** Its own effect, then those of other cards that its owner has for it. */
function effectsOf(
  state: TractorPullState,
  { vehicle, seat, row, column }: Standing,
): readonly Omit<Pending, 'drawn'>[] {
  const others = inForce(state, 'eject').filter(
    (one) =>
      one.seat === seat && (one.row === null || one.row === row) && (one.column === null || one.column === column),
  );
  return [classOf(vehicle), ...others.map(({ source }) => source)].map((source) => ({ seat, source, row, column }));
}
