/** So many of so many trials held at a dose. */
export interface Dose {
  readonly dose: number;
  readonly held: number;
  readonly trials: number;
}

/** A logistic curve through shares: 1 / (1 + exp(-(dose - half) * slope)). */
export interface Curve {
  /** The dose at which half hold. */
  readonly half: number;
  /** 95 % interval of it; an end is null where the data do not bound it. */
  readonly low: number | null;
  readonly high: number | null;
  /** Per unit of the dose. */
  readonly slope: number;
}

const CHI_SQUARE_95 = 3.841458820694124; // one degree of freedom
const ROUNDS = 200;
const CLOSE = 1e-10;

/**
 * Fits a logistic curve by D. Firth's penalised likelihood (1993), which has an answer also where all hold above a dose
 * and none below it (G. Heinze and M. Schemper, 2002). The interval is that of the penalised profile likelihood; where
 * all hold above a dose and none below it, the gap between these two, as no shape of a curve is known within it. Null
 * where all doses are one, or where everything or nothing holds: then no dose is known at which half do.
 */
export function logisticFit(doses: readonly Dose[]): Curve | null {
  const used = doses.filter(({ trials }) => trials > 0);
  const held = used.reduce((sum, one) => sum + one.held, 0);
  const trials = used.reduce((sum, one) => sum + one.trials, 0);
  const [first] = used;
  if (first === undefined || used.every(({ dose }) => dose === first.dose) || held === 0 || held === trials)
    return null;
  const scale = scaleOf(used);
  const scaled = used.map((one) => ({ ...one, dose: (one.dose - scale.middle) / scale.spread }));
  const best = climbed(scaled, [0, 1]);
  const half = -best[0] / best[1];
  const unscaled = { half: half * scale.spread + scale.middle, slope: best[1] / scale.spread };
  const gap = gapOf(used);
  if (gap !== null) return { ...unscaled, ...gap, half: Math.min(gap.high, Math.max(gap.low, unscaled.half)) };
  const bar = penalised(scaled, best) - CHI_SQUARE_95 / 2;
  const end = (way: 1 | -1): number | null => {
    const found = endOf(scaled, half, best[1], bar, way);
    return found === null ? null : found * scale.spread + scale.middle;
  };
  return { ...unscaled, low: end(-1), high: end(1) };
}

/** The doses around the step, where all hold on one side of it and none on the other; null where it is no step. */
function gapOf(doses: readonly Dose[]): { readonly low: number; readonly high: number } | null {
  const sorted = doses.toSorted((a, b) => a.dose - b.dose);
  const held = sorted.map((one) => one.held / one.trials);
  const step = held.findIndex((share) => share !== held[0]);
  const [below, above] = [sorted[step - 1], sorted[step]];
  const isStep =
    held.slice(0, step).every((share) => share === held[0]) && held.slice(step).every((share) => share === held.at(-1));
  const isWhole = Math.abs((held.at(-1) ?? 0) - (held[0] ?? 0)) === 1;
  return isStep && isWhole && below !== undefined && above !== undefined ? { low: below.dose, high: above.dose } : null;
}

type Pair = readonly [number, number];

function scaleOf(doses: readonly Dose[]): { readonly middle: number; readonly spread: number } {
  const all = doses.map(({ dose }) => dose);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return { middle: (low + high) / 2, spread: (high - low) / 2 };
}

const shareAt = ([a, b]: Pair, dose: number): number => 1 / (1 + Math.exp(-(a + b * dose)));

/** Fisher's information about the curve's height and slope: its entries aa, ab, bb. */
function information(doses: readonly Dose[], at: Pair): readonly [number, number, number] {
  return doses.reduce<readonly [number, number, number]>(
    ([aa, ab, bb], { dose, trials }) => {
      const p = shareAt(at, dose);
      const w = trials * p * (1 - p);
      return [aa + w, ab + w * dose, bb + w * dose * dose];
    },
    [0, 0, 0],
  );
}

const LEAST = 1e-300;

/** The log-likelihood with Firth's penalty, half of the logarithm of the information's determinant. */
function penalised(doses: readonly Dose[], at: Pair): number {
  const likelihood = doses.reduce((sum, { dose, held, trials }) => {
    const p = shareAt(at, dose);
    return sum + held * Math.log(Math.max(p, LEAST)) + (trials - held) * Math.log(Math.max(1 - p, LEAST));
  }, 0);
  const [aa, ab, bb] = information(doses, at);
  return likelihood + Math.log(Math.max(aa * bb - ab * ab, LEAST)) / 2;
}

/** The highest point of it: Newton's method with Firth's score, halving steps that lead down. */
function climbed(doses: readonly Dose[], from: Pair): Pair {
  let at = from;
  let height = penalised(doses, at);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = stepFrom(doses, at);
    let share = 1;
    let next: Pair = [at[0] + step[0], at[1] + step[1]];
    while (penalised(doses, next) < height && share > CLOSE) {
      share /= 2;
      next = [at[0] + share * step[0], at[1] + share * step[1]];
    }
    const risen = penalised(doses, next) - height;
    if (!(risen > CLOSE)) return at;
    [at, height] = [next, height + risen];
  }
  return at;
}

function stepFrom(doses: readonly Dose[], at: Pair): Pair {
  const [aa, ab, bb] = information(doses, at);
  const determinant = Math.max(aa * bb - ab * ab, LEAST);
  let [ua, ub] = [0, 0];
  for (const { dose, held, trials } of doses) {
    const p = shareAt(at, dose);
    const w = p * (1 - p);
    const leverage = (w * (bb - 2 * ab * dose + aa * dose * dose)) / determinant; // of one trial at this dose
    const pull = held - trials * p + trials * leverage * (1 / 2 - p);
    ua += pull;
    ub += pull * dose;
  }
  return [(bb * ua - ab * ub) / determinant, (aa * ub - ab * ua) / determinant];
}

const WIDEST = 1e3; // in spreads of the doses: further out nothing is known

/** Where the profile of the half dose falls below the bar, on one side. */
function endOf(doses: readonly Dose[], half: number, slope: number, bar: number, way: 1 | -1): number | null {
  const isInside = (at: number): boolean => profile(doses, at, slope) >= bar;
  let reach = 1e-6;
  while (isInside(half + way * reach)) {
    reach *= 2;
    if (reach > WIDEST) return null;
  }
  let [inside, outside] = [reach / 2, reach];
  for (let round = 0; round < ROUNDS && outside - inside > CLOSE; round += 1) {
    const middle = (inside + outside) / 2;
    if (isInside(half + way * middle)) inside = middle;
    else outside = middle;
  }
  return half + way * inside;
}

const STEEPEST = 1e4;

/** The best that a curve through (half, 50 %) can do, over all slopes of the same sign: golden-section search. */
function profile(doses: readonly Dose[], half: number, slope: number): number {
  const sign = slope < 0 ? -1 : 1;
  const at = (logSlope: number): number => {
    const b = sign * Math.exp(logSlope);
    return penalised(doses, [-half * b, b]);
  };
  const golden = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [-Math.log(STEEPEST), Math.log(STEEPEST)];
  for (let round = 0; round < ROUNDS && high - low > 1e-7; round += 1) {
    const [a, b] = [high - golden * (high - low), low + golden * (high - low)];
    if (at(a) < at(b)) low = a;
    else high = b;
  }
  return at((low + high) / 2);
}
