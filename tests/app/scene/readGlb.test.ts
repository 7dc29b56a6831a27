import { readFile } from 'node:fs/promises';
import { NodeIO } from '@gltf-transform/core';
import { describe, expect, it } from 'vitest';
import { glbName } from '../../../models/glb.ts';
import { buildPyramid } from '../../../models/pyramid.ts';
import { PYRAMID_SIZES } from '../../../models/pyramidSizes.ts';
import { readGlb, wholeSkin } from './wholeSkin.ts';

async function fileOf(name: string): Promise<ArrayBuffer> {
  return Uint8Array.from(await readFile(`models/${name}`)).buffer;
}

describe.each(PYRAMID_SIZES)('the model of size %s', (size) => {
  it('reads as it does for a library that reads every glTF', async () => {
    const file = await fileOf(glbName(size));
    const root = (await new NodeIO().readBinary(new Uint8Array(file))).getRoot();
    const model = readGlb(file);
    const theirs = root
      .listMeshes()[0]
      ?.listPrimitives()
      .map((layer) => ({
        positions: layer.getAttribute('POSITION')?.getArray(),
        normals: layer.getAttribute('NORMAL')?.getArray(),
        indices: layer.getIndices()?.getArray(),
      }));
    expect(model.layers).toEqual(theirs);
    expect(model.quarters).toBe(root.listNodes().filter((node) => node.getMesh() !== null).length);
    expect(model.extras).toEqual(root.listNodes()[0]?.getExtras());
  });

  it('put together is the very skin that was built', async () => {
    const { positions, normals, indices } = wholeSkin(readGlb(await fileOf(glbName(size))));
    const { vertices, triangles } = buildPyramid(size);
    const single = (value: number): number => Math.fround(value) + 0; // there is no minus nought
    expect(positions.map(single)).toEqual(vertices.flatMap(({ at }) => at.map((mm) => single(mm / 1000))));
    expect(normals.map(single)).toEqual(vertices.flatMap(({ normal }) => normal.map(single)));
    expect(indices).toEqual(triangles);
  });

  it('stands the same in a viewer that only turns the quarters', async () => {
    const file = await fileOf(glbName(size));
    const nodes = (await new NodeIO().readBinary(new Uint8Array(file)))
      .getRoot()
      .listNodes()
      .filter((node) => node.getMesh() !== null);
    const [layer] = readGlb(file).layers;
    if (!layer) throw new Error('there is a layer');
    const { positions } = wholeSkin({ layers: [layer], quarters: nodes.length, extras: null });
    const [x, y, z] = layer.positions;
    nodes.forEach((node, turn) => {
      const m = node.getWorldMatrix();
      const there = [0, 1, 2].map(
        (row) => (m[row] ?? 0) * (x ?? 0) + (m[row + 4] ?? 0) * (y ?? 0) + (m[row + 8] ?? 0) * (z ?? 0),
      );
      const here = positions.slice(turn * layer.positions.length, turn * layer.positions.length + 3);
      expect(there.map((at, i) => Math.abs(at - (here[i] ?? NaN)) < 1e-9)).toEqual([true, true, true]);
    });
  });
});

describe('a file that is no model', () => {
  it('is refused', async () => {
    expect(() => readGlb(new ArrayBuffer(4))).toThrow('not a GLB file');
    expect(() => readGlb(new TextEncoder().encode('<!doctype html><title>Not found</title>').buffer)).toThrow(
      'not a GLB file',
    );
    const other = new DataView(await fileOf('pyramid-s.glb'));
    other.setUint32(4, 1, true); // the version before
    expect(() => readGlb(other.buffer)).toThrow('not a GLB file');
  });

  it('is refused where its numbers lie between others', async () => {
    const text = Buffer.from(await fileOf('pyramid-s.glb')).toString('latin1');
    const woven = Buffer.from(text.replaceAll('"byteStride":12', '"byteStride":24'), 'latin1');
    expect(() => readGlb(Uint8Array.from(woven).buffer)).toThrow('in another way');
  });
});
