import type { LineReader } from '#engine/lineReader.ts';
import type { Seat } from '#sim/ids.ts';
import { nameOf } from '../ids.ts';
import type { HandThrow } from '../throws.ts';
import { readNumber, readThrownTruck } from './words.ts';

/**
 * `T1 at 0 150 0 speed 800 0 0 spin 700, T2 at ...`: mm, mm/s, degrees/s. Where hands choose all of a throw (the house
 * rule "free throw") also `turned 0 0 0 1`, a quaternion, before the speed, and a spin about the table's axes, `spin 0
 * 600 0`.
 */
export const makeThrows = (throws: readonly HandThrow[]): string => throws.map(makeThrow).join(', ');

const makeThrow = ({ truck, atMm, quaternion, velocityMmS, spinDegS }: HandThrow): string =>
  [
    nameOf(truck),
    'at',
    ...atMm,
    ...(quaternion === undefined ? [] : ['turned', ...quaternion]),
    'speed',
    ...velocityMmS,
    'spin',
    ...(typeof spinDegS === 'number' ? [spinDegS] : spinDegS),
  ].join(' ');

export function readThrows(line: LineReader, seat: Seat): readonly HandThrow[] {
  const throws = [readThrow(line, seat)];
  while (line.comma()) throws.push(readThrow(line, seat));
  return throws;
}

function readThrow(line: LineReader, seat: Seat): HandThrow {
  const truck = readThrownTruck(line, seat);
  line.oneOf(['at'], 'lower');
  const atMm = readTriple(line);
  const turned = line.oneOf(['speed', 'turned'], 'lower') === 'turned';
  const quaternion = turned ? ([...readTriple(line), readNumber(line)] as const) : null;
  if (turned) line.oneOf(['speed'], 'lower');
  const velocityMmS = readTriple(line);
  line.oneOf(['spin'], 'lower');
  const spinDegS = readSpin(line);
  return quaternion === null
    ? { truck, atMm, velocityMmS, spinDegS }
    : { truck, atMm, velocityMmS, spinDegS, quaternion };
}

/** One number is its rate, three are a rate about each axis. */
function readSpin(line: LineReader): HandThrow['spinDegS'] {
  const first = readNumber(line);
  return line.atEnd() || line.peek() === ',' ? first : [first, readNumber(line), readNumber(line)];
}

const readTriple = (line: LineReader): readonly [number, number, number] => [
  readNumber(line),
  readNumber(line),
  readNumber(line),
];
