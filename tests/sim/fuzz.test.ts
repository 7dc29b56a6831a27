import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { playStroke } from '#sim/perform.ts';
import { Performance } from '#sim/performance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { withinLimits } from '#sim/hand/limits.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { arbitraryWishes, follow } from './gesture/arbitraryGesture.ts';
import { id, layout, pad, piece } from './tables.ts';
import { runs } from '../effort.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const RUNS = runs(60, 10_000);
const THROUGH_MM = -1; // the table's top is at 0, a piece at rest sinks by 0.06
const SAMPLES_A_WISH = 10;

const wild = fc.record({
  surface: fc.constantFrom(...SURFACES),
  mover: fc.constantFrom('0-L1', '0-M1', '0-S1', '1-S2'),
  hold: arbitraryWishes,
});

it(`${RUNS} wild gestures of a legal hand: no exception, no NaN, nothing through the table`, () => {
  const pieces = [
    piece('0-L1', 0, 0),
    piece('0-M1', 26, 3),
    piece('0-S1', -24, 2, 30),
    piece('1-S2', 4, 28, 10),
    piece('1-L2', -40, 40, 0, 'flat'),
  ];
  fc.assert(
    fc.property(wild, ({ surface, mover, hold }) => {
      const performance = new Performance(
        physics,
        { ...layout(pieces, { pads: [pad(0, 0, 120), pad(1, 0, -120)], tableMm: 500 }), surface },
        id(mover),
        hold.grip,
      );
      try {
        const start = performance.here();
        const [, ...rest] = follow(start, hold.wishes, SAMPLES_A_WISH);
        expect(playStroke(performance, hold.corner, start, rest).ok).toBe(true);
        const done = performance.finish();
        expect(withinLimits(done.gesture).ok).toBe(true);
        for (const p of done.resting) {
          expect(Object.values(p).every((v) => typeof v !== 'number' || Number.isFinite(v))).toBe(true);
          // What went over the edge may hang below the table; the mover may even be pulled back under it.
          const edge =
            Math.abs(p.xMm) > 240 ||
            Math.abs(p.zMm) > 240 ||
            (p.id === mover && done.trace.some((e) => e.type === 'left-table'));
          if (!edge) expect(p.lowestMm).toBeGreaterThan(THROUGH_MM);
        }
      } finally {
        performance.table.free();
      }
    }),
    { numRuns: RUNS },
  );
});
