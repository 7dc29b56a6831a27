// Texts of deleting everything that the page keeps.

export const erasing = {
  kept: 'Saved matches, settings, the position in the editor and the page itself are stored in this browser, and nowhere else.',
  ask: 'Delete everything…',
  sure: (matches: number) =>
    `Delete ${matches === 0 ? 'everything' : `${matches === 1 ? 'the saved match' : `all ${matches} saved matches`} and everything else`} that the page keeps in this browser? Matches played in other tabs go, too, and nothing can be brought back.`,
  yes: 'Delete everything',
  no: 'Keep it',
  title: 'Everything is deleted',
  done: 'Nothing of this page is left in this browser. The page stores data again when it is used again.',
  notAll:
    'The browser did not delete all of it: close every tab of this page, and clear its site data in the browser’s settings.',
  anew: 'Begin anew',
} as const;
