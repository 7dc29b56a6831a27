import { describe, expect, it } from 'vitest';
import { BOTS } from '#bots/registry.ts';
import { loadPhysics } from '#sim/physics.ts';
import { inSoak } from '../effort.ts';
import { must } from '../games/traction/support.ts';

/** Rules by which a match is short. */
const SHORT: Readonly<Record<string, object>> = {
  traction: { options: { turnLimit: 2 } },
  trexlands: { options: { cycleLimit: 3 } },
  'truck-off': {},
  'tractor-pull': {},
  'tug-of-war': {},
};

describe.each(BOTS)('a match of the bots of $id', ({ id, trials }) => {
  it('is counted to its end, in a soak the same again', async () => {
    const [physics, { thrown }] = await Promise.all([loadPhysics(), trials()]);
    const { levels } = thrown;
    const play = must(thrown.by(SHORT[id] ?? {}));
    const trial = { levels: [levels[0] ?? '', levels[1] ?? ''], seed: 4, steadiness: 'usual' as const };
    const counted = must(play(physics, trial));
    expect(counted.winners).not.toEqual([]);
    expect(counted.length).toBeGreaterThan(1);
    expect(Object.values(counted.figures).every((seen) => Number.isInteger(seen) && seen >= 0)).toBe(true);
    // Of each game's own bots one match is played twice.
    inSoak(() => expect(must(play(physics, trial))).toEqual(counted));
  });

  it('is refused with rules that are none of the game’s', async () => {
    const { thrown } = await trials();
    const read = thrown.by({ options: { wind: true } });
    expect(read.ok ? '' : read.fault.message).toContain('$.options.wind');
  });
});

const ofGame = (id: string) => BOTS.find((module) => module.id === id)?.trials();

describe('a match by odds', () => {
  it('is counted to its end where trucks would be thrown, the same again, and by habits, too', async () => {
    const odds = (await ofGame('trexlands'))?.odds;
    if (!odds) throw new Error('Trexlands can be played by odds');
    const physics = await loadPhysics();
    const play = must(odds.by({ options: { cycleLimit: 3 } }));
    const trial = { levels: ['steady', 'steady+never-attacks'], seed: 4, steadiness: 'usual' as const };
    const counted = must(play(physics, trial));
    expect(counted.winners).toHaveLength(1);
    expect(counted.figures['markets']).toBeGreaterThan(1);
    expect(must(play(physics, trial))).toEqual(counted);
    for (const habit of odds.habits) expect(odds.knows(`keen+${habit}`)).toBe(true);
    expect(odds.knows('steady+sings')).toBe(false);
  });

  it('is none where nothing is rolled', async () => {
    expect((await ofGame('traction'))?.odds).toBeNull();
  });
});

it('rules are held against as many seats as play by them', async () => {
  const trials = await ofGame('trexlands');
  const rules = { options: { headStart: [1, 2] } };
  expect([2, 3].map((seats) => trials?.thrown.by(rules, seats).ok)).toEqual([true, false]);
});

it.each(['keen+toString', 'keen+__proto__', 'keen+never-attacks+always-attacks', 'keen+', 'careless+never-attacks'])(
  '%s is nobody’s way to play',
  async (level) => {
    const trials = await ofGame('trexlands');
    expect(trials?.odds?.knows(level)).toBe(false);
  },
);
