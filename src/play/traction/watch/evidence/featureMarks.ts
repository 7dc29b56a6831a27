import type { Feature } from '#sim/trace/events.ts';
import { distance, dot, cross, length, scale, sub, type Vec3 } from '#sim/maths/vec3.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import { toTable, type Pose } from '#sim/world/pose.ts';

/**
 * Part of a piece's surface: a corner or the tip (one point), an edge (two), a face (three or four), m in the table's
 * frame.
 */
export type FeatureMark = readonly Vec3[];

const CORNERS = 4; // of a base; the fifth vertex is the tip

/**
 * The part of the pyramid that the ruling names, nearest to where the touch was; null for what is no part of a pyramid.
 */
export function featureMark(spec: PyramidSpec, pose: Pose, feature: Feature, at: Vec3): FeatureMark | null {
  const vertices = spec.vertices.map((v) => toTable(pose, v));
  const base = vertices.slice(0, CORNERS);
  const tip = vertices.slice(CORNERS);
  switch (feature) {
    case 'point':
      return tip;
    case 'base-corner':
      return nearest(
        base.map((corner) => [corner]),
        at,
        toPoint,
      );
    case 'base-edge':
      return nearest(
        base.map((corner, i) => [corner, base[(i + 1) % CORNERS] ?? corner]),
        at,
        toSegment,
      );
    case 'base-face':
      return base;
    case 'side':
      return nearest(
        base.map((corner, i) => [corner, base[(i + 1) % CORNERS] ?? corner, ...tip]),
        at,
        toPlane,
      );
    default:
      return null;
  }
}

function nearest(
  marks: readonly FeatureMark[],
  at: Vec3,
  far: (mark: FeatureMark, at: Vec3) => number,
): FeatureMark | null {
  const sorted = marks.map((mark) => ({ mark, far: far(mark, at) })).sort((a, b) => a.far - b.far);
  return sorted[0]?.mark ?? null;
}

const toPoint = ([a]: FeatureMark, at: Vec3): number => (a ? distance(a, at) : Infinity);

function toSegment([a, b]: FeatureMark, at: Vec3): number {
  if (!a || !b) return Infinity;
  const along = sub(b, a);
  const share = Math.min(1, Math.max(0, dot(sub(at, a), along) / dot(along, along)));
  return distance(at, { x: a.x + along.x * share, y: a.y + along.y * share, z: a.z + along.z * share });
}

function toPlane([a, b, c]: FeatureMark, at: Vec3): number {
  if (!a || !b || !c) return Infinity;
  const normal = cross(sub(b, a), sub(c, a));
  return Math.abs(dot(scale(normal, 1 / length(normal)), sub(at, a)));
}
