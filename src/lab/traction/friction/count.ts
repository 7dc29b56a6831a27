import { z } from 'zod';
import { isLegal } from '#games/traction/referee/state.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import type { Chance } from '#sim/maths/chance.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { trialChance } from '#lab/chance.ts';
import type { Chunk } from '#lab/experiment.ts';
import type { Cell } from '../cells.ts';
import { actOnTable, handOfTrial } from '../onTable.ts';
import { cellsOf, type FrictionParameters } from './parameters.ts';
import data from './step.json' with { type: 'json' };

const cellCounts = z.strictObject({
  /** Steps that the referee finds legal. */
  legal: z.int().min(0),
  /** How far the pivot slipped in each step, in the order of trials, hundredths of a millimetre. */
  slips: z.array(z.int().min(0)),
});

/** By cell, in the order of `cellsOf`. */
export const frictionCounts = z.strictObject({ cells: z.array(cellCounts) });
export type FrictionCounts = z.infer<typeof frictionCounts>;

/** One step of a trial, the same in all cells. */
interface Step {
  readonly headingDeg: number;
  readonly corner: (typeof CORNERS)[number];
  readonly swivelDeg: number;
}

/** Draws a step: any heading, any corner, to either side. Takes four chances. */
function stepOf(chance: Chance): Step {
  const { leastSwivelDeg, mostSwivelDeg } = data;
  const headingDeg = hundredth(360 * chance() - 180);
  const corner = CORNERS[Math.floor(CORNERS.length * chance())] ?? 'A';
  const side = chance() < 1 / 2 ? -1 : 1;
  return {
    headingDeg,
    corner,
    swivelDeg: side * hundredth(leastSwivelDeg + (mostSwivelDeg - leastSwivelDeg) * chance()),
  };
}

/** A step of each trial in every cell. */
export function countFriction(
  physics: Physics,
  parameters: FrictionParameters,
  seed: number,
  { first, end }: Chunk,
): Result<FrictionCounts> {
  const cells = cellsOf(parameters).map((cell) => {
    let legal = 0;
    const slips: number[] = [];
    for (let trial = first; trial < end; trial += 1) {
      const seen = stepIn(physics, cell, parameters, seed, trial);
      if (seen.isLegal) legal += 1;
      slips.push(seen.slip);
    }
    return { legal, slips };
  });
  return ok({ cells });
}

function stepIn(
  physics: Physics,
  cell: Cell,
  { steadiness, grip, filling }: FrictionParameters,
  seed: number,
  trial: number,
): { readonly isLegal: boolean; readonly slip: number } {
  const { headingDeg, ...step } = stepOf(trialChance(seed, 'step', trial));
  const own = handOfTrial(steadiness, seed, trial);
  const { rulings, steps } = actOnTable(physics, {
    cell,
    kind: 'walk',
    tableMm: data.tableMm,
    headingDeg,
    steps: [step],
    grip,
    own,
    around: [],
    filling,
  });
  const slipMm = Math.max(0, ...steps.map(({ pivotSlipMm }) => pivotSlipMm));
  return { isLegal: isLegal(rulings), slip: Math.round(100 * slipMm) };
}

export const mergeFriction = (a: FrictionCounts, b: FrictionCounts): FrictionCounts => ({
  cells: a.cells.map((cell, i) => {
    const other = b.cells[i];
    return other === undefined ? cell : { legal: cell.legal + other.legal, slips: [...cell.slips, ...other.slips] };
  }),
});
