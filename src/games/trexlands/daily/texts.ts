/** Sentences of the challenge of the day. */
export const say = {
  challenge: (terrain: string, fromMm: number) =>
    `Throw a truck over ${terrain.replace('-', ' ')} so that it lands on its wheels, as near as may be to the mark. It is let go at least ${fromMm} mm from the mark; on its wheels is better than any distance.`,
  tooNear: (mm: number, fromMm: number) =>
    `The truck was let go ${mm.toFixed(1)} mm from the mark; ${fromMm} mm is the least.`,
} as const;
