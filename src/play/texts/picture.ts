// Texts of a table that cannot be drawn.

export const noWebgl = {
  title: 'This browser cannot draw the table',
  text: 'The table needs WebGL 2, which is switched off or missing here. Switch on hardware acceleration in the browser’s settings, or try another browser.',
  inWords: 'Play at the table in words instead: it needs no picture',
} as const;

export const lostPicture = {
  text: 'The browser has taken the table’s picture away. The match is as it was.',
  again: 'Draw the table again',
} as const;
