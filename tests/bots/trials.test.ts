import { describe, expect, it } from 'vitest';
import { BOTS } from '../../src/bots/registry.ts';
import { loadPhysics } from '../../src/sim/physics.ts';
import { must } from '../games/traction/support.ts';

/** Rules by which a match is short. */
const SHORT: Readonly<Record<string, object>> = {
  traction: { options: { turnLimit: 2 } },
  trexlands: { options: { cycleLimit: 3 } },
};

describe.each(BOTS)('a match of the bots of $id', ({ id, trials }) => {
  it('is counted to its end, the same again', async () => {
    const [physics, { levels, by }] = await Promise.all([loadPhysics(), trials()]);
    const play = must(by(SHORT[id] ?? {}));
    const trial = { levels: [levels[0] ?? '', levels[1] ?? ''], seed: 4, steadiness: 'usual' as const };
    const counted = must(play(physics, trial));
    expect(counted.winners).not.toEqual([]);
    expect(counted.length).toBeGreaterThan(1);
    expect(Object.values(counted.figures).every((seen) => Number.isInteger(seen) && seen >= 0)).toBe(true);
    expect(must(play(physics, trial))).toEqual(counted);
  });

  it('is refused with rules that are none of the game’s', async () => {
    const { by } = await trials();
    const read = by({ options: { wind: true } });
    expect(read.ok ? '' : read.fault.message).toContain('$.options.wind');
  });
});
