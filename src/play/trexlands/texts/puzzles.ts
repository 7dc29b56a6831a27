import type { Puzzle, PuzzleKind } from '#games/trexlands/help/puzzles/puzzles.ts';

// Texts of puzzles.

const TITLES: Readonly<Record<PuzzleKind, string>> = {
  score: 'Score this turn',
  win: 'Win this turn',
  battle: 'Which battle has the best odds',
  bluff: 'Which card is a bluff',
  bid: 'Which bid holds',
};

const share = (odds: number): string => `${Math.round(100 * odds)} %`;

/** The task, with all that one has to know for it. `card`: of the market. */
function task({ kind, wanted }: Pick<Puzzle, 'kind' | 'wanted'>, card: string): string {
  switch (kind) {
    case 'score':
      return `Score ${wanted} X in this turn. Nobody interrupts you, and nothing has to be thrown.`;
    case 'win':
      return 'Win the match in this turn. Nobody interrupts you, and nothing has to be thrown.';
    case 'battle':
      return 'Begin the battle with the best odds of all. It is not rolled: your choice is judged, not your luck.';
    case 'bluff':
      return 'One card in the arena must be a bluff: all cheaper ones of its owner have been seen. Challenge it.';
    case 'bid':
      return `You want card ${wanted} of the market, ${card}. Bid the fewest V with which nobody can overbid or tie you.`;
  }
}

function solved({ kind, odds }: Pick<Puzzle, 'kind' | 'odds'>, chosen: number | null): string {
  switch (kind) {
    case 'score':
      return 'The X are in your Camp.';
    case 'win':
      return 'The match is yours.';
    case 'battle':
      return `${share(chosen ?? 0)} to win it; elsewhere it is ${share(odds?.elsewhere ?? 0)} at best.`;
    case 'bluff':
      return 'Every card that its owner can still have costs more than lies on it.';
    case 'bid':
      return 'Whatever the rivals have left, it is not enough; and no V is wasted.';
  }
}

/** `scored`: X in that turn. */
function missed(
  { kind, odds, wanted }: Pick<Puzzle, 'kind' | 'odds' | 'wanted'>,
  chosen: number | null,
  scored: number,
): string {
  switch (kind) {
    case 'score':
      return `You scored ${scored} of ${wanted} X. There is a way to score them all.`;
    case 'win':
      return 'There is a way to win in this turn.';
    case 'battle':
      return chosen === null
        ? 'There was no battle.'
        : `${share(chosen)} to win it; another battle has ${share(odds?.best ?? 0)}.`;
    case 'bluff':
      return chosen === null
        ? 'No card was challenged.'
        : 'Its owner may have paid for it in full: not all the cards that cost so little have been seen.';
    case 'bid':
      return 'Count the V that each rival has left: too few can be overbid or tied, and more than needed are wasted.';
  }
}

export const puzzles = {
  title: 'Puzzles',
  lead: 'Positions from matches of computer players. You are always Blue, and it is your turn; solved ones are remembered on this device.',
  row: 'Puzzles: find the way',
  titles: TITLES,
  named: (kind: PuzzleKind, number: number) => `${TITLES[kind]}:\u00a0${number}`,
  place: (n: number, of: number) => `Puzzle ${n} of ${of}`,
  task,
  none: 'No try yet.',
  solved,
  missed,
  all: 'All puzzles',
  solve: 'Show the solution',
  solution: (lines: readonly string[]) => `Solution, as it is typed: ${lines.join('; ')}.`,
} as const;
