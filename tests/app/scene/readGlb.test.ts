import { readFile } from 'node:fs/promises';
import { NodeIO } from '@gltf-transform/core';
import { describe, expect, it } from 'vitest';
import { readGlb } from '../../../src/app/scene/looks/readGlb.ts';

async function fileOf(name: string): Promise<ArrayBuffer> {
  return Uint8Array.from(await readFile(`models/${name}`)).buffer;
}

describe.each(['pyramid-s.glb', 'pyramid-m.glb', 'pyramid-l.glb'])('%s', (name) => {
  it('reads as it does for a library that reads every glTF', async () => {
    const file = await fileOf(name);
    const root = (await new NodeIO().readBinary(new Uint8Array(file))).getRoot();
    const skin = root.listMeshes()[0]?.listPrimitives()[0];
    const mesh = readGlb(file);
    expect(mesh.positions).toEqual(skin?.getAttribute('POSITION')?.getArray());
    expect(mesh.normals).toEqual(skin?.getAttribute('NORMAL')?.getArray());
    expect(mesh.indices).toEqual(skin?.getIndices()?.getArray());
    expect(mesh.extras).toEqual(root.listNodes()[0]?.getExtras());
  });
});

describe('a file that is no model', () => {
  it('is refused', async () => {
    expect(() => readGlb(new ArrayBuffer(4))).toThrow('not a GLB file');
    expect(() => readGlb(new TextEncoder().encode('<!doctype html><title>Not found</title>').buffer)).toThrow('not a GLB file');
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
