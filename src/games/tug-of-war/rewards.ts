import { STRENGTHS, isStrength, type ModuleId, type Seat, type Strength } from './ids.ts';
import { SHARED } from './sets.ts';

/** Why a card is gained, with the clause that says so. */
export const REWARD_CLAUSES = {
  'letter-a': 'TW-17',
  'letter-b': 'TW-32',
  'letter-c': 'TW-32',
  'letter-d': 'TW-18',
  'letter-e': 'TW-32',
  'letter-f': 'TW-18',
  'letter-g': 'TW-32',
  distance: 'TW-37',
  'race-point': 'TW-37',
  'counters-taken': 'TW-39',
  'counters-held': 'TW-42',
  quarters: 'TW-45',
  'clock-point': 'TW-46',
  rows: 'TW-49',
  line: 'TW-58',
  'path-point-grey': 'TW-59',
  'path-point-full': 'TW-59',
  conker: 'TW-62',
  'conker-several': 'TW-62',
  'conker-point': 'TW-61',
  'option-a': 'TW-17',
  'option-b': 'TW-67',
  'option-c': 'TW-67',
} as const;
export type RewardReason = keyof typeof REWARD_CLAUSES;

/** Cards that a seat gains for one reason. */
export interface Reward {
  readonly seat: Seat;
  /** Of each; what is over 5 cascades (TW-07), and 0 is no card (TW-08). */
  readonly strength: number;
  readonly times: number;
  readonly reason: RewardReason;
}

/** A reward with the module that gives it and the cards that come of it. */
export interface Gain extends Reward {
  readonly module: ModuleId;
  readonly cards: readonly Strength[];
}

export const reward = (seat: Seat, strength: number, reason: RewardReason, times = 1): Reward => ({
  seat,
  strength,
  times,
  reason,
});

/** TW-07: fives, and a card of the rest. TW-08: no card of strength 0. */
export function cascade(strength: number): readonly Strength[] {
  const rest = strength % SHARED.strongest;
  const fives = Array.from({ length: (strength - rest) / SHARED.strongest }, () => SHARED.strongest);
  return isStrength(rest) ? [...fives, rest] : fives;
}

export const gainOf = (module: ModuleId, given: Reward): Gain => {
  const each = cascade(given.strength);
  return { ...given, module, cards: Array.from({ length: given.times }, () => each).flat() };
};

/** A hand: strengths, the lowest first. */
export type Hand = readonly Strength[];

export const inOrder = (cards: readonly Strength[]): Hand => cards.toSorted((a, b) => a - b);

/** The hand without these cards; null where it has not all of them. */
export function without(hand: Hand, cards: readonly Strength[]): Hand | null {
  const left = [...hand];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** Each strength that the hand has, once. */
export const distinct = (hand: Hand): readonly Strength[] => STRENGTHS.filter((strength) => hand.includes(strength));

/** TW-09: how many cards are too many. */
export const tooMany = (hand: Hand): number => Math.max(0, hand.length - SHARED.handAtMost);

/** Every choice of so many cards of a hand, cards of one strength told apart by nothing. */
export function choicesOf(hand: Hand, count: number): readonly Hand[] {
  if (count === 0) return [[]];
  return distinct(hand).flatMap((card) => {
    const rest = hand.slice(hand.lastIndexOf(card) + 1);
    const same = hand.filter((other) => other === card).length;
    return Array.from({ length: Math.min(same, count) }, (_, i) => i + 1).flatMap((n) =>
      choicesOf(rest, count - n).map((others) => [...Array.from({ length: n }, () => card), ...others]),
    );
  });
}
