import { listed } from '#play/texts/words.ts';

// Texts of the rules and of help.

export const examples = {
  example: (sum: string): string => `Example. ${sum}`,
  seats: ['Ada', 'Bo'],
  stands: (machine: string, how: string): string => `${machine}: ${how}.`,
  holds: (who: string, cards: readonly number[]): string => `${who} holds ${listed(cards.map(String))}.`,
  refused: (who: string, what: string, why: string): string =>
    `${who} would ${what.replace(/^./, (letter) => letter.toLowerCase())}, and is refused: ${why}`,
} as const;

export const learn = {
  title: 'Learn Tug of War',
  lead: 'Win three of seven machines: a match has the Maze or the Path. A turn goes like this:',
  begin: 'Play a first match',
  note: 'Against a computer player of the lowest level; what each push would bring is said first.',
} as const;

export const help = {
  machines: 'The machines',
  machineLines: [
    ['Rope', 'Pull your rival into the pit, twice. Your spot says which card you gain.'],
    ['Race', 'Reach step 13 exactly, twice. Puddles stop a card. You gain the distance between both.'],
    ['Collation', 'Take more of the 25 counters, twice. You gain as many as you took.'],
    ['Clock', 'Fill all 8 segments with your colour, twice. You gain the filled quarters plus 1.'],
    [
      'Maze',
      'In the Death Match. Push the square into your end zone. You gain card 1 for every push that changes the row.',
    ],
    ['Path', 'In the Final Match. Join two opposite edges with your tiles, twice. You gain your longest line.'],
    ['Conker', 'A point elsewhere releases both; the higher one scores, four times. You gain card 1.'],
    ['Tower', 'Build to the top, or far enough ahead. You choose one of three rewards.'],
  ],
  letters: 'The letters of the Rope',
  letterLines: [
    ['A', 'A card of the difference between both hands, plus 1.'],
    ['B', 'A 4; your rival gains a 1.'],
    ['C', 'Three 1s; your rival gains a 2 in the Final Match, a 3 in the Death Match.'],
    ['D', 'A card of the machines that you have won, plus 1.'],
    ['E', 'A card of as many as you played there this turn.'],
    ['F', 'A card of your points on machines in play, plus 1.'],
    ['G', 'A 5.'],
  ],
  pointer: 'At the table',
  pointerLines: [
    ['Touch a machine', 'Your turn is planned there. Laid cards go along, so that machines can be compared.'],
    ['Touch a tile of the Path', 'The card that is aimed goes there; a golden frame shows its shape.'],
  ],
  notationLines: [
    ['rope 3 1', 'Plays a 3 and then a 1 at the Rope.'],
    ['tower 3 1 B', 'At the Tower, for reward B.'],
    ['maze 1 up 2 left', 'At the Maze, each card with its direction.'],
    ['path 3 c4 1 d5', 'At the Path, each card with its tile.'],
    ['rope 2 block clock', 'Block Move: your rival may not use the Clock next turn.'],
    ['discard 1 2', 'Discards cards that are too many.'],
    ['first me', 'Says who goes first: me, rival or decline.'],
  ],
  colours:
    'The rules call a machine a module. Red in the rules is whoever goes first. At this table both wear the colours of their seats.',
  searchPlaceholder: 'rope, discard, TW-30 …',
} as const;
