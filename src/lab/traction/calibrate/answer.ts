import { rounded, roundedOr } from '#lab/rounded.ts';
import type { MeasuredSurface } from '#engine/surfaceFile.ts';
import { FRICTION_MAX } from '#engine/scenario/limits.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { CalibrateCounts } from './count.ts';
import { fromReadings, type Reading, type ReadingsAnswer } from './readings.ts';
import { fromSteps, type StepsAnswer, type Tried } from './fromSteps.ts';
import type { CalibrateParameters } from './parameters.ts';
import { saidOfReadings, saidOfSteps } from './say.ts';

export interface CalibrateAnswer {
  readonly from: 'angles' | 'rises' | 'steps';
  /** Null where the data give a bound alone, or nothing. */
  readonly friction: number | null;
  /** 95 % interval; an end is null where nothing bounds it. */
  readonly low: number | null;
  readonly high: number | null;
  /** The same in words, with advice where the data tell too little. */
  readonly says: string;
  readonly readings: readonly Reading[];
  /** Standard deviation of a reading, as a coefficient, and the uncertainty that all readings share. */
  readonly spread: number | null;
  readonly shared: number | null;
  readonly tried: readonly Tried[];
  /** Whether some coefficient explains the steps; null where none were taken. */
  readonly fits: boolean | null;
  /** Named, to play on; null where there is no coefficient, or none that a match may have. */
  readonly surface: MeasuredSurface | null;
}

export function calibrateAnswer(
  parameters: CalibrateParameters,
  counts: CalibrateCounts,
  trials: number,
): CalibrateAnswer {
  const read = fromReadings(parameters);
  if (read !== null) return ofReadings(parameters, read);
  const stepped = fromSteps(parameters, counts, trials);
  if (stepped === null) throw new Error('the schema lets no job through that has nothing measured');
  return ofSteps(parameters, stepped);
}

function ofReadings(parameters: CalibrateParameters, found: ReadingsAnswer): CalibrateAnswer {
  const { mean, low, high, spread, shared, readings } = found;
  const estimate = { friction: rounded(mean), low: roundedOr(atLeastNone(low)), high: roundedOr(high) };
  return {
    from: parameters.anglesDeg === undefined ? 'rises' : 'angles',
    ...estimate,
    says: saidOfReadings(found),
    readings: readings.map(({ read, friction }) => ({ read, friction: rounded(friction) })),
    spread: roundedOr(spread),
    shared: rounded(shared),
    tried: [],
    fits: null,
    surface: surfaceOf(parameters, estimate),
  };
}

const EVERY = 5; // thousandths: enough for a plot

/** No coefficient is negative. */
const atLeastNone = (low: number | null): number | null => (low === null ? null : Math.max(0, low));

function ofSteps(parameters: CalibrateParameters, found: StepsAnswer): CalibrateAnswer {
  const { value, low, high, tried, fits } = found;
  const estimate = { friction: fits ? roundedOr(value) : null, low: roundedOr(low), high: roundedOr(high) };
  return {
    from: 'steps',
    ...estimate,
    says: saidOfSteps(parameters, found),
    readings: [],
    spread: null,
    shared: null,
    tried: tried
      .filter((_, i) => i % EVERY === 0)
      .map((one) => ({ ...one, logLikelihood: rounded(one.logLikelihood) })),
    fits,
    surface: surfaceOf(parameters, estimate),
  };
}

/** To hundredths, as matches take coefficients; the interval never leaves its coefficient out for that. */
function surfaceOf(
  { name, restitution }: CalibrateParameters,
  { friction, low, high }: Pick<CalibrateAnswer, 'friction' | 'low' | 'high'>,
): MeasuredSurface | null {
  if (friction === null) return null;
  const played = hundredth(friction);
  if (played > FRICTION_MAX) return null;
  return {
    name,
    friction: played,
    restitution,
    low: low === null ? null : Math.min(played, low),
    high: high === null ? null : Math.max(played, high),
  };
}
