import type { HiddenCharacter } from '#engine/hidden.ts';
import { capitalised, hiddenCharacter } from './words.ts';

// Texts of the form of a new match.

export const form = {
  players: 'Players',
  howMany: 'How many play',
  nameOf: (n: number) => `Name of player ${n}`,
  playedByOf: (n: number) => `Who plays for player ${n}`,
  person: 'A person',
  colourOf: (n: number) => `Colour and mark of player ${n}`,
  colourName: (colour: string, mark: string) => `${colour}, ${mark}`,
  strengths: (levels: readonly string[]) => `The computer’s strengths, from the weakest: ${levels.join(', ')}.`,
  swap: 'Choosing another player’s colour swaps the two.',
  rules: 'House rules',
  play: 'Play',
  cancel: 'Cancel',
  sameName: (name: string) => `Two players are called ${name}; rulings could not tell them apart.`,
  noName: (n: number) => `Player ${n} has no name.`,
  hiddenInName: (n: number, hidden: HiddenCharacter) => `The name of player ${n} has ${hiddenCharacter(hidden)}.`,
  defaultName: (colour: string) => capitalised(colour),
} as const;

/** By the names of `ui/seatLooks.ts`. */
export const colours = {
  blue: 'blue',
  vermilion: 'vermilion',
  yellow: 'yellow',
  'sky-blue': 'sky blue',
  purple: 'purple',
  charcoal: 'charcoal',
} as const;

export const marks = {
  band: 'band',
  dot: 'dot',
  cross: 'cross',
  bars: 'bars',
  chevron: 'chevron',
  frame: 'frame',
} as const;
