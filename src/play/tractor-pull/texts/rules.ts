// Texts of the rules and of help.

export const examples = {
  seats: ['Junior', 'Senior'],
  example: (told: string): string => `Example. ${told}`,
} as const;

export const learn = {
  title: 'Learn Tractor Pull',
  lead: 'Three matches at most; two win. Each goes like this:',
  begin: 'Play a first game',
  note: 'Against a computer player of the lowest level; each step is explained when it comes up.',
} as const;

export const help = {
  cards: 'The cards',
  vehicles: 'The vehicles',
  vehicle: (strength: number, text: string): string => `Strength ${strength}. ${text}`,
  /** Of a card that one set of rules alone has. */
  onlyIn: { wide: '(By the rule text only.)', level: '(By the tuned rules only.)' },
  items: 'The items',
  locations: 'The locations',
  characters: 'The characters',
  invented:
    'The rule text names the Pickup and the Sedan alone; all other cards are a set of this page’s own, made to be played.',
  pointer: 'At the table',
  pointerLines: [
    [
      'Spin the wrench',
      'Press on its mat and flick past the card: the faster and the nearer to its end, the stronger it spins.',
    ],
    ['Touch a vehicle or a pair', 'What may be chosen has a golden frame.'],
  ],
  notationLines: [
    ['recruit c2p3', 'You take the third pair of the middle column.'],
    ['deploy van go-kart van', 'A card on each rope.'],
    ['resolve rival-r1c2', 'The effect is for your rival’s front vehicle on the second rope.'],
    ['install turbo own-row-2', 'You place the item at the end of your middle row.'],
  ],
  fair: 'How fair the wrench is',
  fairness:
    'The wrench is a card that really spins on its belly until friction stops it. The hand says how fast and where; the heading at which it is let go is drawn by the match, so that no spin can be aimed. A middling flick lasts about three seconds on this table; on other ground it is shorter or longer, which the lab shows.',
  spinMany: 'Spin it in the lab',
  searchPlaceholder: 'overtime, tie, TP-14 …',
} as const;
