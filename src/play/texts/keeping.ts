import { count, listed, mib } from './words.ts';

// Texts of saved matches.

export const saved = {
  firstMatch: 'first match',
  none: 'No matches yet. Every match saves itself here after each action.',
  matchOf: (names: string) => `the match of ${names}`,
  /** Others are called the same: `apart` tells it from them. */
  nameApart: (name: string, apart: string) => `${name}, ${apart}`,
  calledApart: (called: string, apart: string) => `${called}, saved ${apart}`,
  numbered: (when: string, n: number) => `${when}, no. ${n}`,
  quoted: (title: string) => `“${title}”`,
  open: 'Open',
  openMatch: (called: string) => `Open ${called}`,
  watch: 'Replay',
  watchMatch: (called: string) => `Replay of ${called}`,
  exportFile: 'Export',
  exportMatch: (called: string) => `Export ${called} as a file`,
  tooLong: (bytes: number, most: number) =>
    `This match has grown too long to be imported again: its file would have ${mib(bytes)}, and at most ${mib(most)} are read.`,
  exportAnyway: 'Export it all the same',
  exportNot: 'Do not export it',
  delete: 'Delete',
  deleteMatch: (called: string) => `Delete ${called}`,
  deleted: (name: string) => `Deleted: ${name}`,
  keepDeleted: 'Leave it deleted',
  undoDelete: 'Put it back',
  started: 'not begun',
  actions: (n: number) => count(n, 'action'),
  drawn: 'a draw',
  wonBy: (names: readonly string[]) => `won by ${listed(names)}`,
  unreadable: (why: string) => `This match cannot be read. ${why}`,
  notDrawn: 'The page cannot show it.',
  unreadableMatch: 'A match that cannot be read',

  noPicture: 'The picture comes when the match is opened.',

  exportUnreadable: 'Export the match that cannot be read',
  deleteUnreadable: 'Delete the match that cannot be read',
} as const;
