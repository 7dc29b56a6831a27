import { chipsOn } from '#games/tractor-pull/field.ts';
import { BOTH } from '#games/tractor-pull/ids.ts';
import { NUMBERS } from '#games/tractor-pull/numbers.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';

/** Where all 54 cards and 15 chips are. */
export interface Ledger {
  /** Every card, wherever it is; of a view those that it shows. */
  readonly cards: readonly string[];
  readonly chips: number;
}

/** Lie on the table all the time. */
const ALWAYS: readonly string[] = [
  'wrench',
  ...Array.from({ length: NUMBERS.references }, (_, i) => `reference-${i + 1}`),
];

export function ledgerOf(state: TractorPullState): Ledger {
  const { players, garage, aside, ejected, field, phase, location } = state;
  const cards: readonly (string | null)[] = [
    ...ALWAYS,
    ...garage.flatMap((pair) => pair.cards),
    ...aside,
    ...ejected,
    ...field.map(({ vehicle }) => vehicle),
    ...BOTH.flatMap((seat) => [...players[seat].hand, ...players[seat].deployed, ...players[seat].items]),
    ...BOTH.map((seat) => players[seat].character),
    ...state.undealt,
    ...state.unused,
    ...state.visited,
    location === null ? null : location.slice(0, -'-a'.length),
    ...state.items,
    ...(phase.name === 'award' ? phase.drawn : []),
    ...state.installed.map(({ item }) => item),
    ...state.spent,
  ];
  return {
    cards: cards.flatMap((card) => (card === null ? [] : [card])).sort(),
    chips: state.supply + chipsOn(state.options, field),
  };
}
