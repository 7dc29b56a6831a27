import { describe, expect, it } from 'vitest';
import { namesOf } from '#play/trexlands/words/names.ts';
import { pieceId } from '#sim/ids.ts';

const names = namesOf([
  { name: 'Ann', colour: 0, kind: 'person' },
  { name: 'Bo', colour: 1, kind: 'person' },
]);

describe('several trucks in a sentence', () => {
  it.each([
    [['0-T1'], 'Ann’s truck 1'],
    [['0-T1', '0-T3'], 'Ann’s trucks 1 and 3'],
    [['0-T1', '1-T1'], 'Ann’s truck 1 and Bo’s truck 1'],
    [['0-T1', '0-T3', '1-T1', '1-T2'], 'Ann’s trucks 1 and 3, and Bo’s trucks 1 and 2'],
    [['0-T1', '1-T1', '0-T2'], 'Ann’s trucks 1 and 2, and Bo’s truck 1'],
  ])('%j are %s: each owner is named once', (ids, words) => expect(names.trucks(ids.map(pieceId))).toBe(words));
});
