// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Traction',
  lead: 'Walk pyramids by tipping them over their corners. Be the first to touch a rival’s pad, the mat their pyramids start on.',
  picture: 'Pyramids of two colours on a felt between two pads, some lying flat.',
  players: '2 to 5 players',
  /** A house estimate: the rules tell none. */
  minutes: '15 to 30 minutes',
  learn: 'Learn Traction by playing',
  rules: 'All rules',
  puzzles: 'Puzzles',
  bench: 'Position editor',
  benchOffer: 'Position editor: try out any position',
  /** How far a match has come. */
  howFar: (turn: number | null): string | null => (turn === null ? null : `turn ${turn}`),
} as const;

export const howToPlay = [
  'Each player has six pyramids, two of each size, on a pad. The first piece to touch a rival’s pad wins.',
  'On your turn up to two of your pieces act, one after the other. Each either walks or tackles.',
  'A step: tip the piece on to one corner of its base, swivel around that corner as far as you like, set it down.',
  'A walk has up to four steps for a small piece, two for a medium one, one for a large one.',
  'A walking piece may touch no other pyramid, not even one of your own.',
  'A tackle is one step that is meant to hit: touch a rival’s piece with your base, and both pieces go back to their pads.',
  'Only the base tackles. Hitting with a side or the point is a foul, and so is hitting your own piece.',
  'The corner you stand on must not slide, and every piece must end up standing on its base.',
  'Moving anybody else’s piece by more than a nudge is a foul: everything is put back.',
  'After a foul the piece lies flat on its pad: in your next turn it may only be set upright. It acts from the turn after.',
] as const;

/** A match that is played by hands that may slip, by whose hands they are. */
export const dexterity = { trembling: 'With a trembling hand', free: 'With your own hand' } as const;
