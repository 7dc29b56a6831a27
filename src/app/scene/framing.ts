import { vec3, type Vec3 } from '#sim/maths/vec3.ts';

/** Where an eye is and what it looks at, metres. */
export interface Shot {
  readonly eye: Vec3;
  readonly target: Vec3;
}

/** The window that a camera fills, CSS pixels, and how much of it at each edge lies under panels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly covered: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** The camera's angle of view from top to bottom, degrees. */
  readonly fovDeg: number;
}

/** From where one looks: around the table, and how steeply down; radians. */
export interface Sight {
  readonly yaw: number;
  readonly height: number;
}

export interface Framed extends Shot {
  /**
   * From the eye to the furthest point along the line of sight, m: the smaller, the larger the smallest thing is seen.
   */
  readonly far: number;
}

/** Heights tried between two. */
const TRIES = 12;
/** No wider a window than this is left of one that is covered almost wholly (house value, share of its side). */
const LEAST_FREE = 0.2;
/** Nothing comes nearer to the eye, m (the camera's near plane is at 0.02). */
const NEAREST = 0.05;

/**
 * The nearest eye that sees all points free of panels, looking down at a height between two; of those the one from
 * which the furthest is seen largest.
 */
export function framedBest(
  points: readonly Vec3[],
  yaw: number,
  [low, high]: readonly [number, number],
  frame: Frame,
): Framed {
  const heights = Array.from({ length: TRIES + 1 }, (_, i) => low + ((high - low) * i) / TRIES);
  return heights
    .map((height) => framed(points, { yaw, height }, frame))
    .reduce((best, next) => (next.far < best.far ? next : best));
}

/** Where the table has less than this of an upright picture's height, one bends over it: at most so far, rad. */
const ENOUGH_SEEN = 0.52;
const BENT_OVER = 1.25;
const STOOPS = 4;

/** The same; in an upright window, which is narrow, from further above where that is what it takes to see it large. */
export function framedBending(
  points: readonly Vec3[],
  yaw: number,
  heights: readonly [number, number],
  frame: Frame,
): Framed {
  let best = framedBest(points, yaw, heights, frame);
  if (frame.width >= frame.height) return best;
  const [, high] = heights;
  for (let i = 1; i <= STOOPS && heightSeen(points, best, frame) < ENOUGH_SEEN; i += 1) {
    const next = framed(points, { yaw, height: high + ((BENT_OVER - high) * i) / STOOPS }, frame);
    if (heightSeen(points, next, frame) > heightSeen(points, best, frame)) best = next;
  }
  return best;
}

/** How much of the picture's height points take from an eye that was framed, from 0 to 1. */
export function heightSeen(points: readonly Vec3[], { eye, target }: Shot, { fovDeg }: Pick<Frame, 'fovDeg'>): number {
  const along = vec3(target.x - eye.x, target.y - eye.y, target.z - eye.z);
  const length = Math.sqrt(dot(along, along));
  const forward = vec3(along.x / length, along.y / length, along.z / length);
  const flat = Math.hypot(forward.x, forward.z);
  const up = vec3((-forward.y * forward.x) / flat, flat, (-forward.y * forward.z) / flat);
  const slopes = points.map((point) => {
    const from = vec3(point.x - eye.x, point.y - eye.y, point.z - eye.z);
    return dot(from, up) / dot(from, forward);
  });
  return (Math.max(...slopes) - Math.min(...slopes)) / (2 * Math.tan((fovDeg * Math.PI) / 360));
}

/**
 * The nearest eye in a line of sight that sees all points free of panels. A point p is seen between two edges of the
 * window if left <= (x - eye.x) / (z - eye.z) <= right, in the eye's own axes; each edge gives a bound on the eye that
 * the outermost point decides, and two opposite ones meet where the eye may be no nearer.
 */
export function framed(points: readonly Vec3[], { yaw, height }: Sight, frame: Frame): Framed {
  const [sinYaw, cosYaw, sin, cos] = [Math.sin(yaw), Math.cos(yaw), Math.sin(height), Math.cos(height)];
  const right = vec3(cosYaw, 0, -sinYaw);
  const up = vec3(-sin * sinYaw, cos, -sin * cosYaw);
  const forward = vec3(-cos * sinYaw, -sin, -cos * cosYaw);
  const seen = points.map((p) => ({ x: dot(p, right), y: dot(p, up), z: dot(p, forward) }));
  const { across, along } = edgesOf(frame);
  const sideways = boundsOf(
    seen.map(({ x, z }) => [x, z]),
    across,
  );
  const upright = boundsOf(
    seen.map(({ y, z }) => [y, z]),
    along,
  );
  const z = Math.min(sideways.nearest, upright.nearest, Math.min(...seen.map((p) => p.z)) - NEAREST);
  const eye = sum([right, sideways.middle(z)], [up, upright.middle(z)], [forward, z]);
  // The eye looks at where the middle of the window meets the table.
  const reach = eye.y / sin;
  return { eye, target: sum([eye, 1], [forward, reach]), far: Math.max(...seen.map((p) => p.z)) - z };
}

/** A box on the table that hides what is behind it, along the axes, m. */
export interface Wall {
  readonly low: Vec3;
  readonly high: Vec3;
}

/** Things that nothing may hide, and the walls around them. */
export interface InSight {
  readonly points: readonly Vec3[];
  readonly walls: readonly Wall[];
}

/** Tried around the table, and from the usual height up to almost straight down, rad (house values). */
const AROUND = Array.from({ length: 16 }, (_, i) => (i <= 8 ? i : i - 16) * (Math.PI / 8));
const CLEAR_HEIGHTS = [0.45, 0.6, 0.75, 0.9, 1.05, 1.2, 1.4, 1.568] as const;
/** A turn of the eye costs less than looking down from so much higher, rad for rad (house value). */
const TURN_COSTS = 0.25;

/** The nearest eye from which no wall hides any of it; with as little of a turn as that takes, and as low as can be. */
export function framedClear(
  points: readonly Vec3[],
  yaw: number,
  { points: seen, walls }: InSight,
  frame: Frame,
): Framed {
  const tries = CLEAR_HEIGHTS.flatMap((height) =>
    AROUND.map((turn) => ({ height, turn, cost: height + TURN_COSTS * Math.abs(turn) })),
  ).sort((a, b) => a.cost - b.cost);
  let best: { readonly hidden: number; readonly framed: Framed } | null = null;
  for (const { height, turn } of tries) {
    const eye = framed(points, { yaw: yaw + turn, height }, frame);
    const hidden = seen.filter((point) => walls.some((wall) => hides(wall, eye.eye, point))).length;
    if (best === null || hidden < best.hidden) best = { hidden, framed: eye };
    if (hidden === 0) break;
  }
  if (best === null) throw new Error('there are heights to try');
  return best.framed;
}

/** Whether the line from the eye to the point goes through the box. */
export function hides({ low, high }: Wall, eye: Vec3, point: Vec3): boolean {
  let [from, to] = [0, 1];
  for (const axis of ['x', 'y', 'z'] as const) {
    const way = point[axis] - eye[axis];
    if (way === 0) {
      if (eye[axis] < low[axis] || eye[axis] > high[axis]) return false;
      continue;
    }
    const [a, b] = [(low[axis] - eye[axis]) / way, (high[axis] - eye[axis]) / way];
    from = Math.max(from, Math.min(a, b));
    to = Math.min(to, Math.max(a, b));
  }
  return from < to;
}

/** Between which slopes, from the eye, points may be seen. */
type Edges = readonly [from: number, to: number];

function edgesOf({ width, height, covered, fovDeg }: Frame): { readonly across: Edges; readonly along: Edges } {
  const half = Math.tan((fovDeg * Math.PI) / 360);
  const [left, right] = free(covered.left / width, covered.right / width);
  const [bottom, top] = free(covered.bottom / height, covered.top / height);
  const wide = (half * width) / height;
  return { across: [-wide * left, wide * right], along: [-half * bottom, half * top] };
}

/** How far from the middle each side is free, as a share of the half: the more that is covered, the less. */
function free(one: number, other: number): readonly [number, number] {
  const fits = Math.min(1, (1 - LEAST_FREE) / Math.max(one + other, 1e-9));
  return [1 - 2 * one * fits, 1 - 2 * other * fits];
}

/** Along one axis: how near the eye may be, and where between its bounds it is then. */
function boundsOf(
  points: readonly (readonly [at: number, z: number])[],
  [from, to]: Edges,
): { readonly nearest: number; middle(z: number): number } {
  const least = Math.max(...points.map(([at, z]) => at - to * z));
  const most = Math.min(...points.map(([at, z]) => at - from * z));
  return { nearest: (most - least) / (to - from), middle: (z) => (least + to * z + most + from * z) / 2 };
}

const dot = (a: Vec3, b: Vec3): number => a.x * b.x + a.y * b.y + a.z * b.z;

function sum(...parts: readonly (readonly [axis: Vec3, by: number])[]): Vec3 {
  const along = (pick: (axis: Vec3) => number): number =>
    parts.reduce((total, [axis, by]) => total + pick(axis) * by, 0);
  return vec3(
    along(({ x }) => x),
    along(({ y }) => y),
    along(({ z }) => z),
  );
}
