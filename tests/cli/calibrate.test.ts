import { describe, expect, it } from 'vitest';
import { calibrateCommand } from '#cli/lab/calibrate.ts';
import { lab } from '#cli/lab/carryOut.ts';
import { matchesCommand } from '#cli/lab/matches.ts';
import { run } from '#cli/run.ts';
import { parseSurface } from '#engine/surfaceFile.ts';
import type { LabResult } from '#lab/result.ts';
import { ok } from '#sim/result.ts';
import { fakeTerminal, noBytes } from './fakeTerminal.ts';

const FIELDS = { job: null, out: null, resume: null, seed: null, precision: null, chunk: null, csv: null, plot: null };

/** Simulated steps never hold on the first coefficient and always on the second; nothing is simulated. */
async function told(parameters: object, save: string | undefined) {
  const terminal = fakeTerminal();
  const options = {
    ...FIELDS,
    experiment: 'calibrate',
    trials: null,
    workers: 1,
    queue: null,
    json: false,
    parameters: () => ok({ ...parameters }),
    saved: async (result: LabResult) => (await calibrateCommand.saved?.({ save }, result)) ?? ok(null),
  };
  const code = await lab(options, terminal, () =>
    Promise.resolve({
      run: ({ job: { chunk, parameters: own } }) => Promise.resolve(ok({ held: 'steps' in own ? [[0, chunk]] : [] })),
      close: () => Promise.resolve(),
    }),
  );
  return { code, out: terminal.answer(), errors: terminal.errors.join('\n'), written: terminal.written };
}

describe('lab calibrate', () => {
  it('tells the coefficient and saves it as a surface with its name', async () => {
    const { code, out, written } = await told({ risesMm: [92, 95, 90], lengthMm: 210, name: 'oak table' }, 'oak.json');
    expect(code).toBe(0);
    expect(out).toMatch(
      /surface +- +0\.489649 +0\.447518 +0\.53178\nThe coefficient is 0\.490; 95 %: 0\.448 to 0\.532\./,
    );
    expect(parseSurface(written.get('oak.json') ?? '')).toMatchObject({
      ok: true,
      value: { name: 'oak table', friction: 0.49, restitution: 0.1 },
    });
  });

  it('tells what is known and writes nothing where that is a bound alone', async () => {
    const steps = [{ size: 'S', held: 20, of: 20 }];
    const { code, out, errors, written } = await told({ steps, friction: [0.3, 0.5], steadiness: ['usual'] }, 'a.json');
    expect({ code, written: written.size }).toEqual({ code: 1, written: 0 });
    expect(out).toContain('All 20 steps held');
    expect(errors).toBe('a.json is not written: the measurement gives no coefficient from 0 to 2.');
  });

  it('walks somebody with a ruler and a book through it', async () => {
    const terminal = fakeTerminal();
    expect(await run(['lab', 'calibrate', '--help'], terminal)).toBe(0);
    expect(terminal.answer()).toContain('With a ruler and a book:');
    expect(terminal.answer()).toContain('lab calibrate --rise');
  });

  it.each([
    [['--steps', 'X:1/2'], 'expected kinds of steps such as S:12/15'],
    [['--steps', 'S:pinch:finger:1/2'], 'expected kinds of steps such as S:12/15'],
    [['--steps', 'S:1'], 'expected kinds of steps such as S:12/15'],
    [['--angle', 'steep'], 'expected numbers from 0 to 90'],
    [['--angle', '20', '--steps', 'S:1/2'], 'cannot be used with'],
    [['--rise', '20'], '$.parameters.runMm is missing'],
  ])('refuses %s in a sentence', async (words, said) => {
    const terminal = fakeTerminal();
    expect(await run(['lab', 'calibrate', ...words], terminal)).toBe(2);
    expect(terminal.errors.join('\n')).toContain(said);
  });
});

describe('a match of bots', () => {
  const setUp = (surface: object) =>
    matchesCommand.parameters({ setup: ['oak.json'] }, () => Promise.resolve(ok(surface)), noBytes);
  const OAK = { format: 'tumbletop/surface', version: 1, name: 'oak table', friction: 0.44, restitution: 0.1 };

  it('is played on a surface that was saved', async () => {
    const surface = { id: 'custom', name: 'oak table', friction: 0.44, restitution: 0.1 };
    expect(await setUp(OAK)).toEqual(ok({ setups: [{ name: 'oak', rules: { surface } }] }));
  });

  it('is refused on one that is none', async () =>
    expect(await setUp({ ...OAK, friction: 3 })).toMatchObject({
      ok: false,
      fault: { message: 'oak.json: $.friction is 3; expected at most 2.' },
    }));
});
