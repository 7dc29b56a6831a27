import { describe, expect, it } from 'vitest';
import { LOCATION_FACES } from '#games/tractor-pull/almanac/locations.ts';
import { SOURCES } from '#games/tractor-pull/almanac/sources.ts';
import { effectWords } from '#play/tractor-pull/say/effectWords.ts';

describe('a card says what it does in a few words', () => {
  it('in five at most, whichever it is', () => {
    expect(SOURCES.length).toBeGreaterThan(40);
    for (const source of SOURCES) expect(effectWords(source).split(' ').length, source).toBeLessThanOrEqual(5);
  });

  it('as no other location does, which could be offered beside it', () => {
    const told = LOCATION_FACES.map(([face]) => effectWords(face));
    expect(new Set(told).size).toBe(told.length - 1); // two give red a counter, at another moment
  });

  it.each([
    ['moped', '+2 on one of yours'],
    ['quarry-a', 'all 7 to 8: −4'],
    ['junkyard-b', 'blue’s 7 to 8: −2'],
    ['fairground-b', 'red’s 3 to 4: +1'],
    ['swamp-b', 'none of red’s in 1'],
    ['riverbank-a', 'none ejected in wave 1'],
    ['roll-cage', 'yours in its row stay'],
    ['oil-slick', 'rival’s rope pulls −2'],
    ['buck-b', 'fewer there, rope +1'],
    ['riverbank-b', 'both: fewer there, rope +2'],
    ['orchard-a', 'both: rope 2 counts 2'],
    ['fairground-a', 'red: rope 2 counts 2'],
    ['orchard-b', 'both: +1 (4 or less)'],
    ['speedway-a', 'red: +1 (5 or less)'],
    ['sawmill-a', 'the weakest are ejected'],
    ['quarry-b', 'the weakest, red’s −1'],
    ['dolly-b', 'your face-down ones pull 1'],
    ['swamp-a', 'all face-down ones pull 4'],
    ['clem-a', 'seem weaker in wave 1'],
  ] as const)('%s: %s', (source, words) => {
    expect(effectWords(source)).toBe(words);
  });
});
