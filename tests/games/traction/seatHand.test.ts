import { expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import type { Intent } from '#games/traction/perform.ts';
import { seatHand } from '#games/traction/seatHand.ts';
import { traction } from '#games/traction/traction.ts';
import { USUAL_HAND } from '#sim/hand/ownHand.ts';
import { steadinessValues } from '#sim/hand/steadiness.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { must, setupOf } from './support.ts';

const SEATS = [
  { name: 'Ada', colour: 0, kind: 'person', steadiness: 'very-shaky' },
  { name: 'Bo', colour: 1, kind: 'person', steadiness: 'shaky' },
] as const;
const match = must(startMatch(traction, { build: 'b', tickHz: 240, seed: 1, seats: SEATS, setup: setupOf() }));
const S1 = pieceId('0-S1');

it.each<[string, Intent, 'very-shaky' | 'shaky']>([
  ['its own piece', { do: 'walk', piece: S1 }, 'very-shaky'],
  ['its own piece in a tackle', { do: 'tackle', piece: pieceId('1-S1') }, 'shaky'],
  ['a rival’s piece out of turn', { do: 'disturb', by: seat(1), piece: S1 }, 'shaky'],
])('a seat touches %s with its own hand, which trembles by the handicap', (_what, intent, steadiness) => {
  const { pace, tremor } = seatHand(match, intent);
  expect([pace, tremor(0) === null]).toEqual([steadinessValues(steadiness).pace, false]);
});

it('a table that is bumped by nobody is bumped by the usual hand', () => {
  expect(seatHand(match, { do: 'disturb', by: null, piece: S1 })).toBe(USUAL_HAND);
});
