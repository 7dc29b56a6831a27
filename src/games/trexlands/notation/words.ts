import type { LineReader } from '#engine/lineReader.ts';
import { pieceId, seat as asSeat, type PieceId, type Seat } from '#sim/ids.ts';
import { SEATS } from '../fleet.ts';
import { asRamp, asTerra, CITY, TRUCK_NAMES, type Place, type RampId, type TerraId } from '../ids.ts';

/** Words that every command is made of. */

const truckNamed = (word: string, seat: Seat): PieceId | null =>
  TRUCK_NAMES.includes(word.toUpperCase()) ? pieceId(`${seat}-${word.toUpperCase()}`) : null;

/** `T1` of the seat that says it. */
export const readOwnTruck = (line: LineReader, seat: Seat): PieceId =>
  line.read((word) => truckNamed(word, seat), `a truck: ${TRUCK_NAMES.join(', ')}`, pieceId(`${seat}-T1`));

/** `T1`, or `T1+T2` for a stack. */
export function readTrucks(line: LineReader, seat: Seat): readonly PieceId[] {
  const read = (word: string): readonly PieceId[] | null => {
    const trucks = word.split('+').map((name) => truckNamed(name, seat));
    const known = trucks.filter((truck) => truck !== null);
    return known.length === trucks.length && trucks.length <= 2 ? known : null;
  };
  return line.read(read, 'a truck such as T1, or a stack such as T1+T2', []);
}

/** `T1`, or with its seat `0-T1`; whose it may be, the rules say. */
export function readThrownTruck(line: LineReader, seat: Seat): PieceId {
  const read = (word: string): PieceId | null =>
    /^[0-3]-/.test(word) ? truckNamed(word.slice(2), asSeat(Number(word[0]))) : truckNamed(word, seat);
  return line.read(read, 'a truck such as T1', pieceId(`${seat}-T1`));
}

export const readTerra = (line: LineReader): TerraId =>
  line.read((word) => asTerra(word.toLowerCase()), 'a Terra such as b2', 'a1');
export const readPlace = (line: LineReader): Place =>
  line.read(
    (word) => (word.toLowerCase() === CITY ? CITY : asTerra(word.toLowerCase())),
    'a Terra such as b2, or city',
    'a1',
  );
export const readRamp = (line: LineReader): RampId =>
  line.read((word) => asRamp(word.toLowerCase()), 'a ramp: r1 to r4', 'r1');

export const readWhole = (line: LineReader, what: string): number =>
  line.read((word) => (/^\d{1,6}$/.test(word) ? Number(word) : null), what, 0);

export const readSeat = (line: LineReader): Seat =>
  line.read(
    (word) => (/^\d$/.test(word) && Number(word) < SEATS.max ? asSeat(Number(word)) : null),
    `a seat: 0 to ${SEATS.max - 1}`,
    asSeat(0),
  );

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
export const readNumber = (line: LineReader): number =>
  line.read((word) => (NUMBER.test(word) && Number.isFinite(Number(word)) ? Number(word) : null), 'a number', 0);
