import type { PadsStore } from './gamepad/padNews.ts';
import type { Stick } from './gamepad/padState.ts';
import type { PadAction } from './gamepad/padMap.ts';
import type { KeyAction } from './keys/keyMap.ts';
import type { PageWish } from './wishes.ts';

/** The eye over the table, as far as keys and gamepads move it. Degrees and millimetres, as one sees it. */
export interface Eye {
  orbit(rightDeg: number, upDeg: number): void;
  pan(rightMm: number, nearerMm: number): void;
  /** Below 1 comes nearer. */
  zoom(nearer: number): void;
  /** Which way it looks: yaw of the eye from what it looks at, radians, 0 from +z. */
  yaw(): number;
}

/** The actions of a gamepad's stick and trigger at a table. */
export interface StickHand {
  /** The trigger has gone so far of its way, 0 to 1, and was so far before. */
  squeeze(before: number, now: number): void;
  /** The stick points there, for so long, s. */
  point(stick: Stick, seconds: number): void;
}

/**
 * Everything that keys and gamepads act on at one table: the hands of its game, the eye, the page around. `W`: what
 * they ask for.
 */
export interface InputDesk<W = unknown> {
  readonly keys: readonly KeyAction<W>[];
  readonly buttons: readonly PadAction<W>[];
  /** The situation at the table, as far as it decides what a key means (`KeyAction.when`). */
  readonly situation: string;
  readonly stick: StickHand;
  /** Gamepads, as far as people are told of them. */
  readonly pads: PadsStore;
  /** There while a table is drawn. */
  eye: Eye | null;
  /** There while something is drawn around it. */
  page: ((what: PageWish) => void) | null;
  /** Does what a key or a button asks for; says whether it was the table's. */
  carryOut(wish: W): boolean;
  /** The viewpoint has been turned by hand. */
  turned(): void;
  /** Fingers that are not followed any more let go. */
  release(): void;
}
