import type { Corner } from '../../sim/gesture/gesture.ts';
import type { Verb } from '../tables/traction/session/sessionTypes.ts';

/** What the page around the table can be asked for. */
export const PAGE_WISHES = ['keys', 'menu', 'help', 'settings', 'log', 'text', 'mute', 'rings', 'footprints'] as const;
export type PageWish = (typeof PAGE_WISHES)[number];

/** What whoever watches a replay can ask for: where to go in it, and how it is seen. Frames are ticks. */
export type ReplayWish =
  | { readonly to: 'play' | 'begin' | 'end' | 'clean' }
  | { readonly to: 'frame'; readonly by: number }
  | { readonly to: 'action' | 'ruling' | 'speed'; readonly way: 1 | -1 };

/** What whoever throws trucks can ask for: of the aim clockwise or harder for 1, a little of it, or what becomes of the trucks. */
export type ThrowWish =
  | { readonly to: 'turn' | 'power'; readonly by: 1 | -1; readonly fine: boolean }
  | { readonly to: 'let-go' | 'chance' | 'back' };

/** What a key or a gamepad's button asks for. */
export type Wish =
  /** `leaves`: at the end of the row the key is the page's again, so that it never traps the focus. */
  | { readonly do: 'piece'; readonly by: 1 | -1; readonly leaves: boolean }
  | { readonly do: 'corner'; readonly corner: Corner }
  | { readonly do: 'corner-by'; readonly by: 1 | -1 }
  /** Of the aim, or of the piece that is held tipped; counter-clockwise. */
  | { readonly do: 'turn'; readonly byDeg: number }
  /** Of a piece that is dragged out of turn, as one sees it. */
  | { readonly do: 'drag'; readonly rightMm: number; readonly nearerMm: number }
  /** Of the piece in hand while a seat places its pieces, as one sees it. */
  | { readonly do: 'place'; readonly rightMm: number; readonly nearerMm: number }
  | { readonly do: 'verb'; readonly verb: Verb }
  | { readonly do: 'other-verb' }
  | { readonly do: 'perform' }
  /** The free hand tips the piece for as long as it is down. */
  | { readonly do: 'tip'; readonly down: boolean }
  | { readonly do: 'end' }
  | { readonly do: 'cancel' }
  | { readonly do: 'hand' }
  | { readonly do: 'take-back' }
  | { readonly do: 'orbit'; readonly rightDeg: number; readonly upDeg: number }
  | { readonly do: 'pan'; readonly rightMm: number; readonly nearerMm: number }
  | { readonly do: 'zoom'; readonly nearer: number }
  | { readonly do: 'view' }
  /** Lays the ruler on the table, or takes it away. */
  | { readonly do: 'ruler' }
  /** Its active end, as one sees it. */
  | { readonly do: 'ruler-move'; readonly rightMm: number; readonly nearerMm: number }
  | { readonly do: 'ruler-swap' }
  /** Its active end to the next thing on the table. */
  | { readonly do: 'ruler-thing'; readonly by: 1 | -1 }
  | { readonly do: 'page'; readonly what: PageWish }
  | { readonly do: 'replay'; readonly wish: ReplayWish }
  | { readonly do: 'throw'; readonly wish: ThrowWish };
