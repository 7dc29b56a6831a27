const CALLED = { S: 'small', M: 'medium', L: 'large' } as const;

const TREMBLES = 'A practised hand trembles; of equal walks the one whose corners slipped least is the better.';

/** Sentences of the challenge of the day. */
export const say = {
  toPad: (size: keyof typeof CALLED, most: number) =>
    `Walk the ${CALLED[size]} pyramid to the rival's pad in as few steps as may be, ${most} at most, and touch nothing else on the way. ${TREMBLES} On every other day it is to come near to a mark.`,
  toMark: (size: keyof typeof CALLED, most: number) =>
    `Walk the ${CALLED[size]} pyramid so that its middle comes to rest as near to the mark as may be, with ${most} steps at most, and touch nothing on the way. ${TREMBLES} On every other day it is to touch the rival's pad.`,
  otherPiece: (piece: string, mover: string) => `${piece} was walked; ${mover} is to be.`,
  noTouch: 'The walk ended without a touch of the pad.',
} as const;
