import { count, listed } from '../../../texts/words.ts';

// Texts of the handicap that is offered after a match.

/** The owner of a hand: the only person, who reads this; the only computer; or somebody by name. */
export interface Whose {
  readonly who: 'you' | 'computer' | 'named';
  readonly name: string;
}

const subject = ({ who, name }: Whose): string =>
  who === 'you' ? 'You were' : who === 'computer' ? 'The computer was' : `${name} was`;

const object = ({ who, name }: Whose): string =>
  who === 'you' ? 'yourself' : who === 'computer' ? 'the computer' : name;

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
  `${object(whose)} a ${hand} (${whose.who === 'you' ? 'your' : 'its'} pieces slip ${shakier ? 'more' : 'less'} often)`;

export const evening = {
  behind: (second: Whose, lead: number | null, wins: boolean) => `${subject(second)} ${behind(lead, wins)}.`,
  closer: (given: readonly GivenHand[]) => `For a closer match, give ${listed(given.map(give))}.`,
  again: 'Play again with that',
} as const;
