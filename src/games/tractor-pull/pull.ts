import type { Effect } from './almanac/effect.ts';
import { classOf, printedOf } from './almanac/vehicles.ts';
import type { Pulled } from './events.ts';
import { inColumn, sideOf, strengthOf } from './field.ts';
import { BOTH, COLUMNS, rivalOf, type Column, type Each, type Seat } from './ids.ts';
import type { Standing, TractorPullState } from './state.ts';
import { inForce, type InForce } from './windows.ts';

/** How every rope stands: who has it, and by how much. */
export function pullRopes(state: TractorPullState): readonly Pulled[] {
  const forces = inForce(state, 'pull');
  return COLUMNS.map((rope) => pullRope(state, forces, rope));
}

/** TP-24: a tied rope gives nobody a point. */
function pullRope(state: TractorPullState, forces: readonly InForce[], rope: Column): Pulled {
  const totals: Each<number> = [totalOf(state, forces, 0, rope), totalOf(state, forces, 1, rope)];
  const [a, b] = totals;
  const winner = a === b ? tieTo(state, forces, rope) : a > b ? 0 : 1;
  return { rope, totals, winner, points: pointsOf(forces, rope, winner), wasTied: a === b };
}

/** A side of a rope, with everything that cards say of it; never below 0. */
function totalOf(state: TractorPullState, forces: readonly InForce[], seat: Seat, rope: Column): number {
  const vehicles = inColumn(state, seat, rope);
  const sum = vehicles.reduce((so, one) => so + vehiclePull(one, forces), 0);
  const more = forces.reduce((so, force) => so + ropeBonus(state, force, seat, rope), 0);
  return Math.max(0, sum + more);
}

/** TP-21: face down its counters alone. Never below 0. */
const vehiclePull = (one: Standing, forces: readonly InForce[]): number =>
  Math.max(
    0,
    forces.reduce((so, force) => so + vehicleBonus(force, one), strengthOf(one)),
  );

/** The seat that a text's `own` or `rival` means. */
const meant = ({ seat }: InForce, whose: 'own' | 'rival'): Seat => (whose === 'own' ? seat : rivalOf(seat));

/** Not of its strength: TP-13 and TP-26 do not count it. */
function vehicleBonus(force: InForce, one: Standing): number {
  const { effect } = force.rule;
  if (effect.do !== 'pull-vehicle' || meant(force, effect.whose) !== one.seat) return 0;
  return isMeant(effect, force, one) ? effect.amount : 0;
}

function isMeant(
  { facing, where, printed }: Extract<Effect, { readonly do: 'pull-vehicle' }>,
  { row }: InForce,
  one: Standing,
): boolean {
  const strength = printedOf(one.vehicle);
  return (
    one.up === (facing === 'up') &&
    (where !== 'row' || one.row === row) &&
    (printed === undefined || (strength >= printed[0] && strength <= printed[1]))
  );
}

function ropeBonus(state: TractorPullState, force: InForce, seat: Seat, rope: Column): number {
  const { effect } = force.rule;
  if (effect.do !== 'pull-rope' || meant(force, effect.whose) !== seat) return 0;
  if (effect.where === 'column' && force.column !== rope) return 0;
  return isWhen(state, effect.when, seat, rope) ? effect.amount : 0;
}

type When = Extract<Effect, { readonly do: 'pull-rope' }>['when'];

const FULL = 3;

function isWhen(state: TractorPullState, when: When, seat: Seat, rope: Column): boolean {
  const own = inColumn(state, seat, rope);
  const up = own.filter((one) => one.up);
  switch (when) {
    case 'always':
      return true;
    case 'fewer':
      return own.length < inColumn(state, rivalOf(seat), rope).length;
    case 'three-up':
      return up.length >= FULL;
    case 'same-class':
      return new Set(up.map(({ vehicle }) => classOf(vehicle))).size < up.length;
  }
}

/** The seat that a card gives a tied rope; nobody where it gives it to both. */
function tieTo(state: TractorPullState, forces: readonly InForce[], rope: Column): Seat | null {
  const [one, ...others] = BOTH.filter((seat) => forces.some((force) => hasTie(state, force, seat, rope)));
  return one === undefined || others.length > 0 ? null : one;
}

function hasTie(state: TractorPullState, force: InForce, seat: Seat, rope: Column): boolean {
  const { effect } = force.rule;
  if (effect.do !== 'ties' || force.seat !== seat) return false;
  if (effect.where === 'column' && force.column !== rope) return false;
  return effect.when === 'always' || countersOn(state, seat, rope) > countersOn(state, rivalOf(seat), rope);
}

const countersOn = (state: TractorPullState, seat: Seat, rope: Column): number =>
  inColumn(state, seat, rope).reduce((sum, { counters }) => sum + counters, 0);

/** The worth of the rope to the seat: one point, unless the location says otherwise. */
function pointsOf(forces: readonly InForce[], rope: Column, to: Seat | null): number {
  const effect = forces
    .filter(({ seat }) => seat === to)
    .map((force) => force.rule.effect)
    .find((one): one is Extract<Effect, { readonly do: 'points' }> => one.do === 'points' && one.column === rope);
  return effect?.points ?? 1;
}

/** Points of both. */
export const pointsIn = (ropes: readonly Pulled[]): Each<number> => {
  const of = (seat: Seat): number =>
    ropes.reduce((sum, { winner, points }) => (winner === seat ? sum + points : sum), 0);
  return [of(0), of(1)];
};

/** The first place in which the vehicles differ, the strongest first; null where all are equal. */
export interface Compared {
  readonly place: number;
  /** Null for a vehicle that is not there, which loses even to one of 0. */
  readonly strengths: Each<number | null>;
  readonly winner: Seat;
}

/** TP-26: strengths with counters, face down counters alone. */
export function compareStrongest(state: TractorPullState): Compared | null {
  const [own = [], rivals = []] = BOTH.map((seat) =>
    sideOf(state, seat)
      .map(strengthOf)
      .toSorted((a, b) => b - a),
  );
  const length = Math.max(own.length, rivals.length);
  for (let i = 0; i < length; i += 1) {
    const [a, b] = [own[i] ?? null, rivals[i] ?? null];
    if (a !== b) return { place: i + 1, strengths: [a, b], winner: (a ?? -1) > (b ?? -1) ? 0 : 1 };
  }
  return null;
}
