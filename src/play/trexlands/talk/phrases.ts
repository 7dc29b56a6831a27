import type { LineReader } from '#engine/lineReader.ts';
import { VERBS } from '#games/trexlands/notation.ts';
import { asTerra } from '#games/trexlands/ids.ts';
import { seat as asSeat, type Seat } from '#sim/ids.ts';
import type { PhraseGroup } from '#play/textTable/talk.ts';
import type { Phrase as PhraseOf } from '#play/textTable/phrases.ts';
import { gameTexts } from '../texts.ts';
import type { Saying } from './saying.ts';

/** The players, by name, and what was typed, whole. */
export interface Speaking {
  readonly names: readonly string[];
  readonly line: string;
}

type Phrase = PhraseOf<Saying, Speaking>;
type Help = keyof typeof gameTexts.talk.help;

const { help, groups } = gameTexts.talk;

const phrase = (
  words: readonly [Help, ...string[]],
  read: (line: LineReader, speaking: Speaking) => Saying,
): Phrase => ({ words, help: help[words[0]], read });

/** A phrase that the notation reads itself, once it is known to be meant. */
const notation = (...words: readonly [Help, ...string[]]): Phrase =>
  phrase(words, (line, { line: text }) => {
    line.rest();
    return { do: 'command', text, by: null };
  });

/** To leave is to leave the match at a text table; so the notation's word for leaving a tie is another one here. */
const LEAVE = 'leave';
const LEAVE_TIE = 'leave-tie';
export const asTyped = (command: string): string => (command === LEAVE ? LEAVE_TIE : command);

/** The first words of all commands that a player can say. */
const TYPED = VERBS.map(asTyped);

/** A player by name, or by number from 1. */
function readSeat(line: LineReader, { names }: Speaking): Seat {
  const found = names.findIndex((name) => line.maybe(...name.split(/\s+/)));
  if (found >= 0) return asSeat(found);
  const numbered = (word: string): Seat | null =>
    /^[1-4]$/.test(word) && Number(word) <= names.length ? asSeat(Number(word) - 1) : null;
  return line.read(numbered, gameTexts.talk.aPlayer(names), asSeat(0));
}

const maybeSeat = (line: LineReader, speaking: Speaking): Seat | null =>
  line.atEnd() ? null : readSeat(line, speaking);

const LOG = { usual: 8, most: 200 };

const PLAYING: readonly Phrase[] = [
  notation('move'),
  notation('stack'),
  notation('unstack'),
  notation('pass'),
  notation('play'),
  notation('wrench'),
  notation('captain'),
  notation('occupy'),
  notation('withdraw'),
];

const ROLLING: readonly Phrase[] = [
  phrase(['roll'], (line, { line: text }) => {
    if (line.maybe('all')) return { do: 'roll-all' };
    line.rest();
    return { do: 'command', text, by: null };
  }),
  phrase(['go'], (line) => {
    line.maybe('on');
    return { do: 'go-on' };
  }),
  phrase(['called'], () => ({ ask: 'roll' })),
];

const EXCHANGE: readonly Phrase[] = [
  phrase(['market'], () => ({ ask: 'market' })),
  notation('bid'),
  notation('take'),
  phrase(['leave-tie'], () => ({ do: 'command', text: LEAVE, by: null })),

  phrase(['arena'], () => ({ ask: 'arena' })),
  notation('place'),
  notation('challenge'),
  notation('ready'),
  notation('time'),
  phrase(['device'], (line, speaking) =>
    line.maybe('down') ? { do: 'put-down' } : { do: 'device', seat: readSeat(line, speaking) },
  ),
];

const ASKING: readonly Phrase[] = [
  phrase(['look', 'l', 'turn'], () => ({ ask: 'look' })),
  phrase(['choices', 'may', 'c'], () => ({ ask: 'choices' })),
  phrase(['hint'], () => ({ do: 'hint' })),
  phrase(['board', 'b'], () => ({ ask: 'board' })),
  phrase(['terra', 't'], (line) => ({
    ask: 'terra',
    terra: line.read((word) => asTerra(word.toLowerCase()), gameTexts.talk.aTerra, 'a1'),
  })),
  phrase(['city'], () => ({ ask: 'city' })),
  phrase(['camp'], (line, speaking) => {
    line.maybe('of');
    return { ask: 'camp', of: maybeSeat(line, speaking) };
  }),
  phrase(['score', 's'], () => ({ ask: 'score' })),
  phrase(['log'], (line) => ({
    ask: 'log',
    count: line.atEnd() ? LOG.usual : line.read(wholeTo(LOG.most), gameTexts.talk.aNumber(LOG.most), LOG.usual),
  })),
];

const wholeTo =
  (most: number) =>
  (word: string): number | null =>
    /^\d{1,3}$/.test(word) && Number(word) >= 1 && Number(word) <= most ? Number(word) : null;

const DECIDING: readonly Phrase[] = [
  phrase(['as'], (line, speaking) => {
    const by = readSeat(line, speaking);
    if (line.maybe(LEAVE_TIE)) return { do: 'command', text: LEAVE, by };
    if (!VERBS.some((verb) => verb === line.peek().toLowerCase())) line.refuse(`one of ${TYPED.join(', ')}`);
    return { do: 'command', text: line.restInPlace(), by };
  }),
  phrase(['nobody'], (line) => {
    line.maybe('bids');
    line.maybe('places');
    line.maybe('interrupts');
    return { do: 'nobody' };
  }),
  phrase(['undo'], () => ({ do: 'undo' })),
  phrase(['agree', 'consent'], (line, speaking) => ({ do: 'agree', seat: maybeSeat(line, speaking) })),
  phrase(['refuse'], (line, speaking) => ({ do: 'refuse', seat: maybeSeat(line, speaking) })),
  phrase(['never-mind'], () => ({ do: 'never-mind' })),
  phrase(['concede'], (line, speaking) => ({ do: 'concede', seat: maybeSeat(line, speaking) })),
];

export const PHRASES: readonly Phrase[] = [...PLAYING, ...ROLLING, ...EXCHANGE, ...ASKING, ...DECIDING];

export const GROUPS: readonly PhraseGroup[] = [
  { name: groups.playing, phrases: PLAYING },
  { name: groups.rolling, phrases: ROLLING },
  { name: groups.exchange, phrases: EXCHANGE },
  { name: groups.asking, phrases: ASKING },
  { name: groups.deciding, phrases: DECIDING },
];
