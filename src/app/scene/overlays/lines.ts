import type { Point2 } from '#sim/geometry/footprint.ts';

/** A line over the table, in any unit of length; closed: from its last place back to its first. */
export interface Line {
  readonly places: readonly Point2[];
  readonly closed: boolean;
}

export const closedLine = (places: readonly Point2[]): Line => ({ places, closed: true });
export const openLine = (places: readonly Point2[]): Line => ({ places, closed: false });

/** A rectangle around its middle. */
export const frame = (x: number, z: number, wide: number, deep: number): Line =>
  closedLine([
    { x: x + wide / 2, z: z + deep / 2 },
    { x: x + wide / 2, z: z - deep / 2 },
    { x: x - wide / 2, z: z - deep / 2 },
    { x: x - wide / 2, z: z + deep / 2 },
  ]);

/** A circle as a line. */
export const circleLine = (radius: number, count = 128): Line =>
  closedLine(
    Array.from({ length: count }, (_, i) => ({
      x: radius * Math.cos((2 * Math.PI * i) / count),
      z: radius * Math.sin((2 * Math.PI * i) / count),
    })),
  );

const distance = (a: Point2, b: Point2): number => Math.hypot(b.x - a.x, b.z - a.z);
const between = (a: Point2, b: Point2, share: number): Point2 => ({
  x: a.x + share * (b.x - a.x),
  z: a.z + share * (b.z - a.z),
});

const sidesOf = ({ places, closed }: Line): readonly (readonly [Point2, Point2])[] =>
  places.flatMap((from, i) => {
    const to = places[i + 1] ?? (closed ? places[0] : undefined);
    return to === undefined ? [] : [[from, to] as const];
  });

export const lengthOfLine = (line: Line): number =>
  sidesOf(line).reduce((sum, [from, to]) => sum + distance(from, to), 0);

/**
 * The line in dashes of this length or a little less or more, so that a closed one ends as it began and an open one
 * with a dash.
 */
export function dashed(line: Line, dash: number, gap: number): readonly Line[] {
  const length = lengthOfLine(line);
  const last = line.closed ? 0 : gap; // no gap behind the last dash
  const count = Math.max(1, Math.round((length + last) / (dash + gap)));
  const scale = length / (count * (dash + gap) - last);
  return Array.from({ length: count }, (_, i) =>
    openLine(cut(line, i * scale * (dash + gap), scale * (i * (dash + gap) + dash))),
  );
}

/** The stretch of a line between two lengths along it. */
function cut(line: Line, from: number, to: number): Point2[] {
  const cuts: Point2[] = [];
  let gone = 0;
  for (const [a, b] of sidesOf(line)) {
    const far = distance(a, b);
    const [begins, ends] = [Math.max(0, from - gone), Math.min(far, to - gone)];
    if (far > 0 && begins < ends) {
      if (cuts.length === 0) cuts.push(between(a, b, begins / far));
      cuts.push(between(a, b, ends / far));
    }
    gone += far;
  }
  return cuts;
}

/** For every place of a line the two edges of a ribbon around it; corners are mitred. */
export function ribbonEdges({ places, closed }: Line, width: number): readonly (readonly [Point2, Point2])[] {
  return places.map((at, i) => {
    const before = places[i - 1] ?? (closed ? places.at(-1) : undefined);
    const after = places[i + 1] ?? (closed ? places[0] : undefined);
    const arm = mitre(before && normal(before, at), after && normal(at, after), width / 2);
    return [
      { x: at.x + arm.x, z: at.z + arm.z },
      { x: at.x - arm.x, z: at.z - arm.z },
    ] as const;
  });
}

/** A corner sharper than this is cut off: its mitre would be longer than the line is wide. */
const SHARPEST = 0.25;

function mitre(one: Point2 | undefined, other: Point2 | undefined, half: number): Point2 {
  const [a, b] = [one ?? other ?? { x: 0, z: 0 }, other ?? one ?? { x: 0, z: 0 }];
  const scale = half / Math.max(SHARPEST, 1 + a.x * b.x + a.z * b.z);
  return { x: (a.x + b.x) * scale, z: (a.z + b.z) * scale };
}

function normal(from: Point2, to: Point2): Point2 {
  const far = distance(from, to);
  return far === 0 ? { x: 0, z: 0 } : { x: (from.z - to.z) / far, z: (to.x - from.x) / far };
}
