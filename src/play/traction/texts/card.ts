// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Traction',
  verb: 'Tip',
  lead: 'Walk pyramids by tipping them over their corners. Be the first to touch a rival’s pad, the mat their pyramids start on.',
  picture: 'Pyramids of two colours on a wooden table between two pads.',
  players: '2–5',
  /** A house estimate: the rules tell none. */
  minutes: '15–30',
  learn: 'Learn Traction by playing',
  rules: 'All rules',
  editor: 'Position editor',
  editorOffer: 'Position editor: try out any position',
  /** How far a match has come. */
  howFar: (turn: number | null): string | null => (turn === null ? null : `turn ${turn}`),
  running: (turn: number): string => `turn ${turn}`,
} as const;

/** A match that is played by hands that may slip, by whose hands they are. */
export const dexterity = { trembling: 'With a trembling hand', free: 'With your own hand' } as const;
