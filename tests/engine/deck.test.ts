import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discardOn, drawFrom, drawTop, handSeenBy, shuffledDeck, unseen, type Deck } from '#engine/deck.ts';
import { seedRandom, withRandom } from '#engine/random.ts';

const CARDS = ['a', 'b', 'c', 'd', 'e'] as const;
type Card = (typeof CARDS)[number];

/** What comes of so many draws, each card put away at once. */
const drawn = (seed: number, draws: number): readonly Card[] =>
  withRandom(seedRandom(seed), (random) => {
    let deck: Deck<Card> = shuffledDeck(CARDS, random);
    return Array.from({ length: draws }, () => {
      const top = drawFrom(deck, random);
      if (top === null) throw new Error('there are cards');
      deck = discardOn(top.left, top.card);
      return top.card;
    });
  }).value;

describe('a deck', () => {
  it('gives every card once before it gives any again, in an order that the match’s chance alone decides', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const cards = drawn(seed, 10);
        expect(cards.slice(0, 5).toSorted()).toEqual(CARDS);
        expect(cards.slice(5).toSorted()).toEqual(CARDS);
        expect(drawn(seed, 10)).toEqual(cards);
      }),
    );
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => drawn(seed, 5).join())).size).toBeGreaterThan(1);
  });

  it('is empty once all cards are in hands', () => {
    expect(withRandom(seedRandom(1), (random) => drawFrom({ pile: [], discards: [] }, random)).value).toBeNull();
    expect(drawTop([])).toBeNull();
  });

  it('of a view cannot be drawn from', () => {
    expect(() => drawTop([null, 'a'])).toThrow('a view holds no card to draw');
  });
});

describe('what a seat sees of cards', () => {
  it('is its own hand, and of others how many', () => {
    expect(handSeenBy(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
    expect([handSeenBy(['a', 'b'], 1, 0), handSeenBy(['a', 'b'], 1, null), unseen(['a'])]).toEqual([
      [null, null],
      [null, null],
      [null],
    ]);
  });
});
