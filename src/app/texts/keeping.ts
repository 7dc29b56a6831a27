import type { HiddenCharacter } from '../../engine/hidden.ts';
import { count, hiddenCharacter, listed, mib } from './words.ts';

// Texts of saved matches and files.

export const saved = {
  title: 'Saved matches',
  none: 'No matches yet. Every match saves itself here after each action.',
  matchOf: (names: string) => `the match of ${names}`,
  quoted: (title: string) => `“${title}”`,
  open: 'Open',
  openMatch: (called: string) => `Open ${called}`,
  watch: 'Replay',
  watchMatch: (called: string) => `Replay of ${called}`,
  exportFile: 'Export',
  exportMatch: (called: string) => `Export ${called} as a file`,
  tooLong: (bytes: number, most: number) => `This match has grown too long to be imported again: its file would have ${mib(bytes)}, and at most ${mib(most)} are read.`,
  exportAnyway: 'Export it all the same',
  exportNot: 'Leave it',
  delete: 'Delete',
  deleteMatch: (called: string) => `Delete ${called}`,
  deleted: (name: string) => `Deleted: ${name}`,
  keepDeleted: 'Leave it deleted',
  undoDelete: 'Put it back',
  import: 'Import a file',
  dropHere: 'or drop a match file anywhere on this page',
  dropNow: 'Drop the match file to open it',
  running: (turn: number) => `turn ${turn}`,
  runningCycle: (cycle: number) => (cycle === 0 ? 'before the first turn' : `cycle ${cycle}`),
  started: 'not begun',
  actions: (n: number) => count(n, 'action'),
  wonBy: (names: readonly string[]) => `won by ${listed(names)}`,
  unreadable: (why: string) => `This match cannot be read. ${why}`,
  notDrawn: 'The page cannot show it.',
  unreadableMatch: 'A match that cannot be read',

  rename: 'Rename',
  renameMatch: (called: string) => `Rename ${called}`,
  titleOf: (called: string) => `Title of ${called}; nothing stands for the players’ names`,
  keepTitle: 'Save',
  leaveTitle: 'Cancel',
  titleTooLong: (length: number, most: number) => `A title has at most ${most} characters, and this one has ${length}.`,
  hiddenInTitle: (hidden: HiddenCharacter) => `This title has ${hiddenCharacter(hidden)}.`,
  goneMeanwhile: 'This match has been deleted meanwhile.',

  picture: (surface: string | null, seats: readonly string[]) => `The table from above${surface === null ? '' : `, ${surface.toLowerCase()}`}. ${seats.join('. ')}.`,
  pieces: (name: string, standing: number, lying: number) => `${name}: ${standing} standing${lying === 0 ? '' : `, ${lying} lying`}`,
  board: (x: number, seats: readonly string[]) => `The board from above, ${x} X left in the City. ${seats.join('. ')}.`,
  trucks: (name: string, out: number, x: number) => `${name}: ${count(out, 'truck')} on the board, ${x} X`,
  cityX: (x: number) => `${x} X`,
  noPicture: 'The picture comes when the match is opened.',

  find: 'Find a match',
  findHint: 'Player, title, felt, finished, yesterday…',
  found: (n: number, of: number) => `${n} of ${of} matches`,
  nothingFound: (wanted: string) => `No saved match fits “${wanted}”.`,
  showAll: 'Show all matches',
  showMore: (next: number, left: number) => `Show ${next} of ${left} more`,
  /** A match can be found by these, too. */
  words: { running: 'running', finished: 'finished, over', today: 'today', yesterday: 'yesterday' },
  deleteUnreadable: 'Delete the match that cannot be read',
  importFailed: (name: string, why: string) => `${name} was not imported. ${why}`,
} as const;

/** The browser would not open its storage. */
export const storageBlocked = 'This browser does not let the page save anything: the match goes on, but is gone when the tab is closed. Export it to keep it.';

/** A newer page has been here. */
export const storageNewer =
  'A newer version of this page has saved the matches of this browser, and this version cannot read them: load the page again to get the newer one. What is played here until then is in this tab only: export it to keep it.';

/** What is and what is not saved, and what can be done about it. */
export const unsaved = {
  /** `saved`: with how many actions the last save arrived; null where none did. */
  what: (called: string, actions: number, saved: number | null) =>
    saved === null
      ? `Nothing of ${called} is saved: ${actions === 0 ? 'it' : `its ${count(actions, 'action')}`} ${actions < 2 ? 'is' : 'are'} in this tab only.`
      : actions > saved
        ? `Of ${called}, ${saved === 0 ? 'the beginning' : `what was played up to action ${saved}`} was saved; ${actions === saved + 1 ? `action ${actions} is` : `actions ${saved + 1} to ${actions} are`} in this tab only.`
        : `Of ${called}, what was taken back since its last save is in this tab only.`,
  thisMatch: 'this match',
  export: 'Export it',
  exportOf: (called: string) => `Export ${called}, with what is not saved, as a file`,
  tryAgain: 'Try again',
  reload: 'Load the page again',
} as const;

/** By what was being done. */
export const storage = {
  save: {
    full: 'The browser’s storage is full, so the match goes on in this tab only: make room, for example by deleting a saved match, and it is saved by itself. Export it to be safe.',
    failed: 'The browser cannot save at the moment: the match goes on in this tab, and saving is tried again by itself. Leave the tab open, or export the match to be safe.',
  },
  read: {
    full: 'The browser’s storage is full, so the saved matches cannot be read: make room on this device, and they are read by themselves.',
    failed: 'The browser cannot read the saved matches at the moment: it is tried again by itself.',
  },
  delete: {
    full: 'The browser’s storage is so full that it could not even delete the match: try again.',
    failed: 'The browser could not delete the match just now, so it is still there: try again.',
  },
  'put-back': {
    full: 'The browser’s storage is full, so the match is back only until this tab is closed: delete another one to keep it, or export it.',
    failed: 'The browser could not save the match that was put back: it is here until this tab is closed. Export it to keep it.',
  },
  rename: {
    full: 'The browser’s storage is full, so the title is not kept: delete a saved match and try again.',
    failed: 'The browser could not keep the title just now: try again.',
  },
} as const;

export const files = {
  tooLarge: (bytes: number, most: number) => `The file has ${bytes} bytes; expected at most ${most}.`,
  unreadable: 'The browser could not read the file.',
  abandoned: 'The match was left before it was opened.',
  otherGame: (game: string) => `This is a match of ${game}, which is not for this table.`,
  noSuchMatch: 'There is no saved match under this address in this browser.',
  otherOutcome: (action: number, expected: string, found: string) => `Action ${action} of the file comes out differently than it says (${found} instead of ${expected}), so it cannot be trusted.`,
} as const;
