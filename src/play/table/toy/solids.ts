import { cos, sin, sinCos } from '#sim/maths/trig.ts';

/** A place on a table, and which way something there looks: x to the right, z towards the first seat. */
export interface Spot {
  readonly x: number;
  readonly z: number;
  /** Heading of its own x, counter-clockwise from +x seen from above, rad. */
  readonly yaw: number;
}

export type Point = readonly [x: number, y: number, z: number];
/** A point of an outline seen from above. */
export type Flat = readonly [x: number, z: number];

/** The material of a facet. */
export interface Stuff {
  /** sRGB. */
  readonly colour: string;
  /** Its reflection, as a part of that of clear lacquer. */
  readonly gloss?: number;
  /** Its reflection of light that falls straight on it: 0.04 for lacquer, more for metal. */
  readonly shine?: number;
}

interface Facet {
  /** Three corners. */
  readonly corners: readonly Point[];
  readonly stuff: Stuff;
}

const HERE: Spot = { x: 0, z: 0, yaw: 0 };

/**
 * A growing heap of flat facets, metres, each of one stuff: walls, ramps, houses, all that stands about and never
 * moves.
 */
export class Solids {
  readonly facets: Facet[] = [];
  private spot: Spot = HERE;
  private level = 0;

  /** Solids that `build` adds stand there, turned; its own x is what the spot looks towards. */
  at(spot: Spot, build: (here: this) => void, level = 0): this {
    const [before, was] = [this.spot, this.level];
    [this.spot, this.level] = [spot, level];
    build(this);
    [this.spot, this.level] = [before, was];
    return this;
  }

  /** A flat convex facet, its corners counter-clockwise seen from outside. */
  facet(corners: readonly Point[], stuff: Stuff): void {
    const placed = corners.map((corner) => this.placed(corner));
    for (let i = 2; i < placed.length; i += 1)
      this.facets.push({ corners: [placed[0], placed[i - 1], placed[i]] as [Point, Point, Point], stuff });
  }

  private placed([x, y, z]: Point): Point {
    const { x: atX, z: atZ, yaw } = this.spot;
    const turned = sinCos(yaw);
    return [atX + x * turned.cos + z * turned.sin, y + this.level, atZ + z * turned.cos - x * turned.sin];
  }

  /**
   * An upright prism or stump: rings of as many points one over the other, counter-clockwise seen from above, and its
   * top, which must be convex.
   */
  stump(
    rings: readonly { readonly outline: readonly Flat[]; readonly y: number }[],
    stuff: Stuff,
    top: Stuff | null = stuff,
  ): void {
    rings.slice(1).forEach(({ outline, y }, k) => {
      const under = rings[k];
      if (under) outline.forEach((_, i) => this.side([under.outline, under.y], [outline, y], i, stuff));
    });
    const last = rings.at(-1);
    if (last && top)
      this.facet(
        last.outline.map(([x, z]): Point => [x, last.y, z]),
        top,
      );
  }

  private side(
    [low, y0]: readonly [readonly Flat[], number],
    [high, y1]: readonly [readonly Flat[], number],
    i: number,
    stuff: Stuff,
  ): void {
    const next = (i + 1) % low.length;
    const [a, b, c, d] = [low[i], low[next], high[next], high[i]];
    if (!a || !b || !c || !d) return;
    // As two triangles: rings that are unlike make no flat side.
    this.facet(
      [
        [a[0], y0, a[1]],
        [b[0], y0, b[1]],
        [c[0], y1, c[1]],
      ],
      stuff,
    );
    this.facet(
      [
        [a[0], y0, a[1]],
        [c[0], y1, c[1]],
        [d[0], y1, d[1]],
      ],
      stuff,
    );
  }

  /** A box between two corners, without its underside. */
  box([x0, y0, z0]: Point, [x1, y1, z1]: Point, stuff: Stuff, top: Stuff = stuff): void {
    const outline: readonly Flat[] = [
      [x0, z0],
      [x0, z1],
      [x1, z1],
      [x1, z0],
    ];
    this.stump(
      [
        { outline, y: y0 },
        { outline, y: y1 },
      ],
      stuff,
      top,
    );
  }
}

/** Evenly all round, counter-clockwise seen from above. */
export function ring(count: number, radius: number, [x, z]: Flat = [0, 0], turned = 0): Flat[] {
  return Array.from({ length: count }, (_, i): Flat => {
    const angle = turned - (2 * Math.PI * i) / count;
    return [x + radius * cos(angle), z + radius * sin(angle)];
  });
}
