import { describe, expect, it } from 'vitest';
import type { MeasureTold } from '#bots/measure.ts';
import type { Counted, PlayTrial, Trial, Trials } from '#bots/trial.ts';
import { chunkOf, jobOf, type ReadyJob } from '#lab/job.ts';
import type { MatchesAnswer } from '#lab/matches/answer.ts';
import { matchesCounts, mergeMatches } from '#lab/matches/count.ts';
import { matchesOf } from '#lab/matches/matches.ts';
import { matchesTable } from '#lab/matches/show.ts';
import { resultOf } from '#lab/result.ts';
import { carryOut } from '#lab/run.ts';
import { loadPhysics } from '#sim/physics.ts';
import { shareOf } from '#sim/maths/interval.ts';
import { fault, ok } from '#sim/result.ts';

const physics = await loadPhysics();

/** A match of which no more is told. */
const match = (told: Partial<Counted>): ReturnType<PlayTrial> =>
  ok({ winners: [], length: 10, figures: {}, began: null, leads: [], auctions: [], ...told });

/** The strong one wins at any seat, but for one seed in `oneIn`; a match of two alike is the first seat's. */
const strongWins =
  (oneIn = Infinity, asked: Trial[] = []): PlayTrial =>
  (_, trial) => {
    asked.push(trial);
    const strong = trial.levels.indexOf('strong');
    const other = trial.seed % oneIn === 0 ? trial.levels.length - 1 - strong : strong;
    return match({ winners: [Math.max(0, other)], length: 10 + (trial.seed % 7), figures: { falls: 2 } });
  };

/** A game in which wind, a key of its set-up, turns matches as `windy` has it. */
function gameOf(
  play: PlayTrial,
  windy: PlayTrial = play,
  sketched: PlayTrial | null = null,
  measures: readonly MeasureTold[] = [],
) {
  const levels = ['strong', 'weak', 'middling'];
  const thrown: Trials = {
    levels,
    habits: [],
    knows: (level) => levels.includes(level),
    by: (rules) =>
      'rain' in rules ? fault('bad-value', '$.rain: there is none.') : ok('wind' in rules ? windy : play),
  };
  const outlines = sketched && { ...thrown, by: () => ok(sketched) };
  const orderOf = () => ok({});
  const trials = { seats: { min: 2, max: 4 }, unit: 'turns', thrown, odds: null, outlines, measures, orderOf };
  return matchesOf([{ id: 'a game', trials }]);
}

const FILE = { format: 'tumbletop/lab-job', version: 1, experiment: 'matches', seed: 5, trials: 40 };
const USUAL = { game: 'a game', bots: ['strong', 'weak'] };

async function readyOf(experiment: ReturnType<typeof gameOf>, parameters: object, over: object = {}) {
  return jobOf({ ...FILE, ...over, parameters: { ...USUAL, ...parameters } }, () => Promise.resolve(experiment));
}

async function ran({ job, prepared }: ReadyJob, workers: number) {
  const done = await carryOut(
    { job, prepared },
    {
      workers,
      count: async (chunk) => {
        for (let wait = 0; wait < chunk % 3; wait += 1) await new Promise(setImmediate); // some take longer
        return prepared.count(physics, job.seed, chunkOf(job, chunk));
      },
    },
  );
  return done.ok ? (resultOf(job, 'a build', done.value.tally) ?? expect.fail('nothing was counted')) : done;
}

async function answered(
  experiment: ReturnType<typeof gameOf>,
  parameters: object = {},
  over: object = {},
  workers = 1,
) {
  const ready = await readyOf(experiment, parameters, over);
  if (!ready.ok) throw new Error(ready.fault.message);
  const result = await ran(ready.value, workers);
  if (!('file' in result)) throw new Error(result.fault.message);
  return { file: result.file, answer: result.answer.keys as MatchesAnswer };
}

describe('matches of bots', () => {
  it('seat every bot at every seat, in matches of the same chance', async () => {
    const asked: Trial[] = [];
    await answered(gameOf(strongWins(Infinity, asked)), { bots: ['strong', 'weak', 'middling'] }, { trials: 6 });
    const initials = asked.map(({ levels }) => levels.map((level) => level[0]).join(''));
    expect(initials).toEqual(['swm', 'wms', 'msw', 'swm', 'wms', 'msw']);
    const seeds = asked.map(({ seed }) => seed);
    expect(new Set(seeds.slice(0, 3)).size).toBe(1);
    expect(new Set(seeds).size).toBe(2);
  });

  it('of bots that are all alike have a chance of their own each, or the same match would be counted twice', async () => {
    const asked: Trial[] = [];
    await answered(gameOf(strongWins(Infinity, asked)), { bots: ['weak', 'weak'] }, { trials: 6 });
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(6);
  });

  it('give the same bytes for any number of workers', async () => {
    const files = await Promise.all(
      [1, 2, 5].map(async (workers) => JSON.stringify((await answered(gameOf(strongWins(5)), {}, {}, workers)).file)),
    );
    expect(new Set(files).size).toBe(1);
  });

  it('are counted by bot and by seat, with intervals', async () => {
    const { answer } = await answered(gameOf(strongWins()));
    expect(answer.bots.map(({ name, wins }) => [name, wins])).toEqual([
      ['strong 1', 40],
      ['weak 2', 0],
    ]);
    expect(answer.bots[1]?.high).toBeCloseTo(0.0876, 4); // Wilson, 0 of 40
    expect(answer.seats.map(({ wins }) => wins)).toEqual([20, 20]);
    expect(answer.figures).toEqual({ falls: { mean: 2, low: 2, high: 2 } });
    expect(answer.length.unit).toBe('turns');
    expect(answer.unfinished).toBe(0);
  });

  it('have the interval of a share for what happens at most once, which is not empty where all agree', async () => {
    const { answer } = await answered(gameOf(() => match({ figures: { falls: 1 } })));
    expect(answer.figures['falls']).toMatchObject({ mean: 1, high: 1 });
    expect(answer.figures['falls']?.low).toBeGreaterThan(0.8);
    expect(answer.figures['falls']?.low).toBeLessThan(1);
  });

  it('never count something less than 0 times', async () => {
    const rarely: PlayTrial = (_, { seed }) => match({ figures: { falls: seed % 19 === 0 ? 5 : 0 } });
    const { answer } = await answered(gameOf(rarely));
    expect(answer.figures['falls']?.low).toBe(0);
  });

  it('count those that came to no end as nobody’s', async () => {
    const { answer } = await answered(gameOf(() => match({ length: 600 })));
    expect(answer.unfinished).toBe(40);
    expect(answer.bots.map(({ wins }) => wins)).toEqual([0, 0]);
  });

  it('of several set-ups share their chance, and what a set-up changes is told with an interval', async () => {
    const windy: PlayTrial = (_, { seed }) => match({ winners: [0], length: 13 + (seed % 7), figures: { gusts: 1 } });
    const { answer } = await answered(gameOf(strongWins(), windy), {
      setups: [
        { name: 'calm', rules: {} },
        { name: 'windy', rules: { wind: 3 } },
      ],
    });
    expect(answer.name).toBe('calm');
    const [compared] = answer.compared;
    expect(compared?.bots.map(({ wins }) => wins)).toEqual([20, 20]);
    // Every match is three longer, so that nothing tells how far other matches could be apart.
    expect(compared?.differences.length).toEqual({ mean: 3, low: null, high: null });
    expect(compared?.differences.bots[0]).toMatchObject({ name: 'strong 1', mean: -0.5 });
    // Of two matches of one chance one is lost with the wind and one is as it was: no group differs from another.
    // So few groups of one kind may still hide another.
    expect(compared?.differences.bots[0]?.low).toBeLessThan(-0.6);
    expect(compared?.differences.bots[0]?.high).toBeGreaterThan(-0.4);
    expect(compared?.differences.figures['falls']).toEqual({ mean: -2, low: null, high: null });
    expect(compared?.differences.figures['gusts']?.low).toBeLessThan(0.95);
  });

  it('have wider intervals where matches of one chance end alike, whoever sits where', async () => {
    // Seat 1 wins both matches of a chance, or neither.
    const alike: PlayTrial = (_, { seed }) => match({ winners: [seed % 2] });
    const { answer } = await answered(gameOf(alike), {}, { trials: 200 });
    const [seat] = answer.seats;
    const wide = (seat?.high ?? 0) - (seat?.low ?? 0);
    const { low, high } = shareOf(seat?.wins ?? 0, 200);
    expect(wide).toBeGreaterThan(1.3 * (high - low)); // of 100 independent ones: the root of two
    const [bot] = answer.bots;
    expect(bot?.wins).toBe(100); // one of two, always
    expect((bot?.high ?? 0) - (bot?.low ?? 0)).toBeCloseTo(shareOf(100, 200).high - shareOf(100, 200).low, 5);
  });

  it('end as soon as a sequential test is decided, after the same match for any number of workers', async () => {
    const ended = await Promise.all(
      [1, 3].map((workers) =>
        answered(gameOf(strongWins()), { sequential: { low: 0.65, high: 0.75 } }, { trials: 400 }, workers),
      ),
    );
    expect(ended.map(({ answer }) => answer.bots[0]?.matches)).toEqual([22, 22]); // 2.944 / ln(.75 / .65) is 20.6
    expect(ended[0]?.answer.sequential?.shown).toBe('high');
    expect(ended[0]?.answer).toEqual(ended[1]?.answer);
    expect(ended[0]?.file.hash).toBe(ended[1]?.file.hash);
  });

  it('tell who led after each turn, of those that went on, and who of them has won', async () => {
    // The strong one leads after the first turn and wins; after a second one, every other time, the other leads.
    const led: PlayTrial = (_, { levels, seed }) => {
      const strong = levels.indexOf('strong');
      return match({ winners: [strong], began: 0, leads: seed % 2 === 0 ? [strong] : [strong, 1 - strong, null] });
    };
    const { answer } = await answered(gameOf(led));
    const [first, second, third, ...more] = answer.lead ?? [];
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      after: 1,
      starter: { count: 20, of: 40 },
      first: { count: 40, of: 40 },
      level: { count: 0, of: 40 },
      wins: { count: 40, of: 40 },
    });
    const went = second?.starter.of ?? 0;
    expect(went).toBeGreaterThan(5);
    expect(went).toBeLessThan(35);
    expect(second).toMatchObject({ first: { count: 0, of: went }, wins: { count: 0, of: went } });
    expect(third).toMatchObject({ level: { count: went, of: went }, wins: { count: 0, of: 0 } });
  });

  it('tell who came first of the players where none of them has won: it is no win, and the match is over', async () => {
    const lost: PlayTrial = (_, { levels, seed }) => {
      const strong = levels.indexOf('strong');
      return match({ ...(seed % 2 === 0 ? { winners: [strong] } : { firsts: [strong] }), leads: [strong] });
    };
    const { answer } = await answered(gameOf(lost));
    const wins = answer.bots[0]?.wins ?? 0;
    expect(wins).toBeGreaterThan(5);
    expect(wins).toBeLessThan(35);
    expect(answer.unfinished).toBe(0);
    expect((answer.firsts ?? []).reduce((sum, one) => sum + one.wins, 0)).toBe(40);
    expect(answer.lead?.[0]?.wins).toMatchObject({ count: wins, of: 40 });
  });

  it('tell of auctions how many are sold, contested and at which price, and who gets them', async () => {
    const sold: PlayTrial = (_, { levels }) => {
      const to = levels.indexOf('strong');
      const auctions = [
        { item: 'a hat', bidders: 2, to, price: 4 },
        { item: 'a hat', bidders: 2, to: null, price: 0 },
        { item: 'a coat', bidders: 1, to: 1 - to, price: 1 },
      ];
      return match({ winners: [0], auctions });
    };
    const { answer } = await answered(gameOf(sold));
    expect(answer.auctions?.all).toMatchObject({
      offered: 120,
      sold: { count: 80, of: 120 },
      contested: { count: 80, of: 120 },
      price: { median: 1, p90: 4 },
    });
    expect(answer.auctions?.items.map(({ item, price }) => [item, price.median])).toEqual([
      ['a hat', 4],
      ['a coat', 1],
    ]);
    expect(answer.auctions?.bots).toEqual([
      { name: 'strong 1', got: { mean: 1, low: 1, high: 1 }, paid: { mean: 4, low: 4, high: 4 } },
      { name: 'weak 2', got: { mean: 1, low: 1, high: 1 }, paid: { mean: 1, low: 1, high: 1 } },
    ]);
  });

  it('of two fidelities share their chance, and how far the second is from the first is told with an interval', async () => {
    const physical: Trial[] = [];
    const sketched: Trial[] = [];
    const outlines: PlayTrial = (_, trial) => {
      sketched.push(trial);
      return match({ winners: [0], length: 13 + (trial.seed % 7) });
    };
    const game = gameOf(strongWins(Infinity, physical), undefined, outlines);
    const { answer } = await answered(game, { fidelities: ['physics', 'geometric'] });
    expect(sketched).toEqual(physical);
    expect([answer.name, ...answer.compared.map(({ name }) => name)]).toEqual(['usual, physics', 'usual, geometric']);
    const [compared] = answer.compared;
    expect(compared?.differences.length).toEqual({ mean: 3, low: null, high: null });
    expect(compared?.differences.bots[0]).toMatchObject({ name: 'strong 1', mean: -0.5 });
  });

  it('are put together without copying what is there, and what a chunk brought stays as it was', async () => {
    const played = { winners: [0], length: 1, figures: {}, began: 0, leads: [], auctions: [] };
    const chunks = [{ setups: [[played]] }, { setups: [[{ ...played, length: 2 }]] }] as const;
    const [a, b] = [matchesCounts.parse(chunks[0]), matchesCounts.parse(chunks[1])];
    const [list] = a.setups;
    expect(mergeMatches(a, b).setups[0]).toBe(list);
    expect(list?.map(({ length }) => length)).toEqual([1, 2]);
    const ready = await readyOf(gameOf(strongWins()), {});
    const tally = ready.ok ? ready.value.prepared.tally() : expect.fail('the job is none');
    for (const chunk of chunks) tally.add(chunk, 1);
    expect(tally.counts()).toEqual(a);
    expect(chunks[0].setups[0]).toHaveLength(1);
  });

  it('of an older file, which tells neither leads nor auctions, are shown all the same', async () => {
    const game = gameOf(strongWins());
    const { lead, auctions, ...older } = (await answered(game)).answer;
    expect([lead, auctions]).toEqual([[], null]);
    const ready = await readyOf(game, {});
    const shown = ready.ok ? ready.value.prepared.shown(older) : ready;
    expect(shown.ok && shown.value.table.rows.length).toBeGreaterThan(5);
  });

  it('give way to the first fault', async () => {
    const ready = await readyOf(
      gameOf((_, { seed }) => fault('broken', `broke at ${seed % 2}`)),
      {},
    );
    expect(ready.ok && (await ran(ready.value, 3))).toMatchObject({ ok: false, fault: { code: 'broken' } });
  });
});

describe('a measure of a game', () => {
  const WEATHER: MeasureTold = {
    id: 'weather',
    ratios: (seats) => [
      { name: 'falls in the rain', count: 'wet falls', of: 'falls', bar: { from: 0.1, to: 0.3 } },
      { name: 'rainy matches', count: 'rainy', bar: { to: 1 / seats } },
      { name: 'warmer than usual', count: 'degrees', isMean: true },
      { name: 'falls in the snow', count: 'snowy falls', of: 'snow' },
    ],
  };
  const weathered: PlayTrial = (_, { seed }) =>
    match({ figures: { falls: 4, 'wet falls': 1, rainy: 1, degrees: seed % 2 === 0 ? -1 : -3 } });

  it('is told besides, with intervals and whether it is as it should be', async () => {
    const game = gameOf(weathered, weathered, null, [WEATHER]);
    const { answer } = await answered(game, { bots: ['weak', 'weak'], measure: 'weather' }, { trials: 100 });
    const { measure, figures = [] } = answer.measured ?? {};
    expect(measure).toBe('weather');
    expect(figures.map(({ name, of, value }) => [name, of, value])).toEqual([
      ['falls in the rain', 400, 0.25],
      ['rainy matches', 100, 1],
      ['warmer than usual', 100, expect.closeTo(-2, 0)],
      ['falls in the snow', 0, null],
    ]);
    const [, , warmer] = figures;
    expect((warmer?.high ?? 0) - (warmer?.low ?? 0)).toBeCloseTo(2 * 1.96 * Math.sqrt(1 / 99), 2);
    const rows = matchesTable(answer).rows.filter(([, of]) => of === 'weather');
    expect(rows.map(([, , figure]) => figure)).toEqual([
      'falls in the rain; holds 0.1 to 0.3',
      'rainy matches; misses at most 0.5',
      'warmer than usual',
    ]);
  });

  it('changes nothing of a job that asks for none', async () => {
    const [told, without] = await Promise.all(
      [[WEATHER], []].map((measures) => answered(gameOf(weathered, weathered, null, measures))),
    );
    expect(told?.file).toEqual(without?.file);
    expect(told?.answer).not.toHaveProperty('measured');
  });

  it('of another name is refused with those that there are', async () => {
    const ready = await readyOf(gameOf(weathered, weathered, null, [WEATHER]), { measure: 'wind' });
    expect(ready.ok ? '' : ready.fault.message).toContain('$.parameters.measure is "wind"; expected weather');
  });
});

describe('a job of matches', () => {
  it.each([
    ['a game that there is not', { game: 'chess' }, {}, '$.parameters.game is "chess"; expected a game.'],
    ['a level that there is not', { bots: ['strong', 'bold'] }, {}, '$.parameters.bots[1] is "bold"; expected strong'],
    ['a bot alone', { bots: ['strong'] }, {}, 'expected 2 to 4 bots'],
    ['odds where nothing is rolled', { rolls: 'odds' }, {}, 'expected thrown, as nothing is rolled'],
    ['outlines where they do not tell', { fidelities: ['physics', 'geometric'] }, {}, 'expected physics, as outlines'],
    ['a measure that the game has not', { measure: 'worth' }, {}, 'expected none, as a game has none'],
    ['one fidelity twice', { fidelities: ['physics', 'physics'] }, {}, 'each of them once'],
    ['rules that are none', { setups: [{ name: 'wet', rules: { rain: 1 } }] }, {}, '$.rain: there is none'],
    [
      'two set-ups of one name',
      {
        setups: [
          { name: 'a', rules: {} },
          { name: 'a', rules: {} },
        ],
      },
      {},
      'different names',
    ],
    ['shares the wrong way round', { sequential: { low: 0.7, high: 0.6 } }, {}, 'the lower one first'],
    ['matches in which not every bot has every seat equally often', {}, { trials: 41 }, '$.trials is 41; expected'],
    ['chunks that are cut so', {}, { chunk: 3 }, '$.chunk is 3; expected a multiple of 2, as every bot has every seat'],
  ])('is refused with %s', async (_, parameters, over, said) => {
    const ready = await readyOf(gameOf(strongWins()), parameters, over);
    expect(ready.ok ? '' : ready.fault.message).toContain(said);
  });

  it('has so many matches that every bot has every seat equally often, where it names none', async () => {
    const ready = await readyOf(gameOf(strongWins()), { bots: ['strong', 'weak', 'middling'] }, { trials: undefined });
    expect(ready.ok && ready.value.job).toMatchObject({ trials: 42, chunk: 3 });
  });
});
