import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleLine, closedLine, dashed, lengthOfLine, openLine, ribbonEdges } from '#app/scene/overlays/lines.ts';

const SQUARE = closedLine([
  { x: 0, z: 0 },
  { x: 1, z: 0 },
  { x: 1, z: 1 },
  { x: 0, z: 1 },
]);

describe('a line over the table', () => {
  it('is as long as its sides; a closed one goes back to its beginning', () => {
    expect(lengthOfLine(SQUARE)).toBe(4);
    expect(lengthOfLine(openLine(SQUARE.places))).toBe(3);
    expect(lengthOfLine(circleLine(1))).toBeCloseTo(2 * Math.PI, 2);
  });

  it('in dashes covers its share of the way, and a closed one ends as it began', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        fc.double({ min: 0.05, max: 1, noNaN: true }),
        fc.boolean(),
        (dash, gap, closed) => {
          const line = { ...SQUARE, closed };
          const dashes = dashed(line, dash, gap).map(lengthOfLine);
          const [first = 0] = dashes;
          for (const one of dashes) expect(one).toBeCloseTo(first, 9);
          const gaps = closed ? dashes.length : dashes.length - 1;
          expect(dashes.length * first + (gaps * first * gap) / dash).toBeCloseTo(lengthOfLine(line), 9);
        },
      ),
    );
  });

  it('as a ribbon is as wide everywhere, around corners too', () => {
    const edges = ribbonEdges(SQUARE, 0.2);
    const [[inner, outer]] = edges as [(typeof edges)[number]];
    expect(Math.abs(inner.x)).toBeCloseTo(0.1, 9);
    expect(Math.abs(inner.z)).toBeCloseTo(0.1, 9);
    expect(outer.x + inner.x).toBeCloseTo(0, 9);
    const [[left, right]] = ribbonEdges(
      openLine([
        { x: 0, z: 0 },
        { x: 5, z: 0 },
      ]),
      0.2,
    ) as [(typeof edges)[number]];
    expect(Math.hypot(left.x - right.x, left.z - right.z)).toBeCloseTo(0.2, 9);
  });
});
