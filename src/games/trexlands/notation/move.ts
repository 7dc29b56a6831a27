import type { LineReader } from '#engine/lineReader.ts';
import type { Seat } from '#sim/ids.ts';
import { CITY, nameOf, type TerraId } from '../ids.ts';
import type { Move } from '../moves/move.ts';
import { readPlace, readRamp, readTerra, readTrucks } from './words.ts';

/** `T1 b3`, `T1+T2 via b2 b3`, `T1 city`, `camp T1 r2 b1`; ` stack` after it combines. */
export function makeMove({ kind, trucks, ramp, via, to, stack }: Move): string {
  const words = [
    kind === 'camp' ? 'camp' : null,
    trucks.map(nameOf).join('+'),
    ramp,
    via === null ? null : `via ${via}`,
    to,
    stack ? 'stack' : null,
  ];
  return words.filter((word) => word !== null).join(' ');
}

/** The part of a line after `move`. */
export function readMove(line: LineReader, seat: Seat): Move {
  const fromCamp = line.maybe('camp');
  const trucks = readTrucks(line, seat);
  if (fromCamp)
    return {
      kind: 'camp',
      trucks,
      ramp: readRamp(line),
      via: readVia(line),
      to: readTerra(line),
      stack: line.maybe('stack'),
    };
  const via = readVia(line);
  const to = readPlace(line);
  return to === CITY
    ? { kind: 'city', trucks, ramp: null, via, to, stack: false }
    : { kind: 'terra', trucks, ramp: null, via, to, stack: line.maybe('stack') };
}

const readVia = (line: LineReader): TerraId | null => (line.maybe('via') ? readTerra(line) : null);
