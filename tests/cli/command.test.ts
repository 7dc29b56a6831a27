import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { printable } from '#cli/printable.ts';
import { readText } from '#cli/readText.ts';
import { run } from '#cli/run.ts';
import { startMatch } from '#engine/match.ts';
import { performAndPlay } from '#engine/play.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import { makeMatch, recordMatch } from '#games/traction/matchFile.ts';
import { actionOf, performSteps } from '#games/traction/perform.ts';
import { replayTable } from '#games/traction/replayTable.ts';
import { traction } from '#games/traction/traction.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { longScenario } from '../games/traction/longActions.ts';
import { inSoak, runs } from '../effort.ts';
import { setupOf } from '../games/traction/support.ts';
import { judgementSchema } from '#games/traction/scenario/judgement.ts';
import { EXAMPLE, example, text } from '../games/traction/scenario/example.ts';
import { fakeTerminal } from './fakeTerminal.ts';

/** The command as it is installed: bin/tumbletop.mjs, which builds itself when the source is newer. */
const command = fileURLToPath(new URL('../../bin/tumbletop.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tumbletop-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

interface Way {
  readonly input?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly node?: readonly string[];
}

/** A slow machine is told every half minute how far it is. */
const withoutProgress = (errors: string): string => errors.replaceAll(/^\w+ \d+\/\d+\n/gm, '');

function tumbletop(args: readonly string[], { input = '', env = {}, node = [] }: Way = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...node, command, ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
    });
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, errors: withoutProgress(errors) }));
    child.stdin.on('error', () => undefined); // it may not read at all
    child.stdin.end(input);
  });
}

/** The same command within this process, which needs no process of its own to start: all but the terminal is real. */
async function here(args: readonly string[]): Promise<Ended> {
  const errors: string[] = [];
  const fake = fakeTerminal({}, () => performance.now());
  const code = await run(args, {
    ...fake,
    error: (sentence) => void errors.push(`tumbletop: ${printable(sentence)}\n`),
    read: (name) => readText(name === '' ? '' : join(folder, name)),
  });
  return { code, out: fake.answer(), errors: errors.join('') };
}

const put = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return name;
};

const sentences = (errors: string): string[] => errors.split('\n').filter((line) => line !== '');

let versionTold: Ended;
beforeAll(async () => {
  versionTold = await tumbletop(['--version']); // builds, if it must
  put('good.json', text(EXAMPLE));
  put('wrong.json', text(example({ expect: [{ legal: false }, { tackled: [] }] })));
  put('foreign.json', '{"a": 1}');
  put('match.json', '{"format": "tumbletop/match", "version": 1}');
  put('bad.json', text(example({ speed: 1 })));
});

inSoak(() => {
  it.each<string[][]>([
    [['help', 'judge']],
    [['juge']],
    [['judge', 'bad.json']],
    [['judge', 'none.json']],
    [['odds', '--rolls', '0']],
  ])('%j as a process says and ends as it does within this one', async (args) => {
    expect(await tumbletop(args)).toEqual(await here(args));
  });
});

describe('help', () => {
  it.each([[['--help']], [['-h']], [['help']], [[]], [['--']]])('%j tells about the commands', async (args) => {
    const { code, out, errors } = await here(args);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain('Usage: tumbletop');
    expect(out).toContain('judge');
    expect(out).toContain('replay');
    expect(out).toContain('$ tumbletop judge');
  });

  it('of replay says what --reveal shows', async () => {
    expect((await here(['replay', '--help'])).out.replaceAll(/\s+/g, ' ')).toContain(
      '--reveal as --json, with everything that players hide from one another',
    );
  });

  it.each(['judge', 'replay', 'odds'])('of %s has an example and the exit codes', async (name) => {
    for (const args of [
      [name, '--help'],
      ['help', name],
    ]) {
      const { code, out } = await here(args);
      expect(code).toBe(0);
      expect(out).toContain(`Usage: tumbletop ${name}`);
      expect(out).toContain(`$ tumbletop ${name}`);
      expect(out).toContain('Exit codes');
    }
  });

  it('of odds names the terrain that is rolled on unless another is asked for', async () => {
    expect((await here(['odds', '--help'])).out.replaceAll(/\s+/g, ' ')).toContain('(default: scrub)');
  });

  it('and the version', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
      version: string;
    };
    expect(versionTold).toEqual({ code: 0, out: `${version}\n`, errors: '' });
  });
});

describe('nonsense is one sentence and exit 2', () => {
  it.each<[string[], string]>([
    [['juge'], "unknown command 'juge' (Did you mean judge?); see tumbletop --help."],
    [['--fast'], "unknown option '--fast'"],
    [['x'.repeat(300)], `unknown command '${'x'.repeat(77)}...'; see`],
    [['judge', 'x'.repeat(5000)], `${'x'.repeat(237)}...: The file cannot be read: ENAMETOOLONG: name too long.`],
    [['judge'], "missing required argument 'file'; see tumbletop judge --help."],
    [['judge', '--jsn', 'good.json'], "unknown option '--jsn' (Did you mean --json?)"],
    [['replay'], "missing required argument 'file'"],
    [['replay', 'a', 'b'], 'too many arguments'],
    [['judge', 'none.json'], 'none.json: There is no such file.'],
    [['judge', '.'], '.: This is a directory; expected a file.'],
    [['replay', 'none.json'], 'none.json: There is no such file.'],
    [['odds', '--terrain', 'moon'], 'expected scrub, salt-flat, gravel, dune, all'],
    [['odds', '--rolls', '1e3'], 'expected a whole number from 1 to 10000000'],
    [['odds', '--seed', '-1'], 'expected a whole number from 0 to 4294967295'],
    [['judge', 'good.json', '--timeout', 'soon'], 'expected a number of seconds above 0, up to 86400'],
    [['judge', 'good.json', '--timeout', '0'], 'expected a number of seconds above 0, up to 86400'],
    [['judge', 'good.json', '--timeout', '-1'], 'expected a number of seconds above 0, up to 86400'],
    [['judge', 'good.json', '--timeout', '1e9'], 'expected a number of seconds above 0, up to 86400'],
    [['judge', 'good.json', '--timeout'], "option '--timeout <seconds>' argument missing"],
    [['replay', 'good.json', '--timeout', 'Infinity'], 'expected a number of seconds above 0, up to 86400'],
    [['replay', 'good.json', '--timeout', '99999'], 'expected a number of seconds above 0, up to 86400'],
    [['odds', '--timeout', '1'], "unknown option '--timeout'"],
    [['odds', '--workers', '0'], 'expected a whole number from 1 to 64'],
    [['judge', 'bad.json'], 'bad.json: $.speed'],
    [['odds', '--rolls', '0'], "argument '0' is invalid; expected a whole number from 1 to 10000000; see"],
    [['help', 'juge'], "unknown command 'juge' (Did you mean judge?); see tumbletop --help."],
    [['juge', '--help'], "unknown command 'juge' (Did you mean judge?); see tumbletop --help."],
    [['judge', ''], 'tumbletop: "": The file name is empty.'],
    [['replay', ''], 'tumbletop: "": The file name is empty.'],
    [['judge', ' '], 'tumbletop: " ": There is no such file.'],
    [
      ['judge', 'foreign.json'],
      'foreign.json: $.format is missing; expected "tumbletop/scenario"; this is not a file of Tumbletop.',
    ],
    [
      ['judge', 'match.json'],
      '$.format is "tumbletop/match"; expected "tumbletop/scenario". It is a match, which tumbletop replay plays again.',
    ],
    [
      ['replay', 'good.json'],
      'good.json: $.format is "tumbletop/scenario"; expected "tumbletop/match". It is a scenario, which tumbletop judge plays.',
    ],
  ])('%j', async (args, words) => {
    const { code, out, errors } = await here(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(sentences(errors)).toHaveLength(1);
    expect(errors.startsWith('tumbletop: ')).toBe(true);
    expect(errors).toContain(words);
  });
});

describe('a small file that takes long', () => {
  beforeAll(async () => {
    put('long.json', longScenario(await loadPhysics(), 13));
  });

  it('is given up when its time is over, in the middle of an action', async () => {
    const { code, out, errors } = await here(['judge', '--json', '--timeout', '0.2', 'long.json']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(errors).toMatch(
      /^tumbletop: long\.json: Stopped after 0\.2 s at action \d+ of 13 \(\$\.actions\[\d+\]\)(, tick \d+)?; --timeout gives it longer\.\n$/,
    );
  });

  it('ends at Ctrl-C, with 130 and nothing said', async () => {
    const child = spawn(process.execPath, [command, 'judge', '--json', 'bad.json', 'long.json'], { cwd: folder });
    let said = '';
    child.stdout.on('data', (chunk) => (said += String(chunk)));
    // what is wrong with the bad file is told before the other one is judged
    child.stderr.once('data', () => child.kill('SIGINT'));
    const ended = await new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
    expect(ended).toEqual({ code: null, signal: 'SIGINT' }); // which shells tell as 130
    expect(said).toBe('');
  });
});

describe('judging with real physics', () => {
  it("answers the format's own example", async () => {
    const { code, out, errors } = await here(['judge', 'good.json']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain('good.json: a half turn, then a tackle that meets its victim');
    expect(out).toContain('1. walk 0-S1: legal');
    expect(out).toContain('TR-13 tackle-base');
    expect(out).toContain('all 2 expectations held');
  });

  it('for machines', async () => {
    const { code, out, errors } = await here(['judge', '--json', 'good.json']);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const judgement = judgementSchema.parse(JSON.parse(out));
    expect(judgement.actions[1]).toMatchObject({
      legal: true,
      tackled: ['1-M1'],
      penalised: [],
      rulings: [{ clause: 'TR-13', code: 'tackle-base' }],
    });
    expect(judgement.actions[1]?.pieces).toEqual([
      expect.objectContaining({ id: '0-L1', pose: 'upright', onPad: 0 }),
      expect.objectContaining({ id: '0-S1', pose: 'upright', onPad: null }),
      expect.objectContaining({ id: '1-M1', pose: 'upright', onPad: 1 }),
    ]);
  });

  inSoak(() => {
    it('the same every time, from a file or from standard input, within this process or in one of its own', async () => {
      const [first, second] = [
        await here(['judge', '--json', 'good.json']),
        await tumbletop(['judge', '--json', '-'], { input: text(EXAMPLE) }),
      ];
      expect(second).toEqual(first);
    });
  });

  it('shows what is not as expected, and exits with 1', async () => {
    const { code, out } = await here(['judge', 'wrong.json']);
    expect(code).toBe(1);
    expect(out).toContain('$.expect[0].legal: expected false, found true');
    expect(out).toContain('$.expect[1].tackled: expected [], found ["1-M1"]');
  });

  it('several files, a bad one among them, without colour in a pipe', async () => {
    const { code, out, errors } = await tumbletop(
      ['judge', '--json', 'good.json', 'bad.json', 'wrong.json', '-', '-'],
      { input: '[]', env: { FORCE_COLOR: '1' } },
    );
    expect(code).toBe(2);
    expect(out + errors).not.toContain('\u001b');
    expect((JSON.parse(out) as unknown[]).map((answer) => answer !== null)).toEqual([true, false, true, false, false]);
    expect(sentences(errors).map((line) => line.split(': ')[1])).toEqual([
      'bad.json',
      'standard input',
      'standard input',
      'wrong.json',
      'wrong.json',
    ]);
  });
});

describe('replaying with real physics', () => {
  it('finds a match as it was, and finds out that it was tampered with', async () => {
    const match = await playedMatch();
    put('match.json', match);
    put(
      'tampered.json',
      match.replace(/"ticks":(\d+)/, (_, ticks) => `"ticks":${Number(ticks) + 1}`),
    );
    put('foreign.json', match.replace(/"build": "[^"]+"/, '"build": "another@1"'));
    const [same, json, reveal, tampered, foreign] = await Promise.all([
      tumbletop(['replay', 'match.json']),
      here(['replay', '--json', 'match.json']),
      here(['replay', '--reveal', 'match.json']),
      here(['replay', 'tampered.json']),
      here(['replay', 'foreign.json']),
    ]);
    expect(same).toMatchObject({ code: 0, errors: '' });
    expect(same.out).toContain('all 2 actions came out as recorded');
    expect(json.code).toBe(0);
    expect(JSON.parse(json.out)).toMatchObject({
      format: 'tumbletop/replay',
      same: true,
      actions: 2,
      revealed: false,
      result: null,
    });
    // Traction has no secrets
    expect(JSON.parse(reveal.out)).toEqual({ ...(JSON.parse(json.out) as object), revealed: true });
    expect(tampered).toMatchObject({ code: 1, out: '' });
    expect(tampered.errors).toContain('Action 1 ($.log[0].ticks) differs from tick');
    expect(foreign).toMatchObject({ code: 2, out: '' });
    expect(foreign.errors).toContain('another@1');
  });
});

describe('rolling with real physics', () => {
  it('rolls on every terrain that is asked for, each once, with the same odds on one thread and on two', async () => {
    const ROLLS = runs(20, 60);
    const asked = ['--terrain', 'dune', '--terrain', 'scrub', '--terrain', 'dune'];
    const rolling = (workers: string) => [
      'odds',
      ...asked,
      '--rolls',
      `${ROLLS}`,
      '--seed',
      '4',
      '--json',
      '--workers',
      workers,
    ];
    const [one, two] = await Promise.all([here(rolling('1')), tumbletop(rolling('2'))]);
    expect(one).toMatchObject({ code: 0, errors: '' });
    expect(two).toEqual(one);
    const odds = { format: 'tumbletop/odds', ballast: false, rolls: ROLLS };
    expect(JSON.parse(one.out)).toMatchObject([
      { ...odds, terrain: 'dune' },
      { ...odds, terrain: 'scrub' },
    ]);
  });
});

/** A match in which somebody walks a small piece and ends the turn, as a file. */
async function playedMatch(): Promise<string> {
  const physics = await loadPhysics();
  const seats = ['Ada', 'Ben'].map((name, colour) => ({ name, colour, kind: 'person' as const }));
  const started = startMatch(traction, { build: physics.build, tickHz: TICK_HZ, seed: 7, seats, setup: setupOf() });
  if (!started.ok) throw new Error(started.fault.message);
  const { state } = started.value;
  const piece = pieceId(`${state.turn.seat}-S2`);
  const walked = performSteps(physics, state, {
    do: 'walk',
    piece,
    steps: [{ corner: 'A', swivelDeg: 90 }],
    hand: 'brisk',
  });
  if (!walked.ok) throw new Error(walked.fault.message);
  const actions: readonly TractionAction[] = [
    actionOf({ do: 'walk', piece }, walked.value.performed.gesture, 'assisted'),
    { do: 'end-turn' },
  ];
  const match = actions.reduce((soFar, action) => {
    const next = performAndPlay(traction, soFar, action, replayTable(physics).perform);
    if (!next.ok) throw new Error(next.fault.message);
    return next.value;
  }, started.value);
  return makeMatch(recordMatch(match));
}

describe('a well-behaved process', () => {
  /** Writes the address of every module that is loaded into a file. */
  const spy = (list: string): readonly string[] => {
    const hooks = `import { appendFileSync } from 'node:fs'; export async function resolve(s, c, next) { const r = await next(s, c); appendFileSync(${JSON.stringify(list)}, r.url + '\\n'); return r; }`;
    const hooksUrl = `data:text/javascript,${encodeURIComponent(hooks)}`;
    return [
      '--import',
      `data:text/javascript,${encodeURIComponent(`import { register } from 'node:module'; register(${JSON.stringify(hooksUrl)});`)}`,
    ];
  };
  /** Of a process that says and ends as the same command does within this one. */
  const modulesOf = async (name: string, args: readonly string[]): Promise<string> => {
    const list = join(folder, `${name}.modules`);
    writeFileSync(list, '');
    expect(await tumbletop(args, { node: spy(list) })).toEqual(await here(args));
    return readFileSync(list, 'utf8');
  };

  it('loads neither schemas nor physics for its help', async () => {
    const modules = await modulesOf('help', ['judge', '--help']);
    expect(modules).toContain('commander');
    expect(modules).not.toContain('/zod/');
    expect(modules).not.toContain('rapier');
  });

  it('loads no physics for a bad file', async () => {
    const modules = await modulesOf('bad', ['judge', 'bad.json']);
    expect(modules).toContain('/zod/');
    expect(modules).not.toContain('rapier');
  });

  inSoak(() => {
    it('ends with 130 at Ctrl-C while it reads', async () => {
      const child = spawn(process.execPath, [command, 'judge', '-'], { cwd: folder });
      const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
      child.stdin.on('error', () => undefined);
      // More than a pipe holds: when it is taken, the command is at work.
      child.stdin.write(' '.repeat(500_000), () => child.kill('SIGINT'));
      expect(await ended).toEqual({ code: null, signal: 'SIGINT' });
    });
  });

  it('ends at Ctrl-C though what it reads never comes', async () => {
    execFileSync('mkfifo', [join(folder, 'silent')]);
    const child = spawn(process.execPath, [command, 'judge', 'bad.json', 'silent'], { cwd: folder });
    const ended = new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal })));
    // what is wrong with the bad file is told before the next is opened
    child.stderr.once('data', () => child.kill('SIGINT'));
    expect(await ended).toEqual({ code: null, signal: 'SIGINT' });
  });

  it('says what is kept where a service ends it, too', async () => {
    const place = join(folder, 'kept');
    const args = ['lab', 'rolls', '--body', 'd6', '--trials', '1000000', '--chunk', '8', '--out', place];
    const child = spawn(process.execPath, [command, ...args], { cwd: folder });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    const ended = new Promise((resolve) => child.on('close', (_, by) => resolve(by)));
    const counts = (): boolean => existsSync(join(place, 'chunk-00000000.json'));
    await vi.waitUntil(counts, { timeout: 60_000 });
    child.kill('SIGTERM');
    expect(await ended).toBe('SIGTERM');
    expect(errors).toMatch(/^tumbletop: stopped after \d+ of 1000000 trials; they are kept\. To go on: /);
  });

  it('says in one sentence that its answer cannot be written', async () => {
    const child = spawn('sh', ['-c', '"$0" "$1" judge good.json > /dev/full', process.execPath, command], {
      cwd: folder,
    });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, errors: withoutProgress(errors) }).toEqual({
      code: 2,
      errors: 'tumbletop: the answer cannot be written: ENOSPC.\n',
    });
  });

  it('minds no reader who has seen enough', async () => {
    const child = spawn(process.execPath, [command, 'judge', '--json', 'good.json'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    child.stdout.destroy();
    const code = await new Promise((resolve) => child.on('close', resolve));
    expect({ code, errors: withoutProgress(errors) }).toEqual({ code: 0, errors: '' });
  });
});
