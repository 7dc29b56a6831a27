import { count, listed } from './words.ts';

// Texts of a table of any game: its panels, whose turn it is, what is pointed at, taking back, a clock, the device that
// is passed on.

export const table = {
  label: 'The table',
  titleOf: (game: string, names: readonly string[]) => `${game}: ${names.join(', ')}`,
  standing: 'How all stand',
  /** A small picture of it in a list. */
  scores: (lines: readonly string[]) => `Points: ${lines.join(', ')}.`,
  scoreOf: (name: string, score: number) => `${name}: ${score}`,
  players: 'Players',
  again: 'See the last move again',
  seenAgain: 'Once more:',
  you: 'You',
  plays: (isPerson: boolean, isYou: boolean) => (isYou ? 'Your turn' : isPerson ? 'Plays now' : 'Thinking'),
  exact: 'Exact aim and more',
  exactLess: 'Less',
  more: 'More',
  less: 'Less',
  /** A stack of equal cards of a hand, for those who do not see it. */
  stackOf: (name: string, count: number, chosen: number | null): string =>
    count === 1 ? name : `${name}, ${chosen === null ? '' : `${chosen} of `}${count}`,
  countOf: (count: number, chosen: number): string => (chosen === 0 ? `×${count}` : `${chosen}/${count}`),
  panelTurn: 'Turn',
  panelActions: 'Actions',
  panelReferee: 'Referee',
  menu: 'Menu',
  help: 'Help',
} as const;

export const turn = {
  toMove: (name: string) => `${name} to move`,
  over: 'The match is over',
  answers: (name: string) => `${name} answers`,
} as const;

export const pointing = {
  title: 'What is this?',
} as const;

export const undo = {
  button: 'Take back',
  /** One rule for all: what a hand or chance has done is taken back when everybody else who plays agrees. */
  /** Taken back at once, where computer players have acted since. */
  withBots: (moves: number) => `Your last action and the computer’s ${moves === 1 ? '' : `${moves} `}after it.`,
  mustAgree: (who: readonly string[]) => `${listed(who)} must agree.`,
  title: (who: string) => `${who} would like to take this back:`,
  agree: 'Agree',
  agrees: (who: string) => `${who} agrees`,
  refuse: 'Refuse',
  refuses: (who: string) => `${who} refuses`,
  withdraw: (who: string) => `${who} no longer wants to take it back`,
  from: (actions: number) => `and the ${count(actions - 1, 'action')} after it`,
  asked: (who: string, waiting: readonly string[]) =>
    `${who} asks to take the last action back; ${listed(waiting)} ${waiting.length === 1 ? 'answers' : 'answer'}.`,
  takenBack: 'Taken back: everything stands exactly where it stood before.',
} as const;

export const countdown = {
  title: 'Clock',
  left: (seconds: number) => `${seconds} s`,
  label: (seconds: number) => `${seconds} seconds left`,
  held: 'The clock is held',
  hold: 'Hold',
  holdNote: 'Stops the clock until somebody lets it run again',
  run: 'Let it run',
} as const;

/** Where one device is passed around, and not everybody may see what it shows next. */
export const passing = {
  to: (name: string) => `Pass the device to ${name}`,
  note: 'Only this player may see what comes next.',
  iAm: (name: string) => `I am ${name}`,
} as const;
