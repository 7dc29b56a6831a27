import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { draftOf, entryOf, freshDraft, hasTrials, jobIn, leavesOf, rulesOf, type Draft } from '#lab/form/draft.ts';
import { calibrateForm } from '#lab/traction/calibrate/form.ts';
import type { Form } from '#lab/form/field.ts';
import { fieldOfFault, sentenceOf } from '#lab/form/faultWords.ts';
import { valueAt } from '#lab/form/place.ts';
import { NUMBERS } from '#lab/form/notation.ts';
import { GAMES } from '#games/registry.ts';
import { BOTS } from '#bots/registry.ts';
import type { LabExperiment } from '#lab/experiment.ts';
import { JOB_FORMAT, JOB_VERSION, jobOf, type Job } from '#lab/job.ts';
import { EXPERIMENTS, findExperiment } from '#lab/registry.ts';

const HEAD = { format: JOB_FORMAT, version: JOB_VERSION };

async function jobFrom(json: object): Promise<Job> {
  const ready = await jobOf(json, findExperiment);
  if (!ready.ok) throw new Error(ready.fault.message);
  return ready.value.job;
}

async function partsOf(
  id: string,
): Promise<{ readonly experiment: LabExperiment; readonly form: Form; readonly fresh: Draft }> {
  const entry = EXPERIMENTS.find((one) => one.id === id);
  if (typeof entry?.form !== 'function')
    throw new Error(`The experiment ${id} has no form; write one beside it and name it in src/lab/registry.ts.`);
  const [experiment, form] = await Promise.all([entry.load(), entry.form()]);
  const usual = experiment.prepare(form.sample);
  if (!usual.ok) throw new Error(`The sample of the form of ${id} is refused: ${usual.fault.message}`);
  return { experiment, form, fresh: freshDraft(form, usual.value.parameters) };
}

const BODY = {
  format: 'tumbletop/body',
  version: 1,
  title: 'brick',
  parts: [{ box: { halfMm: [8, 8, 6], atMm: [0, 0, 0] } }],
  densityGCm3: 7.8,
  faces: [{ name: 'square', normal: [0, 0, 1] }],
};
const SURFACE = { format: 'tumbletop/surface', version: 1, name: 'oak', friction: 0.43, restitution: 0.2 };
const THROW = { format: 'tumbletop/throw', version: 1, heightMm: 80, surface: { friction: 0.5, restitution: 0.2 } };

/** Jobs that use every field of an experiment's form, in one of them or another. */
const [FIRST = '', SECOND = ''] = BOTS.map(({ id }) => id);

const JOBS: Readonly<Record<string, readonly object[]>> = {
  rest: [{ body: BODY, beside: true, throw: THROW }],
  pool: [{ bodies: [BODY, 'd6'], throw: THROW, read: ['sum', 'count=6', 'atLeast=5'] }],
  design: [{ body: BODY, want: [{ name: 'square', share: 0.4 }], by: 'lengths', throw: THROW }],
  validate: [{ parts: ['theory', 'truck'], themes: ['slip'], ticksHz: [480], stepHz: 4000 }],
  matches: [
    {
      rules: 'tuned',
      game: FIRST,
      bots: ['careless', 'careless'],
      steadiness: 'shaky',
      rolls: 'thrown',
      fidelities: ['geometric'],
    },
    { setups: [{ name: 'wide', rules: { table: { distanceMm: 500 } } }], sequential: { low: 0.4, high: 0.6 } },
    { game: SECOND, rolls: 'odds', bots: ['keen', 'steady'], measure: 'balance' },
    {
      setups: [
        { name: 'usual', rules: {} },
        { name: 'own surface', rules: { surface: { friction: 0.5, restitution: 0 }, options: { mostTravelMm: null } } },
        {
          name: 'all of it',
          rules: {
            surface: 'felt',
            options: {
              ranges: [6, 3, 1],
              victims: 1,
              win: 'rest',
              freeStepAfterMiss: false,
              tackles: [
                [true, false, true],
                [true, true, true],
                [false, false, true],
              ],
              tolerance: { moveMm: 0.5, yawDeg: 2, pivotMm: 1 },
            },
          },
        },
      ],
    },
  ],
  rolls: [
    { bodies: ['d6', BODY, 'truck'], defenders: 1, wins: 'square', toRest: true },
    { throw: { format: 'tumbletop/throw', version: 1, throw: 'standard', terrain: 'gravel' } },
    { throw: { ...THROW, speedSpreadMmS: 5, spinSpreadRadS: 30, arena: 'standard', velocityMmS: [10, -20, 30] } },
    { vary: { what: 'com', values: [-1, 1] } },
    { bodies: [{ format: 'tumbletop/truck', version: 1, widthMm: 30 }] },
    { throw: { ...THROW, orientation: [0, 0, 0, 1], spinDegS: [100, 0, 0] } },
  ],
  throws: [
    {
      kind: 'free',
      terrain: 'dune',
      ballast: true,
      begins: 3,
      look: 4,
      steps: 2,
      closer: 5,
      confirm: 6,
      scatters: [0, 0.5],
    },
  ],
  friction: [
    { friction: [0.31, 0.4], sizes: ['M'], hands: ['brisk'], steadiness: 'shaky', grip: 'pinch', filling: 'sand' },
    { filling: { densityGCm3: 1.6, heightMm: 20, sizes: ['L'] } },
    { surfaces: ['felt', 'glass'] },
    { surfaces: ['felt', SURFACE] },
  ],
  calibrate: [
    { anglesDeg: [20, 21.5], resolution: 0.5, name: 'oak', restitution: 0.2 },
    { risesMm: [92, 95], lengthMm: 210 },
    { risesMm: [92], runMm: 200 },
    {
      steps: [
        { size: 'S', held: 12, of: 15 },
        { size: 'M', hand: 'brisk', grip: 'pinch', held: 3, of: 10 },
      ],
      friction: [0.2, 0.4, 0.6],
      steadiness: ['usual'],
    },
  ],
  range: [
    { ranges: [[4, 2, 1]], surfaces: ['felt'], around: 'gate', distancesMm: [400] },
    {
      around: [{ id: '1-S1', xMm: 60, zMm: 0, yawDeg: 0, pose: 'upright' }],
      friction: [0.6],
      sizes: ['S'],
      hands: ['brisk'],
      steadiness: 'shaky',
      grip: 'pinch',
      filling: { densityGCm3: 2 },
    },
  ],
  tolerance: [
    {
      filling: 'solder',
      rules: 'text',
      movesMm: [0.1, 1],
      bots: ['careless', 'steady'],
      steadiness: 'usual',
      surface: 'felt',
      passMm: -0.5,
      setup: 'usual',
    },
    { setup: { table: { distanceMm: 500 } } },
  ],
  slide: [{ body: 'coin', face: 'tails', velocityMmS: 300, spinRadS: 10, friction: 0.4, law: 'flat' }, { body: BODY }],
};

/** What the command says of a job that no file begins: the set of rules by which matches are played. */
const COMMAND: Readonly<Record<string, object>> = { matches: { rules: 'text' }, tolerance: { rules: 'text' } };

describe.each(EXPERIMENTS.map(({ id }) => id))('the form of %s', (id) => {
  it('has a question that ends as one', () => {
    expect(EXPERIMENTS.find((one) => one.id === id)?.question).toMatch(/^[A-Z].*\?$/);
  });

  it('as it is before it is filled in, is the job of the command without options', async () => {
    const { form, fresh } = await partsOf(id);
    if ((form.blank ?? []).length > 0)
      return expect((await jobOf(jobIn(id, form, fresh), findExperiment)).ok).toBe(false);
    expect(await jobFrom(jobIn(id, form, fresh))).toEqual(
      await jobFrom({ ...HEAD, experiment: id, parameters: COMMAND[id] ?? {} }),
    );
  });

  it('has jobs in this test, and gives each back as it is', async () => {
    const { form, experiment } = await partsOf(id);
    const jobs = JOBS[id];
    if (jobs === undefined) throw new Error(`Add jobs of ${id} to JOBS: together they use every field of its form.`);
    for (const parameters of jobs) {
      const job = await jobFrom({ ...HEAD, experiment: id, seed: 4_000_000_000, chunk: 4, trials: 8, parameters });
      expect(await jobFrom(jobIn(id, form, draftOf(form, job)))).toEqual(job);
      if (!experiment.hasPrecision) continue;
      const precise = await jobFrom({ ...HEAD, experiment: id, precision: 2.5, parameters });
      expect(await jobFrom(jobIn(id, form, draftOf(form, precise)))).toEqual(precise);
    }
  });

  it('asks for everything that those jobs say, and nothing else', async () => {
    const { form } = await partsOf(id);
    const said = new Set((JOBS[id] ?? []).flatMap((parameters) => Object.keys(parameters)));
    const asked = new Set(leavesOf(form).map(({ at }) => at.split('.')[0]));
    expect([...asked].filter((key) => key !== undefined && !said.has(key))).toEqual([]);
    for (const parameters of JOBS[id] ?? []) {
      const { parameters: all } = await jobFrom({ ...HEAD, experiment: id, parameters });
      expect(Object.keys(all).filter((key) => !asked.has(key))).toEqual([]);
    }
  });
});

describe('a fault of a form', () => {
  const wrongIn = async (id: string, entries: Draft['entries'], more: Partial<Draft> = {}) => {
    const { form, fresh } = await partsOf(id);
    const draft = { ...fresh, ...more, entries: { ...fresh.entries, ...entries } };
    const ready = await jobOf(jobIn(id, form, draft), findExperiment);
    if (ready.ok) throw new Error('nothing is wrong with it');
    return [fieldOfFault(form, draft, ready.fault.path), sentenceOf(form, draft, ready.fault)];
  };

  it.each([
    ['friction', { ground: 'coefficients', friction: '0.3, 5' }, 'friction', 'Item 2 is 5; expected at most 2.'],
    [
      'friction',
      { ground: 'coefficients', friction: 'rough' },
      'friction',
      'Item 1 is "rough"; expected a finite number.',
    ],
    [
      'friction',
      { ground: 'coefficients', friction: '0,25' },
      'friction',
      'Item 1 is "0,25"; expected a finite number. It may be decimals or a list: write decimals with a point, a list with spaces (0, 25).',
    ],
    [
      'rolls',
      { how: 'own', 'throw.heightMm': '1,125' },
      'throw.heightMm',
      'This is "1,125"; expected a finite number. Write 1.125 or 1125.',
    ],
    ['friction', { sizes: [] }, 'sizes', 'This is []; expected at least 1 item.'],
    ['rolls', { how: 'own', 'throw.heightMm': '' }, 'throw.heightMm', 'This is missing; expected a finite number.'],
    [
      'rolls',
      { how: 'own', 'throw.surface.friction': '3' },
      'throw.surface.friction',
      'This is 3; expected at most 2.',
    ],
    ['rolls', { defenders: '1' }, 'defenders', 'This is 1; expected fewer defenders than bodies.'],
    [
      'matches',
      { setups: { variants: [{ name: 'a', entries: { 'options.ranges': '4, 9, 1' }, rest: {} }] } },
      'setups',
      'Rules 1: “Steps a turn”, item 2, is 9; expected at most 8.',
    ],
    [
      'matches',
      { setups: { variants: [{ name: 'a', entries: { 'options.penaltyTurns': 'two' }, rest: {} }] } },
      'setups',
      'Rules 1: “A penalised piece rises in turn number” is "two"; expected a whole number.',
    ],
    [
      'matches',
      { setups: { variants: ['a', 'a'].map((name) => ({ name, entries: {}, rest: {} })) } },
      'setups',
      'Expected set-ups with different names.',
    ],
    ['calibrate', { by: 'along-board', risesMm: '90', lengthMm: '' }, null, null],
  ] as const)('of %s %j is told at %s', async (id, entries, at, says) => {
    const [place, sentence] = await wrongIn(id, entries);
    if (at !== null) expect([place, sentence]).toEqual([at, says]);
    else expect(sentence).toMatch(/\.$/);
  });

  it('of seed, trials or precision is told there', async () => {
    expect(await wrongIn('rolls', {}, { seed: '-1' })).toEqual(['seed', 'This is -1; expected at least 0.']);
    expect(await wrongIn('rolls', {}, { trials: 'many' })).toEqual([
      'trials',
      'This is "many"; expected a whole number.',
    ]);
    expect(await wrongIn('rolls', {}, { by: 'precision', precision: '0' })).toEqual([
      'precision',
      'This is 0; expected at least 0.01.',
    ]);
  });
});

describe('house rules of a game', () => {
  it.each(GAMES.map(({ id }) => id))(
    'of %s: each is played as it is first offered, and comes back as its field',
    async (id) => {
      const { form, fresh } = await partsOf('matches');
      const leaf = leavesOf(form).find(({ kind }) => kind === 'variants');
      if (leaf?.kind !== 'variants') throw new Error('matches have rules');
      const entries = { ...fresh.entries, game: id };
      for (const { leaf: rule, usual } of rulesOf(leaf, entries)) {
        const variant = { name: 'a', entries: { [rule.at]: entryOf(rule, usual) }, rest: {} };
        const draft = {
          ...fresh,
          entries: { ...entries, bots: 'careless, careless', setups: { variants: [variant] } },
        };
        const job = await jobFrom(jobIn('matches', form, draft));
        expect(draftOf(form, job).entries['setups'], rule.at).toEqual({ variants: [variant] });
      }
    },
  );

  it.each(BOTS.map(({ id }) => id))(
    'of %s: every option of its match files has a field, but for those named here',
    async (id) => {
      // Clocks, which no computer watches, what is given to single seats, and own pieces, which a file has.
      const elsewhere = ['dice', 'truck', 'hands', 'clockS', 'headStart', 'items', 'advantage', 'first', 'begins'];
      const game = GAMES.find((one) => one.id === id);
      const match = (await game?.schemas())?.match;
      const json = z.toJSONSchema(match as z.ZodType, { io: 'input', unrepresentable: 'any' });
      const options = Object.keys(valueAt(json, 'properties.options.properties') ?? {});
      const asked = ((await BOTS.find((bots) => bots.id === id)?.houseRules?.()) ?? []).map(
        ({ at }) => at.split('.')[1],
      );
      expect(options.filter((key) => !asked.includes(key) && !elsewhere.includes(key))).toEqual([]);
    },
  );
});

it('takes a number with a decimal comma', async () => {
  const { form, fresh } = await partsOf('rolls');
  const entries = { ...fresh.entries, how: 'own', 'throw.heightMm': '80,5', 'throw.surface.friction': '0,5' };
  const draft = { ...fresh, by: 'precision' as const, precision: '1,5', entries };
  expect(jobIn('rolls', form, draft)).toMatchObject({
    precision: 1.5,
    parameters: { throw: { heightMm: 80.5, surface: { friction: 0.5 } } },
  });
});

describe('numbers with commas between them', () => {
  it('may be ranges, and stay the text that they are where they are none', () => {
    expect(NUMBERS.read('0.30:0.36:0.02, .5,-1')).toEqual([0.3, 0.32, 0.34, 0.36, 0.5, -1]);
    expect(NUMBERS.read('1:0:1, x, 1:2')).toEqual(['1:0:1', 'x', '1:2']);
  });
});

it('asks for a number of trials only where something is simulated', () => {
  const has = (by: string): boolean => hasTrials(calibrateForm, { entries: { by } });
  expect(['angles', 'along-board', 'along-table', 'steps'].map(has)).toEqual([false, false, false, true]);
});
