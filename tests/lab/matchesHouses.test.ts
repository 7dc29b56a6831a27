import { describe, expect, it } from 'vitest';
import { loadMatches } from '#lab/matches/matches.ts';
import { matchesCommand } from '#cli/lab/matches.ts';
import { chunkOf, jobOf } from '#lab/job.ts';
import { matchesCounts } from '#lab/matches/count.ts';
import { loadPhysics } from '#sim/physics.ts';
import { ok } from '#sim/result.ts';
import { noBytes } from '../cli/fakeTerminal.ts';
import { cases, oneIn } from '../effort.ts';

const physics = await loadPhysics();

/** The job of `lab matches --setup FILE`, by outlines, where the file has these keys. */
async function jobWith(setup: object, bots: readonly string[]) {
  const given = { game: 'traction', bots, fidelity: ['geometric'], setup: ['house.json'] };
  const read = await matchesCommand.parameters(given, () => Promise.resolve(ok(setup)), noBytes);
  if (!read.ok) throw new Error(read.fault.message);
  const file = { format: 'tumbletop/lab-job', version: 1, experiment: 'matches', seed: 3, trials: 2, chunk: 2 };
  const matches = await loadMatches();
  return jobOf({ ...file, parameters: read.value }, () => Promise.resolve(matches));
}

/** Two matches, added up: their lengths, and what was counted. */
async function countedWith(setup: object, bots = ['careless', 'careless']) {
  const ready = await jobWith(setup, bots);
  if (!ready.ok) throw new Error(ready.fault.message);
  const { job, prepared } = ready.value;
  const counts = prepared.count(physics, job.seed, chunkOf(job, 0));
  if (!counts.ok) throw new Error(counts.fault.message);
  const [matches = []] = matchesCounts.parse(counts.value).setups;
  const sum = (of: (match: (typeof matches)[number]) => number): number => matches.reduce((so, one) => so + of(one), 0);
  return {
    length: sum(({ length }) => length),
    winners: matches.map(({ winners }) => winners),
    seen: (code: string) => sum(({ figures }) => figures[code] ?? 0),
  };
}

const NO_TACKLES = [0, 1, 2].map(() => [false, false, false]);

/** Each as a file has it, with a value that is none of it. */
const HOUSES: readonly (readonly [name: string, options: object, wrong: object])[] = [
  ['pieces that do not walk', { ranges: [0, 2, 1] }, { ranges: [-1, 2, 1] }],
  ['a narrower swivel', { mostSwivelDeg: 90 }, { mostSwivelDeg: 0 }],
  ['a shorter step', { mostTravelMm: 20 }, { mostTravelMm: 0.5 }],
  ['tackles size by size', { tackles: NO_TACKLES }, { tackles: [[true]] }],
  ['no free step after a miss', { freeStepAfterMiss: false }, { freeStepAfterMiss: 'no' }],
  ['one victim', { victims: 1 }, { victims: 2 }],
  ['longer penalties', { penaltyTurns: 3 }, { penaltyTurns: 11 }],
  ['a win by coming to rest', { win: 'rest' }, { win: 'touch' }],
  ['a touch from further off', { contactMm: 1 }, { contactMm: 2 }],
  ['a pivot that may leave the surface', { liftOffMm: 2 }, { liftOffMm: 0 }],
  ['a piece that may lean', { uprightMm: 12 }, { uprightMm: 20 }],
  ['slippery pieces', { pieceFriction: 0 }, { pieceFriction: 3 }],
];

describe('a house rule of designers', () => {
  it.each(HOUSES)('is taken from a set-up’s file: %s', async (_, options) => {
    const ready = await jobWith({ options }, ['careless', 'careless']);
    expect(ready.ok ? '' : ready.fault.message).toBe('');
  });

  it.each(HOUSES)('is refused there with a value that is none: %s', async (_, _options, wrong) => {
    const [key = ''] = Object.keys(wrong);
    const ready = await jobWith({ options: wrong }, ['careless', 'careless']);
    expect(ready.ok ? '' : ready.fault.message).toContain(`$.options.${key}`);
  });

  it.each(oneIn(9, HOUSES))('makes no bot foul by outlines: %s', async (_, options) => {
    const { seen } = await countedWith({ options: { ...options, turnLimit: 2 } }, ['careless', 'steady']);
    expect(seen('foul')).toBe(0);
  });
});

/** A rival's piece has one walk to go, and the seat whose turn it is has one beside it. */
const CLOSE = {
  table: {
    tableMm: 900,
    pads: [
      { seat: 0, xMm: 0, zMm: 230, yawDeg: 0 },
      { seat: 1, xMm: 0, zMm: -230, yawDeg: 180 },
    ],
  },
  position: {
    seat: 0,
    pieces: [
      { id: '0-L1', xMm: 0, zMm: 160, yawDeg: 0, pose: 'upright' },
      { id: '1-S1', xMm: 0, zMm: 120, yawDeg: 0, pose: 'upright' },
    ],
  },
};

describe('a house rule changes matches', () => {
  const options = (own: object, more: object = {}) => ({ ...more, options: own });

  const slower: readonly (readonly [name: string, options: object])[] = [
    ['a narrower swivel', { mostSwivelDeg: 90 }],
    ['a shorter step', { mostTravelMm: 12 }],
    ['fewer steps', { ranges: [1, 1, 1] }],
    ['small and medium pieces that do not walk', { ranges: [0, 0, 1] }],
  ];

  it.each(cases(slower.slice(0, 1), slower))('with %s they are longer', async (_, own) => {
    const usual = await countedWith({});
    const house = await countedWith(options(own));
    expect(house.length).toBeGreaterThan(usual.length);
  });

  it('where nothing may walk nobody gets anywhere, and nobody fouls', async () => {
    const { seen, winners } = await countedWith(options({ ranges: [0, 0, 0], turnLimit: 2 }));
    expect(seen('walked') + seen('foul')).toBe(0);
    expect(winners).toHaveLength(2);
  });

  it('tackles that are forbidden are not tried', async () => {
    const may = await countedWith(options({ turnLimit: 2 }, CLOSE), ['steady', 'steady']);
    const mayNot = await countedWith(options({ turnLimit: 2, tackles: NO_TACKLES }, CLOSE), ['steady', 'steady']);
    expect(may.seen('tackled')).toBeGreaterThan(0);
    expect(mayNot.seen('tackled') + mayNot.seen('foul')).toBe(0);
  });

  it('the longer a penalty is, the fewer steps are tried in vain where every step slips', async () => {
    const fouls = async (penaltyTurns: number) =>
      (await countedWith(options({ penaltyTurns, turnLimit: 12 }, { surface: 'glass' }))).seen('foul');
    const times: number[] = [];
    for (const penalty of cases([1, 10], [1, 5, 10])) times.push(await fouls(penalty));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(times).size).toBe(times.length);
    expect(times.at(-1)).toBeGreaterThan(0);
  });
});
