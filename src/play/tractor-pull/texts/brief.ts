// Texts of cards in at most five words, beside their sign.

const whose = { own: 'your', rival: 'rival’s', both: 'all', red: 'red’s', blue: 'blue’s' } as const;

export const brief = {
  whose,
  boost: {
    field: (more: string): string => `${more} on one of yours`,
    wave: (more: string): string => `${more} on a new one`,
    column: (more: string): string => `${more} on its rope`,
    row: (more: string): string => `${more} in its row`,
  },
  boostEach: (more: string): string => `${more} each on its rope`,
  boostSmall: (more: string, most: number): string => `${more}: one up to ${most}`,
  unboost: 'a rival loses its counters',
  flip: 'turns one on its rope',
  flipRival: 'turns one of the rival’s',
  down: 'turns a small one down',
  swap: 'swaps two in a row',
  back: 'takes one back in hand',
  draw: 'draws one, puts one back',
  faceDown: (amount: number): string => `face-down ones pull ${amount}`,
  vehicles: (who: string, [from, to]: readonly [number, number], more: string): string =>
    `${who} ${from} to ${to}: ${more}`,
  rope: {
    always: (who: string, more: string): string => `${who} rope pulls ${more}`,
    fewer: (_: string, more: string): string => `fewer on a rope: ${more}`,
    'three-up': (_: string, more: string): string => `three face-up: rope ${more}`,
    'same-class': (_: string, more: string): string => `two alike: rope ${more}`,
  },
  tie: 'a tie here is yours',
  tieOfCounters: 'more counters win a tie',
  points: (rope: number, points: number): string => `rope ${rope} counts ${points} points`,
  weakest: 'the weakest are ejected',
  protectRow: 'none ejected in its row',
  noneIn: (wave: number): string => `none ejected in wave ${wave}`,
  noneOfRed: (wave: number): string => `none of red’s in ${wave}`,
  weaker: (wave: number): string => `seem weaker in wave ${wave}`,
} as const;
