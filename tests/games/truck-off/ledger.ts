import type { CardId } from '#games/truck-off/cards.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { TruckId } from '#games/truck-off/ids.ts';

/** Where all money, cards and trucks are. */
export interface Ledger {
  /** By the bank, Barry's start included. */
  readonly issued: number;
  readonly held: number;
  /** Every card, wherever it is; of a view those that it shows. */
  readonly cards: readonly CardId[];
  readonly trucks: readonly TruckId[];
}

export function ledgerOf(state: TruckOffState): Ledger {
  const inHands = state.players.flatMap(({ hand, chosen }) => [...hand, ...chosen]);
  const cards = [...inHands, ...(state.grid ?? []), ...state.discards, ...state.out];
  return {
    issued: state.issued,
    held: state.players.reduce((sum, { money }) => sum + money, state.barry ?? 0),
    cards: cards.flatMap((card) => (card === null ? [] : [card])).sort(),
    trucks: state.trucks.map(({ id }) => id),
  };
}
