import { describe, expect, it } from 'vitest';
import { finished } from '#lab/mesh/bodyOfMesh.ts';
import { filledSteps, hasMeshes } from '#lab/mesh/filledBody.ts';
import { nameOfMesh, seenOf } from '#lab/mesh/seenMesh.ts';
import { readBody } from '#lab/rolls/bodyFile.ts';
import { viewsOf } from '#lab/rolls/bodyPicture.ts';
import { looseBodyOf, solidsOf } from '#lab/rolls/looseBody.ts';
import { must } from '../games/traction/support.ts';
import { binaryStl, boxMesh } from './meshes.ts';

const FILES = [
  { name: 'die.stl', bytes: binaryStl(boxMesh([8, 7, 6], [40, 0, 0])) },
  { name: 'open.stl', bytes: binaryStl({ ...boxMesh([8, 7, 6]), triangles: boxMesh([8, 7, 6]).triangles.slice(1) }) },
];

const bodyOf = (...parts: readonly object[]) => ({ format: 'tumbletop/body', version: 2, densityGCm3: 1, parts });
const filled = (body: unknown) => finished(filledSteps(body, FILES, () => null));
const saidOf = (file: unknown, unit?: string): string => {
  const read = filled(bodyOf({ mesh: { file, unit } }));
  return read.ok ? '' : read.fault.message;
};

describe('a body file that names the file of a mesh', () => {
  it('has what is kept of it in its stead, its middle where the part says', () => {
    const { body } = must(
      filled(
        bodyOf(
          { mesh: { file: 'die.stl', unit: 'mm', atMm: [0, 20, 0] }, densityGCm3: 3 },
          { box: { halfMm: [1, 1, 1] } },
        ),
      ),
    );
    const { spec } = must(readBody(JSON.parse(JSON.stringify(body))));
    expect(spec.mass * 1e3).toBeCloseTo(3 * 2.688 + 0.008, 9);
    expect(spec.com.y * 1e3).toBeCloseTo((20 * 3 * 2.688) / (3 * 2.688 + 0.008), 9);
    expect(spec.com.x).toBeCloseTo(0, 12);
  });

  it('may have the unit left out where the size says it, and a mesh written in it', () => {
    const { points, triangles } = boxMesh([8, 7, 6]);
    const { body } = must(filled(bodyOf({ mesh: { file: 'die.stl' } }, { mesh: { points, triangles, unit: 'mm' } })));
    expect(body).toMatchObject({ parts: [{ measured: { fromTriangles: 12 } }, { measured: { fromTriangles: 12 } }] });
    expect(hasMeshes(body)).toBe(false);
  });

  it.each([
    ['../die.stl', '$.parts[0].mesh.file is "../die.stl"; expected an STL or OBJ file beside'],
    ['/etc/die.stl', '$.parts[0].mesh.file is "/etc/die.stl"; expected an STL or OBJ file beside'],
    ['a/../../die.stl', 'no way out of its folder'],
    ['a//die.stl', 'no way out of its folder'],
    ['C:die.stl', 'no way out of its folder'],
    ['..\\die.stl', 'no way out of its folder'],
    ['die.json', 'expected an STL or OBJ file'],
    [7, '$.parts[0].mesh.file is 7; expected a text.'],
    ['gone.stl', '$.parts[0].mesh.file is "gone.stl", which is not there: choose both files at once.'],
    ['open.stl', '$.parts[0].mesh.file is "open.stl": It is not closed: 3 of its edges'],
  ])('%j is refused in a sentence', (file, said) => {
    expect(saidOf(file)).toContain(said);
  });

  it('is not taken where nothing reads that file, as in a job', () => {
    const read = readBody(bodyOf({ mesh: { file: 'die.stl', unit: 'mm' } }));
    expect(read.ok ? '' : read.fault.message).toBe(
      '$.parts[0].mesh.file is "die.stl"; expected a mesh that was read: files are read beside a body’s own.',
    );
  });

  it.each([
    ['a body of version 1', { ...bodyOf({ mesh: { file: 'die.stl' } }), version: 1 }],
    ['more parts than a body has', bodyOf(...Array.from({ length: 31 }, () => ({ mesh: { file: 'die.stl' } })))],
  ])('is not read for %s, which is refused as it was written', (_, body) => {
    expect(filled(body)).toEqual({ ok: true, value: { body, meshes: [] } });
    expect(readBody(body).ok).toBe(false);
  });

  it('says of a strange unit where it is', () => {
    expect(saidOf('die.stl', 'cm')).toBe('$.parts[0].mesh.unit is "cm"; expected one of "mm", "in".');
  });
});

describe('the picture of a mesh', () => {
  it('has its outline over what was kept, where the part is', () => {
    const read = must(filled(bodyOf({ mesh: { file: 'die.stl', unit: 'mm', atMm: [0, 20, 0] } })));
    const body = looseBodyOf({ ...(read.body as object), faces: 'stable' }) ?? expect.fail('it is a body');
    const views = viewsOf(solidsOf(body), seenOf(read.meshes));
    const front = views.find(({ short }) => short === 'front')?.lines ?? [];
    const [xs, ys] = [front.flatMap(([a, , c]) => [a, c]), front.flatMap(([, b, , d]) => [b, d])];
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([-8, 8, 13, 27]);
    expect(viewsOf(solidsOf(body)).every(({ lines }) => lines === undefined)).toBe(true);
  });

  it('knows a mesh again by its figures', () => {
    const [one, other] = [0, 1].map(() => must(filled(bodyOf({ mesh: { file: 'die.stl' } }))).meshes[0]);
    if (one === undefined || other === undefined) throw new Error('both are there');
    expect(nameOfMesh(one.part)).toBe(nameOfMesh(other.part));
  });
});
