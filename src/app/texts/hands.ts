import type { Steadiness } from '../../sim/hand/steadiness.ts';

// Texts of hands: how they are led, and handicaps.

/** A handicap, always shown: at the seat, in the log, in the file. */
export const handicap = {
  title: 'Unequal hands',
  of: (n: number, name: string) => `Hand of player ${n}, ${name}`,
  note: 'A shaky hand trembles by some tenths of a millimetre, whoever moves it: it needs a surface that grips, and more room. A steady hand takes its time and no player’s finger hurries it. Limits are the same for all, and everybody sees which hand is whose.',
  names: { steady: 'Steady', usual: 'Usual', shaky: 'Shaky', 'very-shaky': 'Very shaky' } satisfies Record<Steadiness, string>,
  hands: { steady: 'steady hand', usual: 'usual hand', shaky: 'shaky hand', 'very-shaky': 'very shaky hand' } satisfies Record<Steadiness, string>,
  /** In the corner of a badge. */
  marks: { steady: '–', usual: '', shaky: '~', 'very-shaky': '≈' } satisfies Record<Steadiness, string>,
} as const;

/** Of the section of the settings. */
export const handSettings = {
  confirm: 'Confirm every step',
  confirmNote: 'Letting go of a piece only aims at the step; “Do it” takes it. A tap on the table aims the chosen piece, too.',
} as const;
