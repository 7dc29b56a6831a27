// Texts of what stands where a page should be.

export const loading = {
  page: 'Loading…',
  table: 'Setting up the table…',
  replay: (done: number, of: number) => `Playing the match again, action ${done} of ${of}…`,
  into: (seconds: number) => `${seconds} s into a long action`,
  stop: 'Stop',
} as const;

export const notFound = {
  title: 'Nothing here',
  text: 'There is no page under this address. If it came as a link, a part of it may be missing: ask for all of it.',
} as const;

export const failed = {
  title: 'Something broke',
  text: 'The page met something it was not made for. A saved match is where it was after its last action. Loaded again, the start page opens.',
  detail: 'What the program says about it',
  reload: 'Load the page again',
  before: 'A page broke, so the start page has opened in its place. Saved matches are where they were.',
  there: 'Go there all the same',
} as const;
