import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { lab, type LabOptions } from '#cli/lab/carryOut.ts';
import { run } from '#cli/run.ts';
import type { LabPool } from '#lab/pool.node.ts';
import { ok } from '#sim/result.ts';
import { OK } from '#cli/exits.ts';
import { binaryStl, boxMesh } from '../lab/meshes.ts';
import { fakeTerminal } from './fakeTerminal.ts';

const OPTIONS: LabOptions = {
  experiment: 'friction',
  job: null,
  out: null,
  resume: null,
  seed: null,
  trials: 20,
  precision: null,
  chunk: null,
  workers: 1,
  queue: null,
  json: true,
  csv: null,
  plot: null,
  parameters: () => ok({ friction: [0.3, 0.5], sizes: ['S'] }),
};

const VERSION_7 = '{"format":"tumbletop/lab-result","version":7,"job":{"experiment":"friction"}}';

const NONE = () => ok({});

/** Every step holds on the second coefficient and none on the first. Chunks wait from `first` on. */
const pretending = (wait: Promise<void> = Promise.resolve(), first = 1): LabPool => ({
  run: async ({ job, chunk }) => {
    if (chunk >= first) await wait;
    const slips = Array.from({ length: job.chunk }, (_, i) => i);
    return ok({ cells: [0, job.chunk].map((legal) => ({ legal, slips })) });
  },
  close: () => Promise.resolve(),
});

async function told(options: Partial<LabOptions>, files: Readonly<Record<string, string>> = {}) {
  const terminal = fakeTerminal(files);
  const code = await lab({ ...OPTIONS, ...options }, terminal, () => Promise.resolve(pretending()));
  return { code, out: terminal.answer(), errors: terminal.errors.join('\n'), terminal };
}

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'lab-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

describe('a decimal comma on the command line', () => {
  it.each([
    [['tolerance', '--moved', '0,25'], '("0, 25"); 0,25 may be either; see'],
    [['friction', '--friction', '0,3,0,35'], '("0, 3, 0, 35"); 0,3,0,35 may be either; see'],
    [['calibrate', '--angle', '21,5'], '("21, 5"); 21,5 may be either; see'],
    [['rolls', '--vary', 'com=0,5'], '("0, 5"); 0,5 may be either; see'],
    [['throws', '--scatter', '0,5'], '("0, 5"); 0,5 may be either; see'],
  ])('in a list is asked about: %j', async (args, asked) => {
    const terminal = fakeTerminal();
    expect(await run(['lab', ...args], terminal)).toBe(2);
    expect(terminal.errors.join('')).toContain(`expected decimals with a point, or a list with spaces ${asked}`);
  });

  it('is one in a number, and between semicolons', async () => {
    const terminal = fakeTerminal();
    const args = ['lab', 'calibrate', '--angle', '21,5; 22', '--resolution', '0,5', '--json'];
    expect(await run(args, terminal)).toBe(0);
    expect(JSON.parse(terminal.answer())).toMatchObject({
      job: { parameters: { anglesDeg: [21.5, 22], resolution: 0.5 } },
    });
  });
});

describe('an experiment by command', () => {
  it('prints a result that has all that is needed to run it again', async () => {
    const { code, out } = await told({});
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      format: 'tumbletop/lab-result',
      version: 1,
      job: { experiment: 'friction', seed: 1, trials: 20, parameters: { friction: [0.3, 0.5], grip: 'finger' } },
      trials: 20,
      rows: [
        { friction: 0.3, legal: 0, verdict: 'risky' },
        { friction: 0.5, legal: 20 },
      ],
      thresholds: [{ size: 'S', low: 0.3, high: 0.5 }],
    });
    const again = await told({ job: 'result.json', parameters: NONE, trials: null }, { 'result.json': out });
    expect(again.out).toBe(out);
  });

  it('prints rows for people, and writes them and a plot to files', async () => {
    const { out, terminal } = await told({ json: false, csv: 'a.csv', plot: 'a.svg' });
    expect(out).toContain('friction of steps by a finger on the tip, usual hand: 20 trials, seed 1');
    expect(out).toMatch(/hash [0-9a-f]{32}\n$/);
    const [head = '', first = '', ...others] = terminal.written.get('a.csv')?.split('\r\n') ?? [];
    expect(others).toHaveLength(2);
    expect(head).toMatch(/,setting,trials of the job,seed,build,hash,job$/);
    expect(first).toContain('""experiment"":""friction""'); // all that is needed to run it again
    const svg = terminal.written.get('a.svg') ?? '';
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    expect(svg).toContain('coefficient of friction');
    expect(svg).toContain('tumbletop lab friction: steps by a finger on the tip, usual hand; 20 trials, seed 1, hash ');
  });

  it('tries a measured surface of a file, beside a named one', async () => {
    const oak = { format: 'tumbletop/surface', version: 1, name: 'oak', friction: 0.43, restitution: 0.2 };
    const terminal = fakeTerminal({ 'oak.json': JSON.stringify(oak) });
    const args = ['--surface', 'oak.json,felt', '--size', 'S', '--trials', '2', '--workers', '1', '--json'];
    expect(await run(['lab', 'friction', ...args], terminal)).toBe(0);
    expect(JSON.parse(terminal.answer())).toMatchObject({
      rows: [
        { surface: 'felt', friction: 0.6 },
        { surface: 'oak', friction: 0.43 },
      ],
    });
  });

  it('takes the job of a file, and options over it', async () => {
    const file = JSON.stringify({
      format: 'tumbletop/lab-job',
      version: 1,
      experiment: 'friction',
      seed: 7,
      parameters: { friction: [0.4, 0.6], sizes: ['L'] },
    });
    const { out } = await told({ job: 'job.json', parameters: () => ok({ sizes: ['M'] }) }, { 'job.json': file });
    expect(JSON.parse(out)).toMatchObject({
      job: { seed: 7, trials: 20, parameters: { friction: [0.4, 0.6], sizes: ['M'] } },
    });
  });

  it.each([
    ['a job that is no file', { job: 'none.json' }, {}, 'none.json: There is no such file.'],
    ['a job that is no JSON', { job: 'a.json' }, { 'a.json': 'x' }, 'a.json: The file is not JSON'],
    ['a result of another version', { job: 'a.json' }, { 'a.json': VERSION_7 }, 'a.json: $.version is 7'],
    ['a job that is a list', { job: 'a.json' }, { 'a.json': '[]' }, 'a.json: This is no job'],
    ['a job of another experiment', { job: 'a.json' }, { 'a.json': '{"experiment":"rolls"}' }, 'expected "friction"'],
    ['a folder without a job', { resume: '/nowhere' }, {}, '/nowhere has no job.json'],
    ['parameters out of range', { parameters: () => ok({ friction: [3] }) }, {}, '$.parameters.friction[0] is 3'],
  ])('refuses %s and prints nothing', async (_, change, files, said) => {
    const { code, out, errors } = await told(change, files);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors).toContain(said);
  });

  it('refuses a folder whose job cannot be read, and says why', async () => {
    const place = await folder();
    await mkdir(join(place, 'job.json'));
    const { code, errors } = await told({ resume: place });
    expect({ code, errors }).toEqual({ code: 2, errors: `${join(place, 'job.json')} cannot be read: EISDIR.` });
  });

  it('says at Ctrl-C where nothing was done yet', async () => {
    const terminal = fakeTerminal();
    const never = new Promise<void>(() => undefined);
    void lab(OPTIONS, terminal, () => Promise.resolve(pretending(never, 0)));
    const interrupted = async (): Promise<readonly string[]> => {
      await terminal.interrupt();
      return terminal.errors;
    };
    await expect.poll(interrupted).toEqual(['stopped before the first chunk of trials was done; nothing is kept.']);
  });

  it('keeps what is done at Ctrl-C and goes on to the same answer', async () => {
    const [place, terminal] = [await folder(), fakeTerminal()];
    let go: () => void = () => undefined;
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    const running = lab({ ...OPTIONS, out: place }, terminal, () => Promise.resolve(pretending(wait)));
    await expect.poll(() => terminal.progressed).toEqual([10]);
    await terminal.interrupt();
    expect(terminal.errors).toEqual([
      `stopped after 10 of 20 trials; they are kept. To go on: tumbletop lab friction --resume ${place}`,
    ]);
    expect((await readdir(place)).toSorted()).toEqual(['chunk-00000000.json', 'job.json']);
    go();
    await running;
    const { out } = await told({ resume: place, parameters: NONE, trials: null });
    expect(out).toBe((await told({})).out);
  });

  it('does not wait for a chunk that the precision turns out not to need', async () => {
    const terminal = fakeTerminal();
    const [{ close }, all] = [pretending(), { unsettled: 0, taken: 0, held: 0, empty: 0, varied: [] }];
    const pool: LabPool = {
      run: ({ chunk }) =>
        chunk === 0 ? Promise.resolve(ok({ bodies: [[400, 0, 0, 0, 0, 0, 0]], ...all })) : new Promise(() => undefined),
      close,
    };
    const options = { ...OPTIONS, experiment: 'rolls', parameters: NONE, trials: null, precision: 5, workers: 2 };
    expect(await lab({ ...options, chunk: 400 }, terminal, () => Promise.resolve(pool))).toBe(0);
    expect(JSON.parse(terminal.answer())).toMatchObject({ trials: 400 });
  });

  it.each([
    [['--friction', '0.5:0.3:0.02'], 'expected numbers from 0 to 2'],
    [['--friction', '0.3:0.5:0'], 'expected numbers from 0 to 2'],
    [['--friction', 'much'], 'expected numbers from 0 to 2'],
    [['--size', 'S,XL'], 'some of S, M, L'],
    [['--surface', 'ice'], 'some of mousepad'],
    [['--surface', 'felt,none.json'], 'none.json'],
    [['--precision', '0'], 'expected a number of points'],
    [['--plot', 'x.png'], 'ends in .svg'],
    [['--trials', '1e3'], 'expected a whole number'],
    [['--friction', '0.4', '--surface', 'felt'], 'cannot be used with'],
  ])('refuses %j in a sentence', async (args, said) => {
    const terminal = fakeTerminal();
    expect(await run(['lab', 'friction', ...args], terminal)).toBe(2);
    expect(terminal.answer()).toBe('');
    expect(terminal.errors.join('\n')).toContain(said);
  });
});

const bodyNaming = (file: string): string =>
  JSON.stringify({ format: 'tumbletop/body', version: 2, densityGCm3: 2, parts: [{ mesh: { file, unit: 'mm' } }] });

describe('lab rest of a mesh', () => {
  const called = async (...words: readonly string[]) => {
    const terminal = fakeTerminal({
      'die.stl': binaryStl(boxMesh([8, 8, 6])),
      'small.stl': binaryStl(boxMesh([2.8, 2, 2])),
      'my/own.stl': binaryStl(boxMesh([8, 8, 6])),
      'my/body.json': bodyNaming('own.stl'),
      'my/gone.json': bodyNaming('gone.stl'),
      'my/out.json': bodyNaming('../die.stl'),
    });
    const code = await run(['lab', 'rest', '--workers', '1', ...words], terminal);
    return { code, out: terminal.answer(), errors: terminal.errors.join('\n'), written: terminal.written };
  };

  it('takes a body file whose mesh is a file beside it', async () => {
    const { code, out } = await called('--body', 'my/body.json');
    expect(code).toBe(OK);
    expect(out).toContain('It weighs 6.144 g, its centre of mass is at 0, 0, 0 mm');
  });

  it('prints what it weighs and how it comes to rest, and writes a body file that rolls take', async () => {
    const { code, out, written } = await called('--body', 'die.stl', '--density', '2', '--save', 'die.json');
    expect(code).toBe(OK);
    expect(out).toContain('It weighs 6.144 g, its centre of mass is at 0, 0, 0 mm, and its principal moments');
    expect(out).toContain('Of a mesh of 12 triangles the hull touches, with 8 corners.');
    const file = written.get('die.json') ?? '';
    const again = fakeTerminal({ 'die.json': file });
    expect(await run(['lab', 'rest', '--body', 'die.json', '--workers', '1'], again)).toBe(OK);
    expect(again.answer()).toBe(out);
  });

  it('numbers its sides in the order in which they are listed, and writes the set-up of matches with it', async () => {
    const numbers = ['--body', 'die.stl', '--numbers', '6,5,4,3,2,1'];
    const { code, out, written } = await called(...numbers, '--die', 'd6', '--save', 'own.json');
    expect(code).toBe(OK);
    expect(out).toMatch(/^6 +0\.2/m);
    const file = written.get('own.json') ?? '';
    const again = await called(...numbers, '--die', 'd6', '--save', 'own.json');
    expect(again.written.get('own.json')).toBe(file);
    const setup = fakeTerminal({ 'own.json': file });
    const args = ['--bots', 'careless,careless', '--rolls', 'odds', '--matches', '4', '--workers', '1'];
    expect(await run(['lab', 'matches', '--game', 'truck-off', ...args, '--setup', 'own.json'], setup)).toBe(OK);
    const die = fakeTerminal({ 'own.json': file.replace('"massG": ', '"massG": 1') });
    expect(await run(['lab', 'matches', '--game', 'truck-off', ...args, '--setup', 'own.json'], die)).not.toBe(OK);
    expect(die.errors.join()).toContain('The own die in place of d6: its body has the hash');
  });

  it.each([
    [
      ['--body', 'small.stl'],
      'small.stl: It is 5.6 long, which may be millimetres or inches: --unit mm, or --unit in.',
    ],
    [['--body', 'die.stl', '--numbers', '1,2,3'], 'It lies on 6 sides (side 1 (+z), '],
    [['--body', 'die.stl', '--die', 'd6', '--save', 'x.json'], 'Face "side 1 (+z)" is not a number from 1 to 6.'],
    [['--body', 'die.stl', '--die', 'd6'], '--die goes with --save'],
    [['--body', 'gone.stl'], 'gone.stl: There is no such file.'],
    [['--body', 'my/gone.json'], 'my/gone.stl: There is no such file.'],
    [['--body', 'my/out.json'], 'my/out.json: $.parts[0].mesh.file is "../die.stl"; expected an STL or OBJ file'],
    [['--body', 'd6', '--unit', 'mm'], '--unit and --density go with a mesh'],
    [['--body', 'die.stl', '--save', 'die.stl'], '--save die.stl would be read as a mesh; a body file is JSON'],
    [['--body', 'd6', '--save', 'x.json'], 'x.json was not written: a named body has no file.'],
  ])('%j is refused in a sentence', async (words, said) => {
    const { code, errors } = await called(...words);
    expect(code).not.toBe(OK);
    expect(errors).toContain(said);
  });

  it('a truck file is a set-up of matches with such trucks', async () => {
    const truck = JSON.stringify({ format: 'tumbletop/truck', version: 1, widthMm: 34, lengthMm: 58 });
    const args = ['lab', 'matches', '--game', 'trexlands', '--bots', 'careless,careless', '--rolls', 'odds'];
    const terminal = fakeTerminal({ 'own.json': truck, 'long.json': truck.replace('58', '90') });
    expect(await run([...args, '--matches', '2', '--workers', '1', '--setup', 'own.json'], terminal)).toBe(OK);
    expect(await run([...args, '--matches', '2', '--setup', 'long.json'], terminal)).not.toBe(OK);
    expect(terminal.errors.join()).toMatch(
      /A corner of the own truck is \d\d\.\d mm from its middle; 39 mm are the most/,
    );
  });

  it('sends those who give a mesh to another experiment to the one that makes a body of it', async () => {
    const terminal = fakeTerminal();
    await run(['lab', 'rolls', '--body', 'my/die.stl'], terminal);
    expect(terminal.errors.join()).toContain('lab rest --body my/die.stl --save my/die.json makes a body file of it.');
  });
});
