import { MM_PER_INCH } from '#sim/maths/units.ts';
import type { Units } from './units.ts';

export type { Units };

// Lengths as people read them.

const ROUND_MM = 9.95; // from here on whole millimetres are enough to read

const NEAR_MM = 99.5;

const millimetres = (mm: number): string => `${mm.toFixed(mm < ROUND_MM ? 1 : 0)} mm`;
const inches = (mm: number): string => `${(mm / MM_PER_INCH).toFixed(mm < MM_PER_INCH ? 2 : 1)} in`;

const joined = (units: Units, mm: string, inch: string): string => ({ both: `${mm} (${inch})`, mm, in: inch })[units];

/** `93 mm (3.7 in)`; small lengths to a tenth and a hundredth. */
export const length = (mm: number, units: Units = 'both'): string => joined(units, millimetres(mm), inches(mm));

/** In one unit, for a glance: `22 cm`, `8.7 in`; what is near to a tenth of a centimetre. */
export const roughly = (mm: number, units: Units): string =>
  units === 'in' ? inches(mm) : `${(mm / 10).toFixed(mm < NEAR_MM ? 1 : 0)} cm`;

/**
 * As a ruler reads it, to a tenth of a millimetre and a hundredth of an inch: `93.2 mm (3.67 in)`, `381 mm (15 in)`.
 */
export const measured = (mm: number, units: Units): string =>
  joined(units, `${trimmed(mm, 1)} mm`, `${trimmed(mm / MM_PER_INCH, 2)} in`);

const BOTH = /([\d.]+ mm) \(([\d.]+ in)\)/g;

/** A text whose lengths are told in both units, with the one that is wanted alone. */
export const inUnits = (text: string, units: Units): string =>
  units === 'both' ? text : text.replace(BOTH, units === 'mm' ? '$1' : '$2');

const trimmed = (value: number, digits: number): string => String(Number(value.toFixed(digits)));
