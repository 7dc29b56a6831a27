import type { RulingCode } from '#games/traction/referee/ruling.ts';

// Texts around rules and drills; what is taught is in games/traction/help.

export const rules = {
  /** The referee's calls by a clause; by the codes of the rulings. */
  calls: {
    'walk-contact': 'touched another piece while walking',
    'pivot-slide': 'the corner slid',
    'lift-off': 'lifted off the table',
    'no-set-down': 'changed corners without being set down',
    'too-many-steps': 'too many steps',
    fell: 'fell over',
    'not-upright': 'does not stand on its base',
    'off-table': 'left the table',
    'tackle-base': 'a tackle by the base',
    'tackle-side': 'hit with its side',
    'tackle-point': 'hit with its point',
    'tackle-own': 'hit a piece of its own side',
    'tackle-size': 'may not tackle that size',
    crash: 'moved a piece by more than a nudge',
    jiggle: 'a nudge that is too little to count',
    'no-tip': 'touched before it was tipped',
    'over-swivel': 'swivelled too far',
    'over-travel': 'went too far in one step',
    'pad-contact': 'touched a rival’s pad',
    unsettled: 'did not come to rest',
  } satisfies Record<RulingCode, string> as Readonly<Record<string, string>>,
  searchPlaceholder: 'tackle, slide, TR-10 …',
} as const;

export const drills = {
  lead: 'Two minutes at the real table, and you can play.',
  practise: 'More practice',
  showAgain: 'Show me again',
  watchOnce: 'Watch once',
  stuck: 'Watch it once, or go on without it.',
  how: 'How to move a piece',
  rival: 'the rival',
  rivalsTurn: 'Now it is the rival’s turn.',
  ways: {
    pointer: 'Drag where you want to go. The lit corner stays put; the pyramid swings around it. Let go to step.',
    free: 'The piece follows your pointer. The corner that lights up has to stay where it is.',
    typed: (piece: string) => `Menu, “Type a move”: walk ${piece} C 90.`,
  },
} as const;
