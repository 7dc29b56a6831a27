import { describe, expect, it } from 'vitest';
import { seedRandom, withRandom } from '#engine/random.ts';
import { asked } from '#games/truck-off/asked.ts';
import type { CardId } from '#games/truck-off/cards.ts';
import { truckOff } from '#games/truck-off/truckOff.ts';
import { seeds } from '../../effort.ts';
import { otherSecrets } from './otherSecrets.ts';
import { planOf, playMatch, type Step } from './randomMatch.ts';
import { begun, say } from './support.ts';

const OPEN = { openCards: true } as const;

const lookers = (seats: number): readonly (number | null)[] => [null, ...Array(seats).keys()];

describe('secrets', () => {
  it('every view is the same, whatever the secrets of the others are, in every position of a match', () => {
    let replacedOnce = 0;
    for (const seed of seeds(10, 400)) {
      withRandom(seedRandom(seed), (random) => {
        playMatch(planOf(seed), ({ state }) => {
          for (const looker of lookers(state.seats)) {
            const other = otherSecrets(state, looker, random);
            if (JSON.stringify(other) !== JSON.stringify(state)) replacedOnce += 1;
            if (JSON.stringify(truckOff.view(other, looker)) !== JSON.stringify(truckOff.view(state, looker)))
              throw new Error(`seed ${seed}: looker ${looker} sees a secret in ${JSON.stringify(state.phase)}`);
          }
        });
      });
    }
    expect(replacedOnce).toBeGreaterThan(1000);
  });

  it('TO-54: nor by rules under which cards lie open, but for a selection that goes on', () => {
    let replacedOnce = 0;
    for (const seed of seeds(4, 200))
      withRandom(seedRandom(seed), (random) => {
        playMatch({ seats: 3 + (seed % 3), seed, options: OPEN }, ({ state }) => {
          for (const looker of lookers(state.seats)) {
            const other = otherSecrets(state, looker, random);
            if (JSON.stringify(other) !== JSON.stringify(state)) replacedOnce += 1;
            expect(truckOff.view(other, looker)).toEqual(truckOff.view(state, looker));
          }
        });
      });
    expect(replacedOnce).toBeGreaterThan(100);
  });

  it('TO-54: open cards are those of a hand and, once all have selected, those that are selected', () => {
    const trucks = say(begun(3, OPEN), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20').state;
    const cards = say(trucks, 'throw 8:1 10:1 12:1 20:1').state;
    const hand = cards.players[0]?.hand;
    for (const looker of [null, 1]) {
      expect(truckOff.view(trucks, looker).players[0]?.hand).toEqual(hand);
      const selected = say(cards, '0 cards promote trigger').state;
      expect(truckOff.view(selected, looker).players[0]).toMatchObject({ hand, chosen: [], decided: true });
      const all = say(selected, '1 cards none', '2 cards none').state;
      expect(truckOff.view(all, looker).players[0]).toEqual(all.players[0]);
    }
  });

  it('legality never depends on what the seat may not see', () => {
    for (const seed of seeds(5, 200))
      playMatch(planOf(seed), ({ state }) => {
        for (const seat of asked(state))
          expect(JSON.stringify(truckOff.legal(truckOff.view(state, seat), seat))).toBe(
            JSON.stringify(truckOff.legal(state, seat)),
          );
      });
  });

  it('no event names a card that is still secret, or trucks before all are revealed', () => {
    for (const seed of seeds(20, 400)) playMatch(planOf(seed), (step) => expect(namedEarly(step)).toEqual([]));
  });

  /** Cards that events name, and that are still in a hand or selected while the match goes on. */
  function namedEarly({ state, events }: Pick<Step, 'state' | 'events'>): readonly CardId[] {
    if (state.outcome !== null) return [];
    const told = JSON.stringify(events.filter(({ type }) => type !== 'hand-paid')); // these are laid open (TO-30)
    return state.players
      .flatMap(({ hand, chosen }) => [...hand, ...chosen])
      .flatMap((card) => (card !== null && told.includes(JSON.stringify(card)) ? [card] : []));
  }

  it('the search for cards would find one', () => {
    const state = begun(3);
    const event = { type: 'discarded', seat: 0, card: '0-trigger-1' } as const;
    expect(namedEarly({ state, events: [event] })).toEqual(['0-trigger-1']);
  });

  it('the comparison would find a secret that a view shows', () => {
    const state = say(begun(3), '1 trucks 8 20').state;
    const other = say(begun(3), '1 trucks 10 12').state;
    expect(JSON.stringify(other)).not.toBe(JSON.stringify(state));
    for (const looker of [null, 0, 2]) expect(truckOff.view(other, looker)).toEqual(truckOff.view(state, looker));
    expect(truckOff.view(other, 1)).not.toEqual(truckOff.view(state, 1));
  });

  it('a seat sees its own hand and selections, and of others how many cards', () => {
    const state = say(begun(3), '1 trucks 8 20').state;
    expect(truckOff.view(state, 1).players[1]).toEqual(state.players[1]);
    const seen = truckOff.view(state, 0).players[1];
    expect([seen?.hand.length, seen?.hand.every((card) => card === null), seen?.picked]).toEqual([
      10,
      true,
      [null, null],
    ]);
  });

  it('TO-07: not even how many cards are selected is seen before all have', () => {
    const cards = say(begun(3), '0 trucks 8 20', '1 trucks 8 20', '2 trucks 8 20', 'throw 8:1 10:1 12:1 20:1').state;
    const one = say(cards, '0 cards promote trigger').state;
    expect(truckOff.view(one, 1).players[0]).toMatchObject({ chosen: [], decided: true });
    expect(truckOff.view(one, 1).players[0]?.hand).toHaveLength(10);
    const all = say(one, '1 cards none', '2 cards none').state;
    expect(truckOff.view(all, 1).players[0]?.chosen).toEqual([null, null]);
    expect(truckOff.view(all, 1).players[0]?.hand).toHaveLength(8);
  });

  it('of the deck of Daily Specials is seen how many cards it has', () => {
    const state = begun(4, { specials: true });
    for (const looker of lookers(4))
      expect(truckOff.view(state, looker).specials?.pile.every((c) => c === null)).toBe(true);
  });
});
