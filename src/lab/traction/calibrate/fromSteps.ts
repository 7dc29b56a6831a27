import { chiSquareAt999, likeliest, type Likeliest } from '#lab/statistics/likelihood.ts';
import { risingShares, shareAt } from '#lab/statistics/rising.ts';
import type { CalibrateCounts } from './count.ts';
import { kindsOf, type CalibrateParameters, type Steps } from './parameters.ts';

const PER_UNIT = 1000; // coefficients are tried in thousandths

/** The likelihood of a coefficient by the best of the hands that it may have been. */
export interface Tried {
  readonly friction: number;
  readonly logLikelihood: number;
  readonly steadiness: string;
}

export interface StepsAnswer extends Likeliest {
  readonly tried: readonly Tried[];
  /** Whether some coefficient and hand explain what was seen: one in a thousand would differ more. */
  readonly fits: boolean;
}

/** The chance that one kind of step holds, over the coefficients, by one hand. */
type Chance = (friction: number) => number;

/** The coefficient under which the steps are likeliest, by whichever hand; null where none were taken. */
export function fromSteps(
  parameters: CalibrateParameters,
  counts: CalibrateCounts,
  trials: number,
): StepsAnswer | null {
  const { steps, friction } = parameters;
  if (steps === undefined) return null;
  const byHand = chancesByHand(parameters, counts, trials);
  const tried = thousandths(friction).map((at) => bestHand(at, steps, byHand));
  const found = likeliest(
    tried.map((one) => one.friction),
    tried.map((one) => one.logLikelihood),
  );
  const saturated = steps.reduce((sum, { held, of }) => sum + logChance(held, of, held / of), 0);
  return { ...found, tried, fits: 2 * (saturated - found.best) <= chiSquareAt999(steps.length) };
}

function chancesByHand(
  parameters: CalibrateParameters,
  { held }: CalibrateCounts,
  trials: number,
): ReadonlyMap<string, readonly Chance[]> {
  const { friction } = parameters;
  const byHand = new Map<string, Chance[]>();
  for (const [i, { steadiness }] of kindsOf(parameters).entries()) {
    const shares = risingShares((held[i] ?? []).map((count) => ({ held: count, trials })));
    const chance: Chance = (at) => shareAt(friction, shares, at);
    byHand.set(steadiness, [...(byHand.get(steadiness) ?? []), chance]);
  }
  return byHand;
}

/** From the first coefficient that was simulated to the last. */
function thousandths(friction: readonly number[]): readonly number[] {
  const first = Math.round(PER_UNIT * (friction[0] ?? 0));
  const last = Math.round(PER_UNIT * (friction.at(-1) ?? 0));
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) / PER_UNIT);
}

function bestHand(friction: number, steps: readonly Steps[], byHand: ReadonlyMap<string, readonly Chance[]>): Tried {
  return [...byHand]
    .map(([steadiness, chances]) => ({
      friction,
      steadiness,
      logLikelihood: steps.reduce(
        (sum, { held, of }, i) => sum + logChance(held, of, chances[i]?.(friction) ?? Number.NaN),
        0,
      ),
    }))
    .reduce((best, next) => (next.logLikelihood > best.logLikelihood ? next : best));
}

/** Of so many that held, but for the binomial coefficient, which is the same for every chance. */
const logChance = (held: number, of: number, chance: number): number =>
  (held === 0 ? 0 : held * Math.log(chance)) + (held === of ? 0 : (of - held) * Math.log(1 - chance));
