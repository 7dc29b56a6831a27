import { phrase } from '#play/texts/words.ts';

// Texts of the table in words.

export const talk = {
  group: 'Tug of War',
  capitals:
    'CARD for the strength of a card, 1 to 5. MACHINE for rope, race, collation, clock, maze, path, conker or tower. WAY for up, down, left or right. TILE for a tile, a1 to h8, its column and its row from the top',
  look: phrase('look', 'tells all machines, both hands and whose turn it is.', 'look'),
  what: phrase('what COMMAND', 'tells what would come of a turn, for every order of its cards.', 'what rope 3 1'),
  send: phrase('send', 'plays the turn that is planned with the buttons.', 'send'),
  play: phrase('MACHINE CARD …', 'plays one to three cards at a machine.', 'rope 3 1'),
  tower: phrase('tower CARD … OPTION', 'at the Tower, with reward A, B or C.', 'tower 3 B'),
  maze: phrase('maze CARD WAY …', 'at the Maze, each card with its direction.', 'maze 1 up 2 left'),
  path: phrase('path CARD TILE …', 'at the Path, each card with its tile.', 'path 3 c4 1 d5'),
  block: phrase('… block MACHINE', 'spends Block Move, after any turn.', 'rope 2 block clock'),
  discard: phrase('discard CARD …', 'discards cards that are too many.', 'discard 1 2'),
  first: phrase('first WHO', 'says who goes first: me, rival or decline.', 'first me'),
  hand: (name: string, cards: readonly number[]): string =>
    cards.length === 0 ? `${name} has no cards.` : `${name} has ${cards.join(', ')}.`,
  machine: (name: string, stands: string, points: string): string => `${name}: ${stands}; ${points}.`,
  won: (name: string, points: string): string => `${name}: ${points}.`,
  tiles: (name: string, tiles: readonly string[]): string => `Path: ${name} has ${tiles.join(', ')}.`,
  blocked: (name: string, modules: readonly string[]): string => `${name} may not use ${modules.join(', ')} now.`,
  order: (order: string, told: readonly string[]): string => `${order}: ${told.join(' ')}`,
} as const;
