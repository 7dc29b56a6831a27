import { furthestTackle, furthestWalk, type Furthest } from '#games/traction/reach.ts';
import type { PlaceMm } from '#games/traction/standing.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { CORNERS, type Corner } from '#sim/gesture/gesture.ts';
import type { Chance } from '#sim/maths/chance.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { atan2, degrees, wrapDegrees } from '#sim/maths/trig.ts';
import { moverOf } from '../onTable.ts';
import type { Cell } from '../cells.ts';

/** Where a trial's piece heads on the table, and where it goes; the same in all cells. */
export interface Aim {
  readonly headingDeg: number;
  /** As the piece sees it: counter-clockwise from its own x axis. */
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

/** A walk as far as its steps can take it, as the piece sees it from its start. */
export interface FarWalk {
  readonly steps: readonly StepCommand[];
  /** Where the middle of its base comes to stand, where nothing slips or trembles. */
  readonly to: PlaceMm;
  /** How far it could come in that direction on an empty table, mm. */
  readonly openMm: number;
}

/** Seen from the piece itself. */
const standing = (size: Cell['size']) => ({ id: moverOf(size), xMm: 0, zMm: 0, yawDeg: 0 });

/**
 * The first step goes over the corner from which the furthest place lies nearest and swivels until its far corner
 * points there; every further one is half a turn about the corner ahead.
 */
export function farWalk(size: Cell['size'], count: number, { towardsDeg, left }: Aim): FarWalk {
  const furthest = furthestWalk(standing(size), count, towardsDeg);
  const { way, far, corner } = furthest;
  const steps = Array.from({ length: count }, (_, i): StepCommand => {
    const swivelDeg = i === 0 ? swivelTo(furthest) : (i % 2 === 0) === left ? HALF_TURN : -HALF_TURN;
    return { corner: i % 2 === 0 ? corner : opposite(corner), swivelDeg };
  });
  return { steps, to: { xMm: far * way.x, zMm: far * way.z }, openMm: far };
}

/** A tackle whose far corner comes as far as it can in a direction. */
export interface FarTackle {
  readonly furthest: Furthest;
  /** The far corner points there at the end of it. */
  readonly step: StepCommand;
}

export function farTackle(size: Cell['size'], { towardsDeg }: Aim): FarTackle {
  const furthest = furthestTackle(standing(size), towardsDeg);
  return { furthest, step: { corner: furthest.corner, swivelDeg: swivelTo(furthest) } };
}

const HALF_TURN = 180;

/** Until the far corner of the base points from the pivot to the furthest place. */
const swivelTo = ({ way, far, at }: Furthest): number =>
  hundredth(wrapDegrees(angleOf(far * way.x - at.x, far * way.z - at.z) - angleOf(at.x, at.z) - HALF_TURN));

/** Of a direction on the table, counter-clockwise seen from above, from x. */
const angleOf = (x: number, z: number): number => degrees(atan2(-z, x));

const opposite = (corner: Corner): Corner => CORNERS[(CORNERS.indexOf(corner) + 2) % CORNERS.length] ?? corner;
