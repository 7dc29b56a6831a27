import { furthestWalk } from '../../../games/traction/reach.ts';
import type { StepCommand } from '../../../sim/assist/assist.ts';
import { CORNERS, type Corner } from '../../../sim/gesture/gesture.ts';
import { pieceId } from '../../../sim/ids.ts';
import type { Chance } from '../../../sim/maths/chance.ts';
import { hundredth } from '../../../sim/maths/quantise.ts';
import { atan2, degrees, wrapDegrees } from '../../../sim/maths/trig.ts';
import type { Cell } from '../cells.ts';

/** Where a trial's walks begin and where they go, the same in all cells: degrees of yaw from the table's x axis. */
export interface Aim {
  readonly headingDeg: number;
  readonly towardsDeg: number;
  /** To the left at first; every further step swivels the other way round. */
  readonly left: boolean;
}

/** Takes three chances. */
export const aimOf = (chance: Chance): Aim => ({
  headingDeg: hundredth(360 * chance() - 180),
  towardsDeg: hundredth(360 * chance() - 180),
  left: chance() < 1 / 2,
});

/** A walk as far as its steps can take it. */
export interface FarWalk {
  readonly steps: readonly StepCommand[];
  /** From the middle of the base, where nothing slips or trembles, mm. */
  readonly farMm: number;
}

/**
 * The first step goes over the corner from which the furthest place lies nearest and swivels until its far corner
 * points there; every further one is half a turn about the corner ahead.
 */
export function farWalk(size: Cell['size'], count: number, { headingDeg, towardsDeg, left }: Aim): FarWalk {
  const standing = { id: pieceId(`0-${size}1`), xMm: 0, zMm: 0, yawDeg: headingDeg };
  const { way, far, corner, at } = furthestWalk(standing, count, towardsDeg);
  const straight = angleOf(far * way.x - at.x, far * way.z - at.z);
  const first = wrapDegrees(straight - angleOf(at.x, at.z) - HALF_TURN);
  const steps = Array.from({ length: count }, (_, i): StepCommand => {
    const swivelDeg = i === 0 ? hundredth(first) : (i % 2 === 0) === left ? HALF_TURN : -HALF_TURN;
    return { corner: i % 2 === 0 ? corner : opposite(corner), swivelDeg };
  });
  return { steps, farMm: far };
}

const HALF_TURN = 180;

/** Of a direction on the table, counter-clockwise seen from above, from x. */
const angleOf = (x: number, z: number): number => degrees(atan2(-z, x));

const opposite = (corner: Corner): Corner => CORNERS[(CORNERS.indexOf(corner) + 2) % CORNERS.length] ?? corner;
