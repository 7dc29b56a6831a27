import { type Frame, type Mesh, type Vec3, add, onFrame, scale, unit } from './mesh.ts';

/** Pips are pear-shaped and sunken (archive.wunderland.com WN.08.12.99); how large is a house value. */
export const PIP = {
  widthMm: 3,
  /** Well inside the wall of 2.25 mm. */
  depthMm: 0.6,
  /** From the base edge to the pip's fat end, along the face. */
  clearMm: 1.3,
  /** Between neighbours' middles. */
  pitchMm: 4.2,
} as const;

export type Point = readonly [u: number, v: number];

/** A point of the pear's outline about its middle, and the unit normal there, both in the plane of the face. */
export interface OutlinePoint {
  readonly at: Point;
  readonly outward: Point;
}

type Bezier = readonly [Point, Point, Point, Point];

/** The right half of the pear, one unit wide, from the fat end's bottom to the neck's top. */
const RIGHT_HALF: readonly Bezier[] = [
  [
    [0, -0.55],
    [0.32, -0.55],
    [0.5, -0.36],
    [0.5, -0.1],
  ],
  [
    [0.5, -0.1],
    [0.5, 0.22],
    [0.2, 0.25],
    [0.19, 0.55],
  ],
  [
    [0.19, 0.55],
    [0.185, 0.71],
    [0.11, 0.79],
    [0, 0.79],
  ],
];
const STEPS_PER_CURVE = [4, 3, 3] as const;
/** The fat end's bottom, in pip widths below the pip's middle. */
const BOTTOM = 0.55;

function blend(curve: Bezier, weights: readonly [number, number, number, number]): Point {
  const sum = (axis: 0 | 1) => weights.reduce((total, w, i) => total + w * (curve[i] as Point)[axis], 0);
  return [sum(0), sum(1)];
}

function outlinePoint(curve: Bezier, t: number): OutlinePoint {
  const s = 1 - t;
  const at = blend(curve, [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]);
  const along = blend(curve, [-s * s, s * s - 2 * s * t, 2 * s * t - t * t, t * t]);
  const length = Math.sqrt(along[0] * along[0] + along[1] * along[1]);
  // The curve runs counter-clockwise, so outside is to its right.
  return { at, outward: [along[1] / length, -along[0] / length] };
}

function rightHalf(): OutlinePoint[] {
  return RIGHT_HALF.flatMap((curve, i) => {
    const steps = STEPS_PER_CURVE[i] ?? 1;
    return Array.from({ length: steps }, (_, k) => outlinePoint(curve, k / steps));
  });
}

const mirrored = ({ at, outward }: OutlinePoint): OutlinePoint => ({
  at: [-at[0], at[1]],
  outward: [-outward[0], outward[1]],
});

/** The whole outline of a unit pear, counter-clockwise from the bottom. */
function pear(): OutlinePoint[] {
  const right = rightHalf();
  const tip: OutlinePoint = { at: [0, 0.79], outward: [0, 1] };
  // Neither the bottom nor the tip is its own mirror image's neighbour twice.
  return [...right, tip, ...right.slice(1).reverse().map(mirrored)];
}

/** The outline of a pip in millimetres about its middle. */
export function pipOutline(): OutlinePoint[] {
  return pear().map(({ at, outward }) => ({ at: [at[0] * PIP.widthMm, at[1] * PIP.widthMm], outward }));
}

/**
 * Where the middles of a face's pips are, mm from the middle of its base edge: along the bottom, the
 * rightmost centred, the others to its left as seen from outside.
 */
export function pipCentres(pips: number): Point[] {
  const v = PIP.clearMm + BOTTOM * PIP.widthMm;
  return Array.from({ length: pips }, (_, i): Point => [(i - (pips - 1)) * PIP.pitchMm, v]);
}

/** Rings of the bowl as parts of the outline's size: steep at the rim, nearly flat on the floor. */
const RINGS = [1, 0.82, 0.5] as const;

const depthAt = (s: number) => PIP.depthMm * (1 - s * s * s * s);

/** The bowl's normal on ring `s`: the face's, tipped inwards by the slope of `depthAt`. */
function bowlNormal(frame: Frame, point: OutlinePoint, s: number): Vec3 {
  const support = point.outward[0] * point.at[0] + point.outward[1] * point.at[1];
  const slope = (4 * PIP.depthMm * s * s * s) / support;
  const inward = add(scale(frame.across, -point.outward[0]), scale(frame.up, -point.outward[1]));
  return unit(add(frame.normal, scale(inward, slope)));
}

/** Adds one sunken pip to the mesh, its middle at `centre` on the face. */
export function addPip(mesh: Mesh, frame: Frame, centre: Point): void {
  const outline = pipOutline();
  const ring = (s: number) =>
    outline.map((p) => {
      const at = onFrame(frame, centre[0] + p.at[0] * s, centre[1] + p.at[1] * s, depthAt(s));
      return mesh.vertex(at, bowlNormal(frame, p, s));
    });
  const rings = RINGS.map(ring);
  const floor = mesh.vertex(onFrame(frame, centre[0], centre[1], PIP.depthMm), frame.normal);
  const at = (r: number, i: number) => rings[r]?.[i % outline.length] ?? floor;
  for (let i = 0; i < outline.length; i++) {
    for (let r = 0; r + 1 < rings.length; r++) mesh.quad(at(r, i), at(r, i + 1), at(r + 1, i + 1), at(r + 1, i));
    mesh.triangle(at(rings.length - 1, i), at(rings.length - 1, i + 1), floor);
  }
}
