import { DECIDED } from '../../../../bots/traction/turningPoints.ts';

// Texts of the analysis of a match.

const turns = (value: number): string => `${Math.abs(value).toFixed(1)} turns`;

/** The value of a position for a player, in words. */
function standing(value: number): string {
  if (value >= DECIDED) return 'as good as won';
  if (value <= -DECIDED) return 'as good as lost';
  if (Math.abs(value) < 0.05) return 'even';
  return `${turns(value)} ${value > 0 ? 'ahead' : 'behind'}`;
}

export const analysis = {
  title: 'Analysis',
  lead: 'The keen computer player weighs every position: by how many turns a player is ahead in the race to a pad. It thinks of steps that go as they are meant.',
  start: 'Analyse the match',
  goOn: 'Go on',
  stop: 'Stop',
  running: (done: number, of: number) => `Analysed ${done} of ${of} actions`,
  failed: 'The analysis could not be made just now.',
  empty: 'Nothing has been played yet.',
  seat: 'Seen by',
  curve: (seat: string) => `Values for ${seat} over the match; the table below tells them, too`,
  ahead: (seat: string) => `${seat} ahead`,
  behind: (seat: string) => `${seat} behind`,
  standing,
  table: 'All values in a table',
  tableOf: (seat: string) => `Value for ${seat} before each action`,
  columns: { action: 'Action', done: 'What was done', value: 'Value' },
  end: 'End of the match',
  points: 'Turning points',
  none: 'No turning point: no turn gave much away.',
  point: (seat: string, turn: number, words: string, best: number, left: number) =>
    `Turn ${turn}, ${seat}: ${words}. It could have been ${standing(best)}, and was ${standing(left)}.`,
  better: 'Show a better move',
  thinking: 'The keen computer player thinks…',
  noBetter: 'No better move was found just now.',
  betterSaid: (what: string) => `Better: ${what}`,
  playOn: 'Play on from here',
  playOnNote: 'A new match of the same players begins at this position, with a whole turn.',
} as const;
