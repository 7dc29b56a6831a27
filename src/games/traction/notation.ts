import { HANDS, type Hand, type StepCommand } from '#sim/assist/assist.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import { pieceId, seat as asSeat, type PieceId, type Seat } from '#sim/ids.ts';
import { LineReader, wordsOf, type LineFault } from '#engine/lineReader.ts';
import { ok, type Result } from '#sim/result.ts';
import { MOST_PLACE_MM, type PadPlace } from './arranging.ts';
import type { Command, TackleCommand, WalkCommand } from './commands.ts';
import { nameOf, PIECE_NAMES } from './pieces.ts';
import { MOST_SWIVEL_DEG } from './variants.ts';

/**
 * Commands as text, one a line; the seat to move is understood:
 *
 *     walk L1 C 135, B -90 brisk      steps: corner and swivel in degrees; the hand is careful unless told
 *     tackle M2 D 120
 *     arrange L1 -20 10, S1 0 0 45 before the first turn: mm to the owner's right and towards the owner from the pad's
 *     middle, and a turn arrange usual all six in their usual places right L1 S2 penalise 1-M1 or: decline end concede
 *
 * A piece may be called by its owner's name, too: `penalise Ann M1`, `penalise Ann's M1`.
 */
export type NotationFault = LineFault;

const USUAL_HAND: Hand = 'careful';

/** The command as text. */
export function makeCommand(command: Command): string {
  switch (command.do) {
    case 'walk':
      return `walk ${nameOf(command.piece)} ${command.steps.map(makeStep).join(', ')}${makeHand(command.hand)}`;
    case 'tackle':
      return `tackle ${nameOf(command.piece)} ${makeStep(command)}${makeHand(command.hand)}`;
    case 'arrange':
      return `arrange ${command.places === 'usual' ? 'usual' : command.places.map(makePlace).join(', ')}`;
    case 'right':
      return `right ${command.pieces.map(nameOf).join(' ')}`;
    case 'penalise':
      return command.piece === null ? 'decline' : `penalise ${command.piece}`;
    case 'end-turn':
      return 'end';
    case 'concede':
      return 'concede';
  }
}

const makeStep = ({ corner, swivelDeg }: StepCommand): string => `${corner} ${swivelDeg}`;
const makePlace = ({ piece, xMm, zMm, yawDeg }: PadPlace): string =>
  `${nameOf(piece)} ${xMm} ${zMm}${yawDeg === 0 ? '' : ` ${yawDeg}`}`;
const makeHand = (hand: Hand): string => (hand === USUAL_HAND ? '' : ` ${hand}`);

/** The seat that speaks, and the names of all seats in their order. */
export interface Speaker {
  readonly seat: Seat;
  readonly names: readonly string[];
}

/** Reads a command of the seat. Fault `notation`: the column, the word and what was expected in its place. */
export function parseCommand(text: string, seat: Seat, names: readonly string[] = []): Result<Command, NotationFault> {
  const line = new LineReader(text, 'notation');
  const command = readCommand(line, { seat, names });
  line.end();
  return line.fault === null ? ok(command) : { ok: false, fault: line.fault };
}

export const VERBS = ['walk', 'tackle', 'arrange', 'right', 'penalise', 'decline', 'end', 'concede'] as const;

function readCommand(line: LineReader, speaker: Speaker): Command {
  const verb = line.oneOf(VERBS, 'lower');
  switch (verb) {
    case 'walk':
    case 'tackle':
      return readMove(line, verb, speaker);
    case 'arrange':
      return readArrangement(line, speaker);
    case 'right':
      return { do: 'right', pieces: readPieces(line, speaker) };
    case 'penalise':
      return { do: 'penalise', piece: readPiece(line, speaker, 'named') };
    case 'decline':
      return { do: 'penalise', piece: null };
    case 'end':
      return { do: 'end-turn' };
    case 'concede':
      return { do: 'concede' };
  }
}

/** The part of a line after `walk` or `tackle`. */
export function readMove(
  line: LineReader,
  verb: 'walk' | 'tackle',
  speaker: Speaker,
  whose: Whose = 'own',
): WalkCommand | TackleCommand {
  const piece = readPiece(line, speaker, whose);
  if (verb === 'walk') return { do: 'walk', piece, steps: readSteps(line), hand: readHand(line) };
  return { do: 'tackle', piece, ...readStep(line), hand: readHand(line) };
}

function readSteps(line: LineReader): StepCommand[] {
  const steps = [readStep(line)];
  while (line.comma()) steps.push(readStep(line));
  return steps;
}

const ANGLE = 'degrees from -360 to 360, to two decimals at most';

/** A corner, and how far to swivel on it. */
export const readStep = (line: LineReader): StepCommand => ({
  corner: line.oneOf(CORNERS, 'upper'),
  swivelDeg: line.read(degreesOf, ANGLE, 0),
});

const readHand = (line: LineReader): Hand => (line.atEnd() ? USUAL_HAND : line.oneOf(HANDS, 'lower'));

function readPieces(line: LineReader, speaker: Speaker): PieceId[] {
  const pieces = [readPiece(line, speaker, 'own')];
  while (!line.atEnd()) pieces.push(readPiece(line, speaker, 'own'));
  return pieces;
}

/** `usual`, or places of one seat's pieces; with its name before them for another than the one that speaks. */
function readArrangement(line: LineReader, speaker: Speaker): Command {
  const named = readSeatName(line, speaker.names);
  const owner = { ...speaker, seat: named ?? speaker.seat };
  if (line.maybe('usual')) return { do: 'arrange', seat: owner.seat, places: 'usual' };
  const places = [readPlace(line, owner)];
  while (line.comma()) places.push(readPlace(line, owner));
  return { do: 'arrange', seat: owner.seat, places };
}

function readPlace(line: LineReader, owner: Speaker): PadPlace {
  const piece = readPieceOf(line, null, owner, 'own');
  const [xMm, zMm] = [readMm(line), readMm(line)];
  return { piece, xMm, zMm, yawDeg: line.peek() === '' || line.peek() === ',' ? 0 : line.read(degreesOf, ANGLE, 0) };
}

const readMm = (line: LineReader): number =>
  line.read(mmOf, 'millimetres from -100 to 100, to two decimals at most', 0);
const MM = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/;

function mmOf(word: string): number | null {
  const value = Number(word);
  return MM.test(word) && Math.abs(value) <= MOST_PLACE_MM ? value + 0 : null; // no -0
}

const PIECE = new RegExp(`^(?:([0-4])-)?(${PIECE_NAMES.join('|')})$`);

/** The pieces that may be named: one's own, any by its owner, or both. */
export type Whose = 'own' | 'named' | 'any';

const EXPECTED: Readonly<Record<Whose, (seat: Seat) => string>> = {
  own: (seat) => `a piece of seat ${seat}: ${PIECE_NAMES.join(', ')}`,
  named: () => 'a piece with its seat, such as 1-M1',
  any: (seat) => `a piece of seat ${seat}, or another with its seat, such as 1-M1`,
};

/** A piece: `L1` of one's own, `1-L1`, `Ann L1` or `Ann's L1`. */
export const readPiece = (line: LineReader, speaker: Speaker, whose: Whose): PieceId =>
  readPieceOf(line, readSeatName(line, speaker.names), speaker, whose);

/** The same, where the owner's name has been read, if there was one. */
export function readPieceOf(line: LineReader, named: Seat | null, { seat }: Speaker, whose: Whose): PieceId {
  const read = (word: string): PieceId | null => {
    const [, number, name = ''] = PIECE.exec(word.toUpperCase()) ?? [];
    if (name === '' || (named !== null && number !== undefined)) return null;
    const owner = named ?? (number === undefined ? null : asSeat(Number(number)));
    if (whose === 'named' ? owner === null : whose === 'own' && owner !== null && owner !== seat) return null;
    return pieceId(`${owner ?? seat}-${name}`);
  };
  return line.read(read, EXPECTED[whose](seat), pieceId(`${seat}-${PIECE_NAMES[0]}`));
}

/** Reads a seat's name, or `Ann's`, if it comes next; where one name begins like another, the longer one. */
export function readSeatName(line: LineReader, names: readonly string[]): Seat | null {
  if (PIECE.test(line.peek().toUpperCase())) return null; // even if a player is called so
  const known = names
    .map((name, i) => ({ words: wordsOf(name), seat: asSeat(i) }))
    .sort((a, b) => b.words.length - a.words.length);
  return (
    known.find(
      ({ words }) =>
        line.maybe(...words) || POSSESSIVES.some((s) => line.maybe(...words.slice(0, -1), `${words.at(-1) ?? ''}${s}`)),
    )?.seat ?? null
  );
}

const POSSESSIVES = ["'s", '’s', "'", '’'];

const DEGREES = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/;

function degreesOf(word: string): number | null {
  const value = Number(word);
  return DEGREES.test(word) && Math.abs(value) <= MOST_SWIVEL_DEG ? value + 0 : null; // no -0
}
