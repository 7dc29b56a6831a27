/**
 * How often a convex body comes to rest on which face if it is put down without momentum, from geometry alone: each
 * direction of its own is down equally often at first, and from there it tips as the height of its centre of mass falls
 * fastest, over a corner, then about an edge, then over a face's border, until a face holds it. N. Baktash, N. Sharp,
 * Q. Zhou, A. Jacobson and K. Crane, "Putting Rigid Bodies to Rest" (SIGGRAPH 2025).
 *
 * The height over all directions is the hull's support function from the centre of mass. Over the directions in which
 * one corner touches it falls along great circles away from the corner's own direction, so whatever ends on a piece of
 * an edge's arc comes from a spherical polygon, whose area is exact. Nothing is sampled.
 */

import { vertexAt, type Polyhedron } from './polyhedron.ts';
import { atan2 } from '../maths/trig.ts';
import { addScaled, cross, distance, dot, length, normalizeOr, sub, UNIT_X, type Vec3 } from '../maths/vec3.ts';

/** A hull's face that can be down. */
export interface RestingFace {
  /** Its index among the hull's faces. */
  readonly face: number;
  /** Outward, of length 1, in the body's frame. */
  readonly normal: Vec3;
  /** Of all ways to put the body down, 0 to 1. */
  readonly share: number;
}

/** An edge's arc at the border of a corner's directions, counter-clockwise from outside. */
interface Arc {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly fromFace: number;
  readonly toFace: number;
  /** The other corner of the edge. */
  readonly beyond: number;
  /** Greater than 0 within the region: the own corner, less the other one. */
  readonly inwards: Vec3;
  /** Whether the fall within the region goes on to this arc. */
  readonly isOut: boolean;
}

/** All directions in which one corner touches the table. */
interface Region {
  /** The direction of the corner from the centre of mass, of length 1: the fall goes away from it. */
  readonly pole: Vec3;
  readonly arcs: readonly Arc[];
  /** Whether the fall begins within the region. */
  readonly hasPole: boolean;
}

/** A piece of a region's arc. */
interface Piece {
  readonly corner: number;
  readonly arc: number;
  readonly from: Vec3;
  readonly to: Vec3;
}

/** Nearer than this to a border, or shorter, is none; of directions, which have length 1. */
const NOTHING = 1e-13;

/**
 * The faces of the hull on which a body with that centre of mass, within it, comes to rest, with their shares.
 *
 * @throws Error where the centre of mass is not within the hull, or the hull is damaged, which are bugs
 */
export function restingFaces(hull: Polyhedron, com: Vec3): readonly RestingFace[] {
  const areas = restingAreas(hull, com);
  const whole = areas.reduce((sum, area) => sum + area, 0);
  return hull.faces.flatMap(({ normal }, face) => {
    const area = areas[face] ?? 0;
    return area > 0 ? [{ face, normal, share: area / whole }] : [];
  });
}

/** Of each face, the area of all directions from which the body comes to rest on it, steradians: together 4 pi. */
export function restingAreas(hull: Polyhedron, com: Vec3): readonly number[] {
  const directions = new Directions(hull, com);
  const areas = hull.faces.map(() => 0);
  for (const piece of directions.valleys()) {
    const face = directions.restOf(piece.face);
    areas[face] = (areas[face] ?? 0) + directions.areaAbove(piece);
  }
  return areas;
}

/** Directions of a body that can be down, by what touches the table then. */
class Directions {
  private readonly regions: readonly Region[];
  private readonly rests = new Map<number, number>();

  constructor(
    private readonly hull: Polyhedron,
    private readonly com: Vec3,
  ) {
    this.regions = hull.vertices.map((_, corner) => this.regionOf(corner));
  }

  /** Every piece of an arc along which the body rolls about an edge, with the face to which it comes. */
  *valleys(): Iterable<Piece & { readonly face: number }> {
    for (const [corner, region] of this.regions.entries())
      for (const [arc, own] of region.arcs.entries())
        if (own.isOut && this.arcAt(this.regionAt(own.beyond), this.acrossOf(corner, arc)).isOut)
          yield* this.piecesOf(corner, arc, own);
  }

  /** The area of all directions from which the body comes to this piece from within its region, and from above that. */
  areaAbove(piece: Piece): number {
    let area = 0;
    const open: Piece[] = [piece];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      const { polygon, above } = this.above(one);
      area += areaOf(polygon);
      open.push(...above);
    }
    return area;
  }

  /** The face on which the body comes to rest that is on this one. */
  restOf(face: number): number {
    const known = this.rests.get(face);
    if (known !== undefined) return known;
    const brink = this.brinkOf(face);
    const rest = brink === null ? face : this.restOf(this.faceAfter(face, brink));
    this.rests.set(face, rest);
    return rest;
  }

  private regionOf(corner: number): Region {
    const { vertices } = this.hull;
    const at = vertexAt(vertices, corner);
    const pole = normalizeOr(sub(at, this.com), UNIT_X);
    const arcs = this.ringOf(corner).map(({ face, next, beyond }): Arc => {
      const inwards = sub(at, vertexAt(vertices, beyond));
      return {
        from: this.normalOf(face),
        to: this.normalOf(next),
        fromFace: face,
        toFace: next,
        beyond,
        inwards,
        isOut: dot(inwards, sub(at, this.com)) >= -NOTHING * dot(inwards, inwards), // level: the pole is on the border
      };
    });
    return { pole, arcs, hasPole: arcs.every(({ isOut }) => isOut) };
  }

  /** Faces round a corner counter-clockwise from outside, each with the next one and the edge between them. */
  private ringOf(corner: number): readonly { readonly face: number; readonly next: number; readonly beyond: number }[] {
    const before = new Map<number, number>();
    const after = new Map<number, number>();
    for (const [face, { vertices: ring }] of this.hull.faces.entries()) {
      const i = ring.indexOf(corner);
      if (i < 0) continue;
      before.set(ring.at(i - 1) ?? corner, face); // whose edge ends here
      after.set(face, ring[(i + 1) % ring.length] ?? corner);
    }
    // Over its edge from the corner on, a face has the one before it on the right.
    const backwards = [...after].map(([face, beyond]) => ({ face: before.get(beyond) ?? face, next: face, beyond }));
    const byFace = new Map(backwards.map((one) => [one.face, one]));
    const ring: (typeof backwards)[number][] = [];
    for (let one = backwards[0]; one !== undefined && ring.length < backwards.length; one = byFace.get(one.next))
      ring.push(one);
    return ring;
  }

  private normalOf(face: number): Vec3 {
    return this.hull.faces[face]?.normal ?? UNIT_X;
  }

  private regionAt(corner: number): Region {
    const region = this.regions[corner];
    if (region === undefined) throw new Error(`the hull has no corner ${corner}`);
    return region;
  }

  private *piecesOf(corner: number, arc: number, { from, to, fromFace, toFace }: Arc) {
    const top = this.topOf(corner, arc);
    const axis = cross(from, to);
    const isBefore = dot(cross(from, top), axis) <= 0;
    const isAfter = dot(cross(top, to), axis) <= 0;
    if (isBefore) yield { corner, arc, from, to, face: toFace };
    else if (isAfter) yield { corner, arc, from, to, face: fromFace };
    else {
      yield { corner, arc, from, to: top, face: fromFace };
      yield { corner, arc, from: top, to, face: toFace };
    }
  }

  /** The highest direction of the great circle of an arc: with it down, the edge's line is nearest below. */
  private topOf(corner: number, arc: number): Vec3 {
    const off = sub(vertexAt(this.hull.vertices, corner), this.com);
    const along = this.arcAt(this.regionAt(corner), arc).inwards;
    return normalizeOr(addScaled(off, along, -dot(off, along) / dot(along, along)), UNIT_X);
  }

  private arcAt({ arcs }: Region, index: number): Arc {
    const arc = arcs[index];
    if (arc === undefined) throw new Error(`a corner of the hull has no edge ${index}`);
    return arc;
  }

  /** The directions within the region that come to this piece, and the pieces by which others come to those. */
  private above({ corner, from, to }: Piece): { readonly polygon: readonly Vec3[]; readonly above: readonly Piece[] } {
    const region = this.regionAt(corner);
    if (region.hasPole) return { polygon: [region.pole, from, to], above: [] };
    const [first, last] = [this.cameBy(region, to), this.cameBy(region, from)];
    const border: Piece[] = [];
    const count = region.arcs.length;
    for (let arc = first.arc, at = first.at; ; arc = (arc + 1) % count) {
      const end = arc === last.arc ? last.at : this.arcAt(region, arc).to;
      border.push({ corner, arc, from: at, to: end });
      if (arc === last.arc || border.length > count) break;
      at = end;
    }
    const above = border
      .filter((piece) => distance(piece.from, piece.to) > NOTHING)
      .map((piece) => this.mirrored(piece));
    return { polygon: [from, to, ...border.map((piece) => piece.from), last.at], above };
  }

  /** The place at a region's border by which the fall comes in that goes on to this one. */
  private cameBy({ arcs, pole }: Region, to: Vec3): { readonly arc: number; readonly at: Vec3 } {
    let [arc, by] = [-1, Infinity];
    for (const [i, { inwards, isOut }] of arcs.entries()) {
      const steps = isOut ? Infinity : Math.max(0, dot(inwards, to)) / -dot(inwards, pole);
      if (steps < by) [arc, by] = [i, steps];
    }
    return { arc, at: normalizeOr(addScaled(to, pole, by), to) };
  }

  /** The same piece of an arc, as the region beyond it has it. */
  private mirrored({ corner, arc, from, to }: Piece): Piece {
    const { beyond } = this.arcAt(this.regionAt(corner), arc);
    return { corner: beyond, arc: this.acrossOf(corner, arc), from: to, to: from };
  }

  /** The number of an arc in the region beyond it. */
  private acrossOf(corner: number, arc: number): number {
    const { beyond } = this.arcAt(this.regionAt(corner), arc);
    return this.regionAt(beyond).arcs.findIndex((other) => other.beyond === corner);
  }

  /** The part of a face's border over which the body tips; null where the face holds it. */
  private brinkOf(face: number): Brink | null {
    const { vertices: ring = [], normal = UNIT_X } = this.hull.faces[face] ?? {};
    let nearest: { readonly brink: Brink; readonly off: number } | null = null;
    for (const [i, corner] of ring.entries()) {
      const next = ring[(i + 1) % ring.length] ?? corner;
      const [a, b] = [vertexAt(this.hull.vertices, corner), vertexAt(this.hull.vertices, next)];
      const [side, to] = [sub(b, a), sub(this.com, a)];
      if (dot(cross(side, to), normal) > NOTHING * dot(side, side)) continue;
      const along = dot(to, side) / dot(side, side);
      const at = addScaled(a, side, Math.max(0, Math.min(1, along)));
      const brink = along <= 0 ? { corner } : along >= 1 ? { corner: next } : { corner, next };
      const off = distance(at, this.com);
      if (nearest === null || off < nearest.off) nearest = { brink, off };
    }
    return nearest?.brink ?? null;
  }

  /** The next face on which the body is that tips over there. */
  private faceAfter(face: number, { corner, next }: Brink): number {
    const { arcs } = this.regionAt(corner);
    if (next === undefined) return this.faceFrom(corner, this.normalOf(face));
    const arc = arcs.find(({ beyond }) => beyond === next);
    if (arc === undefined) throw new Error(`the hull has no edge from ${corner} to ${next}`);
    return arc.fromFace === face ? arc.toFace : arc.fromFace;
  }

  /** The face to which the body comes that has this direction down, on that corner. */
  private faceFrom(corner: number, from: Vec3): number {
    let [at, on] = [from, corner];
    for (let tips = 0; tips < this.regions.length; tips += 1) {
      const region = this.regionAt(on);
      const { arc, at: out } = this.goesBy(region, at);
      const across = this.arcAt(this.regionAt(this.arcAt(region, arc).beyond), this.acrossOf(on, arc));
      const piece = [...this.piecesOf(on, arc, this.arcAt(region, arc))].find(
        ({ from: a, to: b }) => dot(cross(a, out), cross(a, b)) >= 0 && dot(cross(out, b), cross(a, b)) >= 0,
      );
      if (across.isOut) return piece?.face ?? this.arcAt(region, arc).toFace;
      [at, on] = [out, this.arcAt(region, arc).beyond];
    }
    throw new Error('a body falls without an end');
  }

  /** The place at a region's border to which the fall goes from this one. */
  private goesBy({ arcs, pole }: Region, from: Vec3): { readonly arc: number; readonly at: Vec3 } {
    let [arc, by] = [-1, Infinity];
    for (const [i, { inwards, isOut }] of arcs.entries()) {
      const rise = dot(inwards, pole);
      // To an arc on which the pole is, nothing falls.
      const steps = isOut && rise > NOTHING * length(inwards) ? Math.max(0, dot(inwards, from)) / rise : Infinity;
      if (steps < by) [arc, by] = [i, steps];
    }
    return { arc, at: normalizeOr(addScaled(from, pole, -by), from) };
  }
}

/** A corner of a face, or an edge of it from there on. */
interface Brink {
  readonly corner: number;
  readonly next?: number;
}

/** Of a spherical polygon, counter-clockwise: the solid angles of triangles from its first corner on. */
function areaOf([first = UNIT_X, ...others]: readonly Vec3[]): number {
  let area = 0;
  for (const [i, a] of others.entries()) {
    const b = others[i + 1];
    if (b === undefined) break;
    // A. van Oosterom and J. Strackee, IEEE Trans. Biomed. Eng. 30 (1983)
    area += 2 * atan2(dot(first, cross(a, b)), 1 + dot(first, a) + dot(a, b) + dot(b, first));
  }
  return area;
}
