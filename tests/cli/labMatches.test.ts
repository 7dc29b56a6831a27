import { describe, expect, it } from 'vitest';
import { lab } from '#cli/lab/carryOut.ts';
import { run } from '#cli/run.ts';
import { BOTS } from '#bots/registry.ts';
import { ok } from '#sim/result.ts';
import { fakeTerminal, noBytes } from './fakeTerminal.ts';
import { matchesCommand } from '#cli/lab/matches.ts';

const OPTIONS = {
  experiment: 'matches',
  job: null,
  out: null,
  resume: null,
  seed: null,
  trials: 4,
  precision: null,
  chunk: null,
  workers: 1,
  queue: null,
  json: true,
  csv: null,
  plot: null,
};
const GIVEN = { game: 'traction', bots: ['careless', 'careless'] };

/** Every match is won by the first seat; nothing is played. */
async function answered(given: object, files: Readonly<Record<string, string>> = {}, over: object = {}) {
  const terminal = fakeTerminal(files);
  const options = {
    ...OPTIONS,
    ...over,
    parameters: (read: Parameters<typeof matchesCommand.parameters>[1]) =>
      matchesCommand.parameters({ ...GIVEN, ...given }, read, noBytes),
  };
  const code = await lab(options, terminal, () =>
    Promise.resolve({
      run: ({ job: { chunk, parameters } }) => {
        const matches = Array.from({ length: chunk }, () => ({
          winners: [0],
          length: 9,
          figures: { walked: 3 },
          began: 0,
          leads: [0, 1],
          auctions: [],
        }));
        const { setups } = parameters as { setups: readonly unknown[] };
        return Promise.resolve(ok({ setups: setups.map(() => matches) }));
      },
      close: () => Promise.resolve(),
    }),
  );
  return { code, out: terminal.answer(), errors: terminal.errors.join('\n') };
}

describe('lab matches', () => {
  it('prints who won, by bot and by seat', async () => {
    const { code, out } = await answered({});
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      format: 'tumbletop/lab-result',
      version: 1,
      job: { experiment: 'matches', trials: 4, parameters: { game: 'traction' } },
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
    const { out } = await answered({ sequential: { low: 0.5, high: 0.6 } }, {}, { json: false });
    expect(out).toMatch(/usual +seats +seat 1 wins +4 +1 /);
    expect(out).toContain('Neither 50.00 nor 60.00 % is shown of careless 1');
  });

  it('compares the set-ups of several files, by their names', async () => {
    const files = { 'near.json': '{"table":{"distanceMm":381}}', 'far/away.json': '{"table":{"distanceMm":609.6}}' };
    const { out } = await answered({ setup: ['near.json', 'far/away.json'] }, files, { json: false });
    expect(out).toMatch(/away +minus near +seat 1 wins +4 +0/);
  });

  it.each([
    ['a level that there is not', { bots: ['careless', 'bold'] }, {}, '$.parameters.bots[1] is "bold"'],
    ['a set-up that is no file', { setup: ['none.json'] }, {}, 'none.json: There is no such file.'],
    ['a set-up that is no JSON', { setup: ['a.json'] }, { 'a.json': 'pads' }, 'a.json: '],
    ['a set-up that is a list', { setup: ['a.json'] }, { 'a.json': '[]' }, 'a.json: The set-up is not an object'],
    ['a strange surface', { setup: ['a.json'] }, { 'a.json': '{"surface":"ice"}' }, '$.surface'],
    ['a key that there is not', { setup: ['a.json'] }, { 'a.json': '{"wind":1}' }, '$.wind'],
  ])('refuses %s and plays nothing', async (_, given, files, said) => {
    const { code, out, errors } = await answered(given, files);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors).toContain(said);
  });

  it('takes the set-up of a match file', async () => {
    const files = { 'a.json': '{"surface":"felt","table":{"distanceMm":609.6}}' };
    const { out } = await answered({ setup: ['a.json'] }, files);
    const rules = { surface: 'felt', table: { distanceMm: 609.6 } };
    expect(JSON.parse(out)).toMatchObject({ job: { parameters: { setups: [{ name: 'a', rules }] } } });
  });

  it('plays real matches of the bots, the same ones again', async () => {
    const both = await Promise.all(
      [1, 2].map(async () => {
        const terminal = fakeTerminal();
        const args = ['--game', 'trexlands', '--bots', 'careless,careless', '--matches', '2', '--workers', '1'];
        expect(await run(['lab', 'matches', ...args, '--json'], terminal)).toBe(0);
        return terminal.answer();
      }),
    );
    expect(both[0]).toBe(both[1]);
    expect(JSON.parse(both[0] ?? '')).toMatchObject({ unfinished: 0 });
  });
});

describe('the lab on the command line', () => {
  it.each([
    ['a game without bots', ['lab', 'matches', '--game', 'chess', '--bots', 'a,b'], 'Allowed choices are traction'],
    ['one bot', ['lab', 'matches', '--game', 'traction', '--bots', 'keen'], 'expected 2 to'],
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
    for (const module of BOTS) {
      const { thrown } = await module.trials();
      expect(thrown.levels.length).toBeGreaterThan(1);
      expect(thrown.by({}).ok).toBe(true);
    }
  });
});
