import data from './data/pyramids.json' with { type: 'json' };
import type { PieceId, Seat } from './ids.ts';
import { seat } from './ids.ts';
import { atan2, degrees } from './maths/trig.ts';
import { vec3, type Vec3 } from './maths/vec3.ts';
import { fault, ok, type Result } from './result.ts';

/** Sizes by their letter in an id: small (1 pip), medium (2), large (3). */
export const SIZES = ['S', 'M', 'L'] as const;
export type PyramidSize = (typeof SIZES)[number];

/** A hollow pyramid, SI units. */
export interface PyramidSpec {
  readonly size: PyramidSize;
  readonly pips: number;
  readonly base: number; // edge of the square base, m
  readonly height: number; // m
  readonly mass: number; // kg
  readonly com: number; // height of the centre of mass above the base, m
  readonly side: number; // moment of inertia about a horizontal axis through the centre of mass, kg m2
  readonly axis: number; // about the vertical axis
  /** Base corners A, B, C, D and the tip in the piece's own frame, m. */
  readonly vertices: readonly Vec3[];
}

/** Something that sticks in the hollow of pyramids, from the plane of their base upwards. */
export interface Filling {
  readonly densityGCm3: number;
  /** The height of its level top above the base, mm; null: as far as the hollow goes. */
  readonly heightMm: number | null;
  readonly sizes: readonly PyramidSize[];
}

const INCH = 0.0254; // m, exact by definition

function spec(size: PyramidSize): PyramidSpec {
  const d = data.sizes[size];
  const base = d.baseIn * INCH;
  const height = d.heightIn * INCH;
  return {
    size,
    pips: d.pips,
    base,
    height,
    vertices: verticesOf(base / 2, height),
    mass: d.massG * 1e-3,
    com: d.comMm * 1e-3,
    side: d.sideGmm2 * 1e-9,
    axis: d.axisGmm2 * 1e-9,
  };
}

function verticesOf(half: number, height: number): readonly Vec3[] {
  return [vec3(half, 0, half), vec3(-half, 0, half), vec3(-half, 0, -half), vec3(half, 0, -half), vec3(0, height, 0)];
}

export const PYRAMIDS: Readonly<Record<PyramidSize, PyramidSpec>> = { S: spec('S'), M: spec('M'), L: spec('L') };

/** Slant height of a side face, m. */
export const slantOf = (p: PyramidSpec): number => Math.sqrt(p.height * p.height + (p.base * p.base) / 4);

/**
 * Tilts beyond which a piece that stands on a corner, or on an edge, falls by itself: where its centre of mass is over
 * it, degrees.
 */
export const criticalTiltDeg = ({ base, com }: PyramidSpec): Readonly<Record<'corner' | 'edge', number>> => ({
  corner: degrees(atan2(base * Math.SQRT1_2, com)),
  edge: degrees(atan2(base / 2, com)),
});

/** How the id of a pyramid is written, as a regular expression: `<seat>-<S|M|L><1|2>`. */
export const PYRAMID_ID = '[0-4]-[SML][12]';
const WHOLE_ID = new RegExp(`^${PYRAMID_ID}$`);

/** The parts of a pyramid's id: `0-L1` is seat 0's first large one. */
export interface PyramidName {
  readonly id: PieceId;
  readonly seat: Seat;
  readonly size: PyramidSize;
  readonly copy: 1 | 2;
}

/** Reads `<seat>-<S|M|L><1|2>`. */
export function parsePyramidId(text: string): Result<PyramidName> {
  if (!WHOLE_ID.test(text))
    return fault(
      'bad-piece-id',
      `"${text}" is not a pyramid: expected <seat 0 to 4>-<S, M or L><1 or 2>, such as 0-L1`,
    );
  return ok({
    id: text as PieceId,
    seat: seat(Number(text[0])),
    size: text[2] as PyramidSize,
    copy: Number(text[3]) as 1 | 2,
  });
}

/** The pyramid of an id that is known to be one. */
export function pyramidOf(id: PieceId): PyramidSpec {
  const name = parsePyramidId(id);
  if (!name.ok) throw new Error(name.fault.message);
  return PYRAMIDS[name.value.size];
}

/** The owner of a pyramid whose id is known to be one. */
export function ownerOf(id: PieceId): Seat {
  const name = parsePyramidId(id);
  if (!name.ok) throw new Error(name.fault.message);
  return name.value.seat;
}
