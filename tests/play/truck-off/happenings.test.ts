import { expect, it } from 'vitest';
import { happenings } from '#play/truck-off/say/sayings.ts';

it('what was selected in secret is no news at the table, what is revealed is', () => {
  const revealed = { type: 'revealed', trucks: [] } as const;
  expect(happenings([{ type: 'trucks-selected', seat: 1 }, revealed, { type: 'cards-selected', seat: 2 }])).toEqual([
    revealed,
  ]);
});
