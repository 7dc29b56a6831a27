/** States of a piece that change its looks. */
export const PIECE_STATES = ['normal', 'hover', 'held', 'victim', 'spent', 'ghost'] as const;
export type PieceState = (typeof PIECE_STATES)[number];

export interface StateLook {
  /** Brightness of the light that runs along the edges. */
  readonly glow: number;
  /** How far that light goes from the seat's colour to white. */
  readonly whiten: number;
  /** How dark the line inside that light is. */
  readonly contour: number;
  /** How much of the colour is gone. */
  readonly fade: number;
  /** Slanted stripes over the sides, so that a victim is one without its colour too. */
  readonly hatch: boolean;
}

const NORMAL: StateLook = {
  glow: 0.65,
  whiten: 0.3,
  contour: 0,
  fade: 0,
  hatch: false,
};

export const STATE_LOOKS: Readonly<Record<PieceState, StateLook>> = {
  normal: NORMAL,
  hover: { ...NORMAL, glow: 1.3, whiten: 0.6, contour: 0.8 },
  held: { ...NORMAL, glow: 1.8, whiten: 0.75, contour: 0.9 },
  victim: { ...NORMAL, glow: 1.8, whiten: 0.9, contour: 0.8, hatch: true },
  spent: { ...NORMAL, glow: 0.15, whiten: 0, fade: 0.62 },
  ghost: NORMAL, // drawn in light alone
};

/** A state for eyes that need it: nothing of it is taken away, its edges stand out from any ground. */
export const outlinedLook = (look: StateLook): StateLook => ({
  ...look,
  contour: Math.max(look.contour, 1),
  glow: Math.max(look.glow, 1.1),
  whiten: Math.max(look.whiten, 0.6),
});
