import type { CardId } from '#games/trexlands/cards/ids.ts';
import { scoredWith } from '#games/trexlands/fleet.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';

/** Where all V, X tokens and cards are. V: `issued` less `returned` is on the board, in Camps and committed. */
export interface Ledger {
  readonly issued: number;
  readonly returned: number;
  readonly onBoard: number;
  readonly inCamps: number;
  /** On cards of the market and the arena. */
  readonly committed: number;
  /** X in the City and scored. */
  readonly x: number;
  /** Every card, wherever it is; of a view those that it shows. */
  readonly cards: readonly CardId[];
}

export function ledgerOf(state: TrexlandsState): Ledger {
  return {
    issued: state.bank.issued,
    returned: state.bank.returned,
    onBoard: sum(state.terra.map(({ coins }) => coins)),
    inCamps: sum(state.camps.map(({ coins }) => coins)),
    committed: committedIn(state),
    x: scoredWith(state, state.cityX, state.cityX) + sum(state.camps.map(({ x }) => x)),
    cards: cardsIn(state),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

function committedIn({ phase }: TrexlandsState): number {
  if (phase.name === 'arena') return sum(phase.cards.map(({ coins, challengers }) => coins + challengers.length));
  if (phase.name !== 'market') return 0;
  return sum(phase.market.slice(phase.awarded ?? 0).flatMap(({ bids }) => bids));
}

function cardsIn({ phase, agenda, camps, terra, publicDeck, pit }: TrexlandsState): readonly CardId[] {
  const market =
    phase.name === 'deal' ? phase.market : phase.name === 'market' ? phase.market.slice(phase.awarded ?? 0) : [];
  const arena = phase.name === 'arena' ? phase.cards.map(({ card }) => card) : [];
  const inCamps = camps.flatMap(({ cards, deck }) => [...cards, ...deck]);
  const onBoard = terra.map(({ post }) => post?.card ?? null);
  const announced = agenda.map((act) => (act.type === 'card' ? act.card : null));
  return [
    ...publicDeck,
    ...market.map(({ card }) => card),
    ...arena,
    ...inCamps,
    ...onBoard,
    ...announced,
    ...pit,
  ].filter((card) => card !== null);
}
