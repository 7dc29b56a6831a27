// Texts of cards in at most five words, beside their sign.

const whose = { own: 'your', rival: 'rival’s', both: 'all', red: 'red’s', blue: 'blue’s' } as const;

const all = (words: string): string => words;

export const brief = {
  whose,
  /** For whom it is, where that is not the owner alone. */
  of: {
    own: all,
    rival: all,
    both: (words: string): string => `both: ${words}`,
    red: (words: string): string => `red: ${words}`,
    blue: (words: string): string => `blue: ${words}`,
  },
  boost: {
    field: (more: string): string => `${more} on one of yours`,
    wave: (more: string): string => `${more} on a new one`,
    column: (more: string): string => `${more} on its rope`,
    row: (more: string): string => `${more} in its row`,
  },
  boostEach: (more: string): string => `${more} each on its rope`,
  boostSmall: (more: string, most: number): string => `${more} (${most} or less)`,
  unboost: 'a rival loses its counters',
  flip: 'turns one on its rope',
  flipRival: 'turns one of the rival’s',
  down: 'turns a small one down',
  swap: 'swaps two in a row',
  back: 'takes one back in hand',
  draw: 'draws one, puts one back',
  faceDown: (who: string, amount: number): string => `${who} face-down ones pull ${amount}`,
  vehicles: (who: string, [from, to]: readonly [number, number], more: string): string =>
    `${who} ${from} to ${to}: ${more}`,
  ropePulls: (who: string, more: string): string => `${who} rope pulls ${more}`,
  rope: {
    fewer: (more: string): string => `fewer there, rope ${more}`,
    'three-up': (more: string): string => `three face-up, rope ${more}`,
    'same-class': (more: string): string => `two alike, rope ${more}`,
  },
  tie: 'a tie here is yours',
  tieOfCounters: 'more counters win a tie',
  points: (rope: number, points: number): string => `rope ${rope} counts ${points}`,
  weakest: 'the weakest are ejected',
  weakestFor: (who: string, less: number): string => `the weakest, ${who} −${less}`,
  protectRow: 'yours in its row stay',
  noneIn: (wave: number): string => `none ejected in wave ${wave}`,
  noneOfRed: (wave: number): string => `none of red’s in ${wave}`,
  weaker: (wave: number): string => `seem weaker in wave ${wave}`,
} as const;
