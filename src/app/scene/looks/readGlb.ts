/** A part of a mesh, drawn in one go. */
export interface GlbLayer {
  /** Three numbers a vertex, metres. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Three vertices a triangle. */
  readonly indices: Uint16Array;
}

/** As much of glTF 2.0's JSON as such a file has (models/glb.ts, models/truckGlb.ts). */
interface Gltf {
  readonly nodes: readonly {
    readonly mesh?: number;
    readonly translation?: readonly number[];
    readonly extras?: unknown;
  }[];
  readonly meshes: readonly {
    readonly primitives: readonly {
      readonly attributes: Readonly<Record<string, number>>;
      readonly indices: number;
      readonly material?: number;
    }[];
  }[];
  readonly materials?: readonly { readonly name?: string }[];
  readonly accessors: readonly {
    readonly bufferView: number;
    readonly byteOffset?: number;
    readonly componentType: number;
    readonly count: number;
    readonly type: string;
  }[];
  readonly bufferViews: readonly { readonly byteOffset?: number; readonly byteStride?: number }[];
}

// glTF 2.0, 4.4 and 3.6.2.2.
const MAGIC = 0x46546c67;
const HEADER = 12; // bytes; as long as that of a chunk and the length of the first
const CHUNK_HEADER = 8;
const FLOAT = 5126;
const FLOAT_BYTES = 4;
const UNSIGNED_SHORT = 5123;
const NUMBERS_OF: Readonly<Record<string, number>> = { SCALAR: 1, VEC3: 3 };

/** A file of models/, opened: what it says, and the numbers of its accessors. */
export interface OpenGlb {
  readonly gltf: Gltf;
  floats(accessor: number | undefined): Float32Array;
  shorts(accessor: number | undefined): Uint16Array;
}

/**
 * Opens a model. Only what models/ builds: three's own loader reads every glTF there is, and weighs as much as all the
 * looks of this folder. Throws where it is another kind of file.
 */
export function openGlb(file: ArrayBuffer): OpenGlb {
  const view = new DataView(file);
  if (file.byteLength < HEADER + CHUNK_HEADER || view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== 2)
    throw new Error('not a GLB file of version 2');
  const jsonLength = view.getUint32(HEADER, true);
  const gltf: Gltf = JSON.parse(new TextDecoder().decode(new Uint8Array(file, HEADER + CHUNK_HEADER, jsonLength)));
  const numbers = HEADER + CHUNK_HEADER + jsonLength + CHUNK_HEADER; // where they begin

  function place(index: number | undefined, componentType: number): { readonly from: number; readonly count: number } {
    const accessor = gltf.accessors[index ?? -1];
    const bufferView = gltf.bufferViews[accessor?.bufferView ?? -1];
    const each = NUMBERS_OF[accessor?.type ?? ''] ?? 0;
    const { byteOffset = 0, byteStride = each * FLOAT_BYTES } = bufferView ?? {};
    if (accessor?.componentType !== componentType || byteStride !== each * FLOAT_BYTES)
      throw new Error('the model holds its numbers in another way');
    return { from: numbers + byteOffset + (accessor.byteOffset ?? 0), count: accessor.count * each };
  }

  return {
    gltf,
    floats: (index) => {
      const { from, count } = place(index, FLOAT);
      return new Float32Array(file, from, count);
    },
    shorts: (index) => {
      const { from, count } = place(index, UNSIGNED_SHORT);
      return new Uint16Array(file, from, count);
    },
  };
}
