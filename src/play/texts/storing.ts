import { capitalised, count } from './words.ts';

// Texts of a browser that does not save: seldom needed, and not part of the shell.

/** The browser would not open its storage. */
export const storageBlocked =
  'This browser does not let the page save anything: the match goes on, but is gone when the tab is closed. Export it to keep it.';

/** A newer page has been here. */
export const storageNewer =
  'A newer version of this page has saved the matches of this browser, and this version cannot read them: load the page again to get the newer one. What is played here until then is in this tab only: export it to keep it.';

const upTo = (saved: number): string =>
  saved === 0 ? 'the beginning is' : saved === 1 ? 'action 1 is' : `actions up to ${saved} are`;

/** The state of saving, and what can be done about it. */
export const unsaved = {
  /** `saved`: with how many actions the last save arrived; null where none did. */
  what: (called: string, actions: number, saved: number | null) =>
    saved === null
      ? `Nothing of ${called} is saved: ${actions === 0 ? 'it' : `its ${count(actions, 'action')}`} ${actions < 2 ? 'is' : 'are'} only in this tab.`
      : actions > saved
        ? `${capitalised(called)}: ${upTo(saved)} saved. ${actions === saved + 1 ? `Action ${actions} is` : `Actions ${saved + 1} to ${actions} are`} only in this tab.`
        : `${capitalised(called)}: what was ${actions === saved ? 'done' : 'taken back'} since the last save is only in this tab.`,
  /** It is tried again by itself. */
  slow: 'Saving is slow; nothing is lost.',
  thisMatch: 'this match',
  export: 'Export it',
  exportOf: (called: string) => `Export ${called}, with what is not saved, as a file`,
  tryAgain: 'Try again',
  reload: 'Load the page again',
} as const;

export const storageClosed =
  'The browser does not open its storage at the moment, so no saved match can be read: load the page again later, or import a file of the match.';

/** A save is on its way, and has been for long. */
export const storageSilent =
  'The browser’s storage does not answer: the match goes on in this tab, and is saved as soon as it answers. Leave the tab open, or export the match to be safe.';

/** By what was being done. */
export const storage = {
  save: {
    full: 'The browser’s storage is full, so the match goes on in this tab only: make room, for example by deleting a saved match, and it is saved by itself. Export it to be safe.',
    failed:
      'The browser cannot save at the moment: the match goes on in this tab, and saving is tried again by itself. Leave the tab open, or export the match to be safe.',
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
    failed:
      'The browser could not save the match that was put back: it is here until this tab is closed. Export it to keep it.',
  },
  rename: {
    full: 'The browser’s storage is full, so the title is not kept: delete a saved match and try again.',
    failed: 'The browser could not keep the title just now: try again.',
  },
} as const;
