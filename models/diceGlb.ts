import { Document, NodeIO, VertexLayout } from '@gltf-transform/core';
import type { DieName } from '#sim/roll/dice.ts';
import { numeralsOf } from './die/marks.ts';
import { dieSkin } from './die/skin.ts';
import type { Vec3 } from './mesh.ts';

/** The model's file name in this folder. */
export const dieGlbName = (name: DieName): string => `${name}.glb`;

/** A billionth of a metre is less than single precision has. */
const metres = (mm: Vec3): number[] => mm.map((value) => Math.round(value * 1e6) / 1e9);

function toDocument(name: DieName): Document {
  const doc = new Document();
  doc.getRoot().getAsset().generator = 'tumbletop models';
  const buffer = doc.createBuffer();
  const { vertices, triangles } = dieSkin(name);
  const vectors = (of: string, values: readonly number[]) =>
    doc.createAccessor(of).setType('VEC3').setArray(new Float32Array(values)).setBuffer(buffer);
  // For plain viewers; the table brings its own.
  const acrylic = doc
    .createMaterial('acrylic')
    .setBaseColorFactor([0.9, 0.88, 0.8, 1])
    .setMetallicFactor(0)
    .setRoughnessFactor(0.2);
  const skin = doc
    .createPrimitive()
    .setAttribute(
      'POSITION',
      vectors(
        'positions',
        vertices.flatMap(({ at }) => metres(at)),
      ),
    )
    .setAttribute(
      'NORMAL',
      vectors(
        'normals',
        vertices.flatMap(({ normal }) => [...normal]),
      ),
    )
    .setIndices(
      doc.createAccessor('triangles').setType('SCALAR').setArray(new Uint16Array(triangles)).setBuffer(buffer),
    )
    .setMaterial(acrylic);
  const numerals = numeralsOf(name).map((one) => ({
    name: one.name,
    atM: metres(one.at),
    acrossM: metres(one.across),
    upM: metres(one.up),
  }));
  const node = doc
    .createNode(name)
    .setMesh(doc.createMesh(name).addPrimitive(skin))
    .setExtras({ collider: 'hull', numerals });
  doc.getRoot().setDefaultScene(doc.createScene(name).addChild(node));
  return doc;
}

/** The model of a die as a GLB file: metres, its middle in the origin. The same bytes every time. */
export const dieGlb = (name: DieName): Promise<Uint8Array> =>
  new NodeIO().setVertexLayout(VertexLayout.SEPARATE).writeBinary(toDocument(name));
