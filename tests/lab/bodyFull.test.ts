import { describe, expect, it } from 'vitest';
import { readBody } from '#lab/rolls/bodyFile.ts';
import type { LabBody } from '#lab/rolls/labBody.ts';
import { sharesOf } from '#lab/rest/answer.ts';
import { must } from '../games/traction/support.ts';

const FULL = { format: 'tumbletop/body', version: 2 };
type Triple = readonly [number, number, number];

const boxOf = (halfMm: Triple, more: object = {}, atMm: Triple = [0, 0, 0]): object => ({
  box: { halfMm, atMm },
  ...more,
});
const read = (parts: readonly object[], more: object = {}) => readBody({ ...FULL, parts, ...more });
const made = (parts: readonly object[], more: object = {}): LabBody => must(read(parts, more));

/** Mass in g, centre in mm, moments about it along the axes in g mm2. */
function told({ spec: { mass, com, inertia } }: LabBody) {
  const moments = [inertia.xx, inertia.yy, inertia.zz, inertia.xy, inertia.yz, inertia.zx];
  return {
    massG: mass * 1e3,
    comMm: [com.x, com.y, com.z].map((m) => m * 1e3),
    moments: moments.map((one) => one * 1e9),
  };
}

/** Of boxes that lie along the axes, in the middle or not, some of them taken away: sums by hand. */
function byHand(boxes: readonly { readonly half: Triple; readonly at: Triple; readonly gCm3: number }[]) {
  const masses = boxes.map(({ half: [x, y, z], gCm3 }) => (8 * x * y * z * gCm3) / 1e3);
  const massG = masses.reduce((a, b) => a + b, 0);
  const comMm = [0, 1, 2].map(
    (k) => boxes.reduce((sum, { at }, i) => sum + (masses[i] ?? 0) * (at[k] ?? 0), 0) / massG,
  );
  const square = (k: number): number =>
    boxes.reduce((sum, { half, at }, i) => {
      const off = (at[k] ?? 0) - (comMm[k] ?? 0);
      return sum + (masses[i] ?? 0) * (((half[k] ?? 0) * (half[k] ?? 0)) / 3 + off * off);
    }, 0);
  const product = (j: number, k: number): number =>
    0 -
    boxes.reduce(
      (sum, { at }, i) => sum + (masses[i] ?? 0) * ((at[j] ?? 0) - (comMm[j] ?? 0)) * ((at[k] ?? 0) - (comMm[k] ?? 0)),
      0,
    );
  const [x, y, z] = [square(0), square(1), square(2)];
  return { massG, comMm, moments: [y + z, z + x, x + y, product(0, 1), product(1, 2), product(2, 0)] };
}

function expectAlike(body: LabBody, hand: ReturnType<typeof byHand>): void {
  const own = told(body);
  expect(own.massG).toBeCloseTo(hand.massG, 9);
  for (const k of [0, 1, 2]) expect(own.comMm[k]).toBeCloseTo(hand.comMm[k] ?? NaN, 9);
  for (const k of [0, 1, 2, 3, 4, 5]) expect(own.moments[k]).toBeCloseTo(hand.moments[k] ?? NaN, 6);
}

describe('a body of version 2', () => {
  it('without anything of its own is what version 1 makes of it, to the bit', () => {
    const parts = [boxOf([8, 6, 7], {}, [1, 2, 3]), boxOf([3, 3, 12], {}, [-4, 0, 1])];
    const plain = must(readBody({ ...FULL, version: 1, parts, densityGCm3: 1.2 }));
    expect(made(parts, { densityGCm3: 1.2 })).toEqual(plain);
  });

  it('has of two densities the mass, the centre and the moments of both', () => {
    const parts = [
      boxOf([8, 6, 7], { densityGCm3: 1.2 }, [1, 2, 3]),
      boxOf([3, 4, 2], { densityGCm3: 11.3 }, [-4, 0, 6]),
    ];
    expectAlike(
      made(parts),
      byHand([
        { half: [8, 6, 7], at: [1, 2, 3], gCm3: 1.2 },
        { half: [3, 4, 2], at: [-4, 0, 6], gCm3: 11.3 },
      ]),
    );
  });

  it('has no weight where a cavity is, at the density of the part around it', () => {
    const parts = [
      boxOf([8, 8, 8], { densityGCm3: 2.5 }, [1, 0, 0]),
      boxOf([2, 3, 4], { cavity: true }, [4, -3, 2]),
      boxOf([5, 5, 5], { densityGCm3: 9 }, [40, 0, 0]),
    ];
    const body = made(parts);
    expectAlike(
      body,
      byHand([
        { half: [8, 8, 8], at: [1, 0, 0], gCm3: 2.5 },
        { half: [2, 3, 4], at: [4, -3, 2], gCm3: -2.5 },
        { half: [5, 5, 5], at: [40, 0, 0], gCm3: 9 },
      ]),
    );
    expect(body.spec.parts, 'nothing touches a cavity').toHaveLength(2);
  });

  it('may have a hole that goes through it', () => {
    const hole = { cylinder: { radiusMm: 2, halfMm: 8, axis: 'y' }, cavity: true };
    const body = made([boxOf([8, 8, 8]), hole], { densityGCm3: 1 });
    const section = (32 * 4 * Math.sin((2 * Math.PI) / 32)) / 2; // of a polygon of 32 corners
    expect(told(body).massG).toBeCloseTo((4096 - section * 16) / 1e3, 9);
  });

  it.each([0, 0.3])('of a box is a shell around an infill of %f g/cm3', (infill) => {
    const own = infill === 0 ? {} : { infillGCm3: infill };
    const body = made([boxOf([8, 6, 7], { shellMm: 1.5, ...own }, [1, 2, 3])], { densityGCm3: 1.2 });
    expectAlike(
      body,
      byHand([
        { half: [8, 6, 7], at: [1, 2, 3], gCm3: 1.2 },
        { half: [6.5, 4.5, 5.5], at: [1, 2, 3], gCm3: infill - 1.2 },
      ]),
    );
  });

  it('of a cylinder has a wall and two ends so thick', () => {
    const [radius, half, wall] = [10, 4, 1.5];
    const body = made([{ cylinder: { radiusMm: radius, halfMm: half, axis: 'z' }, shellMm: wall }], { densityGCm3: 1 });
    const inner = radius - wall / Math.cos(Math.PI / 32);
    const prism = (r: number, h: number) => {
      const area = (32 * r * r * Math.sin((2 * Math.PI) / 32)) / 2;
      const massG = (area * 2 * h) / 1e3;
      const about = (massG * r * r * (2 + Math.cos((2 * Math.PI) / 32))) / 6; // a regular polygon's, about its middle
      return { massG, about, across: about / 2 + (massG * h * h) / 3 };
    };
    const [outside, inside] = [prism(radius, half), prism(inner, half - wall)];
    const { massG, moments } = told(body);
    expect(massG).toBeCloseTo(outside.massG - inside.massG, 9);
    expect(moments[2]).toBeCloseTo(outside.about - inside.about, 6);
    expect(moments[0]).toBeCloseTo(outside.across - inside.across, 6);
  });

  it('of points has a shell as thick everywhere: of a tetrahedron the same shape, smaller by its inner radius', () => {
    const pointsMm = [
      [8, 8, 8],
      [8, -8, -8],
      [-8, 8, -8],
      [-8, -8, 8],
    ];
    const inner = 8 / Math.sqrt(3);
    const whole = told(made([{ hull: { pointsMm } }], { densityGCm3: 1 }));
    const shell = told(made([{ hull: { pointsMm }, shellMm: inner / 2 }], { densityGCm3: 1 }));
    expect(shell.massG / whole.massG).toBeCloseTo(1 - 1 / 8, 9);
    expect((shell.moments[0] ?? 0) / (whole.moments[0] ?? 1)).toBeCloseTo(1 - 1 / 32, 9);
  });

  it('whose shell is thicker than it is, is solid', () => {
    const solid = told(made([boxOf([8, 6, 7])], { densityGCm3: 1.2 }));
    expect(told(made([boxOf([8, 6, 7], { shellMm: 6.5 })], { densityGCm3: 1.2 }))).toEqual(solid);
  });

  it('may be given its mass properties, with products about axes that are askew', () => {
    const given = { massG: 5, comMm: [0.5, 0, 0], inertiaGMm2: [300, 320, 340], productsGMm2: [20, -10, 5] };
    const { spec } = made([boxOf([8, 6, 7]), boxOf([2, 2, 2], { cavity: true })], given);
    expect(told({ spec } as LabBody).moments.map((one) => Math.round(one * 1e6) / 1e6)).toEqual([
      300, 320, 340, 20, -10, 5,
    ]);
    const { x, y, z } = spec.solid.inertia;
    expect((x + y + z) * 1e9).toBeCloseTo(960, 6);
    expect(x * y * z * 1e27).toBeCloseTo(300 * 320 * 340 + 2 * 20 * -10 * 5 - 300 * 100 - 320 * 25 - 340 * 400, 0);
  });
});

describe('sides that are found', () => {
  it('are the faces on which a body comes to rest, the likeliest first', () => {
    const { faces } = made([boxOf([8, 8, 6])], { densityGCm3: 1, faces: 'stable' });
    expect(faces).toHaveLength(6);
    expect(faces.slice(0, 2).map(({ down }) => Math.abs(down.z))).toEqual([1, 1]);
    expect(new Set(faces.map(({ name }) => name)).size).toBe(6);
    expect(faces[0]?.name).toMatch(/^side 1 \([+-]z\)$/);
  });

  it('leave out those from which it falls', () => {
    const pointsMm = [
      [0, 0, 0],
      [10, 0, 0],
      [0, 0, 10],
      [20, 20, 20],
    ];
    const { faces } = made([{ hull: { pointsMm } }], { densityGCm3: 1, faces: 'stable' });
    expect(faces.some(({ down }) => down.y < -0.99)).toBe(false);
    expect(faces.length).toBeGreaterThan(0);
  });

  it('go round a cylinder as one', () => {
    const rod = { cylinder: { radiusMm: 5, halfMm: 20, axis: 'x' } };
    const shares = sharesOf(made([rod], { densityGCm3: 1, faces: 'stable' }));
    expect(shares.size).toBe(3);
    expect([...shares.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });

  it('are one where a flat side is not quite flat, as a print is', () => {
    const bumps = [-8, -3, 3, 8].flatMap((x) => [-8, -3, 3, 8].map((y) => [x, y, 8 + 0.05 * Math.cos(x * y + x)]));
    const pointsMm = [...bumps, ...bumps.map(([x = 0, y = 0, z = 0]) => [x, y, -z])];
    const { faces } = made([{ hull: { pointsMm } }], { densityGCm3: 1, faces: 'stable' });
    expect(new Set(faces.map(({ name }) => name)).size).toBe(6);
    expect(faces.length, 'there are more of them than sides').toBeGreaterThanOrEqual(6);
  });
});

describe('a body of version 2 that is none', () => {
  const BOX = boxOf([8, 8, 8]);
  it.each([
    ['a cavity outside', [BOX, boxOf([2, 2, 2], { cavity: true }, [9, 0, 0])], {}, '$.parts[1] is a cavity'],
    [
      'a cavity in a shell',
      [boxOf([8, 8, 8], { shellMm: 1 }), boxOf([2, 2, 2], { cavity: true })],
      {},
      '$.parts[1] is a cavity; expected it within one part that has no shell.',
    ],
    ['cavities alone', [boxOf([8, 8, 8], { cavity: true })], {}, '$.parts[0] is a cavity'],
    ['a cavity as large as it', [BOX, boxOf([8, 8, 8], { cavity: true })], {}, '$.parts make 0.00 g'],
    [
      'cavities that overlap, and take away twice',
      [BOX, ...[0, 1, 2].map(() => boxOf([7, 7, 7], { cavity: true }))],
      {},
      '$.parts make -',
    ],
    [
      'two cavities at one end, which leave moments that no body has',
      [boxOf([40, 2, 2]), ...[1, 2].map(() => boxOf([9, 2, 2], { cavity: true }, [-31, 0, 0]))],
      {},
      '$.parts',
    ],
    ['a cavity with a density', [BOX, boxOf([2, 2, 2], { cavity: true, densityGCm3: 1 })], {}, '$.parts[1]'],
    ['infill without a shell', [boxOf([8, 8, 8], { infillGCm3: 1 })], {}, '"shellMm" beside "infillGCm3"'],
    [
      'a part without a density',
      [BOX, boxOf([2, 2, 2], { densityGCm3: 1 })],
      { densityGCm3: undefined },
      '"densityGCm3"',
    ],
    [
      'a mass and a density of a part',
      [boxOf([2, 2, 2], { densityGCm3: 1 })],
      { densityGCm3: undefined, massG: 1, comMm: [0, 0, 0], inertiaGMm2: [1, 1, 1] },
      '"densityGCm3"',
    ],
    [
      'products that no body has',
      [BOX],
      { densityGCm3: undefined, massG: 1, comMm: [0, 0, 0], inertiaGMm2: [9, 9, 9], productsGMm2: [8, 8, 8] },
      '$.inertiaGMm2',
    ],
    ['sides by another word', [BOX], { faces: 'flat' }, '$.faces is "flat"; expected a list of sides, or "stable"'],
    ['a shell of nothing', [boxOf([8, 8, 8], { shellMm: 0 })], {}, '$.parts[0].shellMm is 0'],
  ])('%s is refused in a sentence', (_, parts, more, said) => {
    const body = read(parts, { densityGCm3: 1, ...more });
    expect(body.ok ? '' : body.fault.message).toContain(said);
  });

  it('cannot have what is of version 2 and say that it is of version 1', () => {
    const body = readBody({ ...FULL, version: 1, densityGCm3: 1, parts: [boxOf([8, 8, 8], { shellMm: 1 })] });
    expect(body.ok ? '' : body.fault.message).toContain('shellMm');
  });
});
