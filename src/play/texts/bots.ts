// Texts of computer players, of any game.

export const bots = {
  panel: 'Computer player',
  named: (level: string) => `Computer: ${level}`,
  ofLevel: (level: string) => `computer, ${level}`,
  player: (name: string, level: string) => `${name} (computer, ${level})`,
  thinking: (name: string) => `${name} is thinking.`,
  moving: (name: string) => `${name} moves.`,
  /** Paused while its hand is on the table: that move it ends. */
  waitsSoon: (name: string) => `${name} waits after this move.`,
  paused: (name: string) => `${name} waits until you let it go on.`,
  failed: (name: string) => `${name} could not think of a move.`,
  pause: 'Pause',
  goOn: 'Go on',
  tryAgain: 'Try again',
  pace: 'How the computer player moves',
  paces: { watch: 'Watch', fast: 'Faster', 'at-once': 'At once' },
  why: (name: string) => `Why did ${name} do that?`,
  fits: (level: string) => `Next time you play against the computer, its level will be: ${level}.`,
  against: (level: string) => `Now against: ${level}`,
  because: (name: string, reason: string) => `${name}: ${reason}`,
} as const;

/** The levels of computers, the weakest first, where a game has these three. */
export const usualLevels = [
  { id: 'careless', name: 'careless' },
  { id: 'steady', name: 'steady' },
  { id: 'keen', name: 'keen' },
] as const;
