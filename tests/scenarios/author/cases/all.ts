import type { Case } from '../file.ts';
import { STEPS } from './steps.ts';

/** Every scenario of this folder. */
export const CASES: readonly Case[] = [...STEPS];
