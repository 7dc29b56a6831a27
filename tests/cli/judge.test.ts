import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { judgementSchema } from '#games/traction/scenario/judgement.ts';
import { BAD_INPUTS } from '../games/traction/scenario/badInputs.ts';
import { example, text, type Json } from '../games/traction/scenario/example.ts';
import { fakeTable, fakeTableNear, NO_TABLE, type Script } from '../games/traction/scenario/fakeTable.ts';
import { rollJudgementSchema } from '#games/trexlands/scenario/judgement.ts';
import { pieceId, tick } from '#sim/ids.ts';
import { IDENTITY } from '#sim/maths/quat.ts';
import { TRUCK } from '#sim/roll/truck.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { report, ruling } from '../games/traction/support.ts';
import { BAD_ROLLS } from '../games/trexlands/scenario/badInputs.ts';
import { REST_EXAMPLE, rollExample } from '../games/trexlands/scenario/example.ts';
import { fakeTerminal } from './fakeTerminal.ts';
import { judge, type Tables } from './games.ts';
import { runs } from '../effort.ts';

const nobody = (): never => {
  throw new Error('physics was loaded');
};
const never: Tables = { traction: nobody, trexlands: nobody };
const opens = (...scripts: readonly Script[]): Tables => ({
  ...never,
  traction: () => Promise.resolve(fakeTable(...scripts)),
});

const walk = { do: 'walk', piece: '0-S1', steps: [{ corner: 'A', swivelDeg: 90 }] };
const legal: Script = (s, a) => report(s, a.piece, [], { [a.piece]: { xMm: 100 } });
const touches: Script = (s, a) =>
  report(s, a.piece, [ruling('walk-contact', a.piece, '1-M1', { text: 'It touched.' })]);
const wins: Script = (s, a) => report(s, a.piece, [ruling('pad-contact', a.piece, 'pad-1')]);
const file = (changes: Json = {}): string =>
  text(example({ title: 'one walk', actions: [walk], expect: [], ...changes }));

/** Trucks are bad only where nobody but Traction is read. */
const BAD_FILES = [...BAD_INPUTS.filter(([name]) => name !== 'trucks'), ...BAD_ROLLS];

describe('a bad file', () => {
  for (const [name, bad, path] of BAD_FILES) {
    it(`${name}: exit 2, one sentence, nothing on standard output, no physics`, async () => {
      for (const json of [false, true]) {
        const terminal = fakeTerminal({ 'bad.json': bad });
        expect(await judge(['bad.json'], { json, timeoutS: 60 }, terminal, never)).toBe(2);
        expect(terminal.answer()).toBe('');
        expect(terminal.errors).toHaveLength(1);
        expect(terminal.errors[0]?.startsWith(`bad.json: ${path ?? 'The '}`)).toBe(true);
      }
    });
  }

  it('never loads physics, however it is bad', async () => {
    const whole = text(example());
    const cut = fc
      .tuple(fc.nat(whole.length - 1), fc.string({ unit: 'binary', maxLength: 3 }), fc.nat(20))
      .map(([at, put, away]) => whole.slice(0, at) + put + whole.slice(at + away));
    await fc.assert(
      fc.asyncProperty(fc.oneof(cut, fc.json()), async (bad) => {
        fc.pre(!parseScenario(bad).ok);
        const terminal = fakeTerminal({ bad });
        expect(await judge(['bad'], { json: true, timeoutS: 60 }, terminal, never)).toBe(2);
        expect([terminal.answer(), terminal.errors.length]).toEqual(['', 1]);
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  it('that cannot be read is told by its name', async () => {
    const terminal = fakeTerminal();
    expect(await judge(['nowhere.json'], { json: false, timeoutS: 60 }, terminal, never)).toBe(2);
    expect(terminal.errors).toEqual(['nowhere.json: There is no such file.']);
  });

  it('that turns out bad while it is played is told like any other', async () => {
    const terminal = fakeTerminal({ a: file({ actions: [walk, { ...walk, piece: '0-L1' }] }) });
    expect(await judge(['a'], { json: true, timeoutS: 60 }, terminal, opens(wins))).toBe(2);
    expect(terminal.answer()).toBe('');
    expect(terminal.errors).toEqual(['a: $.actions[1] is a walk of 0-L1; expected no action after the win of seat 0.']);
  });
});

describe('a file that takes too long', () => {
  /** So many seconds go by at every look. */
  const clock = (each: number): (() => number) => {
    let looks = 0;
    return () => (looks += 1) * each * 1000;
  };

  it('is given up in the middle of its action, and does not keep the others from being judged', async () => {
    const terminal = fakeTerminal({ a: file({ actions: [walk, { ...walk, piece: '0-L1' }] }), b: file() }, clock(1));
    expect(await judge(['a', 'b'], { json: true, timeoutS: 3 }, terminal, opens(legal, legal, legal))).toBe(2);
    expect((JSON.parse(terminal.answer()) as unknown[]).map((answer) => answer !== null)).toEqual([false, true]);
    expect(terminal.errors).toEqual([
      'a: Stopped after 3 s at action 2 of 2 ($.actions[1]), tick 431; --timeout gives it longer.',
    ]);
  });

  it('alone leaves standard output empty', async () => {
    const terminal = fakeTerminal({ a: file() }, clock(100));
    expect(await judge(['a'], { json: true, timeoutS: 60 }, terminal, opens(legal))).toBe(2);
    expect([terminal.answer(), terminal.errors.length]).toEqual(['', 1]);
  });
});

describe('the answer for a person', () => {
  it('has a line an action, a line a ruling, and what followed', async () => {
    const terminal = fakeTerminal({ a: file() });
    expect(await judge(['a'], { json: false, timeoutS: 60 }, terminal, opens(touches))).toBe(0);
    expect(terminal.errors).toEqual([]);
    const lines = terminal.answer().split('\n');
    expect(lines[0]).toBe('a: one walk');
    expect(lines[1]).toBe('  1. walk 0-S1: illegal, 431 ticks (1.80 s)');
    expect(lines[2]).toBe('     TR-10 walk-contact: It touched. (tick 10, at 0.00, 0.00, 0.00 mm)');
    expect(lines).toContain('     penalised: 0-S1');
    expect(terminal.answer().endsWith('(fake@1)\n')).toBe(true);
  });

  it('says how near it was, and to what', async () => {
    const nearest = [
      { id: pieceId('1-M1'), mm: 0.31, tick: tick(77), feature: 'base-corner' as const, otherFeature: 'side' as const },
      { id: pieceId('0-L1'), mm: 9, tick: tick(0), feature: null, otherFeature: null },
    ];
    const lines = async (slipMargin: number | null): Promise<readonly string[]> => {
      const terminal = fakeTerminal({ a: file() });
      const table = fakeTableNear({ nearest, mostTiltDeg: 8.98, slipMargin }, legal);
      await judge(['a'], { json: false, timeoutS: 60 }, terminal, { ...never, traction: () => Promise.resolve(table) });
      return terminal.answer().split('\n');
    };
    expect(await lines(2.2)).toContain(
      '     tilted by up to 8.98 degrees, slip margin 2.20, others moved by up to 0.00 mm',
    );
    expect(await lines(null)).toContain(
      '     tilted by up to 8.98 degrees, no slip margin, others moved by up to 0.00 mm',
    );
    expect(await lines(null)).toContain('     nearest to 1-M1: 0.31 mm, base-corner to side (tick 77)');
    expect(await lines(null)).toContain('     nearest to 0-L1: 9.00 mm (tick 0)');
  });

  it('says that the expectations held', async () => {
    const terminal = fakeTerminal({ a: file({ expect: [{ legal: true }] }) });
    expect(await judge(['a'], { json: false, timeoutS: 60 }, terminal, opens(legal))).toBe(0);
    expect(terminal.answer()).toContain('the expectation held');
  });

  it('shows each expectation that did not against what happened', async () => {
    const terminal = fakeTerminal({
      a: file({ expect: [{ legal: false, lay: { xMm: 90 }, penalised: ['0-S1'], rulings: [{ code: 'fell' }] }] }),
    });
    expect(await judge(['a'], { json: false, timeoutS: 60 }, terminal, opens(legal))).toBe(1);
    expect(terminal.answer()).toContain('not as expected in 4 places:');
    expect(terminal.answer()).toContain('$.expect[0].legal: expected false, found true');
    expect(terminal.answer()).toContain('$.expect[0].lay.xMm: expected 90 within 0.5 mm, found 100');
    expect(terminal.answer()).toContain('$.expect[0].penalised: expected ["0-S1"], found []');
    expect(terminal.answer()).toContain('$.expect[0].rulings[0]: expected {"code":"fell"}, found []');
    expect(terminal.errors).toEqual([]);
  });

  it('tells trucks that nobody threw', async () => {
    const terminal = fakeTerminal({ a: text(REST_EXAMPLE) });
    const rests = { build: 'fake@1', tickHz: 240, roll: nobody };
    expect(
      await judge(['a'], { json: false, timeoutS: 60 }, terminal, {
        ...never,
        trexlands: () => Promise.resolve(rests),
      }),
    ).toBe(0);
    expect(terminal.answer().split('\n')[1]).toBe('  1. 0-T1 at rest: 0-T1 up, 0 ticks (0.00 s)');
  });

  it('cannot be steered by a title', async () => {
    const terminal = fakeTerminal({ a: file({ title: 'a\u001b[2Jb\nc\u202e' }) });
    await judge(['a'], { json: false, timeoutS: 60 }, terminal, opens(legal));
    expect(terminal.answer()).toBe('');
    expect(terminal.errors[0]).toContain('$.title is "a\\u001b[2Jb\\nc\\u202e"');
  });

  it('names who touched what', async () => {
    const touch = (by: number | null) => ({ do: 'disturb', by, piece: '1-M1', pushMm: [1, 0] });
    const quiet: Script = (s, a) => report(s, a.piece);
    const terminal = fakeTerminal({ a: file({ actions: [touch(1), touch(null)], title: '' }) });
    await judge(['a'], { json: false, timeoutS: 60 }, terminal, opens(quiet, quiet));
    expect(terminal.answer()).toContain('a: untitled');
    expect(terminal.answer()).toContain('1. disturb 1-M1 (by seat 1): no crash');
    expect(terminal.answer()).toContain('2. disturb 1-M1 (by nobody): no crash');
  });

  it('calls a crash a crash, whoever it was', async () => {
    const touch = (by: number | null) => ({ do: 'disturb', by, piece: '1-M1', pushMm: [5, 0] });
    const crash: Script = (s, a) => report(s, a.piece, [ruling('crash', a.piece)], { [a.piece]: { xMm: 5 } });
    const terminal = fakeTerminal({ a: file({ actions: [touch(1), touch(null)] }) });
    await judge(['a'], { json: false, timeoutS: 60 }, terminal, opens(crash, crash));
    expect(terminal.answer()).toContain('1. disturb 1-M1 (by seat 1): a crash');
    expect(terminal.answer()).toContain('2. disturb 1-M1 (by nobody): a crash');
  });
});

describe('the answer for a machine', () => {
  it('is one object for one file, and nothing else', async () => {
    const terminal = fakeTerminal({ a: file() });
    expect(await judge(['a'], { json: true, timeoutS: 60 }, terminal, opens(legal))).toBe(0);
    const judgement = judgementSchema.parse(JSON.parse(terminal.answer()));
    expect(judgement).toMatchObject({ format: 'tumbletop/judgement', version: 1, build: 'fake@1', tickHz: 240 });
    expect(terminal.errors).toEqual([]);
  });

  it('leaves what did not hold to standard error', async () => {
    const terminal = fakeTerminal({ a: file({ expect: [{ legal: false, winner: 0 }] }) });
    expect(await judge(['a'], { json: true, timeoutS: 60 }, terminal, opens(legal))).toBe(1);
    expect(judgementSchema.safeParse(JSON.parse(terminal.answer())).success).toBe(true);
    expect(terminal.errors).toEqual([
      'a: $.expect[0].legal: expected false, found true',
      'a: $.expect[0].winner: expected 0, found null',
    ]);
  });

  it('is a list for several, in their order', async () => {
    const terminal = fakeTerminal({ a: file(), b: file({ actions: [] }) });
    expect(await judge(['a', 'b', 'a'], { json: true, timeoutS: 60 }, terminal, opens(legal, touches))).toBe(0);
    const answers = JSON.parse(terminal.answer()) as { actions: { legal: boolean }[] }[];
    expect(answers.map(({ actions }) => actions.map((a) => a.legal))).toEqual([[true], [], [false]]);
  });

  it('has null in the place of a bad file, and judges the others', async () => {
    const terminal = fakeTerminal({ a: file(), bad: '{}' });
    expect(await judge(['bad', 'a', 'gone'], { json: true, timeoutS: 60 }, terminal, opens(legal))).toBe(2);
    const answers = JSON.parse(terminal.answer()) as unknown[];
    expect(answers.map((answer) => answer !== null)).toEqual([false, true, false]);
    expect(terminal.errors.map((e) => e.split(':')[0])).toEqual(['bad', 'gone']);
  });

  it('is nothing at all where every file is bad', async () => {
    const terminal = fakeTerminal({ bad: '{}' });
    expect(await judge(['bad', 'gone'], { json: true, timeoutS: 60 }, terminal, never)).toBe(2);
    expect(terminal.answer()).toBe('');
    expect(terminal.errors).toHaveLength(2);
  });
});

describe('the exit code', () => {
  const good = file({ expect: [{ legal: true }] });
  const wrong = file({ expect: [{ legal: false }] });
  it.each([
    [['good'], 0],
    [['good', 'good'], 0],
    [['good', 'wrong'], 1],
    [['wrong', 'good'], 1],
    [['bad', 'wrong', 'good'], 2],
    [['wrong', 'bad'], 2],
  ])('of %j is %d', async (files, code) => {
    const terminal = fakeTerminal({ good, wrong, bad: '[]' });
    expect(await judge(files, { json: false, timeoutS: 60 }, terminal, opens(legal, legal, legal))).toBe(code);
  });
});

it('a bug of ours does not lose the answers before it', async () => {
  const terminal = fakeTerminal({ a: file(), b: file() });
  await expect(judge(['a', 'b'], { json: false, timeoutS: 60 }, terminal, opens(legal))).rejects.toThrow(
    'once too often',
  );
  expect(terminal.answer()).toContain('a: one walk');
});

it('progress counts the actions of all files', async () => {
  const terminal = fakeTerminal({ a: file(), b: file({ actions: [walk, { ...walk, piece: '0-L1' }] }), bad: '' });
  await judge(['a', 'bad', 'b'], { json: true, timeoutS: 60 }, terminal, opens(legal, legal, legal));
  expect(terminal.progressed).toEqual([1, 2, 3]);
});

it('standard input is told by its name', async () => {
  const terminal = fakeTerminal({ '-': '' });
  expect(
    await judge(['-'], { json: false, timeoutS: 60 }, terminal, {
      ...never,
      traction: () => Promise.resolve(NO_TABLE),
    }),
  ).toBe(2);
  expect(terminal.errors).toEqual(['standard input: The file is empty; expected a scenario.']);
});

describe('a roll of trucks', () => {
  const lies = (settled: boolean, turnedDeg = 400): Tables => {
    const at = (id: string, x: number, z: number) => ({
      id: pieceId(id),
      spec: TRUCK,
      pose: { position: vec3(x, 0, z), rotation: IDENTITY },
      restedAt: tick(200),
      turnedDeg,
    });
    const rolled = { bodies: [at('0-T1', 0, 0), at('1-T2', 0, 0.4)], settled, ticks: 320, hash: 'abc' };
    return {
      ...never,
      trexlands: () =>
        Promise.resolve({
          build: 'fake@1',
          tickHz: 240,
          *roll() {
            yield tick(1);
            return rolled;
          },
        }),
    };
  };
  const roll = (changes: Json = {}): string => text(rollExample({ expect: [], ...changes }));

  it('is told to a person: who is up, a ruling a truck, where it was found', async () => {
    const terminal = fakeTerminal({ a: roll() });
    expect(await judge(['a'], { json: false, timeoutS: 60 }, terminal, lies(true))).toBe(0);
    const lines = terminal.answer().split('\n');
    expect(lines[0]).toBe('a: two trucks meet over the middle');
    expect(lines[1]).toBe('  1. battle-roll of 0-T1, 1-T2 on scrub: 0-T1 up, 320 ticks (1.33 s)');
    expect(lines[2]).toMatch(
      /^ {5}TX-02 wheels-up: 0-T1 is wheels-up: all four wheels are on the table\. \(tick 200, at /,
    );
    expect(lines[3]).toMatch(/^ {5}TX-03 off-arena: 1-T2 is down/);
    expect(lines[4]).toMatch(/^ {5}0-T1 found with 4 of 4 wheels on the table/);
    expect(terminal.errors).toEqual([]);
  });

  it('in which trucks did not tumble says so, and that they do not count as they lie', async () => {
    const terminal = fakeTerminal({
      a: roll({
        expect: [
          {
            trucks: [{ id: '0-T1', upright: true, counts: false, turnedDeg: 119.9 }],
            rulings: [
              { code: 'wheels-up', piece: '0-T1' },
              { clause: 'TX-63', code: 'did-not-tumble', piece: '0-T1' },
            ],
          },
        ],
      }),
    });
    expect(await judge(['a'], { json: false, timeoutS: 60 }, terminal, lies(true, 119.9))).toBe(0);
    expect(terminal.answer()).toContain(
      'on scrub: nobody up, 0-T1, 1-T2 did not tumble and would be rolled again alone, 320 ticks',
    );
    expect(terminal.answer()).toContain(
      'TX-63 did-not-tumble: 0-T1 did not tumble: it turned over by 119 degrees, and 120 make a roll. It is rolled again.',
    );
    expect(
      await judge(
        ['a'],
        { json: false, timeoutS: 60 },
        fakeTerminal({ a: roll({ expect: [{ trucks: [{ id: '0-T1', counts: true }] }] }) }),
        lies(true, 120),
      ),
    ).toBe(0);
  });

  it('that did not settle is to be rolled again', async () => {
    const terminal = fakeTerminal({ a: roll() });
    await judge(['a'], { json: false, timeoutS: 60 }, terminal, lies(false));
    expect(terminal.answer()).toContain('on scrub: to be rolled again');
  });

  it('is told to a machine, beside one of Traction', async () => {
    const terminal = fakeTerminal({ a: roll(), b: file() });
    expect(
      await judge(['a', 'b'], { json: true, timeoutS: 60 }, terminal, {
        ...lies(true),
        traction: opens(legal).traction,
      }),
    ).toBe(0);
    const [rolled, moved] = JSON.parse(terminal.answer()) as unknown[];
    expect(rollJudgementSchema.safeParse(rolled).success).toBe(true);
    expect(judgementSchema.safeParse(moved).success).toBe(true);
  });

  it('that is not as expected exits 1 and says where', async () => {
    const terminal = fakeTerminal({ a: roll({ expect: [{ trucks: [{ id: '1-T2', upright: true }] }] }) });
    expect(await judge(['a'], { json: true, timeoutS: 60 }, terminal, lies(true))).toBe(1);
    expect(terminal.errors).toEqual(['a: $.expect[0].trucks[0].upright: expected true, found false']);
  });

  it.each([
    ['an unknown game', '"chess"'],
    ['an inherited one', '"toString"'],
    ['a number', '5'],
  ])('of %s is refused with the games there are', async (_name, game) => {
    const terminal = fakeTerminal({ a: text(rollExample()).replace('"trexlands"', game) });
    expect(await judge(['a'], { json: false, timeoutS: 60 }, terminal, never)).toBe(2);
    expect(terminal.errors).toEqual([`a: $.game is ${game}; expected one of "traction", "trexlands".`]);
  });
});

describe('a position that rules alone judge', () => {
  const PULL = {
    format: 'tumbletop/scenario',
    version: 1,
    game: 'tractor-pull',
    title: 'a pull',
    position: { phase: 'pull', field: [['van . .'], []] },
  };
  const judged = async (changes: object, json = false) => {
    const terminal = fakeTerminal({ a: JSON.stringify({ ...PULL, ...changes }) });
    return { code: await judge(['a'], { json, timeoutS: 60 }, terminal), terminal };
  };

  it('is judged without an action, and what was expected of it is counted', async () => {
    const { code, terminal } = await judged({ expectAtOnce: { wins: [1, 0] } });
    expect(code).toBe(0);
    expect(terminal.answer()).toContain('At once:');
    expect(terminal.answer()).toContain('the expectation held');
  });

  it('that does not come to what was expected exits 1 and says where', async () => {
    const { code, terminal } = await judged({ expectAtOnce: { pull: { points: [{ atLeast: 2 }, 0] } } }, true);
    expect(code).toBe(1);
    expect(terminal.errors).toEqual(['a: $.expectAtOnce.pull.points[0]: expected {"atLeast":2}, found 1']);
    expect(JSON.parse(terminal.answer())).toMatchObject({ atOnce: { pull: { leadsTo: 'won' } }, actions: [] });
  });

  it('that cannot be exits 2 and says why', async () => {
    const { code, terminal } = await judged({ position: { ...PULL.position, wave: 1 } });
    expect(code).toBe(2);
    expect(terminal.errors).toEqual([
      'a: $.position.wave is 1; expected 3, or 4 after overtime: all waves come before a pull.',
    ]);
  });
});
