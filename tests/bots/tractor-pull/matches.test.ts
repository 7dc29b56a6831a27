import { beforeAll, describe, expect, it } from 'vitest';
import { playing } from '#bots/playing.ts';
import { tractorPullBots } from '#bots/tractor-pull/bots.ts';
import { playByOdds, type Step } from '#bots/tractor-pull/byOdds.ts';
import { countsOf } from '#bots/tractor-pull/figures.ts';
import { LEVELS } from '#bots/tractor-pull/levels.ts';
import { policyCalled, policyOf } from '#bots/tractor-pull/policies.ts';
import { REASONS, type ReasonCode } from '#bots/tractor-pull/reasons.ts';
import { hashOf } from '#engine/hash.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { cases, inSoak, seeds } from '../../effort.ts';
import { otherSecrets } from '../../games/tractor-pull/otherSecrets.ts';
import { must } from '../../games/tractor-pull/support.ts';
import { planFor, thoughtOf } from './support.ts';

type Level = (typeof LEVELS)[number];

const same = (level: Level) => [policyOf(level), policyOf(level)];

/** Games that a test plays, fewer where a bot thinks more. */
const GAMES: Readonly<Record<Level, number>> = { careless: 8, steady: 4, keen: 1 };

/** Reasons that are given in those. */
const GIVEN: Readonly<Record<Level, readonly ReasonCode[]>> = {
  careless: ['whim'],
  steady: ['spin', 'face', 'whim', 'strong-pair', 'row', 'effect'],
  keen: ['spin', 'face', 'location', 'item', 'award', 'best-pair', 'row', 'effect'],
};

/** House rules, a game with each of them left out. */
const AGREEMENTS = [{}, { characters: false }, { locations: false }, { items: false }, { overtimeEject: false }];
/** A keen bot takes longer to a game than the others to all of theirs. */
const agreementsOf = (level: Level) => cases(level === 'keen' ? AGREEMENTS.slice(0, 1) : AGREEMENTS, AGREEMENTS);

// Several sentences are about the same games, each played once.
const played = new Map<string, readonly Step[]>();
const stepsOf = (level: Level, seed: number): readonly Step[] => {
  const key = `${level} ${seed}`;
  const known = played.get(key);
  if (known !== undefined) return known;
  const steps: Step[] = [];
  must(playByOdds(planFor(seed), same(level), (step) => steps.push(step)));
  played.set(key, steps);
  return steps;
};

describe.each(LEVELS)('%s bots', (level) => {
  it('play to an end by every house rule, and propose nothing that is refused', () => {
    for (const [n, options] of agreementsOf(level).entries())
      for (const seed of seeds(Math.ceil(GAMES[level] / 4), 10)) {
        const end =
          n === 0 ? stepsOf(level, seed).at(-1)?.state : must(playByOdds(planFor(seed + n, options), same(level)));
        expect(end?.outcome?.by).toBe('matches');
      }
  }, 240_000);

  it('choose the same whatever lies hidden from them, for reasons of their own', () => {
    const asked = new Map<string, number>();
    const given = new Set<string>();
    for (const seed of seeds(GAMES[level], 10))
      withRandom(seedRandom(seed), (random) => {
        for (const { before, action } of stepsOf(level, seed)) {
          const other = otherSecrets(before, action.seat, random);
          if (hashOf(other) === hashOf(before)) continue;
          const thought = thoughtOf(level, other, action.seat);
          expect(thought).toEqual(thoughtOf(level, before, action.seat));
          expect(REASONS).toContain(thought.reason.code);
          given.add(thought.reason.code);
          asked.set(action.do, (asked.get(action.do) ?? 0) + 1);
        }
      });
    for (const what of ['face', 'location', 'recruit', 'deploy', 'resolve', 'install', 'award'])
      expect(asked.get(what) ?? 0, what).toBeGreaterThan(0);
    expect(asked.get('concede')).toBeUndefined();
    for (const code of GIVEN[level]) expect([...given], code).toContain(code);
  }, 240_000);
});

describe('games by odds', () => {
  it('are the same again with the same plan, and others with another seed', () => {
    const played = (seed: number): string =>
      hashOf(must(playByOdds(planFor(seed), [policyOf('steady'), policyOf('careless')])));
    expect(played(3)).toBe(played(3));
    expect(played(4)).not.toBe(played(3));
  });

  inSoak(() => {
    it('have a wrench that points anywhere, every twelfth of a turn as likely as any other', () => {
      const sectors = Array.from({ length: 12 }, () => 0);
      let spins = 0;
      for (let seed = 1; seed <= 300; seed += 1)
        must(
          playByOdds(planFor(seed), same('careless'), ({ events }) => {
            for (const event of events)
              if (event.type === 'spun') {
                const sector = Math.floor(event.headingDeg / 30);
                sectors[sector] = (sectors[sector] ?? 0) + 1;
                spins += 1;
              }
          }),
        );
      const wanted = spins / sectors.length;
      const chiSquare = sectors.reduce((sum, seen) => sum + (seen - wanted) ** 2 / wanted, 0);
      expect(chiSquare).toBeLessThan(24.7); // 99 % of 11 degrees of freedom
    });
  });

  it('count a game by what was seen in it', () => {
    const steps = stepsOf('steady', 5);
    const end = steps.at(-1)?.state;
    if (end === undefined) throw new Error('a game has steps');
    const counts = countsOf(
      steps.flatMap(({ events }) => events),
      end,
    );
    const sumOf = (begins: string): number =>
      Object.entries(counts).reduce((sum, [name, count]) => sum + (name.startsWith(begins) ? count : 0), 0);
    expect(sumOf('match won by')).toBe(end.results.length);
    expect(sumOf('location')).toBe(end.results.length);
    expect(sumOf('deployed')).toBeGreaterThanOrEqual(18 * end.results.length);
    expect(counts[`won by seat ${(end.outcome?.winner ?? -2) + 1}`]).toBe(1);
  });
});

describe('levels', () => {
  const careless = ['careless', 'steady', 40] as const;
  it.each(cases<readonly [Level, Level, number]>([careless], [careless, ['steady', 'keen', 12]]))(
    '%s bots lose to %s ones, at either seat',
    (weak, strong, games) => {
      const won = [0, 0];
      for (let game = 0; game < games; game += 1) {
        const at = game % 2;
        const policies = at === 0 ? [policyOf(strong), policyOf(weak)] : [policyOf(weak), policyOf(strong)];
        if (must(playByOdds(planFor(1 + Math.floor(game / 2)), policies)).outcome?.winner === at)
          won[at] = (won[at] ?? 0) + 1;
      }
      for (const one of won) expect(one).toBeGreaterThan(games / 4);
    },
    240_000,
  );

  it('have no name that nobody knows', () => {
    for (const name of ['bold', 'keen+', 'toString', '']) expect(policyCalled(name)).toBeNull();
  });
});

describe('games with a spun wrench', () => {
  let physics: Physics;
  beforeAll(async () => void (physics = await loadPhysics()));

  it('are the same again, spin for spin', () => {
    const play = () =>
      must(atOnce(playing(tractorPullBots, physics, planFor(7, {}, physics.build), ['careless', 'steady'], 400))).match;
    const match = play();
    expect(tractorPull.result(match.state)).not.toBeNull();
    expect(match.log.some(({ performed }) => performed !== null)).toBe(true);
    expect(play().log.map(({ hash }) => hash)).toEqual(match.log.map(({ hash }) => hash));
  }, 120_000);
});
