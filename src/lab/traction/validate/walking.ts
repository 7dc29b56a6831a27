import type { Theme } from '#lab/validate/validation.ts';
import { HAND } from './hand.ts';
import { ruleLine } from './ruleLine.ts';

/** All sizes, both grips, and every swivel twice. */
const ONE_IN = 3;

/** Comparisons of a walk as hand and referee have it. */
export const WALKING: readonly Theme[] = [HAND, ruleLine(ONE_IN)];
