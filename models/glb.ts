import { Document, NodeIO, VertexLayout } from '@gltf-transform/core';
import type { Mesh, Vec3 } from './mesh.ts';
import { buildPyramid, cavityMm, hullMm } from './pyramid.ts';
import { PYRAMIDS, type PyramidSize, WALL_MM } from './pyramidSizes.ts';

const metres = (mm: number) => mm / 1000;

const flatten = (vectors: readonly Vec3[]) => new Float32Array(vectors.flat());

/** What the model says of itself besides its skin; three's loader would hand it over as `userData`. */
function extras(size: PyramidSize) {
  const measures = PYRAMIDS[size];
  const cavity = cavityMm(measures);
  return {
    collider: 'hull',
    size,
    baseM: metres(measures.baseMm),
    heightM: metres(measures.heightMm),
    wallM: metres(WALL_MM),
    cavityBaseM: metres(cavity.baseMm),
    cavityHeightM: metres(cavity.heightMm),
    /** The five corners of the sharp solid, which is what other pieces touch. */
    hullM: hullMm(size).map((corner) => corner.map(metres)),
  };
}

function toDocument(size: PyramidSize, mesh: Mesh): Document {
  const doc = new Document();
  doc.getRoot().getAsset().generator = 'tumbletop models';
  const buffer = doc.createBuffer();
  const vectors = (name: string, values: readonly Vec3[]) =>
    doc.createAccessor(name).setType('VEC3').setArray(flatten(values)).setBuffer(buffer);
  const skin = doc
    .createPrimitive()
    .setAttribute('POSITION', vectors('positions', mesh.vertices.map(({ at }) => [metres(at[0]), metres(at[1]), metres(at[2])])))
    .setAttribute('NORMAL', vectors('normals', mesh.vertices.map(({ normal }) => normal)))
    .setIndices(doc.createAccessor('triangles').setType('SCALAR').setArray(new Uint16Array(mesh.triangles)).setBuffer(buffer))
    // What a plain viewer shows; the table brings its own plastic.
    .setMaterial(doc.createMaterial('plastic').setBaseColorFactor([0.5, 0.6, 0.7, 1]).setMetallicFactor(0).setRoughnessFactor(0.25));
  const name = `pyramid-${size.toLowerCase()}`;
  const node = doc.createNode(name).setMesh(doc.createMesh(name).addPrimitive(skin)).setExtras(extras(size));
  doc.getRoot().setDefaultScene(doc.createScene(name).addChild(node));
  return doc;
}

/** The model of a size as a GLB file, metres, y up. The same bytes every time. */
export function pyramidGlb(size: PyramidSize): Promise<Uint8Array> {
  // Separate accessors: of an interleaved one, `attributes.position.array` is the whole buffer,
  // which whoever reads positions from the model would take for positions.
  return new NodeIO().setVertexLayout(VertexLayout.SEPARATE).writeBinary(toDocument(size, buildPyramid(size)));
}

/** The model's file name in this folder. */
export const glbName = (size: PyramidSize): string => `pyramid-${size.toLowerCase()}.glb`;
