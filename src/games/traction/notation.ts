import { HANDS, type Hand, type StepCommand } from '../../sim/assist/assist.ts';
import { CORNERS } from '../../sim/gesture/gesture.ts';
import { pieceId, type PieceId, type Seat } from '../../sim/ids.ts';
import { ok, type Fault, type Result } from '../../sim/result.ts';
import type { Command } from './commands.ts';
import { nameOf, PIECE_NAMES } from './pieces.ts';

/**
 * Commands as text, one a line; the seat to move is understood:
 *
 *     walk L1 C 135, B -90 brisk      steps: corner and swivel in degrees; the hand is careful unless told
 *     tackle M2 D 120
 *     right L1 S2
 *     penalise 1-M1                   or: decline
 *     end
 *     concede
 */
export interface NotationFault extends Fault {
  /** Of the word at fault, from 1. */
  readonly column: number;
  /** Empty at the end of the line. */
  readonly word: string;
}

const USUAL_HAND: Hand = 'careful';

/** The command as text. */
export function makeCommand(command: Command): string {
  switch (command.do) {
    case 'walk':
      return `walk ${nameOf(command.piece)} ${command.steps.map(makeStep).join(', ')}${makeHand(command.hand)}`;
    case 'tackle':
      return `tackle ${nameOf(command.piece)} ${makeStep(command)}${makeHand(command.hand)}`;
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
const makeHand = (hand: Hand): string => (hand === USUAL_HAND ? '' : ` ${hand}`);

/** Reads a command of the seat. Fault `notation`: the column, the word and what was expected in its place. */
export function parseCommand(text: string, seat: Seat): Result<Command, NotationFault> {
  const words = new Words(text);
  const command = readCommand(words, seat);
  words.end();
  return words.fault === null ? ok(command) : { ok: false, fault: words.fault };
}

const VERBS = ['walk', 'tackle', 'right', 'penalise', 'decline', 'end', 'concede'] as const;

function readCommand(words: Words, seat: Seat): Command {
  const verb = words.oneOf(VERBS, 'lower');
  switch (verb) {
    case 'walk':
      return { do: 'walk', piece: words.piece(seat), steps: readSteps(words), hand: readHand(words) };
    case 'tackle':
      return { do: 'tackle', piece: words.piece(seat), ...readStep(words), hand: readHand(words) };
    case 'right':
      return { do: 'right', pieces: readPieces(words, seat) };
    case 'penalise':
      return { do: 'penalise', piece: words.piece(null) };
    case 'decline':
      return { do: 'penalise', piece: null };
    case 'end':
      return { do: 'end-turn' };
    case 'concede':
      return { do: 'concede' };
  }
}

function readSteps(words: Words): StepCommand[] {
  const steps = [readStep(words)];
  while (words.comma()) steps.push(readStep(words));
  return steps;
}

const readStep = (words: Words): StepCommand => ({ corner: words.oneOf(CORNERS, 'upper'), swivelDeg: words.degrees() });

const readHand = (words: Words): Hand => (words.atEnd() ? USUAL_HAND : words.oneOf(HANDS, 'lower'));

function readPieces(words: Words, seat: Seat): PieceId[] {
  const pieces = [words.piece(seat)];
  while (!words.atEnd()) pieces.push(words.piece(seat));
  return pieces;
}

const WORD = /,|[^\s,]+/g;
const PIECE = new RegExp(`^(?:([0-4])-)?(${PIECE_NAMES.join('|')})$`);
const DEGREES = /^[+-]?\d{1,3}(?:\.\d{1,2})?$/;
const MOST_DEG = 360; // TR-08

/**
 * The words of a line, read one after the other; capital letters make no difference. At the first word that does not
 * fit it notes the fault and reads anything from there on, so that the grammar above need not ask at every word.
 */
class Words {
  fault: NotationFault | null = null;
  private readonly words: readonly { readonly text: string; readonly column: number }[];
  private next = 0;

  constructor(private readonly line: string) {
    this.words = [...line.matchAll(WORD)].map((match) => ({ text: match[0], column: match.index + 1 }));
  }

  atEnd(): boolean {
    return this.fault !== null || this.next === this.words.length;
  }

  end(): void {
    if (!this.atEnd()) this.refuse('the end of the line');
  }

  /** Reads a comma if there is one. */
  comma(): boolean {
    if (this.fault !== null || this.text() !== ',') return false;
    this.next += 1;
    return true;
  }

  oneOf<W extends string>(allowed: readonly [W, ...W[]], letters: 'upper' | 'lower'): W {
    const word = letters === 'upper' ? this.text().toUpperCase() : this.text().toLowerCase();
    const found = allowed.find((w) => w === word);
    if (found === undefined) this.refuse(`one of ${allowed.join(', ')}`);
    this.next += 1;
    return found ?? allowed[0];
  }

  /** A piece of the seat, named with or without the seat's number; of any seat, named with it, for null. */
  piece(seat: Seat | null): PieceId {
    const [, owner, name = ''] = PIECE.exec(this.text().toUpperCase()) ?? [];
    const whose = owner === undefined ? seat : Number(owner);
    if (name === '' || whose === null || (seat !== null && whose !== seat)) {
      this.refuse(seat === null ? 'a piece with its seat, such as 1-M1' : `a piece of seat ${seat}: ${PIECE_NAMES.join(', ')}`);
    }
    this.next += 1;
    return pieceId(`${whose}-${name}`);
  }

  degrees(): number {
    const value = Number(this.text());
    if (!DEGREES.test(this.text()) || Math.abs(value) > MOST_DEG) this.refuse('degrees from -360 to 360, to two decimals at most');
    this.next += 1;
    return value + 0; // no -0
  }

  private text(): string {
    return this.words[this.next]?.text ?? '';
  }

  private refuse(expected: string): void {
    const { text, column } = this.words[this.next] ?? { text: '', column: this.line.length + 1 };
    const found = text === '' ? 'the line ends' : `"${text}"`;
    this.fault ??= { code: 'notation', message: `Column ${column}: ${found}; expected ${expected}.`, column, word: text };
  }
}
