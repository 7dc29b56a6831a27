import { openGlb, type GlbLayer } from '../readGlb.ts';

type Point = readonly [x: number, y: number, z: number];

/** A square on a die's skin for a numeral: its middle, and its sides' directions as long as it is wide. Metres. */
export interface NumeralSquare {
  /** The numeral; underlined ones end in `_`. */
  readonly name: string;
  readonly atM: Point;
  readonly acrossM: Point;
  readonly upM: Point;
}

/** A die's skin, and where its numerals go. */
export interface DieModel {
  readonly skin: GlbLayer;
  readonly numerals: readonly NumeralSquare[];
}

interface Extras {
  readonly numerals: readonly NumeralSquare[];
}

const isExtras = (data: unknown): data is Extras =>
  typeof data === 'object' && data !== null && 'numerals' in data && Array.isArray(data.numerals);

/** The model of a file of models/. Throws where it is no die. */
export function dieModel(file: ArrayBuffer): DieModel {
  const { gltf, floats, shorts } = openGlb(file);
  const primitive = gltf.meshes[0]?.primitives[0];
  const extras = gltf.nodes[0]?.extras;
  if (!isExtras(extras) || primitive === undefined) throw new Error('not a die model');
  const { attributes, indices } = primitive;
  return {
    skin: {
      positions: floats(attributes['POSITION']),
      normals: floats(attributes['NORMAL']),
      indices: shorts(indices),
    },
    numerals: extras.numerals,
  };
}
