import { z } from 'zod';
import { isLegal, tackledIn } from '#games/traction/referee/state.ts';
import { tackleReachMm } from '#games/traction/reach.ts';
import { pointPolygonDistance } from '#sim/geometry/footprint.ts';
import { pieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { Chance } from '#sim/maths/chance.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { Physics } from '#sim/physics.ts';
import { SIZES } from '#sim/pyramid.ts';
import { outlineOfPiece } from '#sim/world/outline.ts';
import { trialChance } from '#lab/chance.ts';
import type { Cell } from '../cells.ts';
import { actOnTable, handOfTrial, moverOf } from '../onTable.ts';
import { aimOf, farTackle, type FarTackle } from './plan.ts';
import type { RangeParameters } from './parameters.ts';
import data from './tackle.json' with { type: 'json' };

export const tackled = z.strictObject({
  /** From the circle of the far corner to the nearest point of the victim, hundredths of a millimetre. */
  gap: z.int(),
  hit: z.boolean(),
  /** From the middle of the base to where that circle is furthest in this direction. */
  far: z.int().min(0),
});
export type Tackled = z.infer<typeof tackled>;

/** A tackle of the trial, in any direction, at a rival's piece near the end of its reach. */
export function tackleIn(
  physics: Physics,
  cell: Cell,
  { steadiness, grip, filling }: RangeParameters,
  seed: number,
  trial: number,
): Tackled {
  const chance = trialChance(seed, 'tackle', trial);
  const aim = aimOf(chance);
  const planned = farTackle(cell.size, aim);
  const gapMm = hundredth(data.leastGapMm + (data.mostGapMm - data.leastGapMm) * chance());
  const { corner, swivelDeg } = planned.step;
  const { rulings } = actOnTable(physics, {
    cell,
    kind: 'tackle',
    tableMm: data.tableMm,
    headingDeg: aim.headingDeg,
    steps: [{ corner, swivelDeg: hundredth(swivelDeg + (swivelDeg < 0 ? -1 : 1) * data.beyondDeg) }],
    grip,
    own: handOfTrial(steadiness, seed, trial),
    around: [victimAt(planned, tackleReachMm(moverOf(cell.size)) + gapMm, chance)],
    filling,
  });
  return {
    gap: Math.round(100 * gapMm),
    hit: isLegal(rulings) && tackledIn(rulings).length > 0,
    far: Math.round(100 * planned.furthest.far),
  };
}

const HALVINGS = 20; // of the distance: below a thousandth of a millimetre

/** A rival's piece of any size and heading whose nearest point is so far from the pivot. Takes two chances. */
function victimAt({ furthest: { way, far, at } }: FarTackle, awayMm: number, chance: Chance): PiecePlacement {
  const size = SIZES[Math.floor(SIZES.length * chance())] ?? 'S';
  const turned = { id: pieceId(`1-${size}1`), yawDeg: hundredth(360 * chance() - 180), pose: 'upright' } as const;
  const [dx, dz] = [far * way.x - at.x, far * way.z - at.z];
  const radius = Math.sqrt(dx * dx + dz * dz);
  const standing = (mm: number): PiecePlacement => ({
    ...turned,
    xMm: hundredth(at.x + (mm * dx) / radius),
    zMm: hundredth(at.z + (mm * dz) / radius),
  });
  let [near, further] = [awayMm, awayMm + data.mostHalfMm];
  for (let i = 0; i < HALVINGS; i += 1) {
    const middle = (near + further) / 2;
    if (pointPolygonDistance(at, outlineOfPiece(standing(middle))) < awayMm) near = middle;
    else further = middle;
  }
  return standing(further);
}
