import { texts } from '#play/texts.ts';
import type { Whose } from '#play/texts/evening.ts';
import { count, listed } from '#play/texts/words.ts';

// Texts of the hands that are offered after a match.

/** How far the second was; `wins`: it would have won after so many turns more, else the winner was so far ahead. */
const behind = (lead: number | null, wins: boolean): string => {
  const away = lead === null ? 'far' : `about ${count(Math.max(1, Math.round(lead)), 'turn')}`;
  return `${away} ${wins ? 'away from winning' : 'behind'}`;
};

/** A hand that is proposed. `shakier`: than it was. */
export interface GivenHand {
  readonly whose: Whose;
  readonly hand: string;
  readonly shakier: boolean;
}

/** With the meaning of it. */
const give = ({ whose, hand, shakier }: GivenHand): string =>
  `${texts.evening.object(whose)} a ${hand} (${whose.who === 'you' ? 'your' : 'its'} pieces slip ${shakier ? 'more' : 'less'} often)`;

export const evenHands = {
  behind: (second: Whose, lead: number | null, wins: boolean) => `${texts.evening.was(second)} ${behind(lead, wins)}.`,
  closer: (given: readonly GivenHand[]) => `For a closer match, give ${listed(given.map(give))}.`,
} as const;
