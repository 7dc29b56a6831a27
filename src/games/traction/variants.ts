import type { RefereeCase } from './referee/case.ts';
import { CONTACT_MM, LIFT_OFF_MM, UPRIGHT_MM } from '#sim/settings.ts';
import { PIECE_FRICTION } from '#sim/surfaces.ts';
import { FILLINGS, type FillingName } from '#sim/filling.ts';
import type { HouseTable } from '#sim/layout.ts';
import { SIZES, type Filling, type PyramidSize } from '#sim/pyramid.ts';

/**
 * House rules that designers try: limits of a step, what comes of tackles, penalties and pads, what counts as a touch.
 */
export interface Variants {
  /** How far a step may swivel, either way, degrees (TR-08). */
  readonly mostSwivelDeg: number;
  /** How far a step may carry the middle of the base, mm; null for as far as it comes. */
  readonly mostTravelMm: number | null;
  /** Whether a tackle that missed stays where it was set down (TR-11); else it goes back to where it stood. */
  readonly freeStepAfterMiss: boolean;
  /** The victims among several pieces that the base hits in the same tick (TR-15): all, or the first by its id. */
  readonly victims: 1 | 'all';
  /**
   * At the start of which of its owner's coming turns a penalised piece may be righted (TR-23); 0: it stays out for
   * this turn only, and upright.
   */
  readonly penaltyTurns: number;
  /** The way to win: a touch of a rival's pad in a step (TR-32), or coming to rest on one. */
  readonly win: 'contact' | 'rest';
  /** A touch is a distance of at most this, mm (TR-51). */
  readonly contactMm: number;
  /** The pivot has left the surface when it is higher than this, mm (TR-07). */
  readonly liftOffMm: number;
  /** A piece stands when no corner of its base is further from the surface than this, mm (TR-26). */
  readonly uprightMm: number;
  /** The coefficient of piece on piece. */
  readonly pieceFriction: number;
  /** Something within the pieces, which are hollow. */
  readonly filling: FillingOption;
}

/** A filling by its name or its figures; left out, it is as high as the hollow, and in every size. */
export type FillingOption =
  | 'hollow'
  | FillingName
  | {
      readonly densityGCm3: number;
      readonly heightMm?: number | undefined;
      readonly sizes?: readonly PyramidSize[] | undefined;
    };

/** Null for none. */
export function fillingOf(option: FillingOption): Filling | null {
  if (option === 'hollow') return null;
  if (typeof option === 'string') return FILLINGS[option];
  return { densityGCm3: option.densityGCm3, heightMm: option.heightMm ?? null, sizes: option.sizes ?? SIZES };
}

/** The widest swivel of a step, either way, degrees (TR-08). */
export const MOST_SWIVEL_DEG = 360;

export const STANDARD_VARIANTS: Variants = {
  mostSwivelDeg: MOST_SWIVEL_DEG,
  mostTravelMm: null,
  freeStepAfterMiss: true,
  victims: 'all',
  penaltyTurns: 1,
  win: 'contact',
  contactMm: CONTACT_MM,
  liftOffMm: LIFT_OFF_MM,
  uprightMm: UPRIGHT_MM,
  pieceFriction: PIECE_FRICTION,
  filling: 'hollow',
};

export const VICTIMS = [1, 'all'] as const;
export const WINS = ['contact', 'rest'] as const;

/** The range of each, both ends included; house values but for a full turn. */
export const VARIANT_RANGES = {
  mostSwivelDeg: { min: 1, max: MOST_SWIVEL_DEG },
  mostTravelMm: { min: 1, max: 100 }, // the longest step of a large piece is 36
  penaltyTurns: { min: 0, max: 10 },
  contactMm: { min: 0.01, max: 1 }, // finer than a hundredth the geometry of a resting piece is not
  liftOffMm: { min: 0.1, max: 5 },
  // what rests sinks in by up to 0.06; a small piece that leans on a lying one has a corner 11 up
  uprightMm: { min: 0.1, max: 15 },
  pieceFriction: { min: 0, max: 2 },
  fillingGCm3: { min: 0.01, max: 25 }, // osmium has 22.6
  fillingMm: { min: 0.1, max: 40 }, // the highest hollow has 36
} as const;

/** Some of them, the others as the rules have them. */
export type SomeVariants = { readonly [K in keyof Variants]?: Variants[K] | undefined };

/** All of them. */
export function variantsOf(some: SomeVariants): Variants {
  return { ...STANDARD_VARIANTS, ...ownVariants(some) };
}

const KEYS = Object.keys(STANDARD_VARIANTS) as readonly (keyof Variants)[];

/** Only those that differ from the rules: the same rules compare as the same, however many of them are written out. */
export const ownVariants = (some: SomeVariants): Partial<Variants> =>
  Object.fromEntries(
    KEYS.flatMap((key) => (some[key] === undefined || some[key] === STANDARD_VARIANTS[key] ? [] : [[key, some[key]]])),
  );

/** The variants that the referee has to know; nothing where all is as usual. */
export function houseCaseOf(some: SomeVariants): Pick<RefereeCase, 'mostSwivelDeg' | 'mostTravelMm' | 'win'> {
  const { mostSwivelDeg, mostTravelMm, win } = ownVariants(some);
  return {
    ...(mostSwivelDeg === undefined ? {} : { mostSwivelDeg }),
    ...(mostTravelMm === undefined || mostTravelMm === null ? {} : { mostTravelMm }),
    ...(win === 'rest' ? { win } : {}),
  };
}

/**
 * The variants that the table has to know; nothing where all is as usual, so that the same table is built as before
 * there were any.
 */
export function houseTableOf(some: SomeVariants): { readonly house?: HouseTable } {
  const { contactMm, liftOffMm, uprightMm, pieceFriction, filling } = ownVariants(some);
  const filled = filling === undefined ? null : fillingOf(filling);
  const house = {
    ...(contactMm === undefined ? {} : { contactMm }),
    ...(liftOffMm === undefined ? {} : { liftOffMm }),
    ...(uprightMm === undefined ? {} : { uprightMm }),
    ...(pieceFriction === undefined ? {} : { pieceFriction }),
    ...(filled === null ? {} : { filling: filled }),
  };
  return Object.keys(house).length === 0 ? {} : { house };
}
