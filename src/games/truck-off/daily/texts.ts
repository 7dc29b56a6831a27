/** Sentences of the challenge of the day. */
export const say = {
  challenge: (offMm: number, fromMm: number) =>
    `Throw the d20 so that it rests as near as may be to the line, ${offMm} mm from the middle of the tray. It is let go at least ${fromMm} mm from the line, and counts only where it can be read.`,
  tooNear: (mm: number, fromMm: number) =>
    `The die was let go ${mm.toFixed(1)} mm from the line; ${fromMm} mm is the least.`,
} as const;
