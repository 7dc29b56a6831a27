// Texts of files that leave the page.

export const handing = {
  downloaded: (name: string) => `${name} was given to the browser: look for it among the downloads.`,
  shared: (name: string) => `${name} was handed on.`,
  'put-away': (name: string) => `${name} was not saved: the sheet was closed without it.`,
  'needs-press': (name: string) => `${name} is ready.`,
  refused: (name: string) => `${name} was not saved: the browser took no file.`,
  again: 'Hand it out again',
  take: 'Save it',
  plainly: 'Download it instead',
} as const;
