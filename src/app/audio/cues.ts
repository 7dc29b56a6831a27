import { OBJECT_SOUNDS, type GroundMaterial, type ObjectMaterial } from './sounds.ts';
import type { Strike } from './heard.ts';

/** A blow so many seconds from now. */
export interface Timed {
  readonly strike: Strike;
  readonly in: number; // s
}

/** A blow of something that no simulation moves. */
export const blow = (of: ObjectMaterial, on: GroundMaterial, impulse: number): Strike => ({
  kind: 'strike',
  striker: { material: of, sizeM: OBJECT_SOUNDS[of].sizeM },
  way: 'corner',
  ground: on,
  struck: null,
  impulse,
});

// Sounds of the table around a match. None tells anything alone: each has its picture and its words (house values).

/** The lamp over the table is switched on: the key goes down and springs back. */
export const LAMP_CLICK: readonly Timed[] = [
  { strike: blow('switch', 'varnished-wood', 1.2e-4), in: 0 },
  { strike: blow('switch', 'varnished-wood', 5e-5), in: 0.06 },
];

/** A fingertip on the felt: it is somebody else's turn. */
export const TURN_TAP: readonly Timed[] = [{ strike: blow('fingertip', 'felt', 2e-4), in: 0 }];

/** Two heavy things meet on the table. */
export const TACKLE_THUD: readonly Timed[] = [
  { strike: blow('fist', 'felt', 6e-4), in: 0 },
  { strike: blow('fist', 'felt', 2e-4), in: 0.12 },
];

/** A fist on the table: a foul is called. */
export const FOUL_THUD: readonly Timed[] = [{ strike: blow('fist', 'rim', 3e-4), in: 0 }];

/** Two knocks on the wood, for a player who looks elsewhere. */
export const CALL_KNOCKS: readonly Timed[] = [
  { strike: blow('fist', 'varnished-wood', 6e-4), in: 0 },
  { strike: blow('fist', 'varnished-wood', 6e-4), in: 0.22 },
];
