import type { PieceId } from '#sim/ids.ts';
import { unrotate } from '#sim/maths/quat.ts';
import { addScaled, cross, dot, length, sub, UNIT_Y, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { PyramidSpec } from '#sim/pyramid.ts';
import { toTable, type Pose } from '#sim/world/pose.ts';
import { pointAlong, type Ray } from './ray.ts';

/** A piece as something that can be touched. */
export interface Touchable {
  readonly id: PieceId;
  readonly spec: PyramidSpec;
  readonly pose: Pose;
}

export interface Picked {
  readonly piece: PieceId;
  /** Where the ray meets it, m; for a near miss the nearest point of its axis. */
  readonly at: Vec3;
  /** Missed by no more than fingers are wide. */
  readonly near: boolean;
}

/**
 * The piece under a ray: the first that it meets, else the one that it misses by the least. `slack` is how wide a miss
 * may be, in metres for every metre from the eye, because fingers are wide in pixels.
 */
export function pick(ray: Ray, pieces: Iterable<Touchable>, slack: number): Picked | null {
  let hit: { piece: PieceId; metres: number } | null = null;
  let near: { piece: PieceId; at: Vec3; missed: number } | null = null;
  for (const { id, spec, pose } of pieces) {
    const metres = meets(ray, spec, pose);
    if (metres !== null && (hit === null || metres < hit.metres)) hit = { piece: id, metres };
    const miss = missBy(ray, spec, pose);
    if (miss.by <= slack * miss.metres && (near === null || miss.by < near.missed))
      near = { piece: id, at: miss.at, missed: miss.by };
  }
  if (hit) return { piece: hit.piece, at: pointAlong(ray, hit.metres), near: false };
  return near && { piece: near.piece, at: near.at, near: true };
}

/**
 * How far along the ray the pyramid's hull begins; null where the ray misses it. Clips the ray by the hull's five
 * planes.
 */
function meets(ray: Ray, spec: PyramidSpec, pose: Pose): number | null {
  const from = unrotate(pose.rotation, sub(ray.origin, pose.position));
  const along = unrotate(pose.rotation, ray.direction);
  let enter = 0;
  let leave = Infinity;
  for (const { normal, offset } of planesOf(spec)) {
    const height = dot(normal, from) - offset;
    const climb = dot(normal, along);
    if (climb === 0 && height > 0) return null;
    if (climb < 0) enter = Math.max(enter, -height / climb);
    if (climb > 0) leave = Math.min(leave, -height / climb);
  }
  return enter <= leave ? enter : null;
}

interface Plane {
  readonly normal: Vec3; // outward, not of length 1
  readonly offset: number;
}

function planesOf({ base, height }: PyramidSpec): Plane[] {
  const half = base / 2;
  const side = (x: number, z: number): Plane => ({ normal: vec3(x * height, half, z * height), offset: half * height });
  return [side(1, 0), side(-1, 0), side(0, 1), side(0, -1), { normal: vec3(0, -1, 0), offset: 0 }];
}

/** How wide the ray misses a rod through the piece's axis, as thick as half its base, and how far away that is. */
function missBy(ray: Ray, spec: PyramidSpec, pose: Pose): { by: number; metres: number; at: Vec3 } {
  const foot = pose.position;
  const up = sub(toTable(pose, addScaled(vec3(0, 0, 0), UNIT_Y, spec.height)), foot);
  const share = nearestShare(ray, foot, up);
  const at = addScaled(foot, up, share);
  const metres = Math.max(0, dot(sub(at, ray.origin), ray.direction));
  const distance = length(sub(at, pointAlong(ray, metres)));
  return { by: distance - (spec.base / 2) * (1 - share), metres, at };
}

/** Where along a segment (0 to 1) it is nearest to the ray. */
function nearestShare(ray: Ray, foot: Vec3, up: Vec3): number {
  const across = cross(ray.direction, up);
  const size = dot(across, across);
  if (size === 0) return 0;
  const share = dot(cross(sub(foot, ray.origin), ray.direction), across) / size;
  return Math.max(0, Math.min(1, share));
}
