import { show } from '#engine/files/shown.ts';
import { fault, type Result } from '#sim/result.ts';
import { MOST_TRIANGLES } from './mesh.ts';

export interface TextLine {
  /** Never none. */
  readonly words: readonly string[];
  /** From 1 on. */
  readonly number: number;
}

const STEP = 8192; // more arguments than that are too many for some hosts

/** The lines of a file of letters that are not empty. Bytes beyond ASCII are in names alone: any letter does. */
export function* linesOf(bytes: Uint8Array): Iterable<TextLine> {
  let rest = '';
  let number = 0;
  for (let from = 0; from <= bytes.length; from += STEP) {
    const isLast = from + STEP > bytes.length;
    const lines = (rest + String.fromCharCode(...bytes.subarray(from, from + STEP))).split('\n');
    rest = isLast ? '' : (lines.pop() ?? '');
    for (const line of lines) {
      number += 1;
      const words = line.split(/\s+/).filter((word) => word !== '');
      if (words.length > 0) yield { words, number };
    }
  }
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/** Null for words that are not all finite numbers. */
export function coordinatesIn(words: readonly string[]): readonly number[] | null {
  const values = words.map((word) => (NUMBER.test(word) ? Number(word) : Number.NaN));
  return values.every((value) => Number.isFinite(value)) ? values : null;
}

const SHOWN = 60; // characters of a line

export const lineFault = (number: number, expected: string, words: readonly string[]): Result<never> =>
  fault('bad-mesh', `Line ${number} is ${show(words.join(' ').slice(0, SHOWN))}; expected ${expected}.`);

export const tooMany = (count: number): Result<never> =>
  fault('too-many-triangles', `It has ${count} triangles or more; ${MOST_TRIANGLES} are the most. Save it with fewer.`);
