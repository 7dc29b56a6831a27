import type { Corner } from '#sim/gesture/gesture.ts';
import type { CommonWish } from '#play/input/wishes.ts';
import type { Verb } from '../session/sessionTypes.ts';

/** A wish by a key or a gamepad's button at a table of Traction. */
export type TractionWish =
  | CommonWish
  /** `leaves`: at the end of the row the key is the page's again, so that it never traps the focus. */
  | { readonly do: 'piece'; readonly by: 1 | -1; readonly leaves: boolean }
  | { readonly do: 'corner'; readonly corner: Corner }
  | { readonly do: 'corner-by'; readonly by: 1 | -1 }
  /** Turns the aim, or the piece that is held tipped; counter-clockwise. */
  | { readonly do: 'turn'; readonly byDeg: number }
  /** Moves a piece that is dragged out of turn, as one sees it. */
  | { readonly do: 'drag'; readonly rightMm: number; readonly nearerMm: number }
  /** Moves the piece in hand while a seat places its pieces, as one sees it. */
  | { readonly do: 'place'; readonly rightMm: number; readonly nearerMm: number }
  | { readonly do: 'verb'; readonly verb: Verb }
  | { readonly do: 'other-verb' }
  | { readonly do: 'perform' }
  /** The free hand tips the piece for as long as it is down. */
  | { readonly do: 'tip'; readonly down: boolean }
  | { readonly do: 'end' }
  | { readonly do: 'cancel' }
  | { readonly do: 'hand' };
