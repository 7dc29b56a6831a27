import { beforeAll, describe, expect, it } from 'vitest';
import { GRIPPY, legalSteps, ruleLine } from '#lab/traction/validate/ruleLine.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { oneIn, runs } from '../effort.ts';
import { holds } from './holds.ts';
import { tellFigure } from './report.ts';

/** In a soak every step is taken; else every sixth: all sizes, both grips, and every swivel. */
const ONE_IN = runs(6, 1);

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

holds(ruleLine(ONE_IN));

describe.each(oneIn(4, GRIPPY))('on %s', (id) => {
  it.for(['natural', 'brisk'] as const)('the %s hand has these', (hand, { task }) => {
    const [legal, of] = legalSteps(physics, id, hand, ONE_IN);
    tellFigure(task, `legal steps, ${hand}, ${id}`, `${legal} of ${of}`);
    expect(legal).toBeGreaterThan(0);
  });
});
