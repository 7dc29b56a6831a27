import type { RuleSets } from '#engine/ruleSets.ts';
import { STANDARD_TOLERANCE, type Tolerance } from './referee/tolerance.ts';
import { VARIANT_RANGES, variantsOf, type SomeVariants } from './variants.ts';
import { fault, ok, type Result } from '#sim/result.ts';

export { STANDARD_TOLERANCE, STRICT_TOLERANCE, type Tolerance } from './referee/tolerance.ts';

export const TACKLING = ['any', 'rock-paper-scissors'] as const;

/** A row for the tackler, small, medium, large; in each whether it may tackle a small, a medium, a large one. */
export type TackleMatrix = readonly [TackleRow, TackleRow, TackleRow];
type TackleRow = readonly [small: boolean, medium: boolean, large: boolean];

/**
 * The tackles that are allowed: any; large medium, medium small, small large; or size by size (in files: `tackles`).
 */
export type Tackling = (typeof TACKLING)[number] | TackleMatrix;

/**
 * The hands that may move pieces. `any`: as players like, assisted or free. `trembling`: assisted hands tremble as a
 * person's do. `free`: only the players' own.
 */
export const HANDS_ALLOWED = ['any', 'trembling', 'free'] as const;
export type HandsAllowed = (typeof HANDS_ALLOWED)[number];

export const FLAT_VICTIMS = ['rise', 'stay'] as const;
export type FlatVictims = (typeof FLAT_VICTIMS)[number];

/** House rules, each with its default. Written into every match file. */
export interface TractionOptions extends SomeVariants {
  /**
   * Steps a small, a medium and a large piece may walk a turn. Standard 4, 2, 1; the talk page's 6, 3, 1; or custom, 0
   * (such pieces do not walk) to 8.
   */
  readonly ranges: readonly [small: number, medium: number, large: number];
  readonly piecesPerTurn: number; // 1 to 6, standard 2
  readonly starterFirstTurnOnePiece: boolean; // TR-04, standard off
  readonly tackling: Tackling;
  readonly turnLimit: number | null; // TR-39: turns each, 60 when on; standard off (null)
  readonly tolerance: Tolerance; // TR-07, TR-27
  readonly hands?: HandsAllowed | undefined; // left out for any
  /** A tackled piece that lay flat for a penalty: it stands up (TR-64), or stays flat (TR-45); left out, it stays. */
  readonly flatVictims?: FlatVictims | undefined;
  readonly first?: number | undefined; // TR-65: the seat that begins; left out, by lot
}

export const STANDARD_OPTIONS: TractionOptions = {
  ranges: [4, 2, 1],
  piecesPerTurn: 2,
  starterFirstTurnOnePiece: false,
  tackling: 'any',
  turnLimit: null,
  tolerance: STANDARD_TOLERANCE,
};

/** With one piece in the first turn, bots of equal strength win as often from either seat. */
export const PROPOSED_OPTIONS: TractionOptions = { ...STANDARD_OPTIONS, starterFirstTurnOnePiece: true };

/** TR-64. */
export const OPTIONS_BY: RuleSets<TractionOptions> = {
  text: { ...STANDARD_OPTIONS, flatVictims: 'rise' },
  tuned: { ...PROPOSED_OPTIONS, flatVictims: 'stay' },
  before: STANDARD_OPTIONS,
  first: { ...STANDARD_OPTIONS, flatVictims: 'rise', first: 0 }, // the learner
};

/** The range of each house rule, both ends included. */
export const OPTION_RANGES = {
  steps: { min: 0, max: 8 },
  piecesPerTurn: { min: 1, max: 6 },
  turnLimit: { min: 1, max: 200, standard: 60 },
  moveMm: { min: 0, max: 100 },
  yawDeg: { min: 0, max: 180 },
  pivotMm: { min: 0, max: 100 },
} as const;

interface Range {
  readonly min: number;
  readonly max: number;
}

/** House rules that a table of so many seats can play by. Fault: `bad-option`, with the path in a header. */
export function checkOptions(options: TractionOptions, seats: number): Result<TractionOptions> {
  const [small, medium, large] = options.ranges;
  const variants = variantsOf(options);
  const { moveMm, yawDeg, pivotMm } = options.tolerance;
  const wholes: readonly [string, number, Range][] = [
    ['ranges[0]', small, OPTION_RANGES.steps],
    ['ranges[1]', medium, OPTION_RANGES.steps],
    ['ranges[2]', large, OPTION_RANGES.steps],
    ['piecesPerTurn', options.piecesPerTurn, OPTION_RANGES.piecesPerTurn],
    ['turnLimit', options.turnLimit ?? OPTION_RANGES.turnLimit.standard, OPTION_RANGES.turnLimit],
    ['penaltyTurns', variants.penaltyTurns, VARIANT_RANGES.penaltyTurns],
    ['first', options.first ?? 0, { min: 0, max: seats - 1 }],
  ];
  const measures: readonly [string, number, Range][] = [
    ['tolerance.moveMm', moveMm, OPTION_RANGES.moveMm],
    ['tolerance.yawDeg', yawDeg, OPTION_RANGES.yawDeg],
    ['tolerance.pivotMm', pivotMm, OPTION_RANGES.pivotMm],
    ['mostSwivelDeg', variants.mostSwivelDeg, VARIANT_RANGES.mostSwivelDeg],
    ['mostTravelMm', variants.mostTravelMm ?? VARIANT_RANGES.mostTravelMm.max, VARIANT_RANGES.mostTravelMm],
    ['contactMm', variants.contactMm, VARIANT_RANGES.contactMm],
    ['liftOffMm', variants.liftOffMm, VARIANT_RANGES.liftOffMm],
    ['uprightMm', variants.uprightMm, VARIANT_RANGES.uprightMm],
    ['pieceFriction', variants.pieceFriction, VARIANT_RANGES.pieceFriction],
  ];
  const wrong =
    wholes.find(([, value, range]) => !Number.isInteger(value) || !within(value, range)) ??
    measures.find(([, value, range]) => !within(value, range));
  if (wrong === undefined) return ok(options);
  const [name, value, { min, max }] = wrong;
  return fault('bad-option', `The house rule ${name} is ${value}; expected ${min} to ${max}.`, `$.options.${name}`);
}

const within = (value: number, { min, max }: Range): boolean => value >= min && value <= max;
