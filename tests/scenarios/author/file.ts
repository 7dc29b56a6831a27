import type { RuleSet } from '#engine/ruleSets.ts';
import type { Expectation } from '#games/traction/scenario/expectSchema.ts';
import type { HandInFile } from '#games/traction/scenario/scenario.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import type { TackleMatrix } from '#games/traction/options.ts';
import type { SomeVariants } from '#games/traction/variants.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { Piece, Place, Step } from './geometry.ts';

/** One scenario file: `TR-10/name-of-the-dispute` and what it says. */
export interface Case {
  readonly name: string;
  readonly title: string;
  readonly file: Contents;
}

export type Action =
  | { readonly do: 'walk'; readonly piece: string; readonly steps: readonly Step[]; readonly hand?: HandInFile }
  | {
      readonly do: 'tackle';
      readonly piece: string;
      readonly corner: Corner;
      readonly swivelDeg: number;
      readonly hand?: HandInFile;
    }
  | { readonly do: 'gesture'; readonly as: 'walk' | 'tackle'; readonly piece: string; readonly gesture: string }
  | {
      readonly do: 'disturb';
      readonly by: number | null;
      readonly piece: string;
      readonly pushMm: readonly [number, number];
    }
  | { readonly do: 'disturb'; readonly by: number | null; readonly piece: string; readonly gesture: string };

export interface Pad extends Place {
  readonly seat: number;
}

export interface Contents {
  readonly rules?: RuleSet;
  readonly tableMm?: number;
  readonly surface?: string | number;
  readonly tolerance?: { readonly moveMm?: number; readonly yawDeg?: number; readonly pivotMm?: number };
  readonly options?: {
    readonly ranges?: readonly [number, number, number];
    readonly tackling?: string;
    readonly starterFirstTurnOnePiece?: boolean;
    readonly tackles?: TackleMatrix;
  } & SomeVariants;
  readonly pads?: readonly Pad[];
  readonly pieces: readonly Piece[];
  readonly home?: readonly (Place & { readonly id: string })[];
  readonly seat?: number;
  readonly conceded?: readonly number[];
  readonly actions: readonly Action[];
  readonly expect: readonly Expectation[];
}

/** Two pads out of the way, so that there is somewhere to go back to. */
export const PADS: readonly Pad[] = [
  { seat: 0, xMm: 0, zMm: 300, yawDeg: 0 },
  { seat: 1, xMm: 0, zMm: -300, yawDeg: 0 },
];

export const upright = (id: string, xMm = 0, zMm = 0, yawDeg = 0): Piece => ({ id, xMm, zMm, yawDeg, pose: 'upright' });
export const flat = (id: string, xMm: number, zMm: number, yawDeg = 0): Piece => ({
  id,
  xMm,
  zMm,
  yawDeg,
  pose: 'flat',
});
export const pad = (seat: number, xMm: number, zMm: number, yawDeg = 0): Pad => ({ seat, xMm, zMm, yawDeg });
export const step = (corner: Corner, swivelDeg: number): Step => ({ corner, swivelDeg });
export const walk = (piece: string, steps: readonly Step[], hand?: HandInFile): Action => ({
  do: 'walk',
  piece,
  steps,
  ...(hand === undefined ? {} : { hand }),
});
export const tackle = (piece: string, { corner, swivelDeg }: Step, hand?: HandInFile): Action => ({
  do: 'tackle',
  piece,
  corner,
  swivelDeg,
  ...(hand === undefined ? {} : { hand }),
});
export const push = (by: number | null, piece: string, xMm: number, zMm = 0): Action => ({
  do: 'disturb',
  by,
  piece,
  pushMm: [xMm, zMm],
});
export const lies = ({ xMm, zMm, yawDeg }: Place) => ({ xMm, zMm, yawDeg, pose: 'upright' as const });
/** Found where it stood, to the last digit. */
export const untouched = ({ id, xMm, zMm, yawDeg, pose }: Piece) => ({ id, xMm, zMm, yawDeg, pose, within: 0 });

export const scenario = (name: string, title: string, file: Contents): Case => ({ name, title, file });

const CUSTOM_RESTITUTION = 0.1; // where only the friction is said

/**
 * The file's text: one line for each pad, piece, action and expectation; lengths and angles to 0.01, as every file is
 * read.
 */
export function textOf({ title, file }: Case): string {
  const {
    rules,
    tableMm,
    surface = 'mousepad',
    tolerance,
    options,
    pads = PADS,
    pieces,
    home,
    seat,
    conceded,
    actions,
    expect,
  } = file;
  const entries: readonly (readonly [string, unknown])[] = [
    ['format', 'tumbletop/scenario'],
    ['version', 1],
    ['game', 'traction'],
    ['title', title],
    ['rules', rules],
    ['tableMm', tableMm],
    ['surface', typeof surface === 'number' ? { friction: surface, restitution: CUSTOM_RESTITUTION } : surface],
    ['tolerance', tolerance],
    ['options', options],
    ['pads', pads],
    ['pieces', pieces],
    ['home', home],
    ['seat', seat],
    ['conceded', conceded],
    ['actions', actions],
    ['expect', expect],
  ];
  return fileText(entries);
}

/** A file of these keys, those that are undefined left out. */
export function fileText(entries: readonly (readonly [key: string, value: unknown])[]): string {
  const lines = entries
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${valueText(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function valueText(value: unknown): string {
  if (!Array.isArray(value) || value.length === 0) return inline(value);
  return `[\n${value.map((element) => `    ${inline(element)}`).join(',\n')}\n  ]`;
}

/** Coefficients and quaternions are no lengths: they are read as they are written. */
const EXACT: ReadonlySet<string> = new Set(['friction', 'restitution', 'quaternion']);

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value === 'number') return JSON.stringify(hundredth(value));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => `${JSON.stringify(k)}: ${EXACT.has(k) ? JSON.stringify(v).replaceAll(',', ', ') : inline(v)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
