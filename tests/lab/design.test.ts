import { describe, expect, it } from 'vitest';
import type { DesignAnswer } from '#lab/design/answer.ts';
import { boresOf, boresSaid } from '#lab/design/bores.ts';
import { partFor } from '#lab/design/meeting.ts';
import { designed } from '#lab/design/changed.ts';
import { sharesOf } from '#lab/rest/answer.ts';
import { designParameters } from '#lab/design/parameters.ts';
import { searched } from '#lab/design/search.ts';
import { BODIES } from '#lab/rolls/bodies.ts';
import { readBody } from '#lab/rolls/bodyFile.ts';
import type { LabBody } from '#lab/rolls/labBody.ts';
import { jobOf } from '#lab/job.ts';
import { findExperiment } from '#lab/registry.ts';
import { loadPhysics } from '#sim/physics.ts';
import { length } from '#sim/maths/vec3.ts';
import { runs } from '../effort.ts';

const physics = await loadPhysics();
const JOB = { format: 'tumbletop/lab-job', version: 1, experiment: 'design' };
const BRICK = {
  format: 'tumbletop/body',
  version: 1,
  title: 'brick',
  parts: [{ box: { halfMm: [8, 8, 6], atMm: [0, 0, 0] } }],
  densityGCm3: 1.2,
  faces: [
    { name: 'square', normal: [0, 0, 1] },
    { name: 'square', normal: [0, 0, -1] },
    { name: 'edge', normal: [1, 0, 0] },
    { name: 'edge', normal: [-1, 0, 0] },
    { name: 'edge', normal: [0, 1, 0] },
    { name: 'edge', normal: [0, -1, 0] },
  ],
};

function bodyOf(file: object): LabBody {
  const read = readBody(file);
  if (!read.ok) throw new Error(read.fault.message);
  return read.value;
}

async function answerOf(
  parameters: object,
  trials: number,
): Promise<{ keys: DesignAnswer; says: string; made: string }> {
  const ready = await jobOf({ ...JOB, trials, parameters }, findExperiment);
  if (!ready.ok) throw new Error(ready.fault.message);
  const { prepared, job } = ready.value;
  const counts = prepared.count(physics, job.seed, { first: 0, end: trials });
  const tally = prepared.tally();
  tally.add(counts.ok ? counts.value : null, trials);
  const answer = tally.answer() ?? expect.fail();
  return { keys: answer.keys as DesignAnswer, says: answer.says ?? '', made: answer.made?.text ?? '' };
}

const refusal = async (parameters: object): Promise<string> => {
  const ready = await jobOf({ ...JOB, parameters }, findExperiment);
  return ready.ok ? '' : ready.fault.message;
};

describe('the shortest change', () => {
  it('of two straight lines is the foot of the origin on their meeting', () => {
    const { change, off } = searched(({ x, y, z }) => [x + y - 2, x - z], 1e-3);
    expect(off).toBeLessThan(1e-9);
    expect([change.x, change.y, change.z].map((part) => Math.round(part * 1e6) / 1e6)).toEqual([
      0.666667, 1.333333, 0.666667,
    ]);
  });

  it('stays where bodies are, and says how far off it is', () => {
    const { change, off } = searched(({ x }) => (x > 1 ? null : [x - 2]), 1e-3);
    expect(change.x).toBeLessThanOrEqual(1);
    expect(off).toBeGreaterThanOrEqual(1);
  });
});

describe('as much of a change as is needed', () => {
  const at = (part: number, share: number) => ({ part, share, low: share - 0.05, high: share + 0.05 });
  const rising = [at(0.25, 0.2), at(0.5, 0.3), at(0.75, 0.4), at(1, 0.5)];

  it.each([
    ['between two', rising, 0.35, 0.625, 0.5, 0.75],
    ['at one of them', rising, 0.3, 0.5, 0.375, 0.625],
    ['of a share that falls', rising.map(({ part, share }) => at(part, 1 - share)), 0.65, 0.625, 0.5, 0.75],
    ['near the end, as far as was looked', rising, 0.48, 0.95, 0.825, 1],
  ])('lies %s', (_, rolled, want, part, low, high) => {
    const met = partFor(rolled, want);
    expect([met?.part, met?.low, met?.high].map((one) => Math.round((one ?? 0) * 1e6) / 1e6)).toEqual([
      part,
      low,
      high,
    ]);
  });

  it('is none where no part comes to it', () => expect(partFor(rising, 0.6)).toBeNull());
});

describe('a design', () => {
  it.each([
    ['6', 0.2],
    ['6', 0.1],
    ['1', 0.25],
  ])(
    'moves a die’s weight so that %s comes %f of the time by geometry, and straight away from its face',
    (name, share) => {
      const { levels, change, off } = designed(designParameters.parse({ body: 'd6', want: [{ name, share }] }));
      const body = levels.find(({ part }) => part === 1)?.body ?? expect.fail();
      expect(off).toBeLessThan(1e-5);
      expect(sharesOf(body).get(name)).toBeCloseTo(share, 5);
      const parts = [change.x, change.y, change.z].map(Math.abs).sort((a, b) => b - a);
      expect(parts[1]).toBeLessThan(1e-3 * (parts[0] ?? 0) + 1e-6);
    },
  );

  it('meets several wishes at once', () => {
    const want = [
      { name: '6', share: 0.25 },
      { name: '5', share: 0.2 },
    ];
    const { levels, off } = designed(designParameters.parse({ body: 'd6', want }));
    const body = levels.find(({ part }) => part === 1)?.body ?? expect.fail();
    expect(off).toBeLessThan(1e-5);
    for (const { name, share } of want) expect(sharesOf(body).get(name)).toBeCloseTo(share, 5);
  });

  it('takes no longer way for a share that is there already', () => {
    const { change } = designed(designParameters.parse({ body: 'd6', want: [{ name: '6', share: 1 / 6 }] }));
    expect(length(change)).toBeLessThan(1e-6);
  });

  it.each([
    ['lengths', 0.6],
    ['com', 0.5],
  ] as const)(
    'by %s gives the file of a brick that rolls take, with as much of the change as they ask for',
    async (by, share) => {
      const { keys, made } = await answerOf({ body: BRICK, want: [{ name: 'square', share }], by }, runs(200, 1000));
      const body = readBody(JSON.parse(made));
      const [wanted] = keys.wants;
      expect(keys.had).toBe(true);
      const now = body.ok ? (sharesOf(body.value).get('square') ?? 0) : -1;
      const part = (now - (wanted?.before ?? 0)) / ((wanted?.after ?? 0) - (wanted?.before ?? 0));
      expect(Math.abs(part - (keys.rolledPart?.part ?? 1))).toBeLessThan(0.1);
    },
  );

  it('says what cannot be had', async () => {
    const { keys, says } = await answerOf({ body: 'd6', want: [{ name: '6', share: 0.999 }] }, 50);
    expect(keys.had).toBe(false);
    expect(says).toMatch(/cannot be had/);
  });

  it('rolls what it found, and tells how much of it gives the share on the table', async () => {
    const { keys, says } = await answerOf({ want: [{ name: '6', share: 0.3 }] }, runs(400, 2000));
    const [wanted] = keys.wants;
    expect(wanted).toMatchObject({
      before: expect.closeTo(1 / 6, 5) as number,
      after: expect.closeTo(0.3, 4) as number,
    });
    const shares = wanted?.rolled.map(({ share }) => share) ?? [];
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(keys.rolledPart?.part, 'a die that rolls needs less').toBeLessThan(1);
    expect(says).toMatch(
      /^Move the centre of mass by \d\.\d\d mm \(.*\): 6 comes 30\.0 % by geometry, 16\.7 % before\. Rolled, 6 comes \d\d\.\d % .* with all of that; 30\.0 % come of \d\.\d\d mm \(.*\)\. (That is a|No) round .*\.$/,
    );
  });

  it.each([
    [{ want: [{ name: '7', share: 0.2 }] }, /want\[0\]\.name.* a face of the body: 1, 2, 3, 4, 5, 6|want\[0\]\.name/],
    [{ want: [{ name: '6', share: 1.2 }] }, /want\[0\]\.share is 1\.2/],
    [
      {
        want: [
          { name: '6', share: 0.6 },
          { name: '1', share: 0.6 },
        ],
      },
      /together 1 or less/,
    ],
    [
      {
        want: [
          { name: '6', share: 0.2 },
          { name: '6', share: 0.3 },
        ],
      },
      /each face once/,
    ],
    [{ by: 'lengths' }, /com for a body/],
    [{ want: [] }, /want/],
  ])('refuses %j in a sentence', async (parameters, says) => {
    expect(await refusal(parameters)).toMatch(says);
  });
});

describe('the hole that moves a centre of mass', () => {
  const brick = bodyOf(BRICK);
  const grams = brick.spec.mass * 1e3;

  it.each([
    ['hollow', { x: 0, y: 0.4, z: 0 }],
    ['hollow', { x: 0.1, y: -0.2, z: 0 }],
    ['steel', { x: 0, y: 0, z: 0.8 }],
    ['steel', { x: -0.7, y: 0.4, z: 0 }],
  ] as const)('is %s, within the body, and moves it by just as much: %j', (kind, change) => {
    const bore = boresOf(brick.spec, change)[kind] ?? expect.fail('one fits');
    const [x, y, z] = bore.atMm;
    const moved = [x, y, z].map((at) => (bore.massG * at) / (grams + bore.massG));
    expect(moved.map((mm) => Number(mm.toFixed(4)))).toEqual([change.x, change.y, change.z]);
    expect(Math.max(Math.abs(x), Math.abs(y)) + bore.deepMm / 4).toBeLessThan(8);
    const density = kind === 'hollow' ? -1.2 : 7.8 - 1.2;
    expect(bore.massG).toBeCloseTo((density * Math.PI * (bore.acrossMm / 2) ** 2 * bore.deepMm) / 1e3, 5);
  });

  it('is that of a body with this cavity: its file weighs and rests as it should', () => {
    const { hollow } = boresOf(brick.spec, { x: 0, y: 0.4, z: 0 });
    if (hollow === null) throw new Error('one fits');
    const cavity = {
      cylinder: { radiusMm: hollow.acrossMm / 2, halfMm: hollow.deepMm / 2, axis: 'y', atMm: hollow.atMm },
      cavity: true,
    };
    const drilled = bodyOf({ ...BRICK, version: 2, parts: [...BRICK.parts, cavity] });
    expect(drilled.spec.com.y * 1e3).toBeCloseTo(0.4, 2); // a file's cylinder has 32 corners
    expect(drilled.spec.mass * 1e3).toBeCloseTo(grams + hollow.massG, 2);
  });

  it('is none where none fits, where nothing is to be moved, and in a body whose stuff is not known', () => {
    const none = { hollow: null, steel: null, weight: null };
    expect(boresOf(brick.spec, { x: 0, y: 5, z: 0 })).toEqual(none);
    expect(boresOf(brick.spec, { x: 0, y: 0, z: 0 })).toEqual(none);
    const truck = BODIES.find(({ name }) => name === 'truck') ?? expect.fail();
    const { weight, ...bores } = boresOf(truck.spec, { x: 0, y: -1, z: 0 });
    expect(bores).toEqual({ hollow: null, steel: null });
    const [grams, com] = [truck.spec.mass * 1e3, truck.spec.com.y * 1e3];
    expect(((weight?.massG ?? 0) * ((weight?.atMm[1] ?? 0) - com)) / (grams + (weight?.massG ?? 0))).toBeCloseTo(-1, 4);
    expect(boresOf(truck.spec, { x: 0, y: -30, z: 0 })).toEqual(none);
    expect(boresOf(bodyOf({ ...BRICK, densityGCm3: 8 }).spec, { x: 0, y: 0.4, z: 0 }).steel).toBeNull();
    expect(boresSaid(none)).toContain('No round hole');
  });

  it('is not told of where nothing has to move', async () => {
    const { keys, says } = await answerOf({ body: 'd6', want: [{ name: '6', share: 1 / 6 }] }, 40);
    expect(keys.bores).toBeNull();
    expect(says).not.toContain('hole');
  });

  it('stands in the answer, in its table and in its words', async () => {
    const { keys, says } = await answerOf({ body: 'd6', want: [{ name: '6', share: 0.18 }] }, runs(40, 400));
    expect(keys.bores?.steel ?? keys.bores?.hollow).toMatchObject({ acrossMm: expect.any(Number) as number });
    expect(says).toMatch(/ mm across and .* mm deep around \(/);
  });
});
