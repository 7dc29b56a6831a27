// Texts of all matches in one file, out of the page and into it.

const matches = (n: number): string => (n === 1 ? '1 match' : `${n} matches`);

export const archive = {
  exportAll: 'Export all matches',
  gathering: (done: number, of: number) => `Gathering match ${done} of ${of}…`,
  gathered: (n: number, missing: number) =>
    `${matches(n)} in one file.${missing === 0 ? '' : ` ${matches(missing)} could not be read and ${missing === 1 ? 'is' : 'are'} not in it.`}`,
  failed: 'The matches could not be put into one file: export them one by one.',

  importing: (done: number, of: number) => `Taking in match ${done + 1} of ${of}…`,
  stop: 'Stop',
  imported: (added: number, there: number) =>
    `${matches(added)} taken in.${there === 0 ? '' : ` ${matches(there)} ${there === 1 ? 'was' : 'were'} here already.`}${added === 0 ? '' : ' Each is checked when it is opened.'}`,
  importFailed: (name: string, why: string) => `${name} was not imported. ${why}`,
  /** Of a file whose fault names places in it, which few want to read. */
  damagedFile: (name: string) => `${name} is damaged or from another version of this page: nothing was imported.`,
  refusedMore: (n: number) => `And ${n} more.`,
  damaged:
    'The archive is damaged: a part of it is missing or cannot be unpacked; expected a ZIP archive of match files.',
  noMatch: 'The archive has no match file in it; expected files that end in .json.',
  tooMany: (n: number, most: number) => `The archive has ${n} files; expected at most ${most}.`,
} as const;
