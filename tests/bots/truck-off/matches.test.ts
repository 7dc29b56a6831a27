import { beforeAll, describe, expect, it } from 'vitest';
import { playing } from '#bots/playing.ts';
import { truckOffBots } from '#bots/truck-off/bots.ts';
import { playByOdds, type Step } from '#bots/truck-off/byOdds.ts';
import { countsOf } from '#bots/truck-off/figures.ts';
import { firstOfSeats } from '#games/truck-off/ending.ts';
import { LEVELS, type Level } from '#bots/truck-off/levels.ts';
import { HABITS, policyCalled, policyOf } from '#bots/truck-off/policies.ts';
import { REASONS } from '#bots/truck-off/reasons.ts';
import { hashOf } from '#engine/hash.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { CARD_KINDS, kindOf } from '#games/truck-off/cards.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { cases, inSoak, seeds } from '../../effort.ts';
import { otherSecrets } from '../../games/truck-off/otherSecrets.ts';
import { must } from '../../games/truck-off/support.ts';
import { planFor, thoughtOf } from './support.ts';
import { trials } from '#bots/truck-off/trials.ts';
import type { Counted } from '#bots/trial.ts';

const same = (level: Level, seats: number) => Array.from({ length: seats }, () => policyOf(level));

/** A level thinks alike at every table: in `npm test` each has one, the smaller the longer it thinks. */
const CELLS = cases<readonly [Level, number]>(
  [
    ['careless', 6],
    ['steady', 3],
    ['keen', 2],
  ],
  LEVELS.flatMap((level) => [2, 3, 4, 6].map((seats) => [level, seats] as const)),
);

describe.each(CELLS)('%s bots at %i seats', (level, seats) => {
  // Both sentences are about the same matches, each played once: a match of six keen bots takes long.
  const played = new Map<string, readonly Step[]>();
  const stepsOf = (seed: number, specials: boolean): readonly Step[] => {
    const key = `${seed} ${specials}`;
    const known = played.get(key);
    if (known !== undefined) return known;
    const steps: Step[] = [];
    const plan = planFor(seats, seed, { specials, discards: 'random' });
    must(playByOdds(plan, same(level, seats), (step) => steps.push(step)));
    played.set(key, steps);
    return steps;
  };

  it('play to an end, and propose nothing that is refused, with and without Daily Specials', () => {
    for (const seed of seeds(1, 30))
      for (const specials of [false, true])
        expect(stepsOf(seed, specials).at(-1)?.state.outcome ?? null).not.toBeNull();
  }, 240_000);

  it('choose the same whatever the secrets of the others are', () => {
    let [asked, others] = [0, 0];
    for (const seed of seeds(1, 10))
      withRandom(seedRandom(seed), (random) => {
        for (const { before, action } of stepsOf(seed, true).slice(0, 50)) {
          if (action.do === 'roll') continue;
          const other = otherSecrets(before, action.seat, random);
          if (hashOf(other) !== hashOf(before)) others += 1;
          expect(thoughtOf(level, other, action.seat)).toEqual(thoughtOf(level, before, action.seat));
          expect(action.do).not.toBe('concede');
          asked += 1;
        }
      });
    expect(asked).toBeGreaterThan(15);
    expect(others).toBeGreaterThan(10);
  }, 240_000);
});

describe('matches by odds', () => {
  it('are the same again with the same plan, and others with another seed', () => {
    const played = (seed: number): string =>
      hashOf(must(playByOdds(planFor(2, seed), [policyOf('steady'), policyOf('careless')])));
    expect(played(3)).toBe(played(3));
    expect(played(4)).not.toBe(played(3));
  });

  inSoak(() => {
    it('have dice on which every face is as likely as any other', () => {
      const faces = new Map<string, number>();
      let thrown = 0;
      for (let seed = 1; seed <= 60; seed += 1)
        must(
          playByOdds(planFor(3, seed), same('careless', 3), ({ events }) => {
            for (const event of events)
              if (event.type === 'rolled' && event.why === 'venues')
                for (const { die, face } of event.shown) {
                  faces.set(`${die}:${face}`, (faces.get(`${die}:${face}`) ?? 0) + 1);
                  if (die === 8) thrown += 1;
                }
          }),
        );
      expect(thrown).toBe(300);
      expect(faces.size).toBe(8 + 10 + 12 + 20);
      // Four standard deviations of an eighth of 300.
      for (let face = 1; face <= 8; face += 1) expect(Math.abs((faces.get(`8:${face}`) ?? 0) - 37.5)).toBeLessThan(23);
    });
  });

  it.each(cases([2], [2, 3]))(
    'keep to a habit at %i seats: a kind that is never played',
    (seats) => {
      for (const kind of CARD_KINDS) {
        const played = [0, 0];
        for (const seed of seeds(3, 20)) {
          const policies = [policyOf(`steady+never-${kind}`), ...same('steady', seats - 1)];
          must(
            playByOdds(planFor(seats, seed, { discards: ['reroll', 'trigger'] }), policies, ({ events }) => {
              for (const event of events)
                if (event.type === 'executed' && kindOf(event.card) === kind)
                  played[event.seat === 0 ? 0 : 1] = (played[event.seat === 0 ? 0 : 1] ?? 0) + 1;
            }),
          );
        }
        expect(played[0]).toBe(0);
        if (['reroll', 'move', 'place', 'double'].includes(kind)) expect(played[1], kind).toBeGreaterThan(0);
      }
    },
    60_000,
  );

  it('have no habit that nobody knows', () => {
    for (const habit of HABITS) expect(policyCalled(`keen+${habit}`)).not.toBeNull();
    for (const name of ['keen+sings', 'bold', 'careless+never-move', 'keen+', 'keen+never-move+never-place'])
      expect(policyCalled(name)).toBeNull();
  });

  it('a match that Barry wins counts for the player with more money, and Barry’s wins are counted', () => {
    let barrys = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const state = must(playByOdds(planFor(2, seed), same('careless', 2)));
      const most = Math.max(...state.players.map(({ money }) => money));
      const first = firstOfSeats(state);
      expect(first.every((seat) => state.players[seat]?.money === most)).toBe(true);
      const isBarrys = state.outcome?.winners.length === 0;
      if (isBarrys) barrys += 1;
      else expect(first).toEqual(state.outcome?.winners);
      expect(countsOf([], state)['won by Barry'] ?? 0).toBe(isBarrys ? 1 : 0);
    }
    expect(barrys).toBeGreaterThan(3);
  });
});

describe('matches for the lab', () => {
  const BARRY = 'won by Barry';
  let physics: Physics;
  beforeAll(async () => {
    physics = await loadPhysics();
  });
  const counted = (rules: object): readonly Counted[] => {
    const { odds } = trials;
    if (odds === null) throw new Error('dice of Truck Off have odds');
    const play = must(odds.by(rules, 2));
    return Array.from({ length: 30 }, (_, seed) =>
      must(play(physics, { levels: ['careless', 'careless'], seed, steadiness: 'steady' })),
    );
  };

  it('TO-53: where Barry is first, Barry has won: nobody of the players, of whom one came first', () => {
    const matches = counted({ rules: 'text' });
    const barrys = matches.filter(({ figures }) => figures[BARRY] === 1);
    expect(barrys.length).toBeGreaterThan(3);
    for (const { winners, firsts = [] } of barrys) expect([winners, firsts.length > 0]).toEqual([[], true]);
    for (const { winners, firsts } of matches.filter((one) => !barrys.includes(one)))
      expect([winners.length > 0, firsts]).toEqual([true, undefined]);
  });

  it('TO-53: by the rules of before the first of the players counts as the winner, as jobs were answered then', () => {
    for (const { winners, firsts } of counted({})) expect([winners.length > 0, firsts]).toEqual([true, undefined]);
  });
});

describe('levels', () => {
  it.each(
    cases<readonly [seats: number, weak: Level, strong: Level]>(
      [[2, 'careless', 'steady']],
      [2, 3].flatMap((seats) => [[seats, 'careless', 'steady'] as const, [seats, 'steady', 'keen'] as const]),
    ),
  )(
    'at %i seats %s ones are behind %s ones, in matches of the same chance',
    (seats, weak, strong) => {
      let won = 0;
      const matches = 60;
      for (let i = 0; i < matches; i += 1) {
        const at = i % seats;
        const policies = same(weak, seats).map((policy, seat) => (seat === at ? policyOf(strong) : policy));
        const first = firstOfSeats(must(playByOdds(planFor(seats, 1 + Math.floor(i / seats)), policies)));
        if (first.includes(at)) won += 1;
      }
      expect(won / matches).toBeGreaterThan(1 / seats);
    },
    120_000,
  );
});

describe('matches with real throws', () => {
  let physics: Physics;
  beforeAll(async () => void (physics = await loadPhysics()));

  it('are the same again, with a known reason for every action', () => {
    const play = () =>
      must(
        atOnce(playing(truckOffBots, physics, planFor(3, 7, {}, physics.build), ['careless', 'steady', 'keen'], 30)),
      );
    const { match, thoughts } = play();
    expect(thoughts).toHaveLength(match.log.length);
    for (const { reason } of thoughts) expect(REASONS).toContain(reason.code);
    expect(match.log.some(({ performed }) => performed !== null)).toBe(true);
    expect(play().match.log.map(({ hash }) => hash)).toEqual(match.log.map(({ hash }) => hash));
  }, 120_000);
});

it('all reasons but the whim are given by some bot in some match', () => {
  const wanted = ['throw', 'trucks', 'cards', 'no-cards', 'card', 'against', 'secure', 'discard'];
  const given = new Set<string>();
  const isMissing = (): boolean => wanted.some((code) => !given.has(code));
  for (let seed = 1; seed <= 6 && isMissing(); seed += 1) {
    const seats = 2 + (seed % 2);
    must(
      playByOdds(planFor(seats, seed), same('keen', seats), ({ before, action }) => {
        if (isMissing()) given.add(thoughtOf('keen', before, truckOff.seatOf(before, action) ?? 0).reason.code);
      }),
    );
  }
  for (const code of wanted) expect([...given], code).toContain(code);
}, 120_000);
