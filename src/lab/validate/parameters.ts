import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { each } from '../each.ts';
import { PARTS, TICKS_HZ } from './parts.ts';

const SLOWEST_HZ = 2000;
const FINEST_HZ = 200_000;

const ticks = z.number().refine((hz) => TICKS_HZ.includes(hz), `one of ${TICKS_HZ.join(', ')}`);

export const validateParameters = z.strictObject({
  /** Of the page: theory, published and even dice, dice from a hand, and the truck that engines disagree about. */
  parts: each(z.enum(PARTS), PARTS.length).default([...PARTS]),
  /** Of theory, the themes; all where it is left out. */
  themes: each(z.string(), 100).optional(),
  /** The truck's odds by so many ticks a second; a match's own are always among them, as others are set beside them. */
  ticksHz: each(ticks, TICKS_HZ.length)
    .default([...TICKS_HZ])
    .overwrite((list) => [...new Set([TICK_HZ, ...list])].toSorted((a, b) => a - b)),
  /** Steps a second of the integrator. */
  stepHz: whole(SLOWEST_HZ, FINEST_HZ).default(20_000),
});
export type ValidateParameters = z.infer<typeof validateParameters>;
