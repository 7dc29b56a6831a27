import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  box,
  heightOverFace,
  place,
  polyhedron,
  squarePyramid,
  translate,
  vertexAt,
} from '#sim/geometry/polyhedron.ts';
import { fromYawDeg, rotate } from '#sim/maths/quat.ts';
import { add, cross, distance, dot, length, scale, sub, vec3 } from '#sim/maths/vec3.ts';
import { anyRotation } from '../maths/arbitraries.ts';
import { anyPosition, anyShape, pyramid, SMALL } from './solids.ts';

const shapes = [
  { name: 'a pyramid', shape: squarePyramid(0.02, 0.035), vertices: 5, edges: 8, faces: 5, directions: 6 },
  { name: 'a box', shape: box(0.01, 0.02, 0.03), vertices: 8, edges: 12, faces: 6, directions: 3 },
];

describe.each(shapes)('$name', ({ shape, vertices, edges, faces, directions }) => {
  it('has its vertices, edges and faces, and an edge direction for every set of parallel edges', () => {
    expect(shape.vertices).toHaveLength(vertices);
    expect(shape.edges).toHaveLength(edges);
    expect(shape.faces).toHaveLength(faces);
    expect(shape.edgeDirections).toHaveLength(directions);
    expect(vertices - edges + faces).toBe(2);
  });

  it('has no vertex outside any face, and the corners of a face in its plane', () => {
    for (const face of shape.faces) {
      shape.vertices.forEach((vertex, i) => {
        const height = heightOverFace(shape, face, vertex);
        if (face.vertices.includes(i)) expect(Math.abs(height)).toBeLessThan(1e-15);
        else expect(height).toBeLessThan(-1e-3);
      });
    }
  });

  it('has unit normals, and every face runs counter-clockwise seen from outside', () => {
    for (const face of shape.faces) {
      const ring = face.vertices.map((index) => vertexAt(shape.vertices, index));
      expect(length(face.normal)).toBeCloseTo(1, 14);
      ring.forEach((corner, i) => {
        const next = ring[(i + 1) % ring.length] ?? corner;
        const after = ring[(i + 2) % ring.length] ?? corner;
        expect(dot(cross(sub(next, corner), sub(after, next)), face.normal)).toBeGreaterThan(0);
      });
    }
  });

  it('has each edge between two faces', () => {
    for (const [from, to] of shape.edges) {
      const beside = shape.faces.filter((face) => face.vertices.includes(from) && face.vertices.includes(to));
      expect(beside).toHaveLength(2);
    }
  });

  it('lies in its sphere, which touches a vertex', () => {
    const reaches = shape.vertices.map((vertex) => distance(vertex, shape.sphere.centre));
    expect(Math.max(...reaches)).toBe(shape.sphere.radius);
  });
});

describe('a square pyramid', () => {
  it('has its sphere about the middle of its vertices', () => {
    expect(squarePyramid(0.02, 0.035).sphere.centre).toEqual(vec3(0, expect.closeTo(0.007, 15), 0));
  });

  it('stands on its base centre, corners A to D and then the apex', () => {
    expect(squarePyramid(0.02, 0.035).vertices).toEqual([
      vec3(0.01, 0, 0.01),
      vec3(-0.01, 0, 0.01),
      vec3(-0.01, 0, -0.01),
      vec3(0.01, 0, -0.01),
      vec3(0, 0.035, 0),
    ]);
  });

  it('looks down with its base and to +z, -x, -z and +x with its sides', () => {
    const [base, ...sides] = squarePyramid(0.02, 0.035).faces.map((face) => face.normal);
    expect(base).toEqual(vec3(0, -1, 0));
    expect(sides.map(({ x, z }) => [Math.sign(Math.round(x * 10)), Math.sign(Math.round(z * 10))])).toEqual([
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ]);
    // The side falls 35 mm over 10 mm, so its normal rises 10 over 35.
    for (const { y } of sides) expect(y).toBeCloseTo(10 / Math.sqrt(10 * 10 + 35 * 35), 14);
  });
});

describe('a box', () => {
  it('has its top ring first, and its faces are top, bottom, +z, -x, -z, +x', () => {
    const { vertices, faces } = box(1, 2, 3);
    expect(vertices.slice(0, 2)).toEqual([vec3(1, 2, 3), vec3(-1, 2, 3)]);
    expect(vertices.slice(4, 6)).toEqual([vec3(1, -2, 3), vec3(-1, -2, 3)]);
    expect(faces.map((face) => face.normal)).toEqual([
      vec3(0, 1, 0),
      vec3(0, -1, 0),
      vec3(0, 0, 1),
      vec3(-1, 0, 0),
      vec3(0, 0, -1),
      vec3(1, 0, 0),
    ]);
  });
});

describe('a solid from its own corners and rings', () => {
  it('is a wedge with three edge directions across and one along', () => {
    const ends = [vec3(0, 0, 0), vec3(1, 0, 0), vec3(0, 1, 0)];
    const wedge = polyhedron(
      [...ends, ...ends.map((end) => add(end, vec3(0, 0, 1)))],
      [
        [0, 2, 1],
        [3, 4, 5],
        [0, 1, 4, 3],
        [1, 2, 5, 4],
        [2, 0, 3, 5],
      ],
    );
    expect(wedge.edges).toHaveLength(9);
    expect(wedge.edgeDirections).toHaveLength(4);
    expect(wedge.faces.map((face) => face.normal)).toEqual(
      [vec3(0, 0, -1), vec3(0, 0, 1), vec3(0, -1, 0), vec3(Math.SQRT1_2, Math.SQRT1_2, 0), vec3(-1, 0, 0)].map(
        (normal) => vec3(expect.closeTo(normal.x, 14), expect.closeTo(normal.y, 14), expect.closeTo(normal.z, 14)),
      ),
    );
  });

  it('whose ring names a vertex that is not there is a bug', () => {
    expect(() => polyhedron([vec3(0, 0, 0)], [[0, 1, 2]])).toThrow(RangeError);
  });
});

describe('placing a solid', () => {
  it('turns it about its own origin first, then moves it', () => {
    const placed = place(squarePyramid(0.02, 0.035), vec3(1, 2, 3), fromYawDeg(90));
    expect(distance(vertexAt(placed.vertices, 0), vec3(1.01, 2, 2.99))).toBeLessThan(1e-15);
    expect(distance(vertexAt(placed.vertices, 4), vec3(1, 2.035, 3))).toBeLessThan(1e-15);
  });

  it('keeps all lengths, and the normals outward', () => {
    fc.assert(
      fc.property(anyShape, anyPosition, anyRotation, (shape, position, rotation) => {
        const placed = place(shape, position, rotation);
        for (const [from, to] of shape.edges) {
          const before = distance(vertexAt(shape.vertices, from), vertexAt(shape.vertices, to));
          const after = distance(vertexAt(placed.vertices, from), vertexAt(placed.vertices, to));
          expect(after).toBeCloseTo(before, 14);
        }
        for (const face of placed.faces) {
          for (const vertex of placed.vertices) expect(heightOverFace(placed, face, vertex)).toBeLessThan(1e-15);
        }
        for (const vertex of placed.vertices) {
          expect(distance(vertex, placed.sphere.centre)).toBeLessThan(placed.sphere.radius + 1e-15);
        }
        placed.edgeDirections.forEach((direction, i) => {
          expect(distance(direction, rotate(rotation, shape.edgeDirections[i] ?? direction))).toBeLessThan(1e-14);
        });
      }),
    );
  });

  it('does not let the length of a 32-bit quaternion stretch it', () => {
    const q = fromYawDeg(33);
    const long = { x: q.x * 1.001, y: q.y * 1.001, z: q.z * 1.001, w: q.w * 1.001 };
    const placed = place(pyramid(SMALL), vec3(0, 0, 0), long);
    const true_ = place(pyramid(SMALL), vec3(0, 0, 0), q);
    placed.vertices.forEach((vertex, i) => {
      expect(distance(vertex, vertexAt(true_.vertices, i))).toBeLessThan(1e-16);
    });
  });

  it('can be a move alone', () => {
    fc.assert(
      fc.property(anyShape, anyPosition, (shape, by) => {
        const moved = translate(shape, by);
        moved.vertices.forEach((vertex, i) =>
          expect(sub(vertex, by)).toEqual(sub(add(vertexAt(shape.vertices, i), by), by)),
        );
        expect(moved.faces).toBe(shape.faces);
        expect(distance(moved.sphere.centre, add(shape.sphere.centre, scale(by, 1)))).toBe(0);
      }),
    );
  });
});
