import { minimumJerk } from '#sim/maths/minimumJerk.ts';

/** Where a pointer is at a time of its way: polar, as seen from the corner. */
export interface Around {
  /** In lengths from the corner to where the piece stands. */
  readonly away: number;
  /** Turned from there, degrees, counter-clockwise seen from above. */
  readonly turnedDeg: number;
}

/** A pointer's way around a corner: `at` by seconds since it went down. */
export interface Way {
  readonly seconds: number;
  readonly at: (seconds: number) => Around;
  /** How far the pointer may be beside its way in any frame, mm of the table. */
  readonly jitterMm?: number;
}

/** How long a hand takes to tip a piece over, s. */
export const TIP_S = 0.4;

const GOLDEN = (Math.sqrt(5) - 1) / 2;

const clamped = (share: number): number => Math.max(0, Math.min(1, share));

/** Towards the corner, then so far around it in so many seconds, further out, and a moment's rest. */
export const around = (turnedDeg: number, seconds: number, out = 1.6): Way => ({
  seconds: TIP_S + seconds + 0.2,
  at: (s) => {
    const share = minimumJerk(clamped((s - TIP_S) / seconds));
    return { away: 1 - 0.6 * minimumJerk(clamped(s / TIP_S)) + (out - 0.4) * share, turnedDeg: turnedDeg * share };
  },
});

/** Over to the side first, then back to where the body shall lie. */
export const hook = (turnedDeg: number, seconds: number): Way => {
  const { seconds: whole, at } = around(turnedDeg * 1.3, seconds * 0.7);
  const back = (s: number): number =>
    0.3 * turnedDeg * minimumJerk(clamped((s - TIP_S - 0.7 * seconds) / (0.3 * seconds)));
  return { seconds: whole + 0.3 * seconds, at: (s) => ({ ...at(s), turnedDeg: at(s).turnedDeg - back(s) }) };
};

/** Spread evenly over a disc, another place in every frame. */
export function trembling(step: number, most: number): { readonly x: number; readonly y: number } {
  const radius = most * Math.sqrt((step * GOLDEN) % 1);
  return {
    x: radius * Math.cos(2 * Math.PI * step * Math.SQRT2),
    y: radius * Math.sin(2 * Math.PI * step * Math.SQRT2),
  };
}
