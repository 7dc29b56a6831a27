// Texts of a match that is opened by playing it again.

export const stopped = {
  title: 'Stopped',
  text: (done: number, of: number) =>
    `Playing the match again was stopped after ${done} of ${of} actions. Nothing has been changed.`,
  again: 'Try again',
  kept: (done: number, of: number) => `Stopped after ${done} of ${of} actions. Nothing of this match is kept.`,
  refused: (why: string) => `${why} Nothing of it is kept.`,
} as const;

export const cannotOpen = {
  title: 'This match cannot be opened',
} as const;
