import { describe, expect, it } from 'vitest';
import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import { rulingOf } from '#games/tractor-pull/clauses.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import { actionText, eventText, say } from '#games/tractor-pull/texts.ts';
import { seeds } from '../../effort.ts';
import { planOf, playMatch } from './randomMatch.ts';

const names = (seat: number): string => ['Ann', 'Bob'][seat] ?? '';

describe('sentences', () => {
  it.each<readonly [TractorPullEvent, string]>([
    [
      { type: 'spun', by: 0, headingDeg: 2, turns: 4, red: null, again: 'sideways' },
      'Ann spins the wrench: it lies sideways, and is spun again.',
    ],
    [
      { type: 'installed', seat: 0, item: 'oil-slick', spot: '1-column-3' },
      'Ann places the Oil Slick at Bob’s end of the third rope. Your rival’s side of this rope pulls 2 weaker.',
    ],
    [
      { type: 'recruited', seat: 1, pair: 'c2p3', seen: ['van-1'] },
      'Bob takes the third pair of the middle column: Van and a hidden one.',
    ],
    [
      { type: 'recruited', seat: 1, pair: 'c3p1', seen: ['van-1', 'sedan-2'] },
      'Bob takes the first pair of the right column: Van and Sedan.',
    ],
    [{ type: 'recruited', seat: 1, pair: 'c1p3', seen: [] }, 'Bob takes the third pair of the left column, face down.'],
    [
      { type: 'ejected', seat: 0, vehicle: 'pickup-2', counters: 1 },
      'Ann’s Pickup is ejected. If ejected, flip an opposing vehicle.',
    ],
    [{ type: 'boosted', source: 'turbo', seat: 1, vehicle: 'van-1', counters: 1 }, 'Turbo: Bob’s Van gets 1 counter.'],
    [
      { type: 'unboosted', source: 'sedan', seat: 1, vehicle: 'van-1', counters: 2 },
      'Sedan: Bob’s Van loses 2 counters.',
    ],
    [
      { type: 'swapped', source: 'winch', seat: 1, vehicle: 'van-1', other: 'sedan-1' },
      'Winch: Bob’s Van and Sedan change places.',
    ],
    [{ type: 'returned', source: 'van', seat: 1, vehicle: 'sedan-1' }, 'Van: Bob’s Sedan goes back to the hand.'],
    [{ type: 'put-under', source: 'go-kart', seat: 1 }, 'Go Kart: Bob puts a card under the set-aside vehicles.'],
    [{ type: 'won', seat: 1, by: 'matches', wins: [1, 2] }, 'Bob wins the game, with two matches.'],
  ])('%j', (event, sentence) => expect(eventText(event, names)).toBe(sentence));

  it.each<readonly [TractorPullAction, string]>([
    [{ do: 'face', seat: 0, face: 'b' }, 'Play the back of the character'],
    [{ do: 'spin', seat: 0, flick: null }, 'Leave the spin to chance'],
    [{ do: 'spin', seat: 0, flick: { atMm: [0, 0], velocityMmS: [0, 0], spinDegS: 900 } }, 'Spin the wrench'],
    [{ do: 'location', seat: 0, location: 'quarry-b' }, 'Pick the Quarry Rim'],
    [{ do: 'install', seat: 0, item: 'turbo', spot: '0-row-3' }, 'Place the Turbo at Ann’s end of the back row'],
    [{ do: 'recruit', seat: 0, pair: 'c1p2' }, 'Take the second pair of the left column'],
    [{ do: 'deploy', seat: 0, vehicles: ['van', 'go-kart', 'van'] }, 'Deploy Van, Go Kart and Van'],
    [{ do: 'eject', seat: 0, space: '0-r2c1' }, 'Have ejected first: Ann’s middle row, first rope'],
    [{ do: 'resolve', seat: 0, target: { spaces: ['1-r4c3'], card: null } }, 'Choose Bob’s overtime row, third rope'],
    [{ do: 'resolve', seat: 0, target: { spaces: [], card: 'van' } }, 'Put Van under the pile'],
    [{ do: 'award', seat: 0, item: 'winch' }, 'Keep the Winch'],
    [{ do: 'done', seat: 0 }, 'Place no more items'],
    [{ do: 'pass', seat: 0 }, 'Do without it'],
    [{ do: 'concede', seat: 0 }, 'Give up'],
  ])('offers %j', (action, words) => expect(actionText(action, names)).toBe(words));

  it('the ruling of a spin', () => {
    expect(say.spun(1, null)).toBe('The wrench points to seat 1.');
    expect(say.spun(null, 'short')).toBe('The wrench has not turned twice, and is spun again.');
  });

  it('every event of matches is a sentence, and comes by a clause', () => {
    for (const seed of seeds(20, 100))
      playMatch(planOf(seed), ({ events }) => {
        for (const event of events) {
          expect(eventText(event)).toMatch(/^\p{Lu}[^\n]+\.$/u);
          expect(rulingOf(event)).toMatchObject({
            clause: expect.stringMatching(/^TP-\d\d$/) as string,
            code: event.type,
          });
        }
      });
  });
});
