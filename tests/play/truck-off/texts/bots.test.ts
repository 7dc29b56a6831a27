import { describe, expect, it } from 'vitest';
import { adviceReason, botReason } from '#play/truck-off/texts/bots.ts';
import { LEVELS as TRACTOR_PULL } from '#bots/tractor-pull/levels.ts';
import { LEVELS as TRUCK_OFF } from '#bots/truck-off/levels.ts';
import { LEVELS as TUG_OF_WAR } from '#bots/tug-of-war/levels.ts';
import { texts } from '#play/texts.ts';
import { REASONS, reasonOf } from '#bots/truck-off/reasons.ts';

/** Everything that a reason of any code may be about. */
const ABOUT = { first: 12, second: 20, money: 8, count: 2, card: 'trigger' } as const;

describe('the reasons of Truck Off’s bots', () => {
  it.each(REASONS)('%s has a sentence of its own, and one as a hint', (code) => {
    const reason = reasonOf(code, ABOUT);
    for (const said of [botReason(reason), adviceReason(reason)]) {
      expect(said).toMatch(/^[^.]+\.$/);
      expect(said).not.toMatch(/undefined|NaN|  | ;/);
    }
  });

  it('no two codes have the same sentence', () => {
    for (const say of [botReason, adviceReason])
      expect(new Set(REASONS.map((code) => say(reasonOf(code, ABOUT)))).size).toBe(REASONS.length);
  });

  it('name cards and venues as they are called, and money', () => {
    expect(botReason(reasonOf('trucks', ABOUT))).toBe(
      'At Sporting Event and Gaming Con I expected most: about $8 together.',
    );
    expect(adviceReason(reasonOf('cards', { ...ABOUT, count: 1 }))).toBe(
      'play 1 card, above all Trigger a venue payout.',
    );
  });

  it('a code that is not known has none', () => {
    expect(botReason({ code: 'unheard-of', about: {} })).toBe('');
  });
});

it.each([TRUCK_OFF, TRACTOR_PULL, TUG_OF_WAR])('every usual level has a name', (...levels) => {
  expect(texts.usualLevels.map(({ id }) => id)).toEqual(levels);
});
