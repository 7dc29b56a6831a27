// Texts around the text table, as the page shows them before it is there.

export const textTable = {
  title: 'The table in words',
  openNote: 'Everything in words, and every move typed: for screen readers, and for players who prefer a keyboard.',
  note: 'The table in words tells everything in sentences, and takes moves that are typed.',
  which: 'Which game, in words?',
  whichNote: 'From now on every match is told in words, and every move may be typed. The settings take that back.',
  close: 'Close the table in words',
} as const;
