// Texts of the challenge of the day; loaded with its pages.

const UNITS = { mm: 'mm', degrees: '°', steps: 'steps' } as const;

/** A figure of a list: hundredths, but for steps. */
const figure = (measure: keyof typeof UNITS, by: number): string =>
  measure === 'steps' ? `${by} steps` : `${(by / 100).toFixed(1)}${measure === 'mm' ? ' ' : ''}${UNITS[measure]}`;

export const dailyTexts = {
  title: 'The challenge of the day',
  lead: 'One throw a day for everybody, new at midnight UTC. The server performs the gesture itself: every figure in a list was possible for a hand of the stated limits. It cannot tell whose hand it was.',
  of: (game: string) => `${game}: the challenge of the day`,
  open: (game: string) => `Open the challenge of ${game}`,
  day: (day: string) => `${day}, by UTC`,
  done: 'Done today',
  flick: 'Press on the ground, and flick it away; or throw it by the button below.',
  practise: 'Practice: throw as often as you like. Its chances are others than the day’s.',
  toIt: 'Practise and try',
  try: 'This is my try',
  tryNow: 'Your one try: the next flick counts.',
  notYet: 'Practise instead',
  byButton: 'Throw towards the goal',
  name: 'Your name in the list',
  entering: 'The server performs your throw…',
  late: 'The server has not answered yet. The same throw is sent again, and counts once.',
  noServer: 'No server with challenges answers: you can practise, and enter once it does.',
  oneTry: 'You have had your try today.',
  score: (measure: keyof typeof UNITS, { outcome, by }: { readonly outcome: 0 | 1; readonly by: number }) =>
    outcome === 0 ? figure(measure, by) : `${figure(measure, by)}, but not as asked`,
  came: (score: string) => `It came to ${score}.`,
  rank: (score: string, rank: number, players: number) => `${score}: place ${rank} of ${players}.`,
  best: 'The best ten',
  none: 'Nobody has entered yet.',
  machine: 'found by a machine',
  watch: (name: string) => `Watch the throw of ${name}`,
  watchShort: 'Watch',
  slowly: 'At a quarter of the speed',
  same: 'Try the same',
  streak: (days: number) => (days === 1 ? 'One day in a row' : `${days} days in a row`),
  shared: (game: string, day: string, marks: string, score: string, rank: number, players: number) =>
    `Tumbletop, ${game} of ${day}: ${marks} ${score}, place ${rank} of ${players}`,
  share: 'Your result, to be sent',
} as const;
