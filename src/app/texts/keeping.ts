import { count, listed, mib } from './words.ts';

// Texts of saved matches and files.

export const saved = {
  title: 'Saved matches',
  none: 'No matches yet. Every match saves itself here after each action.',
  open: 'Open',
  openMatch: (names: string) => `Open the match of ${names}`,
  exportFile: 'Export',
  exportMatch: (names: string) => `Export the match of ${names} as a file`,
  tooLong: (bytes: number, most: number) => `This match has grown too long to be imported again: its file would have ${mib(bytes)}, and at most ${mib(most)} are read.`,
  exportAnyway: 'Export it all the same',
  exportNot: 'Leave it',
  delete: 'Delete',
  deleteMatch: (names: string) => `Delete the match of ${names}`,
  deleted: (names: string) => `The match of ${names} is deleted.`,
  undoDelete: 'Put it back',
  import: 'Import a file',
  dropHere: 'or drop a match file anywhere on this page',
  dropNow: 'Drop the match file to open it',
  running: (turn: number) => `turn ${turn}`,
  started: 'not begun',
  actions: (n: number) => count(n, 'action'),
  wonBy: (names: readonly string[]) => `won by ${listed(names)}`,
  unreadable: (why: string) => `This match cannot be read. ${why}`,
  deleteUnreadable: 'Delete the match that cannot be read',
  importFailed: (name: string, why: string) => `${name} was not imported. ${why}`,
} as const;

/** By the code of the fault. */
export const storage = {
  'storage-blocked': 'This browser does not let the page save anything: the match goes on, but is gone when the tab is closed. Export it to keep it.',
  'storage-full': 'The browser’s storage is full, so the last action is not saved: delete a saved match, or export this one to keep it.',
  'storage-failed': 'The browser could not save the match just now: it goes on, and the next action tries again. Export it to be safe.',
} as const;

export const files = {
  tooLarge: (bytes: number, most: number) => `The file has ${bytes} bytes; expected at most ${most}.`,
  unreadable: 'The browser could not read the file.',
  abandoned: 'The match was left before it was opened.',
  noSuchMatch: 'There is no saved match under this address in this browser.',
  otherOutcome: (action: number, expected: string, found: string) => `Action ${action} of the file comes out differently than it says (${found} instead of ${expected}), so it cannot be trusted.`,
} as const;
