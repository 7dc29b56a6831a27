import { beforeAll, describe, expect, it } from 'vitest';
import { HANDS } from '../../src/sim/assist/assist.ts';
import data from '../../src/sim/data/hand.json' with { type: 'json' };
import { playSteps } from '../../src/sim/perform.ts';
import { Performance } from '../../src/sim/performance.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '../../src/sim/pyramid.ts';
import { TABLE_MM } from '../../src/sim/settings.ts';
import { ClosenessTracker } from '../../src/sim/trace/closeness.ts';
import { compareShare } from './report.ts';
import { piece, surface } from './tables.ts';

/**
 * The friction line: a push at height z tips a pyramid over its corner, half a diagonal d away, if the coefficient is
 * d/z or more, because the ground's reaction at the corner points at the grip. So a step uses d/z of the load on its
 * pivot, and the margin of friction is the coefficient over that; a pivot that slides uses all that there is.
 */
const GRIPS = ['finger', 'pinch'] as const;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const lineOf = (size: PyramidSize, grip: (typeof GRIPS)[number]): number => {
  const { base, height } = PYRAMIDS[size];
  return base / Math.SQRT2 / (height * data.gripHeights[grip]);
};

function marginOf(
  size: PyramidSize,
  grip: (typeof GRIPS)[number],
  hand: (typeof HANDS)[number],
  friction: number,
  swivelDeg: number,
): number {
  const mover = piece(size);
  const tracker = new ClosenessTracker();
  const performance = new Performance(
    physics,
    { tableMm: TABLE_MM, surface: surface(friction, 0.1), pads: [], pieces: [mover] },
    mover.id,
    grip,
    undefined,
    tracker,
  );
  playSteps(performance, [{ corner: 'A', swivelDeg }], hand, () => true);
  performance.table.free();
  const { slipMargin } = tracker.measured();
  if (slipMargin === null) throw new Error('a step has a margin');
  return slipMargin;
}

describe.each(SIZES)('the margin of friction in a step of size %s', (size) => {
  it.for(GRIPS.flatMap((grip) => HANDS.map((hand) => [grip, hand] as const)))(
    'with a %s and a %s hand is what theory says where the corner holds',
    ([grip, hand], { task }) => {
      for (const friction of [0.5, 0.9]) {
        const theory = friction / lineOf(size, grip);
        compareShare(task, {
          name: `slip margin, ${size}, ${grip}, ${hand}, coefficient ${friction}`,
          theory,
          measured: marginOf(size, grip, hand, friction, 90),
          unit: '',
          bar: 0.04,
        });
      }
    },
  );

  it.for([...GRIPS])('with a %s is one where the corner slides', (grip, { task }) => {
    for (const friction of [0.1, 0.25, 0.36]) {
      compareShare(task, {
        name: `slip margin, ${size}, ${grip}, sliding at ${friction}`,
        theory: 1,
        measured: marginOf(size, grip, 'careful', friction, 90),
        unit: '',
        bar: 0.01,
      });
    }
  });

  it('is the same however far it swivels', () => {
    const [tip, half] = [marginOf(size, 'finger', 'careful', 0.9, 0), marginOf(size, 'finger', 'careful', 0.9, 180)];
    expect(Math.abs(half / tip - 1)).toBeLessThan(0.02);
  });
});
