import { vec3, type Vec3 } from '#sim/maths/vec3.ts';

/** How wide a camera sees. */
export interface Lens {
  /** The camera's angle of view from top to bottom, degrees. */
  readonly fovDeg: number;
  /** The line of sight meets the picture so far below its middle, as a share of its height: 0 in its middle. */
  readonly lowered?: number;
}

/** Where an eye is and what it looks at, metres; through the usual lens unless it says so. */
export interface Shot {
  readonly eye: Vec3;
  readonly target: Vec3;
  readonly lens?: Lens;
}

/** Through which places are seen from above and from near by. */
export const USUAL_LENS: Lens = { fovDeg: 40 };

/** The window that a camera fills, CSS pixels, and how much of it at each edge lies under panels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly covered: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}

export type Frame = Picture & Lens;

/** From where one looks: around the table, and how steeply down; radians. */
export interface Sight {
  readonly yaw: number;
  readonly height: number;
}

export interface Framed extends Shot {
  readonly lens: Lens;
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

/** Where an eye sees places that lie before it, CSS pixels of the picture. */
export function pixelsIn(
  points: readonly Vec3[],
  { eye, target, lens: { fovDeg, lowered = 0 } = USUAL_LENS }: Shot,
  { width, height }: Pick<Picture, 'width' | 'height'>,
): readonly { readonly x: number; readonly y: number }[] {
  const along = vec3(target.x - eye.x, target.y - eye.y, target.z - eye.z);
  const length = Math.sqrt(dot(along, along));
  const forward = vec3(along.x / length, along.y / length, along.z / length);
  const flat = Math.hypot(forward.x, forward.z);
  const right = vec3(-forward.z / flat, 0, forward.x / flat);
  const up = vec3((-forward.y * forward.x) / flat, flat, (-forward.y * forward.z) / flat);
  const px = height / 2 / Math.tan((fovDeg * Math.PI) / 360);
  return points.map((point) => {
    const from = vec3(point.x - eye.x, point.y - eye.y, point.z - eye.z);
    const deep = dot(from, forward);
    return {
      x: width / 2 + (px * dot(from, right)) / deep,
      y: height / 2 + lowered * height - (px * dot(from, up)) / deep,
    };
  });
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
  const { fovDeg, lowered = 0 } = frame;
  return {
    eye,
    target: sum([eye, 1], [forward, reach]),
    lens: { fovDeg, lowered },
    far: Math.max(...seen.map((p) => p.z)) - z,
  };
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

function edgesOf({ width, height, covered, fovDeg, lowered = 0 }: Frame): {
  readonly across: Edges;
  readonly along: Edges;
} {
  const half = Math.tan((fovDeg * Math.PI) / 360);
  const [left, right] = free(covered.left / width, covered.right / width);
  const [bottom, top] = free(covered.bottom / height, covered.top / height);
  const wide = (half * width) / height;
  const down = 2 * half * lowered;
  return { across: [-wide * left, wide * right], along: [down - half * bottom, down + half * top] };
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
