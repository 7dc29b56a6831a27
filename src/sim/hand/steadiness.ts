import data from '../data/steadiness.json' with { type: 'json' };

/**
 * How steady a seat's hand is: a handicap that players agree on before a match, so that unequal hands can play each
 * other.
 */
export const STEADINESSES = ['steady', 'usual', 'shaky', 'very-shaky'] as const;
export type Steadiness = (typeof STEADINESSES)[number];

/** A handicap's effect on a hand. */
export interface SteadinessValues {
  /** Its speed as a share of the usual hand's. */
  readonly pace: number;
  /** Root mean square of the tremor along each axis of the table at the grip point, mm. */
  readonly tremorMm: number;
  /** The same of the wrist's turning, degrees. */
  readonly tremorDeg: number;
}

export const steadinessValues = (steadiness: Steadiness): SteadinessValues => data.hands[steadiness];
