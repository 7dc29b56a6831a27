import { shareOf } from '#sim/maths/interval.ts';
import { differenceOf, type Counted, type Difference } from '#lab/statistics/difference.ts';
import { pairedDifference } from '#lab/statistics/paired.ts';
import type { Claim } from './published.ts';

/** Of trials that were carried out both ways: in how many only the first, and only the second, was a hit. */
export interface Paired {
  readonly onlyFirst: number;
  readonly onlySecond: number;
  readonly trials: number;
}

const pairedIn = ({ onlyFirst, onlySecond, trials }: Paired): Difference =>
  pairedDifference(onlyFirst, onlySecond, trials);

/** The truck's counts, each hits of so many that came to rest; pairs are of the same throws. */
export interface TruckCounts {
  /** Our engine on open ground, by ticks a second, the match's own first; each paired with the integrator. */
  readonly byTicks: readonly { readonly ticksHz: number; readonly counted: Counted; readonly paired: Paired }[];
  /** Our engine in the arena with its rim, where the published engines rolled, paired with open ground. */
  readonly rim: Paired;
  readonly integrator: Counted;
  /** The integrator with steps of twice the length, paired with it. */
  readonly coarser: Paired;
  readonly claims: readonly Claim[];
}

/** A share beside the integrator's. */
export interface Opinion {
  readonly name: string;
  readonly share: number;
  /** From the integrator's, with its 95 % interval. */
  readonly apart: Difference;
  /** Whether 0 is in the 99 % interval, as several are compared. */
  readonly agrees: boolean;
}

export type Decision =
  /** The integrator has not converged, or nobody agrees with it: nothing follows. */
  | 'undecided'
  /** Those that do not agree with the integrator are not right; the others cannot be told from it. */
  | 'decided'
  /** Everybody agrees within the intervals. */
  | 'all-agree';

export interface Verdict {
  readonly opinions: readonly Opinion[];
  /** The finest ticks from the usual ones. */
  readonly byFinerTicks: Difference;
  /** The integrator's steps from those of twice the length. */
  readonly byFinerSteps: Difference;
  /** The arena from open ground. */
  readonly byRim: Difference;
  readonly decision: Decision;
  readonly says: string;
}

/** Several are compared at once: with 99 % each, all of six hold by chance in 94 of 100 jobs. */
const NORMAL_99 = 2.576;
const NORMAL_95 = 1.96;

/** Whether 0 is in the 99 % interval, of which this is the 95 % one. */
function holdsZeroAt99({ difference, low, high }: Difference): boolean {
  const wider = NORMAL_99 / NORMAL_95;
  return difference - wider * (difference - low) <= 0 && difference + wider * (high - difference) >= 0;
}

const holdsZero = ({ low, high }: Difference): boolean => low <= 0 && high >= 0;

/** Of differences that do not depend on each other: the intervals' halves are added as squares. */
function less(a: Difference, b: Difference): Difference {
  const difference = a.difference - b.difference;
  const far = (one: number, other: number): number => Math.sqrt(one * one + other * other);
  return {
    difference,
    low: difference - far(a.difference - a.low, b.high - b.difference),
    high: difference + far(a.high - a.difference, b.difference - b.low),
  };
}

const opposite = ({ difference, low, high }: Difference): Difference => ({
  difference: 0 - difference,
  low: 0 - high,
  high: 0 - low,
});

const opinion = (name: string, share: number, apart: Difference): Opinion => ({
  name,
  share,
  apart,
  agrees: holdsZeroAt99(apart),
});

const shareIn = ([count, total]: Counted): number => shareOf(count, total).share;

/**
 * The verdict on the truck, from the counts alone: who is right. The other engines rolled in the arena and the
 * integrator has a plane: the difference that the rim makes to our own odds is taken off theirs, with its own
 * uncertainty.
 */
export function verdictOf(counts: TruckCounts): Verdict | null {
  const { byTicks, rim, integrator, coarser, claims } = counts;
  const [usual] = byTicks;
  const finest = byTicks.at(-1);
  if (usual === undefined || finest === undefined) return null;
  const byRim = pairedIn(rim);
  const byFinerTicks = differenceOf(finest.counted, usual.counted);
  const byFinerSteps = opposite(pairedIn(coarser));
  const ours = byTicks.map(({ ticksHz, counted, paired }) =>
    opinion(`ours at 1/${ticksHz} s`, shareIn(counted), pairedIn(paired)),
  );
  const others = claims.map(({ name, share, rolls }) =>
    opinion(name, share, less(differenceOf([Math.round(share * rolls), rolls], integrator), byRim)),
  );
  const opinions = [...ours, ...others];
  const decision = decided(opinions, ours[0], holdsZero(byFinerSteps));
  return {
    opinions,
    byFinerTicks,
    byFinerSteps,
    byRim,
    decision,
    says: sentence(counts, opinions, { byFinerTicks, byFinerSteps, byRim }, decision),
  };
}

function decided(opinions: readonly Opinion[], usual: Opinion | undefined, isConverged: boolean): Decision {
  if (!isConverged || usual === undefined || opinions.every(({ agrees }) => !agrees)) return 'undecided';
  return opinions.every(({ agrees }) => agrees) ? 'all-agree' : 'decided';
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const points = (n: number): string => `${n < 0 ? '-' : '+'}${(100 * Math.abs(n)).toFixed(1)}`;
const between = ({ difference, low, high }: Difference): string =>
  `${points(difference)} points (95 %: ${points(low)} to ${points(high)})`;
const listed = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;

type Changes = Pick<Verdict, 'byFinerTicks' | 'byFinerSteps' | 'byRim'>;

function sentence(
  { integrator, byTicks }: TruckCounts,
  opinions: readonly Opinion[],
  { byFinerTicks, byFinerSteps, byRim }: Changes,
  decision: Decision,
): string {
  const { share, low, high } = shareOf(...integrator);
  const far = opinions.filter(({ agrees }) => !agrees);
  const near = opinions.filter(({ agrees }) => agrees);
  const finest = byTicks.at(-1)?.ticksHz ?? 0;
  const ticks = holdsZero(byFinerTicks)
    ? `By finer ticks, down to 1/${finest} s, ours changes by ${between(byFinerTicks)}: nothing that so many throws can show.`
    : `By finer ticks, down to 1/${finest} s, ours changes by ${between(byFinerTicks)}: the ticks matter.`;
  const steps = holdsZero(byFinerSteps)
    ? `Half the integrator's step changes its share by ${between(byFinerSteps)}.`
    : `Half the integrator's step changes its share by ${between(byFinerSteps)}: it has not converged.`;
  return [
    `The integrator, which knows no engine, has the truck on its wheels in ${percent(share)} of ${integrator[1]} throws (95 %: ${percent(low)} to ${percent(high)}).`,
    steps,
    ...(near.length > 0
      ? [
          `With it ${near.length === 1 ? 'agrees' : 'agree'} ${listed(near.map(({ name, apart }) => `${name}, ${between(apart)}`))}.`,
        ]
      : []),
    ...(far.length > 0
      ? [
          `Apart from it ${far.length === 1 ? 'is' : 'are'} ${listed(far.map(({ name, apart }) => `${name}, by ${between(apart)}`))}.`,
        ]
      : []),
    ticks,
    `The arena's rim, which the plane has not and the other engines had, changes ours by ${between(byRim)}, and is taken off theirs.`,
    conclusion(decision, near, far, holdsZero(byFinerSteps)),
  ].join(' ');
}

/** By the laws that all of them say they solve, and no more: none of it is an experiment with a real truck. */
const WITHIN =
  'at 99 % for each and by the laws that all of them solve (a rigid body, Coulomb friction, restitution; no real truck was thrown),';

const nearest = (opinions: readonly Opinion[]): string =>
  opinions.toSorted((a, b) => Math.abs(a.apart.difference) - Math.abs(b.apart.difference))[0]?.name ?? 'none';

function conclusion(
  decision: Decision,
  near: readonly Opinion[],
  far: readonly Opinion[],
  isConverged: boolean,
): string {
  if (decision === 'all-agree') return 'So nobody can be told to be wrong: all agree within 99 % intervals.';
  if (decision === 'undecided')
    return isConverged
      ? `So it cannot be decided who is right: nobody agrees with the integrator. The nearest is ${nearest(far)}.`
      : 'So it cannot be decided who is right: the integrator itself has not converged.';
  const names = (all: readonly Opinion[]): string => listed(all.map(({ name }) => name));
  const finest = Math.max(...near.flatMap(({ apart: { low, high } }) => [Math.abs(low), Math.abs(high)]));
  return `So ${names(far)} ${far.length === 1 ? 'is' : 'are'} not right, ${WITHIN} and ${names(near)} cannot be told from the integrator: ${near.length === 1 ? 'it is' : 'each is'} within ${(100 * finest).toFixed(1)} points of it (95 %).`;
}
