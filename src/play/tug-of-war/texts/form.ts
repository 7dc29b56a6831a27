// Texts of the form of a new match.

export const form = {
  title: 'New match of Tug of War',
  lead: 'Two players, one device. Whoever first wins enough of the machines wins.',
  oneSet: 'By the rule text: seven machines, of which three win. Measuring has found nothing to change in it.',
  first:
    'three machines, Race, Collation and Clock, each won by one point; two of them win, and only your own last one is blocked.',
  set: 'Set of rules',
  sets: { final: 'Final Match', death: 'Death Match' },
  setNotes: {
    final: 'With the Path, puddles on the Race, and a Tower that is won two lights ahead.',
    death: 'With the Maze, a plain Race, and a Tower that is won three lights ahead.',
  },
  /** Where only three machines are played. */
  setNotesFirst: { final: 'With puddles on the Race.', death: 'With a plain Race.' },
  clock: 'Play with clocks',
  clockNotes: {
    final: '2:00 a turn and 10:00 in reserve. A used-up reserve loses the match.',
    death: '2:30 a turn and 10:00 in reserve, which goes in steps of 10 seconds. A used-up reserve loses the match.',
  },
  house: 'House rules',
  rope: 'The rope has a fixed length',
  ropeNote: 'Both begin at spot 9 of 18 instead of at the beginning of 18 spots (TW-31).',
  letters: 'The first list of letters at the Rope (TW-34)',
  lettersNote: 'Unticked: letters that matches of computers balanced.',
  repetition: 'A position that stands for the third time ends the match (TW-72)',
  repetitionNote: 'Who is ahead then wins; it is said one turn before.',
  maze: 'The Maze gives a card for every row',
  mazeNote: 'For every row that is crossed, instead of for every push that changes the row (TW-49).',
  advantage: 'Who has the advantage',
  advantageNote: 'That player says who goes first.',
  items: 'Items',
  itemNotes: {
    starter: 'says who goes first, or leaves it to the other',
    conkerStart: 'begins with a point on the Conker',
    blockMove: 'may once forbid the rival a machine for a turn',
  },
  drawn: 'drawn',
  nobody: 'nobody',
  item: (name: string, does: string): string => `${name}: ${does}`,
} as const;
