/** A growing skin of flat facets, mm. It has no normals: a reader of the file shades each facet flat. */

export type Point = readonly [x: number, y: number, z: number];

/** Materials of facets; the page paints each in its own way. */
export const STUFFS = ['paint', 'trim', 'tyre', 'hub', 'glass', 'lamp', 'tail', 'load'] as const;
export type Stuff = (typeof STUFFS)[number];

export class Facets {
  readonly points: Point[] = [];
  readonly triangles: number[] = [];

  /** A flat convex facet, its corners counter-clockwise seen from outside. */
  facet(corners: readonly Point[]): void {
    const first = this.points.push(...corners) - corners.length;
    for (let i = 2; i < corners.length; i += 1) this.triangles.push(first, first + i - 1, first + i);
  }

  /** The same, on both sides of the middle plane. */
  pair(corners: readonly Point[]): void {
    this.facet(corners);
    this.facet(mirrored(corners));
  }
}

/** On the other side of the middle plane, turned so that it is seen from outside there. */
export const mirrored = (corners: readonly Point[]): Point[] => corners.map(([x, y, z]): Point => [x, y, -z]).reverse();

export type Flat = readonly [x: number, y: number];

/** A convex outline moved in by so much on every side; it runs counter-clockwise. */
export function inset(outline: readonly Flat[], by: number): Flat[] {
  const sides = outline.map(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] ?? [x, y];
    const [along, up] = [nextX - x, nextY - y];
    const length = Math.sqrt(along * along + up * up);
    const normal: Flat = [-up / length, along / length];
    return { normal, offset: normal[0] * x + normal[1] * y + by };
  });
  return sides.map(({ normal: [a, b], offset }, i) => {
    const before = sides[(i + sides.length - 1) % sides.length] ?? { normal: [1, 0] as Flat, offset: 0 };
    const [c, d] = before.normal;
    const determinant = a * d - b * c;
    return [(offset * d - b * before.offset) / determinant, (a * before.offset - offset * c) / determinant];
  });
}

/**
 * A block across the middle plane with its side edges chamfered: an outline seen from the side, and how far it goes to
 * either side at a height. Sides must be linear in the height.
 */
export function block(skin: Facets, outline: readonly Flat[], half: (y: number) => number, chamfer: number): void {
  const inner = inset(outline, chamfer);
  const at = ([x, y]: Flat, z: number): Point => [x, y, z];
  const outerZ = (p: Flat): number => half(p[1]) - chamfer;
  skin.pair(inner.map((p) => at(p, half(p[1]))));
  outline.forEach((p, i) => {
    const k = (i + 1) % outline.length;
    const [q, a, b] = [outline[k] ?? p, inner[i] ?? p, inner[k] ?? p];
    skin.pair([at(p, outerZ(p)), at(q, outerZ(q)), at(b, half(b[1])), at(a, half(a[1]))]);
    skin.facet([at(p, outerZ(p)), at(p, -outerZ(p)), at(q, -outerZ(q)), at(q, outerZ(q))]);
  });
}

/** A box off the middle plane, and its mirror image, with plain edges. */
export function boxes(skin: Facets, [x0, x1]: Flat, [y0, y1]: Flat, [z0, z1]: Flat): void {
  skin.pair([
    [x0, y0, z1],
    [x1, y0, z1],
    [x1, y1, z1],
    [x0, y1, z1],
  ]);
  skin.pair([
    [x1, y0, z0],
    [x0, y0, z0],
    [x0, y1, z0],
    [x1, y1, z0],
  ]);
  skin.pair([
    [x0, y1, z1],
    [x1, y1, z1],
    [x1, y1, z0],
    [x0, y1, z0],
  ]);
  skin.pair([
    [x0, y0, z0],
    [x1, y0, z0],
    [x1, y0, z1],
    [x0, y0, z1],
  ]);
  skin.pair([
    [x1, y0, z1],
    [x1, y0, z0],
    [x1, y1, z0],
    [x1, y1, z1],
  ]);
  skin.pair([
    [x0, y0, z0],
    [x0, y0, z1],
    [x0, y1, z1],
    [x0, y1, z0],
  ]);
}
