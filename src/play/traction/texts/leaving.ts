import { roughly, type Units } from '#play/texts/lengths.ts';
import { capitalised, count } from '#play/texts/words.ts';

// Texts of the menu, the end of a match, and help.

export const menu = {
  takeBackWalk: {
    name: 'End the walk and take it back',
    note: 'The walk ends where the piece is, and then all its steps are taken back, if the others agree.',
  },
  outOfTurn: 'Did something else move a piece?',
  outOfTurnNote:
    'At a real table a hand may reach in when it is not its turn, or somebody knocks the table. Show here what happened: the referee puts everything back, and calls a foul on whoever did it.',
  reach: (name: string) => `${name}’s hand did, out of turn`,
  reaching: (name: string) =>
    `Show what ${name}’s hand did: drag any piece. It is not ${name}’s turn, so the referee rules on it.`,
  stopReaching: 'It did nothing',
  bump: 'Nobody: the table was bumped',
  bumping:
    'Touch the piece that the bump moved, or let chance decide. Everything is put back, and nothing is laid flat.',
  bumpAnywhere: 'Let chance decide',
  stopBumping: 'Nothing happened',
  colliders: 'Show colliders',
  hash: 'Show the hash of the bodies',
  hashLabel: 'Hash of the bodies',
  noHash: 'none before the first move',
  typed: 'walk L1 C 135, B -90',
} as const;

export const end = {
  by: {
    'pad-contact': (winner: string, pad: string) => `${capitalised(winner)} touched ${pad} first.`,
    'turn-limit': (winner: string) => `The turns are used up, and ${winner} stood nearest to a rival’s pad.`,
    concession: (losers: string) => `${capitalised(losers)} gave up.`,
  },
  aPad: 'a rival’s pad',
  rivalsPad: 'the rival’s pad',
  yourPad: 'your pad',
  walked: (mm: number) => `${mm} mm in the winning walk`,
  /** To the only person who has lost: so far from the pad was the nearest piece. */
  short: (mm: number, units: Units) => `You were ${roughly(mm, units)} short`,
  turns: (turns: number) => `after ${count(turns, 'turn')}`,
} as const;

export const help = {
  rules: 'The game in ten lines',
  pointerLines: [
    [
      'Drag a piece of yours',
      'A corner lights up towards where you drag. Pull to tip, swing around the corner, let go to set it down.',
    ],
    [
      'Change where your pieces start',
      'Before the first move: drag your pieces about their pad, or type where they stand.',
    ],
    [
      'Drag beside the pieces',
      'Turns the camera. Two fingers or the wheel zoom; the right button or two fingers move it.',
    ],
    [
      'Rest the pointer on a piece or a pad',
      'You read what it is, what it may do, and which clause is about it. With a finger, tap a pad.',
    ],
    ['Ghost', 'Where the step would end. The ring shows what is left of the walk.'],
  ],
  notationLines: [
    ['walk L1 C 135, B -90', 'L1 walks two steps: on corner C by 135° counter-clockwise, then on B by 90° clockwise.'],
    ['tackle M2 D 120', 'M2 tackles on corner D.'],
    [
      'arrange L1 -40 -19 45',
      'Before the first turn: L1 stands 40 mm left of its pad’s middle, 19 mm away from you, turned by 45°. arrange usual puts all six back.',
    ],
    ['right L1', 'Sets L1 upright at the start of the turn.'],
    ['end', 'Ends the turn.'],
    ['/', 'Opens the table in words: everything told, and every move typed.'],
  ],
} as const;
