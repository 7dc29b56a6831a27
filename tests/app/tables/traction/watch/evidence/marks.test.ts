import { beforeAll, describe, expect, it } from 'vitest';
import { marksOf, type Marks } from '#app/tables/traction/watch/evidence/marks.ts';
import { recordAction } from '#games/traction/perform.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import type { RulingCode } from '#games/traction/referee/ruling.ts';
import { distance } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { DISPUTES } from '../../../../../e2e/support/disputes.ts';
import { replayFile } from '../../../../../e2e/support/headless.ts';

let physics: Physics;
let met: TractionMatch;
let slippery: TractionMatch;
beforeAll(async () => {
  physics = await loadPhysics();
  met = await replayFile(await DISPUTES.met());
  slippery = await replayFile(await DISPUTES.slippery());
});

/** The evidence for the first ruling of that kind. */
function shown(match: TractionMatch, wanted: RulingCode): Marks {
  for (const { action, performed, before } of match.log) {
    const ruling = performed?.rulings.find(({ code }) => code === wanted);
    if (!ruling || !('gesture' in action)) continue;
    const recorder = recordAction(physics, before.state, action);
    // not before it has been performed anew
    expect(marksOf(ruling, recorder, match.state.options.tolerance)).toBeNull();
    while (recorder.advance(1000)); // to its end
    const marks = marksOf(ruling, recorder, match.state.options.tolerance);
    if (marks) return marks;
  }
  throw new Error(`nobody ruled ${wanted}`);
}

/** Along the table. */
const mmOf = ({ way }: Marks): number => (way ? Math.hypot(way.to.x - way.from.x, way.to.z - way.from.z) * 1000 : NaN);

describe('the evidence', () => {
  it('for a contact is both features, the place on them, and the moment', () => {
    const marks = shown(met, 'walk-contact');
    expect([marks.mover?.length, marks.other?.length, marks.pointed, marks.way, marks.bases]).toEqual([
      2,
      3,
      true,
      null,
      [],
    ]);
    expect(marks.until - marks.from).toBe(48);
    expect(marks.sight.points.some((p) => distance(p, marks.at) < 0.05)).toBe(true);
  });

  it('for a crash is where the piece stood and where it came to rest, and how far that is', () => {
    const marks = shown(met, 'crash');
    expect(marks.way?.label).toBe('1.6 mm');
    expect(mmOf(marks)).toBeCloseTo(1.59, 1);
    expect([marks.bases.length, marks.moved, marks.pointed]).toEqual([2, 'moved', false]);
  });

  it('for a jiggle says that it is allowed, and of how much', () => {
    const marks = shown(met, 'jiggle');
    expect([marks.way?.label, marks.moved, marks.bases.length]).toEqual(['0.69 mm of 1 mm: allowed', 'jiggled', 2]);
  });

  it('for a slide is the way of the corner from where it stood, as long as the referee says', () => {
    const marks = shown(slippery, 'pivot-slide');
    expect(marks.way?.label).toBe(`${mmOf(marks).toFixed(1)} mm`);
    expect(mmOf(marks)).toBeCloseTo(10.05, 1);
    expect([marks.moved, marks.bases]).toEqual([null, []]);
  });

  it('for a corner walked over is the place, and claims no distance', () => {
    const marks = shown(slippery, 'no-set-down');
    expect([marks.way, marks.pointed]).toEqual([null, true]);
  });
});
