import { listed } from '#play/texts/words.ts';

// Texts of the rules and of help.

export const examples = {
  seats: ['Blue', 'Vermilion', 'Yellow'],
  example: (sum: string): string => `Example. ${sum}`,
  street: (venue: string, trucks: readonly string[], shut: string): string =>
    `At ${venue} stand ${listed(trucks)}; ${shut} is shut.`,
  targets: (player: string, card: string, trucks: readonly string[], venues: readonly string[]): string =>
    `${player} may play “${card}” at ${[...(trucks.length === 0 ? [] : [listed(trucks)]), ...(venues.length === 0 ? [] : [listed(venues)])].join(', to ')}.`,
  wentHome: (trucks: readonly string[]): string => `${listed(trucks)} go home.`,
  free: (slots: readonly string[]): string => `When the grid has been laid, ${listed(slots)} are free.`,
} as const;

export const learn = {
  title: 'Learn Truck Off',
  lead: 'Five rounds, most money wins. Each round goes like this:',
  onlyOfTwo: 'Only in a match of two, in place of steps 3 and 4.',
  begin: 'Play a first match',
  note: 'Against two computer players of the lowest level; each step is explained when it comes up.',
} as const;

export const help = {
  cards: 'The action cards',
  card: (text: string, value: number): string => `${text} Worth $${value} if it is kept to the end.`,
  pointer: 'At the table',
  pointerLines: [
    ['Take up the dice', 'Press anywhere on the tray, swing, and let go: all dice are thrown as your hand goes.'],
    ['Touch a truck or a venue', 'While a card is played, what may be chosen has a golden frame.'],
  ],
  notationLines: [
    ['trucks 8 20', 'You choose your trucks 8 and 20.'],
    ['cards reroll promote', 'You choose these two cards; “cards none” chooses none.'],
    ['play promote d20', 'Plays the card on the venue of the d20.'],
    ['play move 8 d12', 'Your truck 8 goes to the venue of the d12; 1-8 is the truck 8 of seat 1.'],
    ['discard reroll', 'Puts the card away without effect.'],
  ],
  fair: 'How fair the dice are',
  fairness:
    'Dice are solid bodies that are really thrown. Whoever throws them chooses where and how fast; how each is turned, and about which axis it spins, is drawn by the match, so that no throw can be aimed. Throw any of them ten thousand times yourself in the lab, and it counts every face with its interval.',
  throwMany: 'Throw a die ten thousand times',
  besideTheory: 'Dice beside theory and measurements',
  searchPlaceholder: 'promote, tie, TO-11 …',
} as const;
