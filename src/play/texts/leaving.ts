import { listed } from './words.ts';

// Texts of the menu, the end of a match, and help.

export const menu = {
  match: 'Match',
  view: 'View',
  concede: (name: string) => `${name} gives up`,
  concedeSure: (name: string) => `Is it sure that ${name} gives up?`,
  concedeYes: 'Give up',
  concedeNo: 'Play on',
  exportFile: 'Export the match',
  leave: 'Leave the table',
  leaveNote: 'The match is saved and can be resumed.',
  leaveUnbegun: 'Nothing has been played yet: if you leave now, no list will show this match.',
  leaveUnsaved: 'Not all of the match is saved: export it as a file before you leave.',
  designers: 'For designers',
  typeMove: 'Type a move',
  typeMoveLabel: 'Move in notation',
  typeMoveGo: 'Go',
  camera: 'Camera',
  backToSeat: 'Back to my view',
  cameras: { seat: 'My view', top: 'From above', free: 'Free view' },
  cameraOf: { seat: 'View from the seat to move', top: 'View from above', free: 'View where you turned it' },
} as const;

export const end = {
  wins: (name: string) => `${name} wins`,
  youWin: 'You win',
  computerWins: 'The computer wins',
  share: (names: readonly string[]) => `${listed(names)} share the win`,
  newMatch: 'New match',
  sameAgain: 'Again',
  shareIt: 'Share',
  score: (won: number, lost: number) => `${won} to ${lost}`,
  exportFile: 'Export',
  more: 'More',
  backToMoment: { name: 'Go back to that moment', note: 'Your last action and all after it are taken back.' },
} as const;

export const help = {
  title: 'How this works',
  how: (game: string) => `How ${game} works`,
  short: 'The game in short',
  clauses: 'Every clause',
  pointer: 'With a pointer or finger',
  keys: 'With the keyboard',
  notation: 'As text',
} as const;
