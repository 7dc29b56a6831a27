// Texts of the challenge of the day; loaded with its pages.

const UNITS = { mm: 'mm', degrees: '°', steps: 'steps' } as const;

/** Nearer than this, 10 mm or degrees, hundredths are told, too. */
const NEAR = 1000;

/** A figure of a list: hundredths, but for steps. */
const figure = (measure: keyof typeof UNITS, by: number): string =>
  measure === 'steps'
    ? `${by} steps`
    : `${(by / 100).toFixed(by < NEAR ? 2 : 1)}${measure === 'mm' ? ' ' : ''}${UNITS[measure]}`;

export const dailyTexts = {
  title: 'The challenge of the day',
  lead: 'One throw or walk a day for everybody, new at midnight UTC. The server performs the gesture itself: every figure in a list was possible for a hand of the stated limits. It cannot tell whose hand it was.',
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
  oneTry: 'You have had your try today. Practice goes on.',
  score: (
    measure: keyof typeof UNITS,
    { outcome, by, slip }: { readonly outcome: 0 | 1; readonly by: number; readonly slip: number },
  ) =>
    `${figure(measure, by)}${slip === 0 ? '' : `, slipped ${(slip / 100).toFixed(2)} mm`}${outcome === 0 ? '' : ', but not as asked'}`,
  came: (score: string) => `It came to ${score}.`,
  rank: (score: string, rank: number, players: number) => `${score}: place ${rank} of ${players}.`,
  best: 'The best ten',
  found: 'The best found so far',
  none: 'Nobody has entered yet.',
  machine: 'found with a machine’s help',
  watch: (name: string) => `Watch the throw of ${name}`,
  watchShort: 'Watch',
  slowly: 'At a quarter of the speed',
  slowlyOf: (name: string) => `At a quarter of the speed: the throw of ${name}`,
  same: 'Try the same',
  sameAs: (name: string) => `Try the same throw as ${name}`,
  toTable: 'Walk it at the table',
  bestFound: 'There is no chance in it: try as often as you like. A search by machine is allowed, and named.',
  watchWalk: (name: string) => `Watch the walk of ${name}, at any speed`,
  goOn: 'Try from it',
  goOnFrom: (name: string) => `Try from the walk of ${name}, all but its last step`,
  markAt: (away: string, deg: number) => `The mark is ${away} (${deg}°) from the middle of the piece.`,
  onlyWalk: 'Only a walk is an entry.',
  enterWalk: 'Enter this walk',
  byMachine: 'Found with a machine’s help',
  toList: 'To the list of the day',
  tries: 'Walks so far',
  gone: 'That entry is not among the best ten of its day.',
  notBetter: (score: string, before: string) => `${score}, which is not better. ${before}`,
  streak: (days: number) => (days === 1 ? 'One day in a row' : `${days} days in a row`),
  shared: (game: string, day: string, marks: string, score: string, rank: number, players: number) =>
    `Tumbletop, ${game} of ${day}: ${marks} ${score}, place ${rank} of ${players}`,
  share: 'Your result, to be sent',
} as const;
