import { count } from './words.ts';

// Texts of matches that are not played here any more, but can be read.

export const reading = {
  byRules: (version: number, here: number) =>
    `Played by version ${version} of the rules; this page plays version ${here}, so it can be read, but not played or watched.`,
  onBuild:
    'Played on another physics build, which moves things differently; so it can be read, but not played or watched.',
  open: 'Read as text',
  openMatch: (called: string) => `Read ${called} as text`,
  title: (called: string) => `${called}, as text`,
  asWritten: 'This is what the file says. It has not been replayed, so it is unchecked.',
  secrets: 'What lay face down is told, too, once you ask for it.',
  showSecrets: 'Show all that was done, face down too',
  players: 'Players',
  actions: (n: number) => (n === 0 ? 'No action was played.' : `${count(n, 'action')}:`),
  ruling: (clause: string, text: string) => `${clause}: ${text}`,
  more: (n: number) => `Show the other ${n}`,
  keep: 'Keep it and read it as text',
} as const;
