import { ShapeUtils, Vector2 } from 'three';
import { type Frame, Mesh, type Vec3, onFrame, unit, add } from './mesh.ts';
import { type Point, addPip, pipCentres, pipOutline } from './pip.ts';
import { PYRAMIDS, type PyramidMeasures, type PyramidSize, WALL_MM } from './pyramidSizes.ts';

/**
 * The skin of one hollow pyramid: four sides with their pips, the rim it stands on, the cavity.
 *
 * Its edges are sharp. A strip this wide beside every edge is shaded as if it were rounded, so that the
 * edge catches light while the silhouette stays exactly that of the collider's hull.
 */
const BEVEL_MM = 0.3;

const DOWN: Vec3 = [0, -1, 0];

/** The pyramid's `hull`, mm: base corners A (+x,+z), B (-x,+z), C (-x,-z), D (+x,-z), then the tip. */
export function hullMm(size: PyramidSize): Vec3[] {
  const { baseMm, heightMm } = PYRAMIDS[size];
  const r = baseMm / 2;
  return [
    [r, 0, r],
    [-r, 0, r],
    [-r, 0, -r],
    [r, 0, -r],
    [0, heightMm, 0],
  ];
}

/** The hollow inside: every side moved in by the wall; open at the base. */
export function cavityMm({ baseMm, heightMm }: PyramidMeasures): { baseMm: number; heightMm: number } {
  const slant = Math.sqrt(heightMm * heightMm + (baseMm / 2) * (baseMm / 2));
  const inner = baseMm - (2 * WALL_MM * slant) / heightMm;
  return { baseMm: inner, heightMm: (heightMm * inner) / baseMm };
}

/** Turns a vector by quarters of a circle about y, exactly. */
function quarter(v: Vec3, times: number): Vec3 {
  return times === 0 ? v : quarter([v[2], v[1], -v[0]], times - 1);
}

/** The side that faces +z, turned by quarters: origin at the middle of its base edge. */
function sideFrame(baseMm: number, heightMm: number, turn: number): Frame {
  return {
    origin: quarter([0, 0, baseMm / 2], turn),
    across: quarter([1, 0, 0], turn),
    up: quarter(unit([0, heightMm, -baseMm / 2]), turn),
    normal: quarter(unit([0, baseMm / 2, heightMm]), turn),
  };
}

/** Corners of the side's triangle in its own plane, and of the same triangle moved in by the bevel strip. */
function sideTriangles(baseMm: number, heightMm: number): { outer: Point[]; inner: Point[] } {
  const slant = Math.sqrt(heightMm * heightMm + (baseMm * baseMm) / 4);
  const leg = Math.sqrt(slant * slant + (baseMm * baseMm) / 4);
  const inradius = (baseMm * slant) / (baseMm + 2 * leg);
  const k = (inradius - BEVEL_MM) / inradius;
  const outer: Point[] = [
    [-baseMm / 2, 0],
    [baseMm / 2, 0],
    [0, slant],
  ];
  return { outer, inner: outer.map(([u, v]): Point => [u * k, inradius + (v - inradius) * k]) };
}

/** The strips beside the side's three edges; each edge's outer vertices lean half way to the neighbour. */
function addBevel(
  mesh: Mesh,
  frame: Frame,
  outer: readonly Point[],
  inner: readonly Point[],
  neighbours: readonly Vec3[],
) {
  outer.forEach((corner, i) => {
    const j = (i + 1) % 3;
    const edge = unit(add(frame.normal, neighbours[i] as Vec3));
    const put = ([u, v]: Point, normal: Vec3) => mesh.vertex(onFrame(frame, u, v), normal);
    mesh.quad(
      put(corner, edge),
      put(outer[j] as Point, edge),
      put(inner[j] as Point, frame.normal),
      put(inner[i] as Point, frame.normal),
    );
  });
}

/** The flat of a side: the inner triangle with a hole for every pip. */
function addFlat(mesh: Mesh, frame: Frame, triangle: readonly Point[], holes: readonly (readonly Point[])[]) {
  const points = [triangle, ...holes].flat();
  const toVectors = (loop: readonly Point[]) => loop.map(([u, v]) => new Vector2(u, v));
  const faces = ShapeUtils.triangulateShape(toVectors(triangle), holes.map(toVectors));
  const first = mesh.vertices.length;
  for (const [u, v] of points) mesh.vertex(onFrame(frame, u, v), frame.normal);
  for (const [a = 0, b = 0, c = 0] of faces) mesh.triangle(first + a, first + b, first + c);
}

/** The side that faces +z, with holes where its pips go. */
function addSide(mesh: Mesh, { baseMm, heightMm, pips }: PyramidMeasures) {
  const frame = sideFrame(baseMm, heightMm, 0);
  const { outer, inner } = sideTriangles(baseMm, heightMm);
  const outline = pipOutline();
  const holes = pipCentres(pips).map(([u, v]) => outline.map(({ at }): Point => [u + at[0], v + at[1]]).reverse());
  const nextSide = sideFrame(baseMm, heightMm, 1).normal;
  const lastSide = sideFrame(baseMm, heightMm, 3).normal;
  addBevel(mesh, frame, outer, inner, [DOWN, nextSide, lastSide]);
  addFlat(mesh, frame, inner, holes);
}

/** The bowls that close the holes of that side. */
function addPips(mesh: Mesh, { baseMm, heightMm, pips }: PyramidMeasures) {
  const frame = sideFrame(baseMm, heightMm, 0);
  for (const centre of pipCentres(pips)) addPip(mesh, frame, centre);
}

/** That side's quarter of a flat square ring in the base plane, from half side `outer` in to `inner`. */
function addRing(mesh: Mesh, outer: number, inner: number, edge: Vec3) {
  const put = (x: number, z: number, normal: Vec3) => mesh.vertex([x, 0, z], normal);
  mesh.quad(put(outer, outer, edge), put(-outer, outer, edge), put(-inner, inner, DOWN), put(inner, inner, DOWN));
}

/** The rim on which the piece stands: the bevel strip, then the wall's flat. */
function addRim(mesh: Mesh, { baseMm, heightMm }: PyramidMeasures, cavityBaseMm: number) {
  const r = baseMm / 2;
  addRing(mesh, r, r - BEVEL_MM, unit(add(DOWN, sideFrame(baseMm, heightMm, 0).normal)));
  addRing(mesh, r - BEVEL_MM, cavityBaseMm / 2, DOWN);
}

/** That side's wall of the hollow, seen from within. */
function addCavity(mesh: Mesh, baseMm: number, heightMm: number) {
  const { normal } = sideFrame(baseMm, heightMm, 0);
  const inwards: Vec3 = [-normal[0], -normal[1], -normal[2]];
  const put = (x: number, y: number, z: number) => mesh.vertex([x, y, z], inwards);
  mesh.triangle(put(baseMm / 2, 0, baseMm / 2), put(-baseMm / 2, 0, baseMm / 2), put(0, heightMm, 0));
}

/** How many quarters make a pyramid. */
export const QUARTERS = 4;

/**
 * The quarter of a size's skin that faces +z, mm: base in y = 0, y up. In layers: what is nearest the outside comes
 * first, the pips next, the cavity last. A renderer that draws all quarters of a layer before the next one, and keeps
 * depth, shades each pixel of the see-through piece once.
 */
export function buildQuarter(size: PyramidSize): readonly Mesh[] {
  const measures = PYRAMIDS[size];
  const inside = cavityMm(measures);
  const [outside, pips, cavity] = [new Mesh(), new Mesh(), new Mesh()];
  addSide(outside, measures);
  addRim(outside, measures, inside.baseMm);
  addPips(pips, measures);
  addCavity(cavity, inside.baseMm, inside.heightMm);
  return [outside, pips, cavity];
}

/** The whole skin of a size, mm: base in y = 0 about the origin, its edges along x and z, y up; layer by layer. */
export function buildPyramid(size: PyramidSize): Mesh {
  const whole = new Mesh();
  for (const { vertices, triangles } of buildQuarter(size)) {
    for (let turn = 0; turn < QUARTERS; turn++) {
      const first = whole.vertices.length;
      for (const { at, normal } of vertices) whole.vertex(quarter(at, turn), quarter(normal, turn));
      whole.triangles.push(...triangles.map((vertex) => first + vertex));
    }
  }
  return whole;
}
