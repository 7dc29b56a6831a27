import { describe, expect, it } from 'vitest';
import { acos, degrees } from '#sim/maths/trig.ts';
import { cross, dot, length, ZERO } from '#sim/maths/vec3.ts';
import { COIN, DICE } from '#sim/roll/dice.ts';

const dice = Object.entries(DICE).map(([sides, spec]) => [Number(sides), spec] as const);

describe.each(dice)('a die of %i sides', (sides, spec) => {
  const [part] = spec.parts;
  const normals = spec.faces.map(({ normals: [normal] }) => normal ?? { x: 0, y: 0, z: 0 });

  it('has a face a side, numbered from 1', () => {
    expect(spec.faces.map(({ name }) => Number(name))).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
    expect(part?.shape.faces).toHaveLength(sides);
  });

  it('has the same number of corners as its solid, and no face nearer to the middle than another', () => {
    const away = part?.shape.faces.map(({ vertices: [first = 0], normal }) =>
      dot(normal, part.shape.vertices[first] ?? normal),
    );
    for (const distance of away ?? []) expect(distance).toBeCloseTo(away?.[0] ?? 0, 12);
  });

  it('is read by unit directions, those of opposite faces opposite and together one more than its sides, of the d10 its numerals 9', () => {
    for (const normal of normals) expect(length(normal)).toBeCloseTo(1, 12);
    if (sides === 4) return; // opposite each face of a tetrahedron is a corner
    for (const [i, normal] of normals.entries()) {
      const number = i + 1;
      const opposite = sides === 10 ? 9 - (number % 10) || 10 : sides + 1 - number; // its 0 is 10
      const across = normals[opposite - 1];
      expect(across && dot(normal, across)).toBeCloseTo(-1, 12);
    }
  });

  it('has its balance in its middle and turns alike about every axis that its symmetry asks for', () => {
    expect(length(spec.com)).toBeLessThan(1e-12);
    const { x, y, z } = spec.solid.inertia;
    expect(x / z).toBeCloseTo(1, 9);
    if (sides !== 10) expect(y / z).toBeCloseTo(1, 9);
  });
});

describe('numbers', () => {
  const at = (sides: 6 | 10 | 20, name: number) => DICE[sides].faces[name - 1]?.normals[0] ?? ZERO;

  it('1, 2 and 3 of a d6 go counter-clockwise around their corner', () => {
    expect(dot(cross(at(6, 1), at(6, 2)), at(6, 3))).toBeCloseTo(1, 12);
  });

  it('of a d10 go 0 7 4 1 6 9 2 5 8 3 around its belt, even ones up and odd ones down', () => {
    const belt = [10, 7, 4, 1, 6, 9, 2, 5, 8, 3];
    for (const [i, number] of belt.entries()) {
      const [here, next] = [at(10, number), at(10, belt[(i + 1) % 10] ?? 0)];
      expect(Math.sign(here.y)).toBe(number % 2 === 0 ? 1 : -1);
      // 90 degrees across the belt (89.713), and always the same way around
      expect(degrees(acos(dot(here, next)))).toBeCloseTo(180 - 89.713, 3);
      expect(here.z * next.x - here.x * next.z).toBeGreaterThan(0);
    }
  });

  it('of a d20 have beside them those of dice in shops: 20 has 2, 8 and 14', () => {
    const beside = (number: number) =>
      DICE[20].faces
        .map(({ name }) => Number(name))
        .filter((other) => Math.abs(degrees(acos(dot(at(20, number), at(20, other)))) - (180 - 138.19)) < 0.01);
    expect(beside(20)).toEqual([2, 8, 14]);
    expect(beside(1)).toEqual([7, 13, 19]);
    expect(beside(10)).toEqual([8, 12, 17]);
  });
});

describe('dice of 16 mm acrylic', () => {
  it.each([
    [4, 3.0, 1.4046, [1.2, 1.2]],
    [6, 1.7321, 4.8742, [0.6667, 0.6667]],
    [8, 1.7321, 4.2212, [0.6, 0.6]],
    [10, 1.499, 3.9547, [0.5368, 0.6242]],
    [12, 1.2584, 3.382, [0.4898, 0.4898]],
    [20, 1.2584, 3.0792, [0.4584, 0.4584]],
  ] as const)('d%i has the corners, the mass and the moments of theory', (sides, corner, grams, [across, along]) => {
    const { mass, reach, solid } = DICE[sides];
    const half = sides === 4 ? 0.0044 : 0.008;
    expect(reach / half).toBeCloseTo(corner, 4);
    expect(mass * 1000).toBeCloseTo(grams, 3);
    expect(solid.inertia.x / (mass * half * half)).toBeCloseTo(across, 4);
    expect(solid.inertia.y / (mass * half * half)).toBeCloseTo(along, 4);
  });
});

describe('the shapes', () => {
  it('are those of theory: a cube turns about any axis with m a a / 6, a coin of n corners about its axle with m r r (2 + cos(2 pi / n)) / 6', () => {
    const cube = DICE[6];
    expect(cube.solid.inertia.x / ((cube.mass * 0.016 ** 2) / 6)).toBeCloseTo(1, 9);
    const polygon = (2 + Math.cos((2 * Math.PI) / 12)) / 6; // of m r r, for twelve corners
    expect(COIN.solid.inertia.z / (COIN.mass * 0.012 ** 2 * polygon)).toBeCloseTo(1, 9);
  });
});
