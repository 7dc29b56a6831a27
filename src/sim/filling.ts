import data from './data/pyramids.json' with { type: 'json' };
import type { PieceId } from './ids.ts';
import type { HouseTable } from './layout.ts';
import { pyramidOf, SIZES, slantOf, type Filling, type PyramidSpec } from './pyramid.ts';

const KG_M3 = 1000; // of 1 g/cm3
const M = 1e-3; // of 1 mm
const WALL = data.wallMm * M;

/** Moments of a body about the middle of the base, kg, kg m, kg m2. */
interface Moments {
  readonly mass: number;
  /** Its mass times the height of its centre. */
  readonly first: number;
  readonly side: number;
  readonly axis: number;
}

/** Of a solid pyramid of 1 kg/m3 whose base stands at that height, m. */
function solid(base: number, height: number, at: number): Moments {
  const mass = (base * base * height) / 3;
  const com = height / 4; // above its own base
  const aboutCom = mass * ((base * base) / 20 + (3 * height * height) / 80);
  return {
    mass,
    first: mass * (at + com),
    side: aboutCom + mass * (at + com) * (at + com),
    axis: (mass * base * base) / 10,
  };
}

/** The hollow of a piece with walls of even thickness: a pyramid within, m. */
const hollowOf = (piece: PyramidSpec): { readonly base: number; readonly height: number } => {
  const slant = slantOf(piece);
  return {
    base: piece.base - (2 * WALL * slant) / piece.height,
    height: piece.height - (WALL * slant) / (piece.base / 2),
  };
};

/** The height of a piece's hollow, mm. */
export const hollowMm = (piece: PyramidSpec): number => hollowOf(piece).height / M;

/** Of what fills the hollow up to a height, of 1 kg/m3: the hollow without what is above. */
function filledUpTo(piece: PyramidSpec, heightMm: number | null): Moments {
  const { base, height } = hollowOf(piece);
  const upTo = heightMm === null ? height : Math.min(height, heightMm * M);
  const whole = solid(base, height, 0);
  const left = (height - upTo) / height;
  const above = solid(base * left, height - upTo, upTo);
  return {
    mass: whole.mass - above.mass,
    first: whole.first - above.first,
    side: whole.side - above.side,
    axis: whole.axis - above.axis,
  };
}

/** A piece with what fills it, as one rigid body; a hollow one where its size is not filled. */
export function filledWith(piece: PyramidSpec, filling: Filling | null): PyramidSpec {
  if (filling === null || !filling.sizes.includes(piece.size)) return piece;
  const kgM3 = filling.densityGCm3 * KG_M3;
  const fill = filledUpTo(piece, filling.heightMm);
  const mass = piece.mass + kgM3 * fill.mass;
  const com = (piece.mass * piece.com + kgM3 * fill.first) / mass;
  const side = piece.side + piece.mass * piece.com * piece.com + kgM3 * fill.side - mass * com * com;
  return { ...piece, mass, com, side, axis: piece.axis + kgM3 * fill.axis };
}

/** The pyramid of an id that is known to be one, as this house has it. */
export const pyramidIn = (house: HouseTable | undefined, id: PieceId): PyramidSpec =>
  filledWith(pyramidOf(id), house?.filling ?? null);

export const FILLING_NAMES = ['sand', 'solder'] as const;
export type FillingName = (typeof FILLING_NAMES)[number];

const named = (densityGCm3: number): Filling => ({ densityGCm3, heightMm: null, sizes: SIZES });

/** Fillings by their names, each in every size and as far as the hollow goes. */
export const FILLINGS: Readonly<Record<FillingName, Filling>> = {
  sand: named(data.fillings.sand.densityGCm3),
  solder: named(data.fillings.solder.densityGCm3),
};
