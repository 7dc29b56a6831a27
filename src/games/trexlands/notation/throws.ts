import type { LineReader } from '../../../engine/lineReader.ts';
import type { Throw } from '../throws.ts';
import { readAnyTruck, readNumber } from './words.ts';

/** `0-T1 at 0 150 0 turned 0 0 0 1 speed 800 0 0 spin 0 600 0, 1-T1 ...`: mm, a quaternion, mm/s, degrees/s. */
export const makeThrows = (throws: readonly Throw[]): string => throws.map(makeThrow).join(', ');

const makeThrow = ({ truck, atMm, quaternion, velocityMmS, spinDegS }: Throw): string =>
  [truck, 'at', ...atMm, 'turned', ...quaternion, 'speed', ...velocityMmS, 'spin', ...spinDegS].join(' ');

export function readThrows(line: LineReader): readonly Throw[] {
  const throws = [readThrow(line)];
  while (line.comma()) throws.push(readThrow(line));
  return throws;
}

function readThrow(line: LineReader): Throw {
  const truck = readAnyTruck(line);
  expectWord(line, 'at');
  const atMm = readTriple(line);
  expectWord(line, 'turned');
  const quaternion = [...readTriple(line), readNumber(line)] as const;
  expectWord(line, 'speed');
  const velocityMmS = readTriple(line);
  expectWord(line, 'spin');
  return { truck, atMm, quaternion, velocityMmS, spinDegS: readTriple(line) };
}

const readTriple = (line: LineReader): readonly [number, number, number] => [readNumber(line), readNumber(line), readNumber(line)];

function expectWord(line: LineReader, word: string): void {
  line.oneOf([word], 'lower');
}
