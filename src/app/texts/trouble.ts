// Texts of what stands where a page should be.

export const loading = {
  page: 'Loading…',
  table: 'Setting up the table…',
  replay: (done: number, of: number) => `Playing the match again, action ${done} of ${of}…`,
  into: (seconds: number) => `${seconds} s into a long action`,
  stop: 'Stop',
} as const;

export const stopped = {
  title: 'Stopped',
  text: (done: number, of: number) =>
    `Playing the match again was stopped after ${done} of ${of} actions. Nothing has been changed.`,
  again: 'Try again',
  kept: (done: number, of: number) => `Stopped after ${done} of ${of} actions. Nothing of this match is kept.`,
  refused: (why: string) => `${why} Nothing of it is kept.`,
} as const;

export const notFound = {
  title: 'Nothing here',
  text: 'There is no page under this address. If it came as a link, a part of it may be missing: ask for all of it.',
} as const;

export const failed = {
  title: 'Something broke',
  text: 'The page met something it was not made for. A saved match is where it was after its last action.',
  detail: 'What the program says about it',
  reload: 'Load the page again',
} as const;

export const noWebgl = {
  title: 'This browser cannot draw the table',
  text: 'The table needs WebGL 2, which is switched off or missing here. Switch on hardware acceleration in the browser’s settings, or try another browser.',
  inWords: 'Play at the table in words instead: it needs no picture',
} as const;

export const lostPicture = {
  text: 'The browser has taken the table’s picture away. The match is as it was.',
  again: 'Draw the table again',
} as const;

export const cannotOpen = {
  title: 'This match cannot be opened',
} as const;
