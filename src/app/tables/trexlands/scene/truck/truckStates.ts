import type { PieceState } from '#app/scene/looks/pieceStates.ts';

/** A state's look of a truck. */
export interface TruckStateLook {
  /** Light of its own along its rims, as a part of white. */
  readonly glow: number;
  /** How far it has gone grey. */
  readonly fade: number;
  readonly solid: number;
  readonly hatch: boolean;
  /** The line around it, CSS pixels; there is a darker, wider one behind it. */
  readonly linePx: number;
  readonly line: LineColour;
}

type LineColour = 'white' | 'target' | 'warning';

const NORMAL: TruckStateLook = { glow: 0, fade: 0, solid: 1, hatch: false, linePx: 0, line: 'white' };

/** The same states as every piece has (pieceStates.ts), told by lines, stripes and paleness, not by colour alone. */
export const TRUCK_STATES: Readonly<Record<PieceState, TruckStateLook>> = {
  normal: NORMAL,
  hover: { ...NORMAL, glow: 0.06, linePx: 1.6 },
  held: { ...NORMAL, glow: 0.1, linePx: 2.6, line: 'target' },
  victim: { ...NORMAL, glow: 0.05, linePx: 2.6, line: 'warning', hatch: true },
  spent: { ...NORMAL, fade: 0.62 },
  ghost: { ...NORMAL, glow: 0.35, solid: 0.45 }, // a line would show through it
};

/** For eyes that need it: there is always a line around what is solid. */
export const withLine = (look: TruckStateLook): TruckStateLook =>
  look.solid < 1 ? look : { ...look, linePx: Math.max(look.linePx, 1.2) };
