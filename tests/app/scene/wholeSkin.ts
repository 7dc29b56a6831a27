import { openGlb, type GlbLayer } from '#app/scene/looks/readGlb.ts';

/**
 * The contents of a file of models/: a mesh in layers, how often it stands there, and the file's own facts about
 * itself.
 */
export interface GlbModel {
  readonly layers: readonly GlbLayer[];
  /** Each a quarter turn about y further than the one before, counter-clockwise seen from above. */
  readonly quarters: number;
  readonly extras: unknown;
}

/** Reads a pyramid's model. Throws where it is another kind of file. */
export function readGlb(file: ArrayBuffer): GlbModel {
  const { gltf, floats, shorts } = openGlb(file);
  return {
    layers: (gltf.meshes[0]?.primitives ?? []).map(({ attributes, indices }) => ({
      positions: floats(attributes['POSITION']),
      normals: floats(attributes['NORMAL']),
      indices: shorts(indices),
    })),
    quarters: gltf.nodes.filter(({ mesh }) => mesh === 0).length,
    extras: gltf.nodes[0]?.extras,
  };
}

/** Triangles of a surface: three numbers a vertex, three vertices a triangle. */
export interface Skin {
  readonly positions: readonly number[];
  readonly normals: readonly number[];
  readonly indices: readonly number[];
}

/** A model of quarters, put together: every layer all around before the next, as it is to be drawn. */
export function wholeSkin({ layers, quarters }: GlbModel): Skin {
  const [positions, normals, indices]: [number[], number[], number[]] = [[], [], []];
  for (const layer of layers) {
    for (let turn = 0; turn < quarters; turn += 1) {
      const first = positions.length / 3;
      positions.push(...turned(layer.positions, turn));
      normals.push(...turned(layer.normals, turn));
      for (const vertex of layer.indices) indices.push(first + vertex);
    }
  }
  return { positions, normals, indices };
}

/** Vectors turned by quarters of a circle about y, exactly. */
function turned(vectors: Float32Array, times: number): Float32Array {
  if (times === 0) return vectors;
  const next = vectors.slice();
  for (let i = 0; i < next.length; i += 3) {
    next[i] = vectors[i + 2] ?? 0;
    next[i + 2] = -(vectors[i] ?? 0);
  }
  return turned(next, times - 1);
}
