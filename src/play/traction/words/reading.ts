import type { LineReader } from '#engine/lineReader.ts';
import { readPieceOf, readSeatName, type Speaker } from '#games/traction/notation.ts';
import { seat as asSeat, type Seat } from '#sim/ids.ts';
import { gameTexts } from '../texts.ts';
import type { Shove } from './saying.ts';
import { LONGEST_SHOVE_MM } from '../session/commands/otherHands.ts';
import type { Thing } from './situation.ts';

/** A player by name, or by the number that ids begin with. */
export function readSeat(line: LineReader, { names }: Speaker): Seat {
  const named = readSeatName(line, names);
  if (named !== null) return named;
  const numbered = (word: string): Seat | null =>
    /^\d$/.test(word) && Number(word) < names.length ? asSeat(Number(word)) : null;
  return line.read(numbered, gameTexts.asking.aPlayer(names), asSeat(0));
}

export const maybeSeat = (line: LineReader, speaker: Speaker): Seat | null =>
  line.atEnd() ? null : readSeat(line, speaker);

/** A piece, or a pad: `pad 1`, `pad of Ann`, `Ann's pad`. */
export function readThing(line: LineReader, speaker: Speaker): Thing {
  line.maybe('the');
  if (line.maybe('pad')) {
    line.maybe('of');
    return { pad: readSeat(line, speaker) };
  }
  const named = readSeatName(line, speaker.names);
  if (named !== null && line.maybe('pad')) return { pad: named };
  return { piece: readPieceOf(line, named, speaker, 'any') };
}

export function readWhole(line: LineReader, least: number, most: number): number {
  const whole = (word: string): number | null =>
    /^\d{1,3}$/.test(word) && Number(word) >= least && Number(word) <= most ? Number(word) : null;
  return line.read(whole, gameTexts.asking.aNumber(least, most), least);
}

/** `20 at 3`, `20 mm at 3:30`: millimetres and a direction. */
export function readShove(line: LineReader): Shove {
  const millimetres = (word: string): number | null =>
    /^\d{1,3}$/.test(word) && Number(word) >= 1 && Number(word) <= LONGEST_SHOVE_MM ? Number(word) : null;
  const mm = line.read(millimetres, gameTexts.asking.aDistance(LONGEST_SHOVE_MM), 1);
  line.maybe('mm');
  line.maybe('at');
  return { mm, bearingDeg: readClock(line) };
}

const CLOCK = /^(1[0-2]|[1-9])(?::([0-5]\d))?$/;
const HOUR_DEG = 30;
const MINUTE_DEG = 0.5;

function readClock(line: LineReader): number {
  const bearing = (word: string): number | null => {
    const [, hour, minute = '0'] = CLOCK.exec(word) ?? [];
    return hour === undefined ? null : (Number(hour) % 12) * HOUR_DEG + Number(minute) * MINUTE_DEG;
  };
  const bearingDeg = line.read(bearing, gameTexts.asking.aClock, 0);
  for (const word of ["o'clock", 'o’clock', 'oclock']) line.maybe(word);
  return bearingDeg;
}
