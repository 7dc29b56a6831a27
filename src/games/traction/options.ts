import { STANDARD_TOLERANCE, type Tolerance } from '../../referee/tolerance.ts';
import { fault, ok, type Result } from '../../sim/result.ts';

export { STANDARD_TOLERANCE, STRICT_TOLERANCE, type Tolerance } from '../../referee/tolerance.ts';

/** Who may tackle whom: anybody, or large medium, medium small, small large. */
export const TACKLING = ['any', 'rock-paper-scissors'] as const;
export type Tackling = (typeof TACKLING)[number];

/** House rules, each with its default. Written into every match file. */
export interface TractionOptions {
  /** Steps a small, a medium and a large piece may walk a turn. Standard 4, 2, 1; the talk page's 6, 3, 1; or custom, 1 to 8. */
  readonly ranges: readonly [small: number, medium: number, large: number];
  readonly piecesPerTurn: number; // 1 to 6, standard 2
  readonly starterFirstTurnOnePiece: boolean; // TR-04, standard off
  readonly tackling: Tackling;
  readonly turnLimit: number | null; // TR-39: turns each, 60 when on; standard off (null)
  readonly tolerance: Tolerance; // TR-07, TR-27
}

export const STANDARD_OPTIONS: TractionOptions = {
  ranges: [4, 2, 1],
  piecesPerTurn: 2,
  starterFirstTurnOnePiece: false,
  tackling: 'any',
  turnLimit: null,
  tolerance: STANDARD_TOLERANCE,
};

/** What each house rule may be set to, both ends included. */
export const OPTION_RANGES = {
  steps: { min: 1, max: 8 },
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

/** House rules that can be played by. Fault: `bad-option`, with the path in a header. */
export function checkOptions(options: TractionOptions): Result<TractionOptions> {
  const [small, medium, large] = options.ranges;
  const { moveMm, yawDeg, pivotMm } = options.tolerance;
  const wholes: readonly [string, number, Range][] = [
    ['ranges[0]', small, OPTION_RANGES.steps],
    ['ranges[1]', medium, OPTION_RANGES.steps],
    ['ranges[2]', large, OPTION_RANGES.steps],
    ['piecesPerTurn', options.piecesPerTurn, OPTION_RANGES.piecesPerTurn],
    ['turnLimit', options.turnLimit ?? OPTION_RANGES.turnLimit.standard, OPTION_RANGES.turnLimit],
  ];
  const measures: readonly [string, number, Range][] = [
    ['tolerance.moveMm', moveMm, OPTION_RANGES.moveMm],
    ['tolerance.yawDeg', yawDeg, OPTION_RANGES.yawDeg],
    ['tolerance.pivotMm', pivotMm, OPTION_RANGES.pivotMm],
  ];
  const wrong = wholes.find(([, value, range]) => !Number.isInteger(value) || !within(value, range)) ?? measures.find(([, value, range]) => !within(value, range));
  if (wrong === undefined) return ok(options);
  const [name, value, { min, max }] = wrong;
  return fault('bad-option', `The house rule ${name} is ${value}; expected ${min} to ${max}.`, `$.options.${name}`);
}

const within = (value: number, { min, max }: Range): boolean => value >= min && value <= max;
