import { LineReader, type LineFault } from '#engine/lineReader.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Target, TruckOffAction } from './actions.ts';
import { CARD_KINDS, type CardKind } from './cards.ts';
import { isSlot, type Slot } from './grid.ts';
import { BARRY, isSides, numberOf, ownerOf, truckId, type Owner, type Sides, type TruckId } from './ids.ts';
import { makeThrows, readThrows } from './notation/throws.ts';
import { TIE_SETS } from './numbers.ts';

/** Commands as text, one a line; the seat that says it is understood. See the README of this folder. */

/** The command as text. `parseCommand` of it, for the same seat, is the command again. */
export function makeCommand(action: TruckOffAction): string {
  switch (action.do) {
    case 'roll':
      return action.throws.length === 0 ? 'roll' : `roll ${makeThrows(action.throws)}`;
    case 'trucks':
      return `trucks ${action.trucks.join(' ')}`;
    case 'cards':
      return `cards ${action.cards.length === 0 ? NONE : action.cards.join(' ')}`;
    case 'play':
      return ['play', action.card, ...makeTarget(action.target, action.seat)].join(' ');
    case 'discard':
      return `discard ${action.card}`;
    case 'dice':
      return `dice ${action.set}`;
    case 'concede':
      return action.do;
  }
}

const NONE = 'none';

/** One's own truck by its number, another's by its whole name. */
const makeTarget = ({ truck, venue }: Target, seat: number): readonly string[] => [
  ...(truck === null ? [] : [ownerOf(truck) === seat ? `${numberOf(truck)}` : truck]),
  ...(venue === null ? [] : [`d${venue}`]),
];

const VERBS = ['trucks', 'roll', 'cards', 'play', 'discard', 'dice', 'concede'] as const;

/** Reads a command of the seat. Fault `notation`: the column, the word and what was expected in its place. */
export function parseCommand(text: string, seat: number): Result<TruckOffAction, LineFault> {
  const line = new LineReader(text, 'notation');
  const command = readCommand(line, seat);
  line.end();
  return line.fault === null ? ok(command) : { ok: false, fault: line.fault };
}

function readCommand(line: LineReader, seat: number): TruckOffAction {
  const verb = line.oneOf(VERBS, 'lower');
  switch (verb) {
    case 'trucks':
      return { do: verb, seat, trucks: readNumbers(line) };
    case 'roll':
      return { do: verb, seat, throws: line.atEnd() ? [] : readThrows(line) };
    case 'cards':
      return { do: verb, seat, cards: readKinds(line) };
    case 'play':
      return { do: verb, seat, card: readCard(line), target: readTarget(line, seat) };
    case 'discard':
      return { do: verb, seat, card: readCard(line) };
    case 'dice':
      return { do: verb, seat, set: line.oneOf(TIE_SETS, 'lower') };
    case 'concede':
      return { do: verb, seat };
  }
}

/** In the order in which actions have them. */
function readNumbers(line: LineReader): readonly Sides[] {
  const numbers = [readNumber(line), readNumber(line)];
  return numbers.sort((a, b) => a - b);
}

const readNumber = (line: LineReader): Sides => line.read(asSides, 'the number of a truck', 20);

const asSides = (word: string): Sides | null =>
  /^\d+$/.test(word) && isSides(Number(word)) ? (Number(word) as Sides) : null;

function readKinds(line: LineReader): readonly CardKind[] {
  if (line.maybe(NONE)) return [];
  const kinds: CardKind[] = [line.oneOf(CARD_KINDS, 'lower')];
  while (!line.atEnd()) kinds.push(line.oneOf(CARD_KINDS, 'lower'));
  return kinds.sort((a, b) => CARD_KINDS.indexOf(a) - CARD_KINDS.indexOf(b));
}

const readCard = (line: LineReader): CardKind | Slot =>
  line.read<CardKind | Slot>(
    (word) => {
      const lower = word.toLowerCase();
      return isSlot(lower) ? lower : (CARD_KINDS.find((kind) => kind === lower) ?? null);
    },
    `one of ${CARD_KINDS.join(', ')}, or a place of the grid such as r4c1`,
    CARD_KINDS[0],
  );

function readTarget(line: LineReader, seat: number): Target {
  if (line.atEnd()) return { truck: null, venue: null };
  const venue = asVenue(line.peek());
  if (venue !== null) {
    line.read(asVenue, 'a venue', venue);
    return { truck: null, venue };
  }
  const truck = line.read(
    (word) => asTruck(word, seat),
    'a truck such as 20 or 1-20, or a venue such as d20',
    truckId(seat, 20),
  );
  return { truck, venue: line.atEnd() ? null : line.read(asVenue, 'a venue such as d20', 20) };
}

const asVenue = (word: string): Sides | null => (/^d\d+$/i.test(word) ? asSides(word.slice(1)) : null);

function asTruck(word: string, seat: number): TruckId | null {
  const [first = '', second] = word.toLowerCase().split('-');
  const number = asSides(second ?? first);
  const owner = second === undefined ? seat : asOwner(first);
  return number === null || owner === null ? null : truckId(owner, number);
}

const asOwner = (word: string): Owner | null => (word === BARRY ? BARRY : /^[0-5]$/.test(word) ? Number(word) : null);
