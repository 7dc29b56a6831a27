import { describe, expect, it } from 'vitest';
import { BOTS } from '#bots/registry.ts';
import type { Counts } from '#engine/module/odds.ts';
import type { Physics } from '#sim/physics.ts';
import { must } from '../games/traction/support.ts';

/** Nothing is thrown, so that no table is needed. */
const NO_TABLE = { build: 'toy@1' } as Physics;

const GAMES = await Promise.all(BOTS.map(async ({ id, trials }) => ({ id, trials: await trials() })));
const MEASURES = GAMES.flatMap(({ id, trials }) =>
  (trials.measures ?? []).map((measure) => ({ game: id, trials, measure, named: `${id}, ${measure.id}` })),
);

describe.each(MEASURES)('a measure: $named', ({ trials, measure }) => {
  const by = trials.odds ?? trials.thrown;
  const seats = trials.seats.min;
  const levels = Array.from({ length: seats }, () => by.levels[0] ?? '');
  const counted = (asked?: string): Counts =>
    must(must(by.by({}, seats, asked))(NO_TABLE, { levels, seed: 3, steadiness: 'usual' })).figures;

  it('is counted besides what every job counts, and tells of shares that are none above 1', () => {
    const [usual, figures] = [counted(), counted(measure.id)];
    expect(figures).toMatchObject(usual);
    expect(Object.keys(figures).length).toBeGreaterThan(Object.keys(usual).length);
    expect(Object.values(figures).every(Number.isSafeInteger)).toBe(true);
    const ratios = measure.ratios(seats);
    expect(new Set(ratios.map(({ name }) => name)).size).toBe(ratios.length);
    expect(ratios.some(({ count }) => count in figures)).toBe(true);
    for (const { count, of, isMean } of ratios)
      if (isMean !== true)
        expect(figures[count] ?? 0, count).toBeLessThanOrEqual(of === undefined ? 1 : (figures[of] ?? 0));
  });
});

it('a head start is told of the seat that has it, by its X and its win', async () => {
  const { odds } = GAMES.find(({ id }) => id === 'trexlands')?.trials ?? {};
  if (!odds) throw new Error('Trexlands can be played by odds');
  const play = must(odds.by({ rules: 'tuned', options: { cycleLimit: 3, headStart: [0, 9] } }, 2, 'head-start'));
  const { winners, figures } = must(play(NO_TABLE, { levels: ['careless', 'careless'], seed: 4, steadiness: 'usual' }));
  const ahead = figures['X ahead with the head start'] ?? Number.NaN;
  expect(figures['won with the head start']).toBe(winners.includes(1) ? 1 : 0);
  expect(figures['X ahead with the head start, squared']).toBe(ahead * ahead);
});
