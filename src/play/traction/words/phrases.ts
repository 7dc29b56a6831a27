import type { LineReader } from '#engine/lineReader.ts';
import { readMove, readPiece, readStep, type Speaker } from '#games/traction/notation.ts';
import { PIECE_NAMES } from '#games/traction/pieces.ts';
import type { PhraseGroup } from '#play/textTable/talk.ts';
import type { Phrase } from '#play/textTable/phrases.ts';
import { gameTexts } from '../texts.ts';
import { maybeSeat, readSeat, readShove, readThing, readWhole } from './reading.ts';
import type { Order, Question, Saying } from './saying.ts';
import type { Thing } from './situation.ts';

type TractionPhrase = Phrase<Saying, Speaker>;
type Help = keyof typeof gameTexts.asking.help;

const { help, groups } = gameTexts.asking;

const phrase = (
  words: readonly [Help, ...string[]],
  read: (line: LineReader, speaker: Speaker) => Saying,
): TractionPhrase => ({ words, help: help[words[0]], read });

/** A phrase that the notation reads itself, once it is known to be meant. */
const notation = (word: Help): TractionPhrase =>
  phrase([word], (line) => {
    line.rest();
    return { do: 'move' };
  });

const MOVING: readonly TractionPhrase[] = [
  notation('walk'),
  notation('tackle'),
  phrase(['step'], readOneStep),
  phrase(['done'], () => ({ do: 'done' })),
  phrase(['end'], () => ({ do: 'end' })),
  notation('right'),
  notation('arrange'),
];

/** Within a walk the piece is understood. */
function readOneStep(line: LineReader, speaker: Speaker): Order {
  const cornerNext = /^[a-d]$/i.test(line.peek());
  return { do: 'step', piece: cornerNext ? null : readPiece(line, speaker, 'own'), step: readStep(line) };
}

/** How many neighbours are told unless more are asked for (house value). */
const NEIGHBOURS = { usual: 4, most: 29 };
const LOG = { usual: 5, most: 100 };

const ASKING: readonly TractionPhrase[] = [
  phrase(['look', 'l', 'turn'], () => ({ ask: 'look' })),
  phrase(['pieces', 'p'], (line, speaker) => {
    line.maybe('of');
    return { ask: 'pieces', of: maybeSeat(line, speaker) };
  }),
  phrase(['where', 'w'], (line, speaker) => {
    if (line.maybe('am', 'i')) return { ask: 'look' };
    line.maybe('is');
    return { ask: 'where', thing: readThing(line, speaker) };
  }),
  phrase(['nearest', 'n'], (line, speaker) => {
    line.maybe('to');
    const thing = readThing(line, speaker);
    return { ask: 'nearest', thing, count: line.atEnd() ? NEIGHBOURS.usual : readWhole(line, 1, NEIGHBOURS.most) };
  }),
  phrase(['reach', 'r'], (line, speaker) => ofPiece('reach', line, speaker)),
  phrase(['between', 'b'], readBetween),
  phrase(['tackles', 't'], (line, speaker) => ofPiece('tackles', line, speaker)),
  phrase(['what'], readWhat),
  phrase(['way'], readWay),
  phrase(['forecast', 'f'], (line, speaker) => ({
    ask: 'forecast',
    command: readMove(line, line.oneOf(['walk', 'tackle'], 'lower'), speaker, 'any'),
  })),
  phrase(['last'], () => ({ ask: 'last' })),
  phrase(['log'], (line) => ({ ask: 'log', count: line.atEnd() ? LOG.usual : readWhole(line, 1, LOG.most) })),
  phrase(['rules'], () => ({ ask: 'rules' })),
  phrase(['measure', 'm'], readMeasure),
  phrase(['view'], (line, speaker) => ({ do: 'view', seat: line.maybe('turn') ? null : maybeSeat(line, speaker) })),
];

function ofPiece(ask: 'reach' | 'tackles', line: LineReader, speaker: Speaker): Question {
  line.maybe('of');
  return { ask, piece: readPiece(line, speaker, 'any') };
}

function readBetween(line: LineReader, speaker: Speaker): Question {
  const from = readThing(line, speaker);
  line.maybe('and');
  return { ask: 'between', from, to: otherThan(from, readThing(line, speaker), line) };
}

function readMeasure(line: LineReader, speaker: Speaker): Order {
  if (line.maybe('off')) return { do: 'ruler-away' };
  if (line.atEnd()) return { do: 'measure', from: null, to: null };
  line.maybe('from');
  const from = readThing(line, speaker);
  line.maybe('to');
  line.maybe('and');
  if (!line.maybe('pad')) return { do: 'measure', from, to: otherThan(from, readThing(line, speaker), line) };
  if (line.atEnd()) return { do: 'measure', from, to: null };
  line.maybe('of');
  return { do: 'measure', from, to: otherThan(from, { pad: readSeat(line, speaker) }, line) };
}

/** Nothing lies between a thing and itself. */
function otherThan(from: Thing, to: Thing, line: LineReader): Thing {
  const isSame = 'pad' in from ? 'pad' in to && to.pad === from.pad : 'piece' in to && to.piece === from.piece;
  if (isSame) line.refuse(gameTexts.asking.anotherThing, 1);
  return to;
}

function readWay(line: LineReader, speaker: Speaker): Question {
  line.maybe('of');
  const piece = readPiece(line, speaker, 'any');
  line.maybe('to');
  line.maybe('pad');
  line.maybe('of');
  const pad = maybeSeat(line, speaker);
  line.maybe('pad');
  return { ask: 'way', piece, pad };
}

/** Questions as people ask them. */
function readWhat(line: LineReader, speaker: Speaker): Question {
  if (line.oneOf(['can', 'stands'], 'lower') === 'stands') {
    line.maybe('between');
    return readBetween(line, speaker);
  }
  const piece = readPiece(line, speaker, 'any');
  line.oneOf(['tackle'], 'lower');
  return { ask: 'tackles', piece };
}

const DECIDING: readonly TractionPhrase[] = [
  notation('penalise'),
  notation('decline'),
  phrase(['undo'], (line) => ({ do: 'undo', actions: line.atEnd() ? 1 : readWhole(line, 1, LOG.most) })),
  phrase(['agree', 'consent'], (line, speaker) => ({ do: 'agree', seat: maybeSeat(line, speaker) })),
  phrase(['refuse'], (line, speaker) => ({ do: 'refuse', seat: maybeSeat(line, speaker) })),
  phrase(['withdraw'], () => ({ do: 'withdraw' })),
  phrase(['concede'], (line, speaker) => ({ do: 'concede', seat: maybeSeat(line, speaker) })),
];

const HANDS: readonly TractionPhrase[] = [
  phrase(['bump'], (line, speaker) => {
    const piece = line.atEnd() ? null : readPiece(line, speaker, 'any');
    return { do: 'bump', piece, shove: line.atEnd() ? null : readShove(line) };
  }),
  phrase(['touch'], (line, speaker) => {
    const piece = readPiece(line, speaker, 'any');
    const shove = readShove(line);
    line.maybe('by');
    return { do: 'touch', piece, shove, by: maybeSeat(line, speaker) };
  }),
  phrase(['pace'], (line) => {
    if (line.oneOf(['real', 'at'], 'lower') === 'real') return { do: 'pace', pace: 'real' };
    line.oneOf(['once'], 'lower');
    return { do: 'pace', pace: 'at-once' };
  }),
];

export const PHRASES: readonly TractionPhrase[] = [...MOVING, ...ASKING, ...DECIDING, ...HANDS];

export const GROUPS: readonly PhraseGroup[] = [
  { name: groups.moving, phrases: MOVING },
  { name: groups.asking, phrases: ASKING },
  { name: groups.deciding, phrases: DECIDING },
  { name: groups.hands, phrases: HANDS },
];

/** Words that follow the first, besides the players' names. */
export const VOCABULARY: readonly string[] = [
  ...PIECE_NAMES,
  'pad',
  'of',
  'to',
  'and',
  'between',
  'walk',
  'tackle',
  'careful',
  'natural',
  'brisk',
  'stands',
  'can',
  'turn',
  'real',
  'once',
  'off',
  'usual',
];
