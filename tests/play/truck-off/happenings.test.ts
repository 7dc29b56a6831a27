import { expect, it } from 'vitest';
import { happenings } from '#play/truck-off/say/sayings.ts';

it('what was selected in secret is no news at the table, what is revealed is', () => {
  const revealed = { type: 'revealed', trucks: [] } as const;
  expect(happenings([{ type: 'trucks-selected', seat: 1 }, revealed, { type: 'cards-selected', seat: 2 }])).toEqual([
    revealed,
  ]);
});

it('nor are the numbers of the venue dice, which stand over them; those of a die that is thrown again are', () => {
  const venues = { type: 'rolled', by: 0, why: 'venues', shown: [], again: [] } as const;
  const reroll = { ...venues, why: 'reroll' } as const;
  expect(happenings([venues, reroll])).toEqual([reroll]);
});
