import { describe, expect, it } from 'vitest';
import { seedRandom, withRandom } from '#engine/random.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import { ACTION_KINDS, CARD_KINDS } from '#games/trexlands/cards/kinds.ts';
import { kindOf } from '#games/trexlands/cards/ids.ts';
import { CAPTAINS } from '#games/trexlands/captains.ts';
import { legalActions } from '#games/trexlands/legal.ts';
import { makeCommand } from '#games/trexlands/notation.ts';
import { randomPlayer, type Player } from '#bots/trexlands/player.ts';
import { carelessPlayer } from '#bots/trexlands/careless.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { view } from '#games/trexlands/view.ts';
import { seat } from '#sim/ids.ts';
import { playMatch } from './bots.ts';
import { inPlay, say, setUpFor, withCards, withTrucks } from './support.ts';
import { runs } from '../../effort.ts';

const ask = (player: Player, state: TrexlandsState, who: number): Choice =>
  withRandom(seedRandom(3), (random) => player(view(state, who), seat(who), random)).value;
const said = (player: Player, state: TrexlandsState, who: number): string => makeCommand(ask(player, state, who));

describe('a random player', () => {
  it('comes by everything: every kind of action, every card, every Captain', () => {
    const done = new Set<string>();
    const wanted = [
      ...CARD_KINDS,
      ...CAPTAINS.filter((id) => id === 'wrench' || id === 'quartermaster' || id === 'broker'),
      'challenge',
      'occupy',
      'broker',
      'wrench',
      'thrown-again',
      'countered',
      'cancelled',
      'washed-away',
      'no-supply',
      'towed',
      'post-removed',
      'scored',
      'tied',
    ];
    const missing = (): readonly string[] => wanted.filter((word) => !done.has(word));
    for (let seed = 41; seed <= 400 && missing().length > 0; seed += 1) {
      playMatch(
        { seats: 2 + (seed % 3), seed, player: randomPlayer, options: { cycleLimit: 16 } },
        ({ action, events }) => {
          done.add(action.do);
          for (const event of events) {
            done.add(event.type);
            if (event.type === 'took-effect') done.add(kindOf(event.card));
            if (event.type === 'captain-used') done.add(event.captain);
          }
        },
      );
    }
    expect(missing()).toEqual([]);
  }, 240_000);

  it('chooses the same from the same view and chance', () => {
    expect(ask(randomPlayer, inPlay(3), 0)).toEqual(ask(randomPlayer, inPlay(3), 0));
  });
});

describe('a careless player', () => {
  it('enters the City when it can', () => {
    expect(said(carelessPlayer, withTrucks(inPlay(), { '0-T1': 'b3', '0-T2': 'b1' }), 0)).toBe('move T1 city');
  });

  it('blocks a rival who is about to score, and lets others move', () => {
    const guarded = withCards(withTrucks(inPlay(), { '0-T1': 'b3', '0-T2': 'b1' }), 1, 'roadblock-1');
    expect(said(carelessPlayer, say(guarded, [0, 'move T1 city']).state, 1)).toBe('play roadblock');
    expect(said(carelessPlayer, say(guarded, [0, 'move T2 a1']).state, 1)).toBe('pass');
  });

  it('counters what is played against it', () => {
    const armed = withCards(withCards(withTrucks(inPlay(), { '0-T1': 'b3' }), 1, 'roadblock-1'), 0, 'counter-order-1');
    expect(said(carelessPlayer, say(armed, [0, 'move T1 city'], [1, 'play roadblock']).state, 0)).toBe(
      'play counter-order',
    );
  });

  it('ends most matches by scoring, well before the cycles are used up', () => {
    const ends = Array.from({ length: runs(9, 18) }, (_, i) =>
      playMatch({ seats: 2 + (i % 3), seed: i + 1, player: carelessPlayer }),
    );
    expect(ends.filter((end) => end.outcome?.by === 'x-scored').length).toBeGreaterThan((ends.length * 2) / 3);
    for (const end of ends) expect(end.cycle).toBeLessThanOrEqual(40);
  }, 240_000);
});

describe('legal actions', () => {
  it('are the same from a seat’s view as from the position, and every one may be played', () => {
    playMatch({ seats: 3, seed: 5, player: randomPlayer, options: { cycleLimit: 4 } }, ({ before }) => {
      const all = legalActions(before);
      for (const who of [0, 1, 2]) {
        const own = (commands: typeof all) => commands.filter((c) => c.do === 'roll' || c.seat === who);
        expect(own(legalActions(view(before, who)))).toEqual(own(all));
      }
      for (const command of all) if (command.do !== 'roll') expect(trexlands.check(before, command).ok).toBe(true);
      expect(new Set(all.map((c) => JSON.stringify(c))).size).toBe(all.length);
    });
  }, 120_000);

  it('hold every action that the rules allow on a small board', () => {
    const state = withTrucks(inPlay(), { '0-T1': 'b2' });
    const moves = legalActions(state)
      .map(makeCommand)
      .filter((text) => text.startsWith('move T1'));
    expect(moves.sort()).toEqual(['move T1 a2', 'move T1 b1', 'move T1 b3', 'move T1 c2']);
    expect(legalActions(setUpFor(2))).toEqual([0, 1].map((seat) => ({ do: 'roll', seat, throws: null })));
    expect(ACTION_KINDS).toHaveLength(10);
  });
});
