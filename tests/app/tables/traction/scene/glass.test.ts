import { describe, expect, test } from 'vitest';
import { PIECE_STATES } from '#app/scene/looks/pieceStates.ts';
import { hullGeometry } from '#app/tables/traction/scene/looks/glass.ts';
import { plasticOf, PYRAMIDS_DRAWN } from '#app/tables/traction/scene/looks/plastic.ts';
import { SEAT_LOOKS, type SeatLook } from '#play/seatLooks.ts';
import { PYRAMIDS, SIZES } from '#sim/pyramid.ts';

const MM = 1000;
/** Light that is left after 10 mm, by the absorption that the shaders are given. */
const leftOf = (values: Float32Array): readonly number[] =>
  Array.from(values.subarray(4, 7), (absorption) => Math.exp(-absorption * 0.01));
const leftOfSeat = (seat: SeatLook): readonly number[] => leftOf(plasticOf('M', seat, 'normal', false));
const spread = (left: readonly number[]): number => Math.max(...left) - Math.min(...left);

describe('the glass of a piece', () => {
  test('is as large as the piece, hollow, with walls as thick everywhere', () => {
    for (const size of SIZES) {
      const { base, height } = PYRAMIDS[size];
      const values = plasticOf(size, SEAT_LOOKS[0], 'normal', false);
      const [half = 0, tall = 0, innerHalf = 0, innerTall = 0] = values;
      expect(values).toHaveLength(4 * PYRAMIDS_DRAWN.texels);
      expect([2 * half * MM, tall * MM]).toEqual([expect.closeTo(base * MM, 3), expect.closeTo(height * MM, 3)]);
      const slant = Math.hypot(tall, half);
      expect((((half - innerHalf) * tall) / slant) * MM).toBeCloseTo(2.25, 4);
      expect(innerTall / innerHalf).toBeCloseTo(tall / half, 4);
      expect(values[11], 'dots').toBe({ S: 1, M: 2, L: 3 }[size]);
    }
  });

  test('lets blue through where it is blue, and red where it is vermilion', () => {
    const [blue, vermilion, yellow] = SEAT_LOOKS.map(leftOfSeat);
    expect(blue).toEqual([expect.closeTo(0.05, 1), expect.closeTo(0.4, 1), expect.closeTo(0.95, 1)]);
    expect(vermilion).toEqual([expect.closeTo(0.96, 1), expect.closeTo(0.27, 1), expect.closeTo(0.03, 1)]);
    expect(yellow?.[0]).toBeGreaterThan(0.9);
    expect(yellow?.[2]).toBeLessThan(0.2);
  });

  test('has its colour in every state, and less of it once the piece has moved', () => {
    const [look] = SEAT_LOOKS;
    for (const state of PIECE_STATES)
      expect(spread(leftOf(plasticOf('L', look, state, true))), state).toBeGreaterThan(state === 'spent' ? 0.1 : 0.8);
    expect(spread(leftOf(plasticOf('L', look, 'spent', false)))).toBeLessThan(spread(leftOfSeat(look)));
  });

  test('tells states apart without colour: by light along the edges, by stripes, by an outline', () => {
    const facts = PIECE_STATES.filter((state) => state !== 'ghost').map((state) => {
      const values = plasticOf('S', SEAT_LOOKS[1], state, false);
      return [values[15], values[19], values[20]].join();
    });
    expect(new Set(facts).size).toBe(facts.length);
  });
});

test('the hull that is drawn has the corners that the simulation has, and faces that look outwards', () => {
  const geometry = hullGeometry();
  const [at, normal] = [geometry.getAttribute('position'), geometry.getAttribute('normal')];
  const { vertices, base, height } = PYRAMIDS.L;
  const corners = new Set(vertices.map(({ x, y, z }) => [(2 * x) / base, y / height, (2 * z) / base].join()));
  for (let i = 0; i < at.count; i += 1) expect(corners).toContain([at.getX(i), at.getY(i), at.getZ(i)].join());
  for (let i = 0; i < at.count; i += 3) {
    const middle = [0, 1, 2].map(
      (axis) => [0, 1, 2].reduce((sum, k) => sum + at.getComponent(i + k, axis), 0) / 3 - (axis === 1 ? 0.25 : 0),
    );
    const out = [0, 1, 2].reduce((sum, axis) => sum + (middle[axis] ?? 0) * normal.getComponent(i, axis), 0);
    expect(out).toBeGreaterThan(0);
  }
});
