import type { Said } from '#referee/ruling.ts';
import type { Touch as TouchOf, Touched } from '#referee/touches.ts';
import type { PieceId } from '#sim/ids.ts';
import type { TruckPart, Wheel } from '#sim/roll/truck.ts';

export type { Touched } from '#referee/touches.ts';

/** Stable names of how a truck can come to lie; more may be added, none renamed. */
export const TRUCK_CODES = [
  'wheels-up',
  'on-side',
  'on-roof',
  'on-end',
  'leaning',
  'stacked',
  'off-arena',
  'unsettled',
] as const;
export type TruckCode = (typeof TRUCK_CODES)[number];

/** Said besides how a truck lies: it was not rolled. */
export const NOT_TUMBLED = 'did-not-tumble';
/** All that can be said of a truck. */
export const ROLL_CODES = [...TRUCK_CODES, NOT_TUMBLED] as const;
export type RollCode = (typeof ROLL_CODES)[number];

/** A place where a truck touches something, with what. */
export type Touch = TouchOf<TruckPart>;

/**
 * How one truck of a roll came to lie, with the evidence. TX-01: anything but four wheels down is down; TX-02: what
 * upright is; TX-03: off the arena. The tick is that since when it was at rest; for one that was not, when its time was
 * up. The place is that of its centre of mass.
 */
export interface TruckRuling extends Said<'TX-01' | 'TX-02' | 'TX-03', TruckCode> {
  readonly truck: PieceId;
  /** Wheels-up and nothing else: all that the rules ask of a truck at rest. */
  readonly upright: boolean;
  /** Whether it is a roll at all: the truck tumbled (TX-63), and everything came to rest in time. */
  readonly counts: boolean;
  /** How far it turned about horizontal axes, degrees. */
  readonly turnedDeg: number;
  /** Wheels that touch the table. */
  readonly wheelsDown: readonly Wheel[];
  /** Whether it touches the table with anything. */
  readonly onTable: boolean;
  readonly touches: readonly Touch[];
  /** The support of a truck that leans or is stacked. */
  readonly heldBy: Touched | null;
  /** Which way it lies, for one on its side or its end. */
  readonly way: 'left' | 'right' | 'nose' | 'tail' | null;
}
