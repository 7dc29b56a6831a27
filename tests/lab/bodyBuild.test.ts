import { describe, expect, it } from 'vitest';
import { asMeasured, BODY_BUILD, BODY_STARTS, evenly, gramsOf, saidOfBody, sidesToName } from '#lab/rolls/bodyBuild.ts';
import { namedSidesOf, sidesOf } from '#lab/rolls/sides.ts';
import { readBody } from '#lab/rolls/bodyFile.ts';
import { lyingOn, viewsOf } from '#lab/rolls/bodyPicture.ts';
import { lyingWith } from '#lab/rolls/labBody.ts';
import { looseBodyOf, solidsOf, versioned, type LooseBody } from '#lab/rolls/looseBody.ts';
import { rolls } from '#lab/rolls/rolls.ts';
import { slide } from '#lab/slide/slide.ts';
import { normalizeOr, UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { must } from '../games/traction/support.ts';

function startAt(label: string): LooseBody {
  const start = BODY_STARTS.find((one) => one.label === label);
  if (start === undefined) throw new Error(`no start ${label}`);
  return start.body;
}

const BOX = startAt('Box');
const { densityGCm3: _density, ...WEIGHTLESS } = BOX;
const TETRAHEDRON = startAt('Tetrahedron');

/** A body of one solid of these points. */
const ofPoints = (...pointsMm: readonly (readonly [number, number, number])[]): object => ({
  ...BOX,
  parts: [{ hull: { pointsMm, atMm: [0, 0, 0] } }],
});

const boxOf = (...halfMm: readonly [number | string, number, number]): object => ({
  ...BOX,
  parts: [{ box: { halfMm, atMm: [0, 0, 0] } }],
});

describe('a body to begin from', () => {
  it.each(BODY_STARTS.map(({ label }) => label))('%s can be thrown as it is', (label) => {
    expect(BODY_BUILD.wrong(startAt(label))).toBeNull();
    expect(readBody(startAt(label)).ok).toBe(true);
  });

  it('are those that designers ask for first', () => {
    expect(BODY_STARTS.map(({ label }) => label)).toEqual(['Box', 'Coin', 'Square die', 'Tetrahedron']);
  });
});

describe('one sentence for each mistake', () => {
  it.each([
    [
      'a hull in one plane',
      ofPoints([0, 0, 0], [9, 0, 0], [0, 9, 0], [9, 9, 0]),
      'Part 1 is flat: its points lie in one plane.',
    ],
    [
      'a hull of three points',
      ofPoints([0, 0, 0], [9, 0, 0], [0, 9, 0]),
      'Part 1 needs 4 points or more to be a solid; it has 3.',
    ],
    [
      'a point at 1e308',
      ofPoints([0, 0, 0], [9, 0, 0], [0, 9, 0], [0, 1e308, 9]),
      'Part 1, point 4: y is 1e+308; expected at most 250.',
    ],
    [
      'a box inside out',
      boxOf(-8, 8, 8),
      'Part 1: the width is -16, which turns it inside out; expected 0.1 to 500 mm.',
    ],
    ['a box as wide as a house', boxOf(5e307, 8, 8), 'Part 1: the width is 1e+308; expected 0.1 to 500 mm.'],
    ['a width that is not there', boxOf('', 8, 8), 'Part 1: the width is missing; expected 0.1 to 500 mm.'],
    [
      'too many parts',
      { ...BOX, parts: Array.from({ length: 31 }, () => BOX.parts[0]) },
      'The body has 31 parts; 30 are the most.',
    ],
    ['no parts', { ...BOX, parts: [] }, 'The body has no parts.'],
    ['no sides', { ...BOX, faces: [] }, 'No side has a name.'],
    ['a side without a name', { ...BOX, faces: [{ name: '', normal: [0, 1, 0] }] }, 'Side 1 has no name.'],
    [
      'a side without a direction',
      { ...BOX, faces: [{ name: 'a', normal: [0, 0, 0] }] },
      'Side 1 has no direction: x, y and z are all 0.',
    ],
    [
      'a cavity that is in no part',
      { ...BOX, version: 2, parts: [...BOX.parts, { box: { halfMm: [20, 1, 1], atMm: [0, 0, 0] }, cavity: true }] },
      'Part 2 is a cavity; expected it within one part that has no shell.',
    ],
    [
      'a shell thicker than the world',
      { ...BOX, version: 2, parts: [{ ...BOX.parts[0], shellMm: 900 }] },
      'Part 1: its shell is 900; expected at most 250.',
    ],
    [
      'a density that is typed',
      { ...BOX, version: 2, parts: [{ ...BOX.parts[0], densityGCm3: 'lead' }] },
      'Part 1: its density is "lead"; expected a finite number.',
    ],
    ['no density', { ...BOX, densityGCm3: '' }, 'The density is missing.'],
    ['a density of lead and more', { ...BOX, densityGCm3: 30 }, 'The density is 30; expected at most 25.'],
    [
      'a centre of mass outside',
      { ...WEIGHTLESS, massG: 5, comMm: [40, 0, 0], inertiaGMm2: [1, 1, 1] },
      'The centre of mass is outside of the body.',
    ],
    [
      'moments that no body has',
      { ...WEIGHTLESS, massG: 5, comMm: [0, 0, 0], inertiaGMm2: [9, 1, 1] },
      'One moment of inertia is more than the other two together, as no body has them.',
    ],
  ])('%s', (_, body, sentence) => {
    expect(BODY_BUILD.wrong(body)).toBe(sentence);
  });
});

it('a job of a body with a number out of all bounds is refused by a sentence', () => {
  const part = { cylinder: { radiusMm: 5e307, halfMm: 5, axis: 'x', atMm: [0, 0, 0] } };
  const refused = [
    rolls.prepare({ bodies: [{ ...BOX, parts: [part] }] }),
    slide.prepare({ body: { ...BOX, parts: [part] } }),
  ];
  expect(refused.map((read) => (read.ok ? null : read.fault.message))).toEqual([
    '$.parameters.bodies[0].parts[0].cylinder.radiusMm is 5e+307; expected at most 250.',
    '$.parameters.body.parts[0].cylinder.radiusMm is 5e+307; expected at most 250.',
  ]);
});

describe('the drawing of a body', () => {
  const extent = (label: string, axis: 0 | 1): number => {
    const view = viewsOf(solidsOf(BOX)).find((one) => one.label === label);
    const all = view?.outlines.flatMap(({ pointsMm }) => pointsMm.map((point) => point[axis])) ?? [];
    return Math.max(...all) - Math.min(...all);
  };

  it('is to scale from the front, from the right and from above', () => {
    expect([extent('from the front', 0), extent('from the front', 1)].map(Math.round)).toEqual([24, 12]);
    expect([extent('from the right', 0), extent('from the right', 1)].map(Math.round)).toEqual([18, 12]);
    expect([extent('from above', 0), extent('from above', 1)].map(Math.round)).toEqual([24, 18]);
  });

  it('leaves out a part that cannot be drawn, and keeps the others', () => {
    const body = looseBodyOf({ ...BOX, parts: [...BOX.parts, { box: { halfMm: [1e300, 1, 1], atMm: [0, 0, 0] } }] });
    expect(body && solidsOf(body).map(({ part }) => part)).toEqual([0]);
  });

  it('hides a part within another', () => {
    const within = { box: { halfMm: [2, 2, 2], atMm: [0, 0, 0] } };
    const body = looseBodyOf({ ...BOX, parts: [...BOX.parts, within] });
    const parts = viewsOf(body === null ? [] : solidsOf(body)).flatMap(({ outlines }) =>
      outlines.map(({ part }) => part),
    );
    expect([...new Set(parts)]).toEqual([0]);
  });

  it('shows it lying on a side: a box on its end stands twice as high as on its bottom', () => {
    const upright = (down: readonly [number, number, number]): number => {
      const edges = lyingOn(solidsOf(BOX), vec3(...down)).flatMap(({ pointsMm }) =>
        pointsMm.map((point, i) => [point, pointsMm[(i + 1) % pointsMm.length] ?? point] as const),
      );
      return Math.max(...edges.filter(([a, b]) => Math.abs(a[0] - b[0]) < 0.01).map(([a, b]) => Math.abs(a[1] - b[1])));
    };
    expect(upright([1, 0, 0]) / upright([0, -1, 0])).toBeCloseTo(2, 6);
  });
});

const shapesOf = (body: Parameters<typeof solidsOf>[0]) => solidsOf(body).map(({ shape }) => shape);

describe('the sides of a body', () => {
  it('are all those of its hull where a file names none, each told by its direction', () => {
    const brick = { format: 'tumbletop/body', version: 1, parts: [{ box: { halfMm: [10, 7, 5] } }], densityGCm3: 1.2 };
    const { faces } = must(readBody(brick));
    const unsigned = faces.map(({ name }) => name.replace(/[+-]/, '±'));
    expect(unsigned).toEqual(['z', 'z', 'y', 'y', 'x', 'x'].map((axis, i) => `side ${i + 1} (±${axis})`));
    expect(
      namedSidesOf(shapesOf(TETRAHEDRON)).every(({ name }) => /^side \d \(-?0\.58 -?0\.58 -?0\.58\)$/.test(name)),
    ).toBe(true);
  });

  it('are those of its hull, each with a name, and each is where the body then lies', () => {
    const faces = sidesOf(shapesOf(TETRAHEDRON));
    expect(faces.map(({ name }) => name)).toEqual(['side 1', 'side 2', 'side 3', 'side 4']);
    const body = must(readBody({ ...TETRAHEDRON, faces }));
    for (const { name, normal } of faces)
      expect(lyingWith(body, normalizeOr(vec3(Number(normal[0]), Number(normal[1]), Number(normal[2])), UNIT_Y))).toBe(
        name,
      );
  });

  it('have one name all around a cylinder', () => {
    const names = sidesOf(shapesOf(startAt('Coin'))).map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['side 1', 'side 2']);
    expect([...new Set(names.slice(2))]).toEqual(['round side']);
  });
});

describe('a body that is drawn', () => {
  const hollow = { ...BOX, parts: [{ ...BOX.parts[0], shellMm: 1 }] } as LooseBody;

  it('is of version 2 as soon as anything of it is, and of version 1 again without', () => {
    expect(versioned(BOX).version).toBe(1);
    expect(versioned(hollow).version).toBe(2);
    expect(versioned({ ...BOX, faces: 'stable' }).version).toBe(2);
    expect(versioned(versioned({ ...hollow, parts: BOX.parts }))).toEqual(BOX);
    expect(BODY_BUILD.wrong(versioned(hollow))).toBeNull();
  });

  it('has the weight of its shell, and stays as heavy where that is measured', () => {
    const solids = solidsOf(hollow);
    const grams = gramsOf(solids, 1.2);
    expect(grams).toBeCloseTo(((24 * 12 * 18 - 22 * 10 * 16) * 1.2) / 1e3, 9);
    const measured = asMeasured(hollow, solids, grams);
    expect(measured.densityGCm3).toBeUndefined();
    const [own, dense] = [must(readBody(versioned(measured))).spec, must(readBody(versioned(hollow))).spec];
    for (const axis of ['x', 'y', 'z'] as const)
      expect(own.solid.inertia[axis] / dense.solid.inertia[axis]).toBeCloseTo(1, 5);
  });

  it('is told by its weight, centre and moments as soon as it is one', () => {
    expect(saidOfBody(BOX)).toBe(
      'It weighs 6.221 g, its centre of mass is at 0, 0, 0 mm, and its principal moments of inertia are 242.6, 373.2 and 466.6 g mm².',
    );
    expect(saidOfBody({ ...BOX, parts: [] })).toBe('');
  });

  it('gives names to the sides that were found', () => {
    const found = { ...BOX, version: 2, faces: 'stable' } as const;
    expect(sidesToName(found, solidsOf(found))[0]?.name).toMatch(/^side 1 \([+-]y\)$/);
    expect(sidesToName(BOX, solidsOf(BOX))[0]?.name).toBe('side 1');
  });
});

describe('the weight of a body', () => {
  it('follows from its density: a box of 24 by 12 by 18 mm of acrylic weighs 6.2 g', () => {
    expect(gramsOf(solidsOf(BOX), 1.2)).toBeCloseTo(6.2208, 6);
  });

  it('as measured begins with what the shape makes, and rolls as before', () => {
    const solids = solidsOf(BOX);
    const { massG, comMm, inertiaGMm2 } = evenly(solids, gramsOf(solids, 1.2));
    const measured = must(readBody({ ...WEIGHTLESS, massG, comMm, inertiaGMm2 })).spec;
    const dense = must(readBody(BOX)).spec;
    expect(measured.mass).toBeCloseTo(dense.mass, 9);
    for (const axis of ['x', 'y', 'z'] as const)
      expect(measured.solid.inertia[axis] / dense.solid.inertia[axis]).toBeCloseTo(1, 5);
  });
});
