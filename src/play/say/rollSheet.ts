import type { Rolled } from './rolled.ts';

/** A face of a thing: how often it has come, and how often it should have. */
export interface RolledFace {
  readonly face: string;
  readonly seen: number;
  readonly expected: number;
  /** In 19 of 20 matches it has come so often, from the least to the most. */
  readonly least: number;
  readonly most: number;
}

/** All rolls of one thing. */
export interface RolledThing {
  readonly thing: string;
  readonly rolls: number;
  readonly faces: readonly RolledFace[];
  /** Whether chance alone gives a face so often, or so seldom, in one match of a hundred or more. */
  readonly isUsual: boolean;
}

const TAIL = 0.025;
/** Rarer than this is called unusual (house value: one match in a hundred). */
const RARE = 0.01;

/** Everything that was rolled, thing by thing in the order in which they came first. */
export function rollSheet(rolled: readonly Rolled[]): readonly RolledThing[] {
  const things = new Map<string, Rolled[]>();
  for (const one of rolled) things.set(one.thing, [...(things.get(one.thing) ?? []), one]);
  return [...things].map(([thing, all]) => {
    const chances = all[0]?.chances ?? [];
    const faces = chances.map(([face, chance]) => ({ ...faceOf(face, chance, all), chance }));
    const rare = faces.map(({ seen, chance }) => tailOf(seen, all.length, chance));
    const least = Math.min(1, faces.length * Math.min(...rare));
    return { thing, rolls: all.length, faces: faces.map(({ chance: _, ...face }) => face), isUsual: least >= RARE };
  });
}

function faceOf(face: string, chance: number, all: readonly Rolled[]): RolledFace {
  const weights = binomial(all.length, chance);
  const at = (share: number): number => {
    let sum = 0;
    return weights.findIndex((weight) => (sum += weight) > share);
  };
  return {
    face,
    seen: all.filter((one) => one.face === face).length,
    expected: all.length * chance,
    least: at(TAIL),
    most: at(1 - TAIL),
  };
}

/** The chance of something at least as far out on its side, twice. */
function tailOf(seen: number, of: number, chance: number): number {
  const weights = binomial(of, chance);
  const below = weights.slice(0, seen + 1).reduce((sum, weight) => sum + weight, 0);
  const above = weights.slice(seen).reduce((sum, weight) => sum + weight, 0);
  return Math.min(1, 2 * Math.min(below, above));
}

/** The chance of each count from 0 to `of`: outwards from the likeliest, so that none is lost in between. */
function binomial(of: number, chance: number): readonly number[] {
  const odds = chance / (1 - chance);
  const middle = Math.min(of, Math.floor((of + 1) * chance));
  const weights = Array.from({ length: of + 1 }, () => 1);
  for (let k = middle + 1; k <= of; k += 1) weights[k] = ((weights[k - 1] ?? 0) * (of - k + 1) * odds) / k;
  for (let k = middle - 1; k >= 0; k -= 1) weights[k] = ((weights[k + 1] ?? 0) * (k + 1)) / (of - k) / odds;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / whole);
}
