import type { DailyGround } from '#engine/module/daily.ts';
import type { Point2, Polygon2 } from '#sim/geometry/footprint.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';

/** A shape of the ground from above, mm; `as`: by its colour, which styles/daily.css and groundPicture.ts know. */
export type GroundShape =
  | { readonly is: 'disc'; readonly as: 'near' | 'goal'; readonly at: Point2; readonly r: number }
  | { readonly is: 'area'; readonly as: 'near' | 'area' | 'own' | 'rival'; readonly points: Polygon2 }
  | { readonly is: 'line'; readonly as: 'goal-line' | 'red'; readonly points: Polygon2 };

const MARK_MM = 4;
/** As long as the wrench's half (data/wrench.json). */
const HEADING_MM = 44;

/** The goal, how near to it nothing is let go, and things that stand there: nothing of how anybody does it. */
export const shapesOf = (ground: DailyGround): readonly GroundShape[] => [
  ...goalOf(ground),
  ...(ground.standing ?? []).map((points, i) => ({ is: 'area', as: i === 0 ? 'own' : 'rival', points }) as const),
];

function goalOf({ goal, fromMm, sideMm }: DailyGround): readonly GroundShape[] {
  switch (goal.kind) {
    case 'place': {
      const at = { x: goal.xMm, z: goal.zMm };
      return [
        { is: 'disc', as: 'near', at, r: fromMm },
        { is: 'disc', as: 'goal', at, r: MARK_MM },
      ];
    }
    case 'line': {
      const across = (off: number): Polygon2 =>
        [-sideMm, sideMm].map((z) => turned({ x: goal.offMm + off, z }, goal.squareDeg));
      return [
        { is: 'area', as: 'near', points: [...across(-fromMm), ...across(fromMm).toReversed()] },
        { is: 'line', as: 'goal-line', points: across(0) },
      ];
    }
    case 'heading':
      return [
        { is: 'line', as: 'goal-line', points: rayTo(goal.toDeg, sideMm / 2) },
        { is: 'line', as: 'red', points: rayTo(goal.fromDeg) },
      ];
    case 'area':
      return [
        { is: 'area', as: 'area', points: goal.corners },
        { is: 'line', as: 'goal-line', points: [...goal.corners, ...goal.corners.slice(0, 1)] },
      ];
  }
}

/** From the middle in that direction, counter-clockwise from x. */
export const rayTo = (deg: number, far = HEADING_MM): Polygon2 => [{ x: 0, z: 0 }, turned({ x: far, z: 0 }, -deg)];

/** About the middle, from x towards z. */
function turned({ x, z }: Point2, deg: number): Point2 {
  const { sin, cos } = sinCosDeg(deg);
  return { x: x * cos - z * sin, z: x * sin + z * cos };
}
