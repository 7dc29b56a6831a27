import { texts } from '#play/texts.ts';
import type { Whose } from '#play/texts/evening.ts';
import { listed } from '#play/texts/words.ts';

// Texts of a head start, the handicap of Trexlands.

/** How it is known what V are worth; null: it is not. */
const worth = (coins: number | null): string =>
  coins === null
    ? ''
    : ` In matches between computer players by the tuned rules, about ${Number(coins.toFixed(1))} V more at the start brought 1 X more.`;

export const headStart = {
  title: 'Head start',
  of: (n: number, name: string) => `Head start of player ${n}, ${name}`,
  note: (coins: number | null) =>
    `Players who are unequal can begin unequal: with more V in Camp, and so with more cards.${worth(coins)} Everybody sees who has how many.`,
  none: 'None',
  more: (coins: number) => `+${coins} V`,
  /** Beside a name. */
  began: (coins: number) => `began with ${coins} V more`,
  /** The same as a sentence. */
  beganWith: (coins: number) => `Began with ${coins} V more, as a head start.`,
  /** In this match, seat by seat. */
  inMatch: (given: readonly { readonly name: string; readonly coins: number }[]) =>
    `As a head start, ${listed(given.map(({ name, coins }) => `${name} began with ${coins} V more`))}.`,
} as const;

/** A seat whose head start is another one in the match that is offered; 0: none. */
export interface GivenHeadStart {
  readonly whose: Whose;
  readonly coins: number;
}

const begins = ({ whose, coins }: GivenHeadStart): string =>
  `${texts.evening.subject(whose)} ${whose.who === 'you' ? 'begin' : 'begins'} ${coins === 0 ? 'without a head start' : `with ${coins} V more`}`;

/** After a match. */
export const evenStart = {
  behind: (rivals: readonly { readonly whose: Whose; readonly x: number }[]) =>
    `${listed(rivals.map(({ whose, x }) => `${texts.evening.was(whose)} ${x} X behind`))}.`,
  closer: (given: readonly GivenHeadStart[], coins: number) =>
    `For a closer match, ${listed(given.map(begins))}.${worth(coins)}`,
} as const;
