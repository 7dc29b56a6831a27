import { expect, it } from 'vitest';
import { trials } from '#bots/traction/trials.ts';
import { loadPhysics } from '#sim/physics.ts';
import { must } from '../../games/traction/support.ts';

const PADS = [
  { seat: 0, xMm: 0, zMm: 230, yawDeg: 0 },
  { seat: 1, xMm: 0, zMm: -230, yawDeg: 180 },
];

/** Each has one small piece; that of seat 1 is a walk away from the rival's pad, the other one is far from it. */
const PIECES = [
  { id: '0-S1', xMm: 105, zMm: 100, yawDeg: 0, pose: 'upright' },
  { id: '1-S1', xMm: -105, zMm: 160, yawDeg: 0, pose: 'upright' },
];

const played = async (begins: 0 | 1) => {
  const rules = { table: { tableMm: 900, pads: PADS }, position: { seat: begins, pieces: PIECES } };
  const trial = { levels: ['careless', 'careless'], seed: 1, steadiness: 'usual' as const };
  return must(must(trials.thrown.by(rules))(await loadPhysics(), trial));
};

it('a match counts the win of who began it, and of nobody else', async () => {
  const [mine, theirs] = [await played(1), await played(0)];
  expect([mine.winners, theirs.winners]).toEqual([[1], [1]]);
  expect(mine.figures['won by who began']).toBe(1);
  expect(theirs.figures).not.toHaveProperty('won by who began');
});
