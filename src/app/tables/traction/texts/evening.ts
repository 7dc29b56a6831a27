import { listed } from '../../../texts/words.ts';

// Texts of the handicap that is offered after a match.

export const evening = {
  hand: (name: string, hand: string) => `${name} with a ${hand}`,
  said: (second: string, lead: number | null, changed: readonly string[]) =>
    `${second} was ${lead === null ? 'far' : `${lead.toFixed(1)} turns`} behind. More even: ${listed(changed)}.`,
  again: 'Play again like that',
} as const;
