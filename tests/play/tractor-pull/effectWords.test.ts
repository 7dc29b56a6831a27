import { describe, expect, it } from 'vitest';
import { SOURCES } from '#games/tractor-pull/almanac/sources.ts';
import { effectWords } from '#play/tractor-pull/say/effectWords.ts';

describe('a card says what it does in a few words', () => {
  it('in five at most, whichever it is', () => {
    expect(SOURCES.length).toBeGreaterThan(40);
    for (const source of SOURCES) expect(effectWords(source).split(' ').length, source).toBeLessThanOrEqual(5);
  });

  it.each([
    ['moped', '+2 on one of yours'],
    ['quarry-a', 'all 7 to 8: −4'],
    ['junkyard-b', 'blue’s 7 to 8: −2'],
    ['fairground-b', 'red’s 3 to 4: +1'],
    ['swamp-b', 'none of red’s in 1'],
    ['riverbank-a', 'none ejected in wave 1'],
    ['roll-cage', 'none ejected in its row'],
    ['oil-slick', 'rival’s rope pulls −2'],
    ['buck-b', 'fewer on a rope: +1'],
    ['clem-a', 'seem weaker in wave 1'],
  ] as const)('%s: %s', (source, words) => {
    expect(effectWords(source)).toBe(words);
  });
});
