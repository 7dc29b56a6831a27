// Texts of what is kept on the device, and of newer versions.

export const versions = {
  kept: 'This page is kept on your device: it opens without a network.',
  newer: 'A newer version of this page is ready.',
  load: 'Load it',
  matchKept: 'The match is saved and goes on where it is.',
} as const;
