import { MOST_POINTS_OVER } from '#games/trexlands/bestThrow/ways.ts';
import type { HandRelease } from '#sim/roll/handRelease.ts';
import type { Share } from '#sim/maths/interval.ts';
import { rounded, roundedShare } from '#lab/rounded.ts';
import { differenceOf, type Difference } from '#lab/statistics/difference.ts';
import type { ThrowsCounts } from './count.ts';
import type { RestartCounts } from './restart.ts';
import { knobsOf } from './knobs.ts';
import { kindOf, type ThrowsParameters } from './parameters.ts';

/** How often the best throw comes up if the hand repeats it so exactly. */
export interface ByScatter extends Share {
  /** In parts of a practised hand's. */
  readonly scatter: number;
  /** Beside the standard throw. */
  readonly over: Difference;
}

/** The throw that a restart has found, and how often it came up in the rolls that pick the best. */
export interface RestartRow extends Share {
  readonly restart: number;
  /** As scenarios and matches have a hand's part of it. */
  readonly thrown: HandRelease;
}

/** Whether a shaken throw stays within what TX-64 allows; open where the interval holds both. */
export type Verdict = 'within' | 'over' | 'open';

export interface ThrowsAnswer {
  /** Rolls of each share, but for the standard throw's. */
  readonly rolls: number;
  /** The scatter of the hand for which it was searched. */
  readonly scatter: number;
  /** Of what all restarts have found the one that was picked; its shares are of rolls that did not pick it. */
  readonly best: {
    readonly restart: number;
    readonly thrown: HandRelease;
    readonly robustness: readonly ByScatter[];
    /** Of the steadiest hand; null for free throws, which have no such limit. */
    readonly verdict: Verdict | null;
  };
  readonly standard: Share & { readonly rolls: number };
  /** In their order. */
  readonly restarts: readonly RestartRow[];
}

export function throwsAnswer(parameters: ThrowsParameters, { restarts }: ThrowsCounts, trials: number): ThrowsAnswer {
  const { confirm, scatters, kind } = parameters;
  const picked = restarts.reduce((best, { picked: up }, i) => (up > (restarts[best]?.picked ?? 0) ? i : best), 0);
  const best = restarts[picked];
  if (best === undefined) throw new Error('a search has at least one restart');
  const usual = [restarts.reduce((sum, { standard }) => sum + standard, 0), trials * confirm] as const;
  const robustness = scatters.map((scatter, i) => byScatter(scatter, [best.up[i] ?? 0, confirm], usual));
  return {
    rolls: confirm,
    scatter: kindOf(parameters).scatter,
    best: {
      restart: picked + 1,
      thrown: thrownBy(parameters, best),
      robustness,
      verdict: kind === 'shaken' ? verdictOf(robustness) : null,
    },
    standard: { ...roundedShare(...usual), rolls: trials * confirm },
    restarts: restarts.map((one, i) => ({
      restart: i + 1,
      ...roundedShare(one.picked, confirm),
      thrown: thrownBy(parameters, one),
    })),
  };
}

type Counted = readonly [count: number, total: number];

function byScatter(scatter: number, own: Counted, usual: Counted): ByScatter {
  const { difference, low, high } = differenceOf(own, usual);
  return {
    scatter,
    ...roundedShare(...own),
    over: { difference: rounded(difference), low: rounded(low), high: rounded(high) },
  };
}

function verdictOf(robustness: readonly ByScatter[]): Verdict {
  const [first, ...others] = robustness;
  if (first === undefined) return 'open';
  const { over } = others.reduce((steadiest, next) => (next.scatter < steadiest.scatter ? next : steadiest), first);
  if (100 * over.high <= MOST_POINTS_OVER) return 'within';
  return 100 * over.low > MOST_POINTS_OVER ? 'over' : 'open';
}

function thrownBy(parameters: ThrowsParameters, { knobs }: RestartCounts): HandRelease {
  const { atMm, velocityMmS, spinDegS, quaternion } = kindOf(parameters).meant(knobsOf(knobs));
  return { atMm, velocityMmS, spinDegS, ...(quaternion === undefined ? {} : { quaternion }) };
}
