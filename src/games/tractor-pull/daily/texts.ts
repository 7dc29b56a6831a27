/** Sentences of the challenge of the day. */
export const say = {
  challenge: (byDeg: number, withinDeg: number, turns: number) =>
    `Spin the wrench so that its red end stops as near as may be to the mark, ${byDeg.toFixed(0)} degrees counter-clockwise from where it lies. It is laid down to within ${withinDeg} degrees either way, and has to turn around at least ${turns} times.`,
} as const;
