const CALLED = { S: 'small', M: 'medium', L: 'large' } as const;

const TREMBLES = 'Hands tremble; equal walks rank by the least slip.';

/** Sentences of the challenge of the day. */
export const say = {
  toPad: (size: keyof typeof CALLED, most: number) =>
    `Walk the ${CALLED[size]} pyramid to the rival's pad in as few steps as may be, ${most} at most, and touch nothing else on the way. ${TREMBLES}`,
  toMark: (size: keyof typeof CALLED, most: number) =>
    `Walk the ${CALLED[size]} pyramid so that its middle comes to rest as near to the mark as may be, with ${most} steps at most, and touch nothing on the way. ${TREMBLES}`,
  otherPiece: (piece: string, mover: string) => `${piece} was walked; ${mover} is to be.`,
  noTouch: 'The walk ended without a touch of the pad.',
} as const;
