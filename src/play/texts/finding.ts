// Texts of the list of saved matches, behind the shell: finding one, and calling it something.

export const renaming = {
  rename: 'Rename',
  renameMatch: (called: string) => `Rename ${called}`,
  titleOf: (called: string) => `Title of ${called}; leave it empty for the players’ names`,
  keepTitle: 'Save',
  leaveTitle: 'Cancel',
} as const;

export const finding = {
  find: 'Find a match',
  findHint: 'Player, title, felt, finished, yesterday…',
  found: (n: number, of: number) => `${n} of ${of} matches`,
  nothingFound: (wanted: string) => `No saved match fits “${wanted}”.`,
  showAll: 'Show all matches',
  showMore: (next: number, left: number) => `Show ${next} of ${left} more`,
  /** A match can be found by these, too. */
  words: { running: 'running', finished: 'finished, over', today: 'today', yesterday: 'yesterday' },
} as const;
