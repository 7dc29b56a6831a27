/** Events that every game with turns tells in the same words, so that a page or a clock need not know the game. */
export type TurnEvent =
  | { readonly type: 'turn-began'; readonly seat: number; readonly turn: number }
  /** `by`: the seat said so, or there was nothing left to do. */
  | { readonly type: 'turn-ended'; readonly seat: number; readonly turn: number; readonly by: 'choice' | 'rule' };
