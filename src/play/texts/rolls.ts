// Texts of the sheet of rolls; loaded with it.

export const rollTexts = {
  title: 'The rolls of this match',
  open: 'Rolls so far',
  lead: 'Every throw that counted, with how often each outcome should have come. “Usually” is where it lies in 19 of 20 matches.',
  none: 'Nothing has been rolled yet.',
  columns: { face: 'Shows', seen: 'Came', expected: 'Expected', usually: 'Usually' },
  thing: (thing: string, rolls: number) => `${thing}: ${rolls === 1 ? '1 roll' : `${rolls} rolls`}`,
  expected: (count: number) => count.toFixed(1),
  usually: (least: number, most: number) => (least === most ? `${least}` : `${least} to ${most}`),
  usual: 'That is usual.',
  unusual: 'That is unusual: chance alone does so less than once in a hundred matches.',
} as const;
