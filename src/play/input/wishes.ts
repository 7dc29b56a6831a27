/** Wishes to the page around the table. */
export const PAGE_WISHES = ['keys', 'menu', 'help', 'settings', 'log', 'text', 'mute', 'rings', 'footprints'] as const;
export type PageWish = (typeof PAGE_WISHES)[number];

/** Wishes of a viewer of a replay: where to go in it, and how it is seen. Frames are ticks. */
export type ReplayWish =
  | { readonly to: 'play' | 'begin' | 'end' | 'clean' }
  | { readonly to: 'frame'; readonly by: number }
  | { readonly to: 'action' | 'ruling' | 'speed'; readonly way: 1 | -1 };

/**
 * Wishes about the ruler: on the table or away; its active end as one sees it, in millimetres, or to the next thing
 * there.
 */
export type RulerWish =
  | { readonly do: 'ruler' | 'ruler-swap' }
  | { readonly do: 'ruler-move'; readonly rightMm: number; readonly nearerMm: number }
  | { readonly do: 'ruler-thing'; readonly by: 1 | -1 };

/** Wishes by keys and buttons at any table. Every game adds those of its own. */
export type CommonWish =
  | { readonly do: 'orbit'; readonly rightDeg: number; readonly upDeg: number }
  | { readonly do: 'pan'; readonly rightMm: number; readonly nearerMm: number }
  | { readonly do: 'zoom'; readonly nearer: number }
  | { readonly do: 'view' }
  | { readonly do: 'take-back' }
  | RulerWish
  | { readonly do: 'page'; readonly what: PageWish }
  | { readonly do: 'replay'; readonly wish: ReplayWish };
