import { describe, expect, it } from 'vitest';
import type { BotsModule } from '../../src/bots/registry.ts';
import { matches, type MatchesOptions } from '../../src/cli/lab/matches.ts';
import { run } from '../../src/cli/run.ts';
import { countChunk } from '../../src/lab/matches/count.ts';
import type { Pool } from '../../src/lab/matches/pool.node.ts';
import { loadPhysics } from '../../src/sim/physics.ts';
import { ok } from '../../src/sim/result.ts';
import { fakeTerminal } from './fakeTerminal.ts';

const OPTIONS: MatchesOptions = {
  game: 'traction',
  bots: ['careless', 'careless'],
  matches: 4,
  seed: 1,
  steadiness: 'usual',
  rolls: 'thrown',
  setup: null,
  sequential: null,
  workers: 1,
  json: true,
};

/** Every match is won by the first seat. */
const pretending = async (): Promise<Pool> => {
  const physics = await loadPhysics();
  return {
    play: (job, chunk) =>
      Promise.resolve(countChunk(() => ok({ winners: [0], length: 9, figures: { walked: 3 } }), physics, job, chunk)),
    close: () => Promise.resolve(),
  };
};

const answered = async (options: Partial<MatchesOptions>, files: Readonly<Record<string, string>> = {}) => {
  const terminal = fakeTerminal(files);
  const code = await matches({ ...OPTIONS, ...options }, terminal, pretending);
  return { code, out: terminal.answer(), errors: terminal.errors.join('\n') };
};

describe('lab matches', () => {
  it('prints who won, by bot and by seat', async () => {
    const { code, out } = await answered({});
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      format: 'tumbletop/lab-result',
      version: 1,
      job: { experiment: 'matches', game: 'traction', matches: 4 },
      bots: [
        { name: 'careless 1', matches: 4, wins: 2, share: 0.5 },
        { name: 'careless 2', matches: 4, wins: 2, share: 0.5 },
      ],
      seats: [
        { name: 'seat 1', wins: 4 },
        { name: 'seat 2', wins: 0 },
      ],
      length: { median: 9, p90: 9, unit: 'turns' },
    });
  });

  it('prints it for people, too', async () => {
    const { out } = await answered({ json: false, sequential: { low: 0.5, high: 0.6 } });
    expect(out).toContain('seat 1         4 won  100.00 %');
    expect(out).toContain('neither 50.00 nor 60.00 % is shown');
  });

  it.each([
    ['a level that there is not', { bots: ['careless', 'bold'] }, {}, '--bots names "bold"'],
    ['a set-up that is no file', { setup: 'none.json' }, {}, 'none.json: There is no such file.'],
    ['a set-up that is no JSON', { setup: 'a.json' }, { 'a.json': 'pads' }, 'a.json: '],
    ['a set-up that is a list', { setup: 'a.json' }, { 'a.json': '[]' }, 'a.json: The set-up is not an object'],
    ['a set-up with a strange value', { setup: 'a.json' }, { 'a.json': '{"surface":"ice"}' }, 'a.json: $.surface'],
    ['a set-up with a key that there is not', { setup: 'a.json' }, { 'a.json': '{"wind":1}' }, 'a.json: $.wind'],
  ])('refuses %s and plays nothing', async (_, change, files, said) => {
    const { code, out, errors } = await answered(change, files);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors).toContain(said);
  });

  it('takes the set-up of a match file', async () => {
    const { out } = await answered(
      { setup: 'a.json' },
      { 'a.json': '{"surface":"felt","table":{"distanceMm":609.6}}' },
    );
    expect(JSON.parse(out)).toMatchObject({ job: { rules: { surface: 'felt', table: { distanceMm: 609.6 } } } });
  });

  it('plays real matches of the bots, the same ones again', async () => {
    const both = await Promise.all(
      [1, 2].map(async () => {
        const terminal = fakeTerminal();
        await matches({ ...OPTIONS, game: 'trexlands', matches: 2 }, terminal);
        return terminal.answer();
      }),
    );
    expect(both[0]).toBe(both[1]);
    expect(JSON.parse(both[0] ?? '')).toMatchObject({ unfinished: 0 });
  });
});

describe('the lab on the command line', () => {
  it.each([
    ['no game', ['lab', 'matches', '--bots', 'keen,keen'], "'--game <game>' not specified"],
    ['a game without bots', ['lab', 'matches', '--game', 'chess', '--bots', 'a,b'], 'expected traction'],
    ['one bot', ['lab', 'matches', '--game', 'traction', '--bots', 'keen'], 'expected levels with commas'],
    ['shares the wrong way round', ['lab', 'matches', '--sequential', '.75:.65'], 'the lower first'],
    ['an experiment that there is not', ['lab', 'rolling'], 'unknown command'],
  ])('refuses %s', async (_, args, said) => {
    const terminal = fakeTerminal();
    expect(await run(args, terminal)).toBe(2);
    expect(terminal.errors.join('\n')).toContain(said);
  });

  it('lists its experiments when it is named alone', async () => {
    const terminal = fakeTerminal();
    expect(await run(['lab'], terminal)).toBe(0);
    expect(terminal.answer()).toContain('matches');
  });

  it('knows the bots of every game in the registry', async () => {
    const { BOTS } = await import('../../src/bots/registry.ts');
    for (const module of BOTS satisfies readonly BotsModule[]) {
      const { thrown } = await module.trials();
      expect(thrown.levels.length).toBeGreaterThan(1);
      expect(thrown.by({}).ok).toBe(true);
    }
  });
});
