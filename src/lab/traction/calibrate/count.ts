import { z } from 'zod';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Chunk } from '#lab/experiment.ts';
import { countFriction } from '../friction/count.ts';
import { kindsOf, type CalibrateParameters } from './parameters.ts';

/** Simulated steps that held, by kind in the order of `kindsOf`, then by coefficient. */
export const calibrateCounts = z.strictObject({ held: z.array(z.array(z.int().min(0))) });
export type CalibrateCounts = z.infer<typeof calibrateCounts>;

/** The friction experiment's own steps, of every kind that was taken by hand; none where angles were measured. */
export function countCalibrate(
  physics: Physics,
  parameters: CalibrateParameters,
  seed: number,
  chunk: Chunk,
): Result<CalibrateCounts> {
  const held: (readonly number[])[] = [];
  for (const { kind, steadiness } of kindsOf(parameters)) {
    const { size, hand, grip } = kind;
    const fields = { friction: parameters.friction, sizes: [size], hands: [hand], steadiness, grip };
    const counted = countFriction(physics, fields, seed, chunk);
    if (!counted.ok) return counted;
    held.push(counted.value.cells.map(({ legal }) => legal));
  }
  return ok({ held: held.map((row) => [...row]) });
}

export const mergeCalibrate = (a: CalibrateCounts, b: CalibrateCounts): CalibrateCounts => ({
  held: a.held.map((row, i) => row.map((count, k) => count + (b.held[i]?.[k] ?? 0))),
});
