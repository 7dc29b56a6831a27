import { beforeAll, describe, expect, it } from 'vitest';
import { chanceFor, seedRandom } from '#engine/random.ts';
import { LEVELS } from '#bots/traction/levels.ts';
import { STANDARD_OPTIONS, type TractionOptions } from '#games/traction/options.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { cases, oneIn, runs, SOAKING, FIRST_SEED } from '../../effort.ts';
import { setupOf, started, withPieces } from '../../games/traction/support.ts';
import { moveIn, playMatch, type Level } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const pivotMm = (mm: number): Partial<TractionOptions> => ({
  tolerance: { ...STANDARD_OPTIONS.tolerance, pivotMm: mm },
});

const NONE = [false, false, false] as const;

/** Fouls that a house rule brings about, and no bad luck. */
const BY_HOUSE = ['over-swivel', 'over-travel', 'too-many-steps', 'tackle-size', 'lift-off', 'not-upright'];

const HOUSES: readonly (readonly [string, Partial<TractionOptions>])[] = [
  ['a swivel of 120 degrees at the most', { mostSwivelDeg: 120 }],
  ['a swivel of 90 degrees at the most', { mostSwivelDeg: 90 }],
  ['a swivel narrower than any other that is tried', { mostSwivelDeg: 4 }],
  ['a step of 20 mm at the most', { mostTravelMm: 20 }],
  ['a step of 2 mm at the most', { mostTravelMm: 2 }],
  ['both limits', { mostSwivelDeg: 50, mostTravelMm: 12 }],
  ['a pivot that hardly slips', pivotMm(0.1)],
  ['small pieces that do not walk', { ranges: [0, 2, 1] }],
  ['no tackles', { tackling: [NONE, NONE, NONE] }],
  ['no free step after a miss', { freeStepAfterMiss: false }],
  ['one victim', { victims: 1 }],
  ['longer penalties', { penaltyTurns: 3 }],
  ['a win by coming to rest', { win: 'rest' }],
  ['a touch from a millimetre off', { contactMm: 1 }],
  ['a pivot that may hardly leave the surface', { liftOffMm: 0.1 }],
  ['pieces that have to stand flatter', { uprightMm: 0.1 }],
  ['slippery pieces', { pieceFriction: 0 }],
  ['pieces filled with solder', { filling: 'solder' }],
];

/** A turn of one seat in usual runs: a bot that minds no limit of a house breaks it in its first turn. */
const ACTIONS = runs(2, 12);

/** Levels of two, drawn from a seed; a keen bot thinks for long. */
function drawnLevels(seed: number) {
  const chance = chanceFor(seedRandom(seed));
  const known = LEVELS.slice(0, SOAKING ? LEVELS.length : 2);
  return [0, 1].map(() => known[Math.floor(chance() * known.length)] ?? LEVELS[0]);
}

const eventsOf = (options: Partial<TractionOptions>, seed: number, levels = drawnLevels(seed)) =>
  playMatch(physics, levels, seed, {
    setup: setupOf(options),
    steadiness: 'usual',
    most: ACTIONS,
  }).match.log.flatMap(({ events }) => events);

describe('bots of drawn levels under house rules', () => {
  it.each(oneIn(6, HOUSES))('walk, and make no step that is forbidden: %s', (name, options) => {
    const first = FIRST_SEED + HOUSES.findIndex((house) => house[0] === name);
    for (let seed = first; seed < first + runs(1, 5); seed += 1) {
      const events = eventsOf(options, seed);
      const fouls = events.flatMap((event) => (event.type === 'illegal-move' ? event.codes : []));
      expect(fouls.filter((code) => BY_HOUSE.includes(code))).toEqual([]);
      expect(events.map(({ type }) => type)).toContain('walked');
    }
  });

  const limits = [
    ['careless', { mostSwivelDeg: 60 }],
    ['steady', { mostSwivelDeg: 60 }],
    ['steady', { mostTravelMm: 20 }],
  ] as const;

  it.each(cases<(typeof limits)[number]>(limits.slice(0, 1), limits))(
    'keep the tremor of their hands within a limit: %s, %o',
    (level, limit) => {
      const most = runs(15, 60);
      const { log } = playMatch(physics, [level, level], FIRST_SEED, {
        setup: setupOf(limit),
        steadiness: 'very-shaky',
        most,
      }).match;
      const fouls = log.flatMap(({ events }) => events.flatMap((event) => ('codes' in event ? event.codes : [])));
      expect(fouls).not.toContain('over-swivel');
      expect(fouls).not.toContain('over-travel');
    },
  );

  it.each(cases<Level>(['careless'], LEVELS))('end their turns where every step is a foul (%s)', (level) => {
    const types = new Set(eventsOf(pivotMm(0), 1, [level, level]).map(({ type }) => type));
    expect(types).toEqual(new Set(['turn-ended', 'turn-began']));
  });
});

it('a tackle swings no further than the house allows', () => {
  const near = { '1-S1': { xMm: 0, zMm: 120, yawDeg: 0 }, '0-L1': { xMm: 0, zMm: 160, yawDeg: 0 } };
  const swung = (options: Partial<TractionOptions>): number => {
    const { move } = moveIn(physics, 'steady', withPieces(started(2, options), near));
    if (move.do !== 'tackle') throw new Error(`expected a tackle, not ${move.do}`);
    return Math.abs(move.steps[0]?.swivelDeg ?? Infinity);
  };
  const usual = swung({});
  const least = usual - 20;
  expect(swung({ mostSwivelDeg: least })).toBeLessThanOrEqual(least);
});
