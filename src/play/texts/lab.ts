import { count, thousands } from './words.ts';

// Texts of the lab. Words of one experiment are its own (src/lab).

const MINUTE_S = 60;
const HOUR_S = 3600;

/** As long as somebody has to wait, in a word or two. */
const lasting = (seconds: number): string => {
  if (seconds < MINUTE_S) return count(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < HOUR_S) return count(Math.ceil(seconds / MINUTE_S), 'minute');
  return count(Math.ceil(seconds / HOUR_S), 'hour');
};

export const lab = {
  title: 'The lab',
  lead: 'Experiments for designers of games. Each answer has its uncertainty beside it, and the same job gives the same figures on every machine.',
  all: 'All experiments',
  noExperiment: (id: string) => `There is no experiment “${id}”.`,

  question: 'What is tried',
  more: 'More',
  choose: 'Choose a file',
  chosen: (name: string) => `From ${name}`,
  fromJob: 'from the job',
  takeAway: 'Take it away',
  notObject: 'This file holds no object of keys and values.',
  startOver: 'Take them away',
  otherFormat: (file: string, format: unknown, known: readonly string[]) =>
    `${file}: $.format is ${format === undefined ? 'missing' : JSON.stringify(format)}; expected ${known.join(' or ')}.`,
  notPart: (key: string) => `This file has no ${key}.`,

  measured: (value: number, unit: string) => `${Number(value.toFixed(1))} ${unit}`,
  bodyFile: 'From a file: JSON, STL or OBJ…',
  whichUnit: (file: string) => `The size of ${file} may be meant in either unit. It is in`,
  units: { mm: 'millimetres', in: 'inches' },
  body: (n: number) => `Body ${n}`,
  saveBody: 'Save this body as a file',
  readyBodies: 'As they are',
  ownBodies: 'Your own',
  addBody: 'Add a body',
  removeBody: (n: number) => `Remove body ${n}`,
  ownBody: (title: string) => (title === '' ? 'own body' : title),

  ruleSet: (n: number) => `Rules ${n}`,
  ruleSetName: 'Name',
  asUsual: 'As in the rule book.',
  andFromFile: (keys: string) => `Besides, from its file: ${keys}.`,
  changeRule: 'Rule to change',
  change: 'Change it',
  unchange: (rule: string) => `Leave “${rule}” as usual`,
  addRules: 'Add rules to compare',
  rulesFromFile: 'Rules from a file…',
  removeRules: (n: number) => `Take rules ${n} away`,
  freshRules: (n: number) => `rules ${n}`,

  guide: 'How to measure',
  howMuch: 'How much',
  byTrials: 'So many trials',
  byPrecision: 'Until it is precise',
  trials: 'Trials',
  trialsNote: (trials: number) => `Left empty: ${thousands(trials)}.`,
  precision: 'Precision',
  points: 'points',
  precisionNote: 'Half the width of the 95 % interval, in points of a hundred.',
  seed: 'Seed',
  seedNote: 'The same seed gives the same answer.',
  start: 'Start',
  stop: 'Stop',
  goOn: 'Go on',

  wrong: 'This cannot be carried out yet.',
  failed: 'The experiment has stopped by a fault of the page.',
  progress: 'Progress',
  soFar: (done: number, of: number) => `${thousands(done)} of ${thousands(of)} ${of === 1 ? 'trial' : 'trials'}`,
  firstTrial: 'The first trial is under way; figures appear as soon as it is done.',
  since: (seconds: number) => `${lasting(seconds)} so far`,
  left: (seconds: number) => `about ${lasting(seconds)} left`,
  stopped: (done: number, of: number) =>
    `Stopped after ${thousands(done)} of ${thousands(of)} trials. What is done is kept: go on, or save it as it is.`,
  nothingYet: 'Stopped before the first trial was done.',
  done: (trials: number) => `Done: ${count(trials, 'trial')}.`,

  answer: 'Answer',
  under: (title: string, trials: number, seed: number, setting = '') =>
    `${title}${setting === '' ? '' : ` of ${setting}`}: ${thousands(trials)} ${trials === 1 ? 'trial' : 'trials'}, seed ${seed}`,
  hash: 'Hash',
  figures: 'All figures',
  figuresOf: (letter: string) => `All figures of ${letter}`,
  differences: 'Shares and their differences',
  saveJson: 'Save as JSON',
  saveCsv: 'Save as CSV',
  csvForm: 'How the CSV is written',
  csvForms: { comma: 'commas, 0.35', semicolon: 'semicolons, 0,35' },
  savePlot: (title: string, several: boolean) => (several ? `Save the plot “${title}”` : 'Save the plot'),
  morePlots: (plots: number) => `Show ${count(plots, 'plot')} more`,
  savePlots: 'Save a plot',
  share: 'Share a link',
  linkToJob: 'Link to the job: whoever opens it runs it again',
  linkToResult: 'Link to the result, with its figures',
  tooLong: 'The result is too long for a link; as a file it opens on the page of its experiment.',
  open: 'Open a job or a result',
  refused: (why: string) => `This cannot be opened. ${why}`,
  elsewhere: (title: string) => `This file is of another experiment: ${title}.`,
  old: 'The form has been changed since: this is the answer to what it asked before.',
  opened:
    'Opened from a file or a link. Its figures are as it says; Start does the same job again, and the same hash proves them.',
  beside: 'Side by side',
  letter: (i: number) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.charAt(i),
  usualMeasures: 'usual measures',
  allAlike: 'the same job',
  sameBytes: (one: string, other: string) =>
    `${one} and ${other} have the same hash: they are the same, byte for byte.`,
  otherBuild: 'Made by another build of the physics; done again here it may come out otherwise.',
  outcome: 'Outcome',
  between: (low: string, high: string) => `${low} to ${high}`,
  overFirst: (one: string, first: string) => `${one} less ${first}, points`,
  drop: (letter: string) => `Take ${letter} away`,
  noShares: 'This experiment has no shares to compare; its results stand below each other.',
  yes: 'yes',
  no: 'no',
} as const;
