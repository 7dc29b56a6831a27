// Texts of practice, of any game: one position, tried again and again.

const tries = (n: number): string => (n === 1 ? '1 try' : `${n} tries`);

export const practice = {
  title: 'Practice',
  panel: 'The practice',
  from: 'Practise from here',
  again: 'Try again',
  original: 'Nothing here changes the match or position it came from.',
  tries: (n: number, solved: number) => `${tries(n)}, ${solved} succeeded (${Math.round((100 * solved) / n)} %)`,
  solved: 'Success.',
  missed: 'Missed.',
  ready: 'The position stands as it did.',
  typed: 'Type “new” to try again.',
  back: { match: 'Back to the match', watch: 'Back to the replay' },
  notSaved: 'Practice is not saved.',
  noFile: 'Practice is no match, and has no file.',
} as const;
