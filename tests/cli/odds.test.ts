import { describe, expect, it } from 'vitest';
import { odds, type OddsOptions } from '#cli/odds.ts';
import { shareOf } from '#sim/maths/interval.ts';
import type { Rollers } from '#cli/odds/rollers.ts';
import { addCounts } from '#engine/module/odds.ts';
import { NO_COUNTS, trialsWith } from '#games/trexlands/command/odds.ts';
import { loadPhysics } from '#sim/physics.ts';
import { fakeTerminal } from './fakeTerminal.ts';
import { inSoak, runs } from '../effort.ts';

const SCRUB: OddsOptions = {
  terrains: ['scrub'],
  ballast: false,
  rolls: 120,
  seed: 3,
  workers: 1,
  toRest: false,
  json: true,
};

/**
 * Rollers that need no physics: of every four trials one is wheels-up, one in ten does not settle; some blocks take
 * longer than others.
 */
const pretending = (): Promise<Rollers> =>
  Promise.resolve({
    async run({ first, end }) {
      for (let wait = 0; wait < (first / 50) % 3; wait += 1) await new Promise(setImmediate);
      let counts = NO_COUNTS;
      for (let trial = first; trial < end; trial += 1)
        counts = addCounts(counts, {
          ...NO_COUNTS,
          [trial % 10 === 9 ? 'unsettled' : trial % 4 === 0 ? 'wheels-up' : 'on-side']: 1,
        });
      return counts;
    },
    close: () => Promise.resolve(),
  });

describe('the odds of a truck', () => {
  it('are the same for any number of workers', async () => {
    const answers = await Promise.all(
      [1, 2, 5].map(async (workers) => {
        const terminal = fakeTerminal();
        await odds({ ...SCRUB, rolls: 1003, workers }, terminal, pretending);
        return terminal.answer();
      }),
    );
    expect(new Set(answers).size).toBe(1);
    const answer = JSON.parse(answers[0] ?? '') as {
      rolledAgain: number;
      ways: { code: string; count: number; share: number }[];
    };
    expect(answer.rolledAgain).toBe(100);
    expect(answer.ways.reduce((sum, { count }) => sum + count, 0)).toBe(903);
    expect(answer.ways.find(({ code }) => code === 'wheels-up')?.share).toBeCloseTo(251 / 903, 9);
  });

  it('do not depend on who rolls which trial: every trial has a chance of its own', async () => {
    const count = trialsWith(await loadPhysics());
    const experiment = { terrain: 'dune', ballast: true, seed: 8, toRest: false };
    const whole = count(experiment, 0, 40);
    expect(addCounts(count(experiment, 17, 40), count(experiment, 0, 17))).toEqual(whole);
    expect(count({ ...experiment, seed: 9 }, 0, 40)).not.toEqual(whole);
  });

  it('are the same whether every roll goes on to its rest or ends when its outcome is certain', async () => {
    const count = trialsWith(await loadPhysics());
    for (const [seed, terrain] of ['scrub', 'salt-flat', 'gravel', 'dune'].entries()) {
      const experiment = { terrain, ballast: seed % 2 === 0, seed, toRest: false };
      const rolls = runs(20, 600);
      expect(count({ ...experiment, toRest: true }, 0, rolls), terrain).toEqual(count(experiment, 0, rolls));
    }
  });

  it('are what they were when every roll still went on to its rest, for the same seed, but for those that did not tumble', async () => {
    const count = trialsWith(await loadPhysics());
    const of = (terrain: string, ballast: boolean): number[] => {
      const counts = count({ terrain, ballast, seed: 3, toRest: false }, 0, 120);
      return [counts['wheels-up'], counts['on-side'], counts['on-roof'], counts['did-not-tumble']];
    };
    expect([of('scrub', false), of('salt-flat', true), of('gravel', true), of('dune', false)]).toEqual([
      [43, 72, 5, 0],
      [58, 61, 1, 0],
      [63, 51, 4, 2],
      [44, 73, 0, 3],
    ]);
  });

  it('are told for people with their intervals, for every terrain that was asked for', async () => {
    const terminal = fakeTerminal();
    expect(
      await odds({ ...SCRUB, terrains: ['scrub', 'dune'], ballast: true, json: false }, terminal, pretending),
    ).toBe(0);
    expect(terminal.answer()).toContain('scrub, with ballast: 120 rolls, seed 3');
    expect(terminal.answer()).toContain('dune, with ballast');
    expect(terminal.answer()).toMatch(/wheels-up +27\.78 % +95 %: 20\.\d\d to 36\.\d\d/);
    expect(terminal.answer()).toContain('(12 did not tumble, or did not settle, and would have been rolled again');
    expect(terminal.progressed.at(-1)).toBe(240);
  });

  inSoak(() => {
    it('lie between 0.30 and 0.45 on scrub for wheels-up, and are changed by terrain and ballast', async () => {
      const count = trialsWith(await loadPhysics());
      const rolls = 8000;
      const up = (terrain: string, ballast: boolean): number =>
        count({ terrain, ballast, seed: 1, toRest: false }, 0, rolls)['wheels-up'] / rolls;
      const [base, ballasted] = [up('scrub', false), up('scrub', true)];
      expect(base).toBeGreaterThan(0.3);
      expect(base).toBeLessThan(0.45);
      expect(ballasted).toBeGreaterThan(base + 0.03);
    });
  });
});

describe('the interval', () => {
  it('is that of Wilson', () => {
    // worked example of R. Newcombe, Statistics in Medicine 17 (1998) 857-872
    const { share, low, high } = shareOf(81, 263);
    expect(share).toBeCloseTo(0.308, 3);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
  });

  it('of nothing is everything, and never beyond', () => {
    expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
    for (const total of [1, 3, 10, 80_000]) {
      expect(shareOf(0, total).low, `none of ${total}`).toBe(0);
      expect(shareOf(total, total).high, `all of ${total}`).toBe(1);
    }
  });
});
