import { describe, expect, it } from 'vitest';
import type { PlayTrial, Trial, Trials } from '../../src/bots/trial.ts';
import { answerOf } from '../../src/lab/matches/answer.ts';
import { countChunk } from '../../src/lab/matches/count.ts';
import { checkJob, experiment, type PlayChunk } from '../../src/lab/matches/experiment.ts';
import type { MatchesJob } from '../../src/lab/matches/job.ts';
import { loadPhysics } from '../../src/sim/physics.ts';
import { fault, ok } from '../../src/sim/result.ts';

const JOB: MatchesJob = {
  game: 'a game',
  bots: ['strong', 'weak'],
  matches: 40,
  seed: 5,
  steadiness: 'usual',
  rolls: 'thrown',
  rules: {},
  sequential: null,
};

/** The strong one wins at any seat, but for one seed in `one`; a match of two of a kind is the first seat's. */
const strongWins =
  (oneIn = Infinity, asked: Trial[] = []): PlayTrial =>
  (_, trial) => {
    asked.push(trial);
    const strong = trial.levels.indexOf('strong');
    const other = trial.seed % oneIn === 0 ? trial.levels.length - 1 - strong : strong;
    return ok({ winners: [Math.max(0, other)], length: 10 + (trial.seed % 7), figures: { falls: 2 } });
  };

const physics = await loadPhysics();
const playWith =
  (play: PlayTrial): PlayChunk =>
  async (job, chunk) => {
    for (let wait = 0; wait < chunk % 3; wait += 1) await new Promise(setImmediate); // some chunks take longer
    return countChunk(play, physics, job, chunk);
  };

describe('matches of bots', () => {
  it('seat every bot at every seat, in matches of the same chance', async () => {
    const asked: Trial[] = [];
    await experiment({ ...JOB, bots: ['a', 'b', 'c'], matches: 6 }, playWith(strongWins(Infinity, asked)), 1);
    expect(asked.map(({ levels }) => levels.join(''))).toEqual(['abc', 'bca', 'cab', 'abc', 'bca', 'cab']);
    const seeds = asked.map(({ seed }) => seed);
    expect(new Set(seeds.slice(0, 3)).size).toBe(1);
    expect(new Set(seeds).size).toBe(2);
  });

  it('give the same answer for any number of workers', async () => {
    const answers = await Promise.all(
      [1, 2, 5].map(async (workers) => {
        const counts = await experiment(JOB, playWith(strongWins(5)), workers);
        return counts.ok ? JSON.stringify(answerOf(JOB, 'b', 'turns', counts.value)) : counts.fault.message;
      }),
    );
    expect(new Set(answers).size).toBe(1);
  });

  it('are counted by bot and by seat, with intervals', async () => {
    const counts = await experiment(JOB, playWith(strongWins()), 2);
    if (!counts.ok) throw new Error(counts.fault.message);
    const answer = answerOf(JOB, 'b', 'turns', counts.value);
    expect(answer.bots.map(({ name, wins }) => [name, wins])).toEqual([
      ['strong 1', 40],
      ['weak 2', 0],
    ]);
    expect(answer.bots[1]?.high).toBeCloseTo(0.0876, 4); // Wilson, 0 of 40
    expect(answer.seats.map(({ wins }) => wins)).toEqual([20, 20]);
    expect(answer.figures).toEqual({ falls: 2 });
    expect(answer.length.unit).toBe('turns');
    expect(answer.unfinished).toBe(0);
  });

  it('count those that came to no end as nobody’s', async () => {
    const counts = await experiment(
      JOB,
      playWith(() => ok({ winners: [], length: 600, figures: {} })),
      1,
    );
    expect(counts).toMatchObject({
      ok: true,
      value: {
        unfinished: 40,
        wins: [
          [0, 0],
          [0, 0],
        ],
      },
    });
  });

  it('end as soon as a sequential test is decided, after the same match for any number of workers', async () => {
    const job = { ...JOB, matches: 400, sequential: { low: 0.65, high: 0.75 } };
    const played = await Promise.all(
      [1, 3].map(async (workers) => {
        const counts = await experiment(job, playWith(strongWins()), workers);
        if (!counts.ok) throw new Error(counts.fault.message);
        return answerOf(job, 'b', 'turns', counts.value);
      }),
    );
    expect(played.map(({ bots }) => bots[0]?.matches)).toEqual([22, 22]); // 2.944 / ln(.75 / .65) is 20.6
    expect(played[0]?.sequential?.shown).toBe('high');
    expect(played[0]?.hash).toBe(played[1]?.hash);
  });

  it('give way to the first fault', async () => {
    const play: PlayTrial = (_, { seed }) => fault('broken', `broke at ${seed % 2}`);
    expect(await experiment(JOB, playWith(play), 3)).toMatchObject({ ok: false, fault: { code: 'broken' } });
  });
});

describe('a job of matches', () => {
  const levels = ['strong', 'weak'];
  const thrown: Trials = {
    levels,
    habits: [],
    knows: (level) => levels.includes(level),
    by: (rules) => ('wind' in rules ? fault('bad-value', '$.wind: there is none') : ok(strongWins())),
  };
  const known = { seats: { min: 2, max: 4 }, unit: 'turns', thrown, odds: null };

  it.each([
    ['a level that there is not', { bots: ['strong', 'bold'] }, '"bold"'],
    ['a bot alone', { bots: ['strong'] }, 'expected 2 to 4'],
    ['odds where nothing is rolled', { rolls: 'odds' }, 'nothing is rolled'],
    ['rules that are none', { rules: { wind: 1 } }, '$.wind'],
    ['matches in which not every bot has every seat equally often', { matches: 41 }, '--matches is 41'],
  ] as const)('is refused with %s', (_, change: Partial<MatchesJob>, said) => {
    const checked = checkJob({ ...JOB, ...change }, known);
    expect(checked.ok ? '' : checked.fault.message).toContain(said);
  });

  it('is done otherwise', () => expect(checkJob(JOB, known)).toEqual(ok(JOB)));
});
