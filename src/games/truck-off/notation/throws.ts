import type { LineReader } from '#engine/lineReader.ts';
import type { DieThrow } from '../actions.ts';
import { isSides, type Sides } from '../ids.ts';

/** `d8 at 0 150 0 speed 800 0 0 spin 700, d10 at ...`: mm, mm/s, degrees a second. All else is drawn (TO-49). */
export const makeThrows = (throws: readonly DieThrow[]): string => throws.map(makeThrow).join(', ');

const makeThrow = ({ die, atMm, velocityMmS, spinDegS }: DieThrow): string =>
  [
    `d${die}`,
    'at',
    ...atMm,
    'speed',
    ...velocityMmS,
    'spin',
    ...(typeof spinDegS === 'number' ? [spinDegS] : spinDegS),
  ].join(' ');

export function readThrows(line: LineReader): readonly DieThrow[] {
  const throws = [readThrow(line)];
  while (line.comma()) throws.push(readThrow(line));
  return throws;
}

function readThrow(line: LineReader): DieThrow {
  const die = line.read(asDie, 'a die such as d20', 20);
  line.oneOf(['at'], 'lower');
  const atMm = readTriple(line);
  line.oneOf(['speed'], 'lower');
  const velocityMmS = readTriple(line);
  line.oneOf(['spin'], 'lower');
  return { die, atMm, velocityMmS, spinDegS: readNumber(line) };
}

function asDie(word: string): Sides | null {
  const sides = /^d\d+$/i.test(word) ? Number(word.slice(1)) : 0;
  return isSides(sides) ? sides : null;
}

const readTriple = (line: LineReader): readonly [number, number, number] => [
  readNumber(line),
  readNumber(line),
  readNumber(line),
];

const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
const readNumber = (line: LineReader): number =>
  line.read((word) => (NUMBER.test(word) && Number.isFinite(Number(word)) ? Number(word) : null), 'a number', 0);
