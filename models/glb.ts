import { Document, NodeIO, VertexLayout } from '@gltf-transform/core';
import type { Mesh, Vec3 } from './mesh.ts';
import { buildQuarter, cavityMm, hullMm } from './pyramid.ts';
import { PYRAMIDS, type PyramidSize, WALL_MM } from './pyramidSizes.ts';

const metres = (mm: number) => mm / 1000;

type Quaternion = [x: number, y: number, z: number, w: number];

const flatten = (vectors: readonly Vec3[]) => new Float32Array(vectors.flat());

/** The model's own data besides its skin; three's loader would hand it over as `userData`. */
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

/** Quaternions of the quarter turns about y, counter-clockwise seen from above. */
const TURNS: readonly Quaternion[] = [
  [0, 0, 0, 1],
  [0, Math.SQRT1_2, 0, Math.SQRT1_2],
  [0, 1, 0, 0],
  [0, Math.SQRT1_2, 0, -Math.SQRT1_2],
];

function toDocument(size: PyramidSize, quarter: readonly Mesh[]): Document {
  const doc = new Document();
  doc.getRoot().getAsset().generator = 'tumbletop models';
  const buffer = doc.createBuffer();
  const vectors = (name: string, values: readonly Vec3[]) =>
    doc.createAccessor(name).setType('VEC3').setArray(flatten(values)).setBuffer(buffer);
  // For plain viewers; the table brings its own plastic.
  const plastic = doc
    .createMaterial('plastic')
    .setBaseColorFactor([0.5, 0.6, 0.7, 1])
    .setMetallicFactor(0)
    .setRoughnessFactor(0.25);
  const layer = ({ vertices, triangles }: Mesh) =>
    doc
      .createPrimitive()
      .setAttribute(
        'POSITION',
        vectors(
          'positions',
          vertices.map(({ at }) => [metres(at[0]), metres(at[1]), metres(at[2])]),
        ),
      )
      .setAttribute(
        'NORMAL',
        vectors(
          'normals',
          vertices.map(({ normal }) => normal),
        ),
      )
      .setIndices(
        doc.createAccessor('triangles').setType('SCALAR').setArray(new Uint16Array(triangles)).setBuffer(buffer),
      )
      .setMaterial(plastic);
  const name = `pyramid-${size.toLowerCase()}`;
  const mesh = quarter.reduce((skin, part) => skin.addPrimitive(layer(part)), doc.createMesh(name));
  const node = doc.createNode(name).setExtras(extras(size));
  for (const turn of TURNS) node.addChild(doc.createNode().setMesh(mesh).setRotation(turn));
  doc.getRoot().setDefaultScene(doc.createScene(name).addChild(node));
  return doc;
}

/**
 * The model of a size as a GLB file, metres, y up: a quarter that stands in it four times. The same bytes every time.
 */
export function pyramidGlb(size: PyramidSize): Promise<Uint8Array> {
  // Separate accessors: of an interleaved one, `attributes.position.array` is the whole buffer, and a reader of the
  // model would take all of it for positions.
  return new NodeIO().setVertexLayout(VertexLayout.SEPARATE).writeBinary(toDocument(size, buildQuarter(size)));
}

/** The model's file name in this folder. */
export const glbName = (size: PyramidSize): string => `pyramid-${size.toLowerCase()}.glb`;
