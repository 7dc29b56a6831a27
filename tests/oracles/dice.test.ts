import { beforeAll, describe, expect, it } from 'vitest';
import { evennessOf } from '#lab/statistics/chiSquare.ts';
import type { ThrownBody } from '#referee/thrown.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { COIN, DICE } from '#sim/roll/dice.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { thrownTogether } from '../sim/roll/thrown.ts';
import { runs } from '../effort.ts';

/**
 * Symmetry's theory of thrown bodies: whatever a throw does to one face it does to every other as often. K. Pearson's
 * chi-square of the counts; the bounds are those that chance alone exceeds once in a thousand times;
 * so the seeds are always the same.
 */
const BOUNDS: Readonly<Record<number, number>> = {
  2: 10.828,
  4: 16.266,
  6: 20.515,
  8: 24.322,
  10: 27.877,
  12: 31.264,
  20: 43.82,
};

/**
 * So many throws show a deviation of 5 % (root of the mean square over the faces) that chance would show once in a
 * thousand times, nine times in ten: the power of Pearson's test, by noncentral chi-square.
 */
const ENOUGH: Readonly<Record<number, number>> = {
  4: 10_374,
  6: 11_683,
  8: 12_731,
  10: 13_631,
  12: 14_432,
  20: 17_055,
};

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const TOGETHER = 4;

/** How often each face was up, of so many rolls. */
function faces(
  spec: BodySpec,
  rolls: number,
): { readonly counts: readonly number[]; readonly all: readonly ThrownBody[] } {
  const all = Array.from({ length: rolls }, (_, seed) => thrownTogether(physics, spec, TOGETHER, seed)).flat();
  return { counts: spec.faces.map(({ name }) => all.filter(({ face }) => face === name).length), all };
}

describe('thrown bodies', () => {
  it.each<[string, BodySpec, number]>([
    ...([4, 6, 8, 10, 12, 20] as const).map((sides): [string, BodySpec, number] => [
      `a die of ${sides}`,
      DICE[sides],
      runs(sides === 20 ? 75 : 40, Math.ceil((ENOUGH[sides] ?? 0) / TOGETHER)),
    ]),
    ['a coin', COIN, runs(30, 600)],
  ])('show every face as often: %s', (_name, spec, rolls) => {
    const { counts } = faces(spec, rolls);
    expect(evennessOf(counts).chiSquare).toBeLessThan(BOUNDS[counts.length] ?? 0);
  });

  it('come to lie on a face almost always, tumbled', () => {
    const { all } = faces(DICE[6], runs(30, 1000));
    expect(all.filter(({ code }) => code === 'lies').length / all.length).toBeGreaterThan(0.97);
    expect(all.filter(({ tumbled }) => tumbled).length / all.length).toBeGreaterThan(0.97);
  });

  it('come out the same for the same throws', () => {
    expect(thrownTogether(physics, DICE[10], TOGETHER, 5)).toEqual(thrownTogether(physics, DICE[10], TOGETHER, 5));
  });
});
