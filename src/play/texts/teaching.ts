import { count } from './words.ts';

// Texts around rules and drills; what is taught is each game's own.

export const rules = {
  title: 'Rules',
  titleOf: (game: string) => `${game}: Rules`,
  search: 'Search the rules',
  found: (n: number) => (n === 0 ? 'No clause says that.' : count(n, 'clause')),
  everything: 'Show all of them',
  rulings: 'The referee’s calls:',
  call: (words: string) => `“${words}”`,
  example: 'See an example',
  exampleOf: (title: string) => `See an example of “${title}”`,
  back: 'Back to the rules',

  practise: (drill: string) => `Practise it: ${drill}`,
} as const;

/** The first lesson of a game. */
export const lesson = {
  title: (steps: number) => `First lesson: ${steps} steps`,
  step: (n: number, of: number) => `Lesson step ${n} of ${of}`,
  panel: 'First lesson',
  ways: 'Ways through the lesson',
  next: 'Next step',
  finished: 'That was the first lesson.',
  /** One learned alone, so the first match is one alone. */
  playComputer: 'Play against the computer',
  playHere: 'Play with somebody here',
} as const;

export const drills = {
  begin: 'Begin',
  goOn: 'Go on',
  onWith: (what: string, done: number) => `${done === 0 ? 'Begin' : 'Go on'}: ${what}`,
  rest: 'Practice and puzzles',
  guide: 'Practice: one thing after the other',
  further: 'More drills',
  puzzles: 'Puzzles: find the way',
  progress: (done: number, of: number) => `${done} of ${of} done`,
  open: (title: string, done: boolean) => (done ? `${title}, done` : title),
  forget: 'Forget what I have done',
  noSuchDrill: 'There is no drill and no puzzle of this name.',
  all: 'All drills',

  panel: 'The drill',
  outcome: 'The outcome',
  ofGuide: (n: number, of: number) => `Drill ${n} of ${of}`,
  ofPuzzles: (n: number, of: number) => `Puzzle ${n} of ${of}`,
  single: 'Drill',
  part: (n: number, of: number) => `Part ${n} of ${of}`,
  passed: 'Done.',
  failed: 'Not yet.',
  tip: (n: number) => `Tip ${n}`,
  retry: 'Try again',
  show: 'Show me',
  showing: 'A practised hand shows how.',
  shown: 'That is one way. Now you.',
  next: 'Next drill',
  nextPuzzle: 'Next puzzle',
  nextPart: 'Go on',
  back: 'Back',
  skip: 'Skip',
  leave: 'Leave',
  notSaved: 'Drills and puzzles are not saved; only that they were done.',
  noFile: 'Drills and puzzles are no matches, and have no file.',
  backToMatch: 'Back to the match',
  finished: 'That is all there is to know for a first match. Everything else the referee will explain.',
} as const;
