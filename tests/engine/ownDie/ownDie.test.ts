import { describe, expect, it } from 'vitest';
import { meanOf, numberDrawn } from '#engine/ownDie/chances.ts';
import { dieMade } from '#engine/ownDie/ownDie.ts';
import { ownDieSchema, type OwnBody } from '#engine/ownDie/schema.ts';
import { readBody } from '#lab/rolls/bodyFile.ts';
import { readOwnDie } from '#lab/rolls/readOwnDie.ts';
import { sharesOf } from '#lab/rest/answer.ts';
import { must } from '../../games/truck-off/support.ts';
import { ball, boxFile, changed, loaded, SIX } from './bodies.ts';

const whyNot = (body: Parameters<typeof changed>[0], sides = 6): string => {
  const made = dieMade(changed(body), sides);
  return made.ok ? 'it is a die' : made.fault.message;
};

describe('a body in the place of a die', () => {
  it('shows each number as often as the lab has it by geometry', () => {
    const lab = must(readBody(boxFile()));
    const shares = sharesOf(lab);
    const { chances, spec } = must(dieMade(loaded(), 6));
    chances.forEach((chance, i) => expect(chance).toBeCloseTo(shares.get(`${i + 1}`) ?? 0, 3));
    expect(chances[4]).toBeGreaterThan(chances[1] ?? 1);
    expect(spec.mass).toBeCloseTo(lab.spec.mass, 6);
    expect(spec.solid.inertia.x).toBeCloseTo(lab.spec.solid.inertia.x, 12);
  });

  it('is a body file, which the lab reads as the same body', () => {
    const { body } = loaded();
    const again = must(readBody(body));
    const { spec } = must(dieMade(loaded(), 6));
    expect(again.spec.solid).toEqual(spec.solid);
    expect(sharesOf(again).get('5')).toBeCloseTo(must(dieMade(loaded(), 6)).chances[4] ?? 0, 9);
  });

  it('is written, read and written again to the same bytes, and made anew to the same', () => {
    const text = JSON.stringify(loaded());
    const read = ownDieSchema.parse(JSON.parse(text));
    expect(JSON.stringify(read)).toBe(text);
    expect(must(readOwnDie(loaded().body, 6))).toEqual(loaded());
    expect(JSON.stringify(must(readOwnDie(boxFile(), 6)))).toBe(text);
  });

  it('is around its own middle, wherever its file has it', () => {
    const { parts } = boxFile() as { readonly parts: readonly [object, ...object[]] };
    const aside = { ...boxFile(), parts: [{ box: { halfMm: [8, 8, 8], atMm: [100, 3, -40] } }, ...parts.slice(3)] };
    const die = must(readOwnDie(aside, 6));
    expect(die.body.comMm).toEqual([0, 0, 0]);
    expect(Math.max(...die.body.parts[0]!.hull.pointsMm.flat())).toBe(8);
  });

  it('leaves out what lies within another part, and keeps one of two alike', () => {
    expect(loaded().body.parts).toHaveLength(1);
    const twice = { ...boxFile(), parts: [{ box: { halfMm: [8, 8, 8] } }, { box: { halfMm: [8, 8, 8] } }] };
    expect(must(readOwnDie(twice, 6)).body.parts).toHaveLength(1);
  });

  it('that was changed after it was made is refused', () => {
    const die = loaded();
    const heavier = { ...die, body: { ...die.body, comMm: [0, -3, 0] as [number, number, number] } };
    expect(dieMade(heavier, 6)).toMatchObject({ ok: false, fault: { code: 'changed' } });
    expect(dieMade(die, 6).ok).toBe(true);
  });

  it.each(['0', '7', 'six', '01', '1.0', '-1', ' 1', '1e0'])('with a face "%s" is refused by that face', (name) => {
    const faces = [[name, [0, 0, 1]] as const, ...SIX.slice(1)];
    const said = `Face "${name}" is not a number from 1 to 6.`;
    expect(readOwnDie(boxFile(faces), 6)).toMatchObject({ ok: false, fault: { message: said } });
    const own = loaded().body.faces.map((face, i) => (i === 0 ? { ...face, name } : face));
    expect(whyNot({ faces: own })).toBe(said.charAt(0).toLowerCase() + said.slice(1, -1));
  });

  it('of more points than a match carries, or too light for one, is refused where it is made', () => {
    const cylinders = [-1, 0, 1].flatMap((x) =>
      [-1, 0, 1].map((z) => ({ cylinder: { radiusMm: 3, halfMm: 4, axis: 'y', atMm: [5 * x, 0, 5 * z] } })),
    );
    const many = readOwnDie({ ...boxFile(), parts: cylinders }, 6);
    expect(!many.ok && many.fault.message).toMatch(/expected hulls of 300 points together at most\.$/);
    const light = readOwnDie({ ...boxFile(), densityGCm3: 0.01, parts: [{ box: { halfMm: [8, 8, 8] } }] }, 6);
    expect(!light.ok && light.fault.message).toBe('$.body.massG is 0.04096; expected at least 0.2.');
  });

  it('may have fewer numbers than the place has, and as many sides as it likes', () => {
    expect(must(dieMade(loaded(), 20)).chances.slice(6)).toEqual(Array.from({ length: 14 }, () => 0));
    expect(dieMade(loaded(), 4)).toMatchObject({ ok: false });
  });

  const point = (x: number, y: number, z: number): [number, number, number] => [x, y, z];
  const hull = (...pointsMm: [number, number, number][]): OwnBody['parts'] => [{ hull: { pointsMm } }];
  const long = hull(point(25, 5, 5), point(-25, 5, -5), point(0, -6, 5), point(0, 6, -5), point(0, 5, 5));
  const sliver = hull(point(9, 0, 9), point(-9, 0, 9), point(9, 2, -9), point(-9, 1, -9));
  const flat = hull(point(9, 0, 9), point(-9, 0, 9), point(9, 0, -9), point(-9, 0, -9));
  const same = hull(point(1, 1, 1), point(1, 1, 1), point(1, 1, 1), point(1, 1, 1));

  it.each([
    ['too long for a hand', { parts: long }, /^a corner is 26\.0 mm from its middle; 20 mm are the most/],
    ['a sliver', { parts: sliver }, /mm thick; 4 mm are the least$/],
    ['flat', { parts: flat }, /flat/],
    ['a point four times', { parts: same }, /flat/],
    ['of a centre outside', { comMm: point(0, 9, 0) }, /centre of mass is outside/],
    ['that hardly resists turning', { inertiaGMm2: point(0.01, 0.01, 0.01) }, /moments of inertia/],
    ['that resists more than it can', { inertiaGMm2: point(9000, 9000, 9000) }, /moments of inertia/],
    ['of moments that no body has', { inertiaGMm2: point(20, 20, 200) }, /moments of inertia/],
    [
      'seldom read',
      { faces: loaded().body.faces.slice(0, 2) },
      /shows a number in 3\d % of all ways; 50 % are the least/,
    ],
    [
      'that always shows one number, with which no tie would end',
      { faces: loaded().body.faces.map((face) => ({ ...face, name: '3' })) },
      /^of all ways in which it shows a number, 100 % show 3; 95 % are the most/,
    ],
  ] as const)('%s is refused in a sentence', (_, body, said) => {
    expect(whyNot(body as Partial<OwnBody>)).toMatch(said);
  });

  it.each([
    ['NaN', { massG: Number.NaN }],
    ['infinite', { comMm: [0, Number.POSITIVE_INFINITY, 0] }],
    ['weightless', { massG: 0 }],
    ['of 400 points', { parts: hull(...Array.from({ length: 400 }, (_, i) => point(i % 20, i / 20, i % 7))) }],
    ['without faces', { faces: [] }],
    ['with a face that points nowhere', { faces: [{ name: '1', normal: [0, 0, 0] }] }],
    ['with a key of its own', { more: 1 }],
    ['with a title that hides', { title: 'a‮b' }],
  ])('that is %s is refused by its schema', (_, body) => {
    expect(ownDieSchema.safeParse({ hash: loaded().hash, body: { ...loaded().body, ...body } }).success).toBe(false);
  });

  it('that is as round as 180 points can make it is never read, and refused within a second', () => {
    const file = { ...ball(), faces: [{ name: '1', normal: [0, 1, 0] }] };
    expect(readOwnDie(file, 6)).toMatchObject({
      ok: false,
      fault: { message: expect.stringContaining('% of all ways') as string },
    });
  }, 1000);
});

describe('numbers by chance', () => {
  it('come as often as their chances say', () => {
    const chances = [0.2, 0, 0.5, 0.3];
    const drawn = Array.from({ length: 1000 }, (_, i) => numberDrawn(chances, i / 1000));
    expect([1, 2, 3, 4].map((n) => drawn.filter((one) => one === n).length)).toEqual([200, 0, 500, 300]);
    expect(meanOf(chances)).toBeCloseTo(2.9);
  });

  it('are on the die even where rounding leaves the sum of its chances below 1', () => {
    expect(numberDrawn([0.1, 0.2, 0.7 - 1e-9, 0], 1 - 1e-12)).toBe(3);
  });
});
