// Texts of files that are read.

export const files = {
  tooLarge: (bytes: number, most: number) => `The file has ${bytes} bytes; expected at most ${most}.`,
  unreadable: 'The browser could not read the file.',
  notUtf8: 'The file is not text in UTF-8; save it as UTF-8 and try again.',
  abandoned: 'The match was left before it was opened.',
  otherGame: (game: string) => `This is a match of ${game}, which is not for this table.`,
} as const;
