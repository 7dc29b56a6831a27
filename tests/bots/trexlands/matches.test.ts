import { beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '#engine/hash.ts';
import { randomPlayer } from '#bots/trexlands/player.ts';
import { trexlandsBots } from '#bots/trexlands/bots.ts';
import { playByOdds, type Step } from '#bots/trexlands/byOdds.ts';
import { figuresByOdds } from './figuresByOdds.ts';
import { LEVELS, type Level } from '#bots/trexlands/levels.ts';
import { policyCalled, policyOf } from '#bots/trexlands/policies.ts';
import { playing } from '#bots/playing.ts';
import { REASONS } from '#bots/trexlands/reasons.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { FaceDown, TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { atOnce } from '#sim/ticking.ts';
import { cases, inSoak, runs, seeds } from '../../effort.ts';
import { must } from '../../games/trexlands/support.ts';
import { planFor, thoughtOf } from './support.ts';

const same = (level: Level, seats: number) => Array.from({ length: seats }, () => policyOf(level));

/** A level thinks alike at every table: in `npm test` each has one, the smaller the longer it thinks. */
const CELLS = cases<readonly [Level, number]>(
  [
    ['careless', 4],
    ['steady', 3],
    ['keen', 2],
  ],
  LEVELS.flatMap((level) => [2, 3, 4].map((seats) => [level, seats] as const)),
);

describe.each(CELLS)('%s bots at %i seats', (level, seats) => {
  it('play to an end, and propose nothing that is refused', () => {
    for (const seed of seeds(1, 30)) {
      const end = must(playByOdds(planFor(seats, seed), same(level, seats)));
      expect(end.outcome).not.toBeNull();
    }
  }, 240_000);

  it('choose the same whatever the secrets of the others are', () => {
    let asked = 0;
    for (const seed of seeds(1, 10)) {
      const steps: Step[] = [];
      must(playByOdds(planFor(seats, seed, { cycleLimit: 3 }), same(level, seats), (step) => steps.push(step)));
      for (const { before, action } of steps) {
        const [seat] = trexlands.asked(before);
        if (rollAsked(before) !== null || seat === undefined) continue;
        const others = withOtherSecrets(before, seat);
        expect(hashOf(others)).not.toBe(hashOf(before));
        expect(thoughtOf(level, others, seat)).toEqual(thoughtOf(level, before, seat));
        expect(action.do).not.toBe('concede');
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(10);
  }, 240_000);
});

/** The position with every secret of the other seats replaced by another that the seat could not tell from it. */
function withOtherSecrets(state: TrexlandsState, seat: number): TrexlandsState {
  const { phase } = state;
  const hidden = phase.name === 'arena' ? phase.cards.filter((card) => !isKnown(card, seat)) : [];
  const decks = state.camps.map((camp) => {
    const down = hidden.filter(({ owner }) => owner === camp.seat);
    return camp.seat === seat ? [] : [...camp.deck, ...down.map(({ card }) => card)].toReversed();
  });
  const turned = (card: FaceDown): FaceDown => ({ ...card, card: decks[card.owner]?.pop() ?? null });
  const cards = phase.name === 'arena' ? phase.cards.map((card) => (isKnown(card, seat) ? card : turned(card))) : [];
  return {
    ...state,
    phase: phase.name === 'arena' ? { ...phase, cards } : phase,
    publicDeck: state.publicDeck.toReversed(),
    camps: state.camps.map((camp) => (camp.seat === seat ? camp : { ...camp, deck: decks[camp.seat] ?? [] })),
  };
}

const isKnown = ({ owner, seenBy }: FaceDown, seat: number): boolean =>
  owner === seat || seenBy.some((who) => who === seat);

describe('matches by odds', () => {
  it('are the same again with the same plan, and others with another seed', () => {
    const played = (seed: number): string =>
      hashOf(must(playByOdds(planFor(2, seed, { cycleLimit: 3 }), [policyOf('keen'), policyOf('steady')])));
    expect(played(3)).toBe(played(3));
    expect(played(4)).not.toBe(played(3));
  }, 120_000);

  inSoak(() => {
    it('have trucks on their wheels by the published odds', () => {
      let [thrown, upright] = [0, 0];
      for (let seed = 1; seed <= 150; seed += 1)
        must(
          playByOdds(planFor(4, seed, { cycleLimit: 1 }), same('careless', 4), ({ events }) => {
            for (const event of events)
              if (event.type === 'rolled' && event.why === 'rank') {
                thrown += event.thrown.length;
                upright += event.upright.length;
              }
          }),
        );
      // 2,000 and more throws at 40 %: four standard deviations.
      expect(thrown).toBeGreaterThan(2000);
      expect(Math.abs(upright / thrown - 0.4)).toBeLessThan(0.044);
    });
  });

  it('keep to a habit: no attack, no stack, no card', () => {
    const done = ['never-attacks', 'never-stacks', 'never-trades'].map((habit) => {
      const kinds = new Set<string>();
      for (let seed = 1; seed <= runs(2, 3); seed += 1)
        must(
          playByOdds(planFor(2, seed), [policyOf(`steady+${habit}`), policyOf('steady')], ({ action, events }) => {
            if ('seat' in action && action.seat === 0) kinds.add(action.do);
            for (const event of events) if (event.type === 'battle' && event.attacker === 0) kinds.add('attack');
          }),
        );
      return [...kinds];
    });
    expect(done[0]).not.toContain('attack');
    expect(done[0]).toContain('stack');
    expect(done[1]).not.toContain('stack');
    expect(done[1]).toContain('attack');
    expect(done[2]).not.toContain('bid');
    expect(done[2]).not.toContain('place');
    expect(done[2]).not.toContain('challenge');
  }, 120_000);

  it('choose any Captain by habit, and the one they like best without', () => {
    const chosenBy = (name: string) =>
      [1, 2, 3, 4, 5, 6].map((seed) => {
        const plan = planFor(2, seed, { cycleLimit: 1 });
        return must(figuresByOdds(plan, [policyOf(name), policyOf(name)]))
          .captains.toSorted()
          .join();
      });
    expect(new Set(chosenBy('keen')).size).toBe(1);
    expect(new Set(chosenBy('keen+any-captain')).size).toBeGreaterThan(2);
  });

  it('have no habit that nobody knows', () => {
    expect(policyCalled('keen+never-attacks+any-captain')).not.toBeNull();
    for (const name of ['keen+sings', 'bold', 'careless+never-attacks', 'keen+']) expect(policyCalled(name)).toBeNull();
  });
});

describe('matches with real rolls', () => {
  let physics: Physics;
  beforeAll(async () => void (physics = await loadPhysics()));

  it('are the same again, with a known reason for every action', () => {
    const play = () =>
      must(
        atOnce(
          playing(
            trexlandsBots,
            physics,
            planFor(3, 7, { cycleLimit: 2 }, physics.build),
            ['careless', 'steady', 'keen'],
            80,
          ),
        ),
      );
    const { match, thoughts } = play();
    expect(thoughts).toHaveLength(match.log.length);
    for (const { reason } of thoughts) expect(REASONS).toContain(reason.code);
    expect(match.log.some(({ performed }) => performed !== null)).toBe(true);
    expect(play().match.log.map(({ hash }) => hash)).toEqual(match.log.map(({ hash }) => hash));
  }, 120_000);
});

it('a random player is asked the same way as a bot', () => {
  let played = 0;
  must(
    playByOdds(planFor(2, 2, { cycleLimit: 2 }), [random, random], ({ action }) => {
      if (action.do !== 'roll') played += 1;
    }),
  );
  expect(played).toBeGreaterThan(5);
});

// oxlint-disable-next-line require-yield -- it is done at once
function* random({ view, seat, chance }: Parameters<ReturnType<typeof policyOf>>[0]) {
  const move = randomPlayer(view, seat as 0 | 1 as never, {
    integer: (a, b) => a + Math.floor(chance() * (b - a + 1)),
  });
  expect(choicesOf(view, seat as never)).toContainEqual(move);
  return { move, reason: { code: 'whim', about: {} } };
}

it('figures of a match are counted from its events', () => {
  const plan = planFor(2, 6);
  const policies = same('steady', 2);
  const seen = { battles: 0, dealt: 0, markets: 0 };
  const end = must(
    playByOdds(plan, policies, ({ events }) => {
      for (const { type } of events) {
        if (type === 'battle') seen.battles += 1;
        if (type === 'dealt') seen.dealt += 1;
        if (type === 'exchange-opened') seen.markets += 1;
      }
    }),
  );
  const figures = must(figuresByOdds(plan, policies));
  expect(figures).toMatchObject({
    end: {
      winner: end.outcome?.winners[0],
      by: end.outcome?.by,
      rankOfWinner: end.rank.findIndex((seat) => seat === end.outcome?.winners[0]) + 1,
    },
    captains: end.camps.map(({ captain }) => captain?.id),
    cycles: end.cycle,
    battles: seen.battles,
    markets: seen.markets,
  });
  // Four a market, as long as the deck lasts.
  expect(figures.fullMarkets).toBe(Math.floor(seen.dealt / 4));
  expect(figures.fullMarkets).toBeGreaterThan(2);
  expect(seen.battles).toBeGreaterThan(0);
  expect(figures.played.length).toBeGreaterThan(2);
  for (const kind of figures.played) expect(figures.bought).toContain(kind);
}, 60_000);
