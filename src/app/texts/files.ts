// Texts of files and saves that cannot be read, which the page's first picture may need.

export const files = {
  tooLarge: (bytes: number, most: number) => `The file has ${bytes} bytes; expected at most ${most}.`,
  unreadable: 'The browser could not read the file.',
  notLoaded: 'A part of the page could not be loaded, or stopped. Load the page again and try once more.',
  notUtf8: 'The file is not text in UTF-8; save it as UTF-8 and try again.',
  abandoned: 'The match was left before it was opened.',
  otherGame: (game: string) => `This is a match of ${game}, which is not for this table.`,
  noSuchMatch: 'There is no saved match under this address in this browser.',
} as const;
