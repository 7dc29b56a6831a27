import { expect, it } from 'vitest';
import { SLIP_MARGIN, slipMarginOf } from '#lab/validate/theory/slipMargin.ts';
import { loadPhysics } from '#sim/physics.ts';
import { holds } from './holds.ts';

holds(SLIP_MARGIN);

it('has a margin that is the same however far the step swivels', async () => {
  const physics = await loadPhysics();
  const step = { size: 'M', grip: 'finger', hand: 'careful', friction: 0.9 } as const;
  const [tip, half] = [0, 180].map((swivelDeg) => slipMarginOf(physics, { ...step, swivelDeg }));
  expect(Math.abs((half ?? 0) / (tip ?? 0) - 1)).toBeLessThan(0.02);
});
