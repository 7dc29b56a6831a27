import { contains, convexHull2, overlapDepth, rotatedRectangle, type Point2, type Polygon2 } from '../geometry/footprint.ts';
import type { Layout, PadPlacement } from '../layout.ts';
import type { Vec3 } from '../maths/vec3.ts';
import { sinCosDeg } from '../maths/trig.ts';
import { PAD_LENGTH_MM, PAD_THICKNESS_MM, PAD_WIDTH_MM } from '../settings.ts';

const MM = 1e-3;
const OVERLAP = 1e-5; // m: 0.01 mm, the precision of a placement; less is beside the pad
export const PAD_TOP = PAD_THICKNESS_MM * MM;

/** What is under a piece: the table's top, and the tops of the pads that lie on it. Lengths in metres. */
export interface Ground {
  /** Height of the surface under a point, m: a pad's top over a pad, else 0 (also beyond the table's edge). */
  heightAt(x: number, z: number): number;
  /** Height that a piece bearing on this outline stands at: a pad's top where it overlaps one, else 0. */
  heightUnder(outline: readonly Point2[]): number;
  /** Whether the point is over the table's square top. */
  onTable(x: number, z: number): boolean;
}

export function groundOf(layout: Layout): Ground {
  const pads = layout.pads.map(padFrame);
  const half = (layout.tableMm / 2) * MM;
  return {
    heightAt: (x, z) => (pads.some((pad) => pad.covers(x, z)) ? PAD_TOP : 0),
    heightUnder: (outline) => (pads.some((pad) => overlapDepth(pad.outline, convexHull2(outline)) > OVERLAP) ? PAD_TOP : 0),
    onTable: (x, z) => Math.abs(x) <= half && Math.abs(z) <= half,
  };
}

/** Whether the whole outline lies on the pad. */
export function whollyOnPad(pad: PadPlacement, outline: readonly Point2[]): boolean {
  return contains(padOutline(pad), convexHull2(outline));
}

/** The pad's rectangle seen from above, m. */
export function padOutline(pad: PadPlacement): Polygon2 {
  return rotatedRectangle({ x: pad.xMm * MM, z: pad.zMm * MM }, PAD_LENGTH_MM * MM, PAD_WIDTH_MM * MM, pad.yawDeg);
}

function padFrame(pad: PadPlacement): { covers(x: number, z: number): boolean; outline: Polygon2 } {
  const { sin, cos } = sinCosDeg(pad.yawDeg);
  const halfLength = (PAD_LENGTH_MM / 2) * MM;
  const halfWidth = (PAD_WIDTH_MM / 2) * MM;
  return {
    covers: (x, z) => {
      const dx = x - pad.xMm * MM;
      const dz = z - pad.zMm * MM;
      return Math.abs(dx * cos - dz * sin) <= halfLength && Math.abs(dx * sin + dz * cos) <= halfWidth;
    },
    outline: padOutline(pad),
  };
}

/** The surface's height under a point of a piece. */
export const gapUnder = (ground: Ground, point: Vec3): number => point.y - ground.heightAt(point.x, point.z);
