import { describe, expect, it } from 'vitest';
import { RoundDock } from '../../../../../src/app/tables/trexlands/hud/dock/Dock.tsx';
import type { Reveal } from '../../../../../src/app/tables/trexlands/hud/exchange/useReveal.ts';
import type { TrexlandsState } from '../../../../../src/games/trexlands/state.ts';
import { seat } from '../../../../../src/sim/ids.ts';
import { inPlay, say, withCamp, withCaptain } from '../../../../games/trexlands/support.ts';
import { begun, type FakeRound } from '../fakeSession.ts';
import { buttonsOf, shown, wordsOf } from '../shownHud.tsx';

function standing(state: TrexlandsState): FakeRound {
  const round = begun();
  round.stand(state);
  return round;
}

const html = (round: FakeRound, reveal: Reveal | null = null): string => shown(round, <RoundDock reveal={reveal} />);
const market = (state: TrexlandsState = inPlay()): TrexlandsState => say(state, [0, 'pass'], [1, 'pass']).state;

describe('the market', () => {
  it('asks one after the other for a bid on any of its cards, or to pass', () => {
    const round = standing(market());
    expect(wordsOf(html(round))).toContain('Ada: bid, or pass');
    expect(buttonsOf(html(round)).filter((name) => /^(Bid|Pass)/.test(name))).toEqual(
      [1, 2, 3, 4].map((slot) => `Bid 1 V on card ${slot}`).concat('Pass'),
    );
    round.commands.act({ do: 'bid', seat: seat(0), slot: 2, coins: 2 });
    expect(wordsOf(html(round))).toContain('Bo: bid, or pass');
    expect(html(round)).toContain('data-seat="0" data-coins="2"');
  });

  it('has a clock once there is a bid, where the table has chosen one, and none before', () => {
    const round = standing(market(inPlay(2, { clockS: 10 })));
    expect(buttonsOf(html(round))).not.toContain('Hold');
    round.commands.act({ do: 'bid', seat: seat(0), slot: 1, coins: 1 });
    expect(buttonsOf(html(round))).toContain('Hold');
    expect(html(round)).toContain('10 seconds left');
    const unclocked = standing(say(market(), [0, 'bid 1 1']).state);
    expect(buttonsOf(html(unclocked))).not.toContain('Hold');
    expect(wordsOf(html(unclocked))).toContain('The market closes when all have passed since the last bid.');
  });

  it('leaves a tie to whoever has the Broker', () => {
    const tied = say(
      market(withCaptain(inPlay(), 1, 'broker')),
      [0, 'bid 1 2'],
      [1, 'bid 1 2'],
      [0, 'pass'],
      [1, 'pass'],
    ).state;
    const round = standing(tied);
    expect(wordsOf(html(round))).toContain('Bo: a tie for the highest bid');
    expect(buttonsOf(html(round))).toEqual(['Take the card', 'Leave the tie']);
  });
});

describe('the arena', () => {
  const filled = (coinsOfBo: number): TrexlandsState =>
    say(
      market(withCamp(inPlay(), 1, { coins: coinsOfBo })),
      [0, 'pass'],
      [1, 'pass'],
      [0, 'place charge 2'],
      [0, 'place scout 1'],
      [0, 'ready'],
      [1, 'ready'],
    ).state;

  it('offers every card to be challenged by whoever still can, and takes a challenge once', () => {
    const round = standing(filled(2));
    expect(buttonsOf(html(round)).filter((name) => name === 'Bo challenges')).toHaveLength(2);
    round.commands.act({ do: 'challenge', seat: seat(1), owner: seat(0), slot: 1 });
    expect(wordsOf(html(round))).toContain('Challenged by Bo');
    expect(buttonsOf(html(round)).filter((name) => name === 'Bo challenges')).toHaveLength(1);
  });

  it('turns its cards over one by one: what lies face down is not named', () => {
    const round = standing(filled(1)); // so that nobody can do anything after the challenge
    round.commands.act({ do: 'challenge', seat: seat(1), owner: seat(0), slot: 1 });
    const { events } = round.store.getState();
    const cards = events.filter((event) => event.type === 'revealed');
    expect(cards).toHaveLength(2);
    const at = (up: number): string =>
      wordsOf(html(round, { cards, shown: up, next: () => undefined, done: () => undefined }));
    expect(at(0)).not.toMatch(/Charge|Scout/);
    expect(at(1)).toContain('Charge');
    expect(at(1)).toContain('a bluff that was called. Out of the game.');
    expect(at(1)).not.toContain('Scout');
    expect(at(2)).toContain('Worth 1 V: bought, and deployed.');
    expect(at(1)).toContain('Turn the next card over');
    expect(at(2)).toContain('Go on');
  });
});

it('after a raid that was won its owner stays or withdraws', () => {
  const round = standing({
    ...inPlay(),
    agenda: [
      {
        type: 'battle',
        seat: seat(0),
        waiting: [],
        defender: seat(1),
        terra: 'b3',
        origin: 'b2',
        attackers: [],
        defenders: [],
        surface: 'scrub',
        ballast: [],
        charge: false,
        raid: true,
        step: 'choice',
        rolling: [],
        rolledTwice: true,
        upright: [],
        towed: [],
        stake: null,
      },
    ],
  });
  expect(wordsOf(html(round))).toContain('Ada has won b3');
  expect(buttonsOf(html(round))).toEqual(['Stay in b3', 'Withdraw to b2']);
});
