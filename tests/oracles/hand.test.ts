import { beforeAll, describe, expect, it } from 'vitest';
import { HAND, missedBy, paper, SLIPPED_MM } from '#lab/traction/validate/hand.ts';
import { slipOf, takeStep } from '#lab/traction/validate/steps.ts';
import { HANDS } from '#sim/assist/assist.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { SIZES } from '#sim/pyramid.ts';
import { cases, oneIn } from '../effort.ts';
import { holds } from './holds.ts';
import { tellFigure } from './report.ts';

const GRIPS = ['finger', 'pinch'] as const;
const HELD = HANDS.flatMap((hand) => GRIPS.flatMap((grip) => SIZES.map((size) => [hand, grip, size] as const)));

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** A pivot slips alike in either grip, at every size. */
const FEW = HAND.rows.filter(({ name }, i) => !name.startsWith('pivot slips') || i % 3 === 0);

holds({ ...HAND, rows: cases(FEW, HAND.rows) });

describe('a quarter turn on paper', () => {
  it.for(oneIn(5, HELD))('by the %s hand, with a %s on size %s: its figures', ([hand, grip, size], { task }) => {
    const taken = takeStep(physics, { on: paper(), size, grip, hand, swivelDeg: 90 });
    const figures = [
      `slip ${slipOf(taken).toFixed(2)} mm`,
      `off ${missedBy(size, 90, taken).toFixed(2)} mm`,
      `${(taken.peakForce * 1000).toFixed(1)} mN`,
    ];
    tellFigure(task, `90 degrees, ${hand}, ${grip}, ${size}`, figures.join(', '));
    expect(slipOf(taken)).toBeLessThanOrEqual(SLIPPED_MM);
  });
});
