import { LineReader, type LineFault } from '#engine/lineReader.ts';
import { ok, type Result } from '#sim/result.ts';
import type { PlayAction, TugOfWarAction } from './actions.ts';
import {
  DIRECTIONS,
  MODULE_IDS,
  STRENGTHS,
  TOWER_OPTIONS,
  rivalOf,
  type Aim,
  type ModuleId,
  type Seat,
  type Strength,
  type TileId,
} from './ids.ts';
import { TILES } from './modules/path.ts';
import { MOST_MS } from './time.ts';

/** Commands as text, one a line; the seat that says it is understood. See the README of this folder. */

/** The command as text. `parseCommand` of it, for the same seat, is the command again. */
export function makeCommand(action: TugOfWarAction): string {
  switch (action.do) {
    case 'first':
      return `first ${action.first === null ? DECLINE : action.first === action.seat ? ME : RIVAL}`;
    case 'play':
      return [action.module, ...laidWords(action), ...endWords(action)].join(' ');
    case 'discard':
      return ['discard', ...action.cards, ...timeWords(action)].join(' ');
    case 'time':
      return `time ${action.elapsedMs}`;
    case 'concede':
      return action.do;
  }
}

const DECLINE = 'decline';
const ME = 'me';
const RIVAL = 'rival';
const BLOCK = 'block';
const AFTER = 'after';

const laidWords = ({ cards, aims }: PlayAction): readonly (string | number)[] =>
  cards.flatMap((card, i) => [card, ...(aims === undefined ? [] : [aims[i] ?? ''])]);

const endWords = ({ option, block, ...timed }: PlayAction): readonly (string | number)[] => [
  ...(option === undefined ? [] : [option]),
  ...(block === undefined ? [] : [BLOCK, block]),
  ...timeWords(timed),
];

const timeWords = ({ elapsedMs }: Pick<PlayAction, 'elapsedMs'>): readonly (string | number)[] =>
  elapsedMs === undefined ? [] : [AFTER, elapsedMs];

const VERBS = [...MODULE_IDS, 'discard', 'first', 'time', 'concede'] as const;

/** Reads a command of the seat. Fault `notation`: the column, the word and what was expected in its place. */
export function parseCommand(text: string, seat: Seat): Result<TugOfWarAction, LineFault> {
  const line = new LineReader(text, 'notation');
  const command = readCommand(line, seat);
  line.end();
  return line.fault === null ? ok(command) : { ok: false, fault: line.fault };
}

function readCommand(line: LineReader, seat: Seat): TugOfWarAction {
  const verb = line.oneOf(VERBS, 'lower');
  switch (verb) {
    case 'first': {
      const who = line.oneOf([ME, RIVAL, DECLINE], 'lower');
      return { do: verb, seat, first: who === DECLINE ? null : who === ME ? seat : rivalOf(seat) };
    }
    case 'discard':
      return { do: verb, seat, cards: readCards(line).toSorted((a, b) => a - b), ...readTime(line) };
    case 'time':
      return { do: verb, elapsedMs: readMs(line) };
    case 'concede':
      return { do: verb, seat };
    default:
      return readPlay(line, seat, verb);
  }
}

function readPlay(line: LineReader, seat: Seat, module: ModuleId): PlayAction {
  const aimOf = AIM_READERS[module];
  const cards: Strength[] = [];
  const aims: Aim[] = [];
  do {
    cards.push(readCard(line));
    if (aimOf !== undefined) aims.push(aimOf(line));
  } while (asCard(line.peek()) !== null);
  return {
    do: 'play',
    seat,
    module,
    cards,
    ...(aimOf === undefined ? {} : { aims }),
    ...(module === 'tower' ? { option: line.oneOf(TOWER_OPTIONS, 'upper') } : {}),
    ...(line.maybe(BLOCK) ? { block: line.oneOf(MODULE_IDS, 'lower') } : {}),
    ...readTime(line),
  };
}

const AIM_READERS: Readonly<Partial<Record<ModuleId, (line: LineReader) => Aim>>> = {
  maze: (line) => line.oneOf(DIRECTIONS, 'lower'),
  path: (line) => line.read(asTile, 'a tile, a1 to h8', 'a1'),
};

const asTile = (word: string): TileId | null => TILES.find((tile) => tile === word.toLowerCase()) ?? null;

const asCard = (word: string): Strength | null => STRENGTHS.find((strength) => `${strength}` === word) ?? null;

const readCard = (line: LineReader): Strength => line.read(asCard, 'the strength of a card, 1 to 5', 1);

function readCards(line: LineReader): readonly Strength[] {
  const cards = [readCard(line)];
  while (asCard(line.peek()) !== null) cards.push(readCard(line));
  return cards;
}

const readTime = (line: LineReader): Pick<PlayAction, 'elapsedMs'> =>
  line.maybe(AFTER) ? { elapsedMs: readMs(line) } : {};

const asMs = (word: string): number | null => (/^\d{1,9}$/.test(word) && Number(word) <= MOST_MS ? Number(word) : null);

const readMs = (line: LineReader): number => line.read(asMs, `milliseconds, a whole number up to ${MOST_MS}`, 0);
