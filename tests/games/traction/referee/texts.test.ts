import { describe, expect, it } from 'vitest';
import { recordedText, rulingText } from '#games/traction/referee/texts.ts';
import type { Ruling } from '#games/traction/referee/ruling.ts';
import { pieceId, tick } from '#sim/ids.ts';

const said = (of: Partial<Ruling>): Omit<Ruling, 'text'> => ({
  clause: 'TR-27',
  code: 'jiggle',
  piece: pieceId('0-M1'),
  other: pieceId('1-L1'),
  feature: null,
  otherFeature: null,
  tick: tick(1),
  at: { xMm: 0, yMm: 0, zMm: 0 },
  distanceMm: null,
  ...of,
});
const atTable = (of: Partial<Ruling>): string => rulingText(said(of), (id) => `<${id}>`);

describe('a ruling at the table', () => {
  it('never says that a piece was moved by nothing', () => {
    expect(atTable({ distanceMm: 0.04 })).toBe('<1-L1> was nudged by less than 0.1 mm: too little to count.');
    expect(atTable({ distanceMm: 0.05 })).toContain('nudged by 0.1 mm');
  });

  it('says in no word of the rules how far a piece was moved', () => {
    expect(atTable({ clause: 'TR-28', code: 'crash', distanceMm: 3.2 })).toBe(
      '<1-L1> was moved by 3.2 mm: more than a nudge.',
    );
    expect(atTable({ clause: 'TR-29', code: 'crash', other: null })).toBe(
      '<0-M1> was turned or no longer stands as it did: more than a nudge.',
    );
    expect(atTable({ clause: 'TR-54', other: null, distanceMm: 0.4 })).toBe(
      '<0-M1> was taken up and put back within 0.4 mm of where it stood: too little to count.',
    );
    expect(atTable({ clause: 'TR-32', distanceMm: 4 })).toBe(
      '<1-L1> was moved after <0-M1> had won: that ended the move, and <1-L1> is put back.',
    );
  });

  it('says of a tackle what hit what', () => {
    expect(atTable({ clause: 'TR-13', code: 'tackle-base', feature: 'base-corner', otherFeature: 'side' })).toBe(
      '<0-M1> hit the side of <1-L1> with its base corner. That is a tackle: the base hit.',
    );
  });
});

it('the record keeps its words, so that matches come out as they were written down', () => {
  expect(recordedText(said({ distanceMm: 0.04 }))).toBe(
    '1-L1 was jiggled by 0.0 mm: less than the tolerance, so it does not count.',
  );
  expect(
    recordedText(said({ clause: 'TR-13', code: 'tackle-base', feature: 'base-corner', otherFeature: 'side' })),
  ).toBe('0-M1 hit 1-L1 with its base corner, on the side: a tackle is by the base.');
});
