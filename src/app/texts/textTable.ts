// Texts around the text table, as the page shows them before it is there.

export const textTable = {
  title: 'Text table',
  openNote: 'Everything in words, and every move typed: for screen readers, and for players who prefer a keyboard.',
  close: 'Close the text table',
} as const;
