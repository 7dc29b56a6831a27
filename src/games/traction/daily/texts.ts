const CALLED = { S: 'small', M: 'medium', L: 'large' } as const;

/** Sentences of the challenge of the day. */
export const say = {
  challenge: (size: keyof typeof CALLED, most: number) =>
    `Walk the ${CALLED[size]} pyramid to the rival's pad in as few steps as may be, ${most} at most, and touch nothing else on the way. A practised hand trembles. Of equal walks the one whose corners slipped least is the better.`,
  otherPiece: (piece: string, mover: string) => `${piece} was walked; ${mover} is to be.`,
  noTouch: 'The walk ended without a touch of the pad.',
} as const;
