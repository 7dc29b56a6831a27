import { beforeAll, describe, expect, it } from 'vitest';
import { HANDS } from '#sim/assist/assist.ts';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { ownHandOf, type OwnHand } from '#sim/hand/ownHand.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { SIZES } from '#sim/pyramid.ts';
import { tellFigure } from './report.ts';
import { isLegalStep } from '#lab/traction/validate/steps.ts';
import { surface } from '#lab/validate/apparatus/tables.ts';
import { cases, runs } from '../effort.ts';

const TRIES = runs(4, 40); // of each size
const PAPER = 0.5; // more than the 0.40 that a usual hand needs
const FELT = 0.6;
const MOUSEPAD = 0.9;
const VARNISHED = 0.38;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const handOf = (steadiness: Steadiness, tried: number): OwnHand =>
  ownHandOf(steadiness, (stroke) => chanceFor(seedRandom(tried), stroke));

/** Share of steps that the referee finds illegal. */
function failing(steadiness: Steadiness, friction: number): number {
  const tries = SIZES.flatMap((size) =>
    Array.from({ length: TRIES }, (_, tried) => ({ size, own: handOf(steadiness, tried) })),
  );
  const failed = tries.filter(
    ({ size, own }) =>
      !isLegalStep(physics, { on: surface(friction), size, grip: 'finger', hand: 'careful', swivelDeg: 120, own }),
  );
  return failed.length / tries.length;
}

describe('the shakier the hand, the more of its steps fail', () => {
  it.for(cases([PAPER], [PAPER, FELT]))('on a coefficient of %d', (friction, { task }) => {
    const [usual, shaky, veryShaky] = [
      failing('usual', friction),
      failing('shaky', friction),
      failing('very-shaky', friction),
    ];
    tellFigure(
      task,
      `steps that fail on ${friction}: usual, shaky, very shaky hand`,
      [usual, shaky, veryShaky].map((share) => `${Math.round(share * 100)} %`).join(', '),
    );
    expect(usual).toBe(0);
    expect(veryShaky).toBeGreaterThan(shaky);
    if (friction === PAPER) expect(shaky).toBeGreaterThan(usual);
  });

  it('but none of them on the back of a mousepad', () => {
    expect(failing('very-shaky', MOUSEPAD)).toBe(0);
  });
});

describe('a steady hand', () => {
  it.for(HANDS)(
    'gets nothing that no hand may have: %s, on a coefficient too small for any, its corner slides',
    (hand) => {
      for (const size of SIZES) {
        expect(
          isLegalStep(physics, {
            on: surface(VARNISHED),
            size,
            grip: 'finger',
            hand,
            swivelDeg: 120,
            own: handOf('steady', 0),
          }),
        ).toBe(false);
      }
    },
  );
});
