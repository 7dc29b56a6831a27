import { z } from 'zod';
import { isLegal } from '#games/traction/referee/state.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { trialChance } from '#lab/chance.ts';
import type { Chunk } from '#lab/experiment.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { actOnTable, asSeen, handOfTrial, moverOf, type TableAct } from '../onTable.ts';
import { aroundOf, walkAround } from './around.ts';
import { aimOf, type FarWalk } from './plan.ts';
import { tackleCellsOf, walkCellsOf, type RangeParameters, type WalkCell } from './parameters.ts';
import { tackled, tackleIn } from './tackles.ts';
import data from './walk.json' with { type: 'json' };

/** Places as the piece saw them at the start, lengths in hundredths of a millimetre. */
const walked = z.strictObject({
  legal: z.boolean(),
  /** Where the middle of the base came to stand. */
  x: z.int(),
  z: z.int(),
  /** Where it was to stand, where nothing slips or trembles. */
  toX: z.int(),
  toZ: z.int(),
  /** How far it could come in that direction on an empty table. */
  open: z.int().min(0),
});
export type Walked = z.infer<typeof walked>;

export const rangeCounts = z.strictObject({
  /** By cell, in the order of `walkCellsOf`; in each, the walks in the order of trials. */
  cells: z.array(z.array(walked)),
  /** The same of tackles, in the order of `tackleCellsOf`. */
  tackles: z.array(z.array(tackled)),
});
export type RangeCounts = z.infer<typeof rangeCounts>;

/** A walk of each trial in every cell, and a tackle. */
export function countRange(
  physics: Physics,
  parameters: RangeParameters,
  seed: number,
  { first, end }: Chunk,
): Result<RangeCounts> {
  const trials = Array.from({ length: end - first }, (_, i) => first + i);
  const around = aroundOf(parameters);
  const plans = new Plans(around, seed);
  return ok({
    cells: walkCellsOf(parameters).map((cell) =>
      trials.map((trial) => walkIn(physics, cell, { ...parameters, around }, seed, trial, plans.of(cell, trial))),
    ),
    tackles: tackleCellsOf(parameters).map((cell) =>
      trials.map((trial) => tackleIn(physics, cell, parameters, seed, trial)),
    ),
  });
}

const aimIn = (seed: number, trial: number) => aimOf(trialChance(seed, 'aim', trial));

/** The walks that are meant: the same on every ground, and by every hand. */
class Plans {
  private readonly known = new Map<string, FarWalk>();

  constructor(
    private readonly around: readonly PiecePlacement[],
    private readonly seed: number,
  ) {}

  of({ size, steps }: WalkCell, trial: number): FarWalk {
    const key = `${size} ${steps} ${trial}`;
    const plan = this.known.get(key) ?? walkAround(this.around, size, steps, aimIn(this.seed, trial));
    this.known.set(key, plan);
    return plan;
  }
}

function walkIn(
  physics: Physics,
  cell: WalkCell,
  {
    steadiness,
    grip,
    filling,
    around,
  }: Pick<RangeParameters, 'steadiness' | 'grip' | 'filling'> & Pick<TableAct, 'around'>,
  seed: number,
  trial: number,
  { steps, to, openMm }: FarWalk,
): Walked {
  const { headingDeg } = aimIn(seed, trial);
  const planned = { toX: Math.round(100 * to.xMm), toZ: Math.round(100 * to.zMm), open: Math.round(100 * openMm) };
  if (steps.length === 0) return { legal: true, x: 0, z: 0, ...planned };
  const own = handOfTrial(steadiness, seed, trial);
  const { tableMm } = data;
  const act = { cell, kind: 'walk', tableMm, headingDeg, steps, grip, own, around, filling } as const;
  const { rulings, resting } = actOnTable(physics, act);
  const { xMm, zMm } = resting.find(({ id }) => id === moverOf(cell.size)) ?? { xMm: 0, zMm: 0 };
  const [x, z] = asSeen(xMm, zMm, headingDeg);
  return { legal: isLegal(rulings), x, z, ...planned };
}

export const mergeRange = (a: RangeCounts, b: RangeCounts): RangeCounts => ({
  cells: a.cells.map((walks, i) => [...walks, ...(b.cells[i] ?? [])]),
  tackles: a.tackles.map((tackles, i) => [...tackles, ...(b.tackles[i] ?? [])]),
});
