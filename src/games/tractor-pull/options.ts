import type { RuleSets } from '#engine/ruleSets.ts';
import type { CardSet } from './almanac/cardSets.ts';
import { NUMBERS } from './numbers.ts';

/** The players' agreement before the first match. */
export interface TractorPullOptions {
  readonly characters: boolean;
  readonly locations: boolean;
  readonly items: boolean;
  /** TP-25: whether the strongest are ejected in overtime as well. */
  readonly overtimeEject: boolean;
  /** TP-42: each player may have one item on a spot; off, or left out, a spot takes one item. */
  readonly ownSpots?: boolean | undefined;
  /** TP-43: a chip has +1 on one face and +2 on the other; off, or left out, it is one counter. */
  readonly doubleChips?: boolean | undefined;
  /** TP-45, TP-46: the vehicles and locations that are played with; left out: `level`. */
  readonly cards?: CardSet | undefined;
  /** TP-47: whoever wins one match wins the game; off, or left out, it takes two of three. */
  readonly oneMatch?: boolean | undefined;
}

export const STANDARD_OPTIONS = {
  characters: true,
  locations: true,
  items: true,
  overtimeEject: true,
} as const satisfies TractorPullOptions;

const BY_TEXT = { ...STANDARD_OPTIONS, ownSpots: true, doubleChips: true, cards: 'wide' } as const;

/** They differ in the cards, of which the rule text names two vehicles alone: measuring has levelled the tuned ones. */
export const OPTIONS_BY: RuleSets<TractorPullOptions> = {
  text: BY_TEXT,
  tuned: { ...STANDARD_OPTIONS, ownSpots: true, doubleChips: true, cards: 'level' },
  before: STANDARD_OPTIONS,
  first: { ...BY_TEXT, characters: false, locations: false, items: false, oneMatch: true },
};

/** Matches that win the game. */
export const winsNeeded = ({ oneMatch = false }: TractorPullOptions): number => (oneMatch ? 1 : NUMBERS.winsNeeded);
