import { z } from 'zod';
import { isLegal } from '../../../games/traction/referee/state.ts';
import { sinCosDeg } from '../../../sim/maths/trig.ts';
import type { Physics } from '../../../sim/physics.ts';
import { ok, type Result } from '../../../sim/result.ts';
import { trialChance } from '../../chance.ts';
import type { Chunk } from '../../experiment.ts';
import { handOfTrial, walkAlone } from '../walkAlone.ts';
import { aimOf, farWalk } from './plan.ts';
import { walkCellsOf, type RangeParameters, type WalkCell } from './parameters.ts';
import data from './walk.json' with { type: 'json' };

const walked = z.strictObject({
  legal: z.boolean(),
  /** Where the middle of the base came to stand, as the piece saw it at the start, hundredths of a millimetre. */
  x: z.int(),
  z: z.int(),
  /** How far it could come in that direction, where nothing slips or trembles. */
  far: z.int().min(0),
});
export type Walked = z.infer<typeof walked>;

/** By cell, in the order of `walkCellsOf`; in each, the walks in the order of trials. */
export const rangeCounts = z.strictObject({ cells: z.array(z.array(walked)) });
export type RangeCounts = z.infer<typeof rangeCounts>;

/** A walk of each trial in every cell. */
export function countRange(
  physics: Physics,
  parameters: RangeParameters,
  seed: number,
  { first, end }: Chunk,
): Result<RangeCounts> {
  const cells = walkCellsOf(parameters).map((cell) => {
    const walks: Walked[] = [];
    for (let trial = first; trial < end; trial += 1) walks.push(walkIn(physics, cell, parameters, seed, trial));
    return walks;
  });
  return ok({ cells });
}

function walkIn(
  physics: Physics,
  cell: WalkCell,
  { steadiness, grip }: RangeParameters,
  seed: number,
  trial: number,
): Walked {
  const aim = aimOf(trialChance(seed, 'aim', trial));
  const { steps, farMm } = farWalk(cell.size, cell.steps, aim);
  const own = handOfTrial(steadiness, seed, trial);
  const { headingDeg } = aim;
  const { rulings, resting } = walkAlone(physics, { cell, tableMm: data.tableMm, headingDeg, steps, grip, own });
  const { xMm, zMm } = resting[0] ?? { xMm: 0, zMm: 0 };
  const { sin, cos } = sinCosDeg(-headingDeg);
  return {
    legal: isLegal(rulings),
    x: Math.round(100 * (xMm * cos + zMm * sin)),
    z: Math.round(100 * (zMm * cos - xMm * sin)),
    far: Math.round(100 * farMm),
  };
}

export const mergeRange = (a: RangeCounts, b: RangeCounts): RangeCounts => ({
  cells: a.cells.map((walks, i) => [...walks, ...(b.cells[i] ?? [])]),
});
