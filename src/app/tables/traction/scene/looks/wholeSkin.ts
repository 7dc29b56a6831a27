import type { GlbModel } from '#app/scene/looks/readGlb.ts';

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
