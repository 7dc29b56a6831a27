import { expect, it } from 'vitest';
import { flashesOf } from '#app/tables/traction/watch/calls.ts';
import type { Ruling, RulingCode } from '#games/traction/referee/ruling.ts';
import { pieceId, tick } from '#sim/ids.ts';

const ruling = (code: RulingCode): Ruling => ({
  clause: 'TR-01',
  code,
  piece: pieceId('0-S1'),
  other: null,
  feature: null,
  otherFeature: null,
  tick: tick(1),
  at: { xMm: 0, yMm: 0, zMm: 0 },
  distanceMm: null,
  text: '',
});
const shown = (...codes: RulingCode[]) =>
  flashesOf(codes.map(ruling)).map(({ key, fault }) => [key.split(' ')[0], fault]);

it('a pad or a tackle flashes as a gain unless something about the action was illegal', () => {
  expect(shown('pad-contact', 'jiggle')).toEqual([['pad-contact', false]]);
  expect(shown('tackle-base')).toEqual([['tackle-base', false]]);
  expect(shown('pad-contact', 'fell')).toEqual([['fell', true]]);
  expect(shown('tackle-base', 'crash')).toEqual([['crash', true]]);
});
