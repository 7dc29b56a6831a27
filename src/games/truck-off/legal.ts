import type { Legal } from '#engine/game.ts';
import type { Choice, DiscardAction, PlayAction, TruckOffAction } from './actions.ts';
import { asked } from './asked.ts';
import { CARD_KINDS, kindOf, type CardId, type CardKind } from './cards.ts';
import { throwableIn } from './dice.ts';
import { cardAt, freeSlots, type Grid, type Slot } from './grid.ts';
import type { Sides } from './ids.ts';
import { TIE_SETS } from './numbers.ts';
import { playerOf } from './queries.ts';
import type { TruckOffState } from './state.ts';
import { targetsOf } from './targets.ts';

/** A throw by the seat's own hand, of which there is no list. */
export interface FreeThrow {
  readonly do: 'roll';
  readonly seat: number;
  readonly dice: readonly Sides[];
}

/** The seat's legal actions now; of throws only the one that is left to chance is in the list. */
export function legal(state: TruckOffState, seat: number): Legal<TruckOffAction, FreeThrow> {
  if (!asked(state).includes(seat)) return { actions: [], free: [] };
  if (state.roll === null) return { actions: choicesOf(state, seat), free: [] };
  const dice = throwableIn(state.roll.dice);
  return { actions: [{ do: 'roll', seat, throws: [] }], free: dice.length === 0 ? [] : [{ do: 'roll', seat, dice }] };
}

/** All choices of a seat that is asked for one; from a view as well as from the position itself. */
export function choicesOf(state: TruckOffState, seat: number): readonly Choice[] {
  const { phase, grid } = state;
  switch (phase.name) {
    case 'trucks':
      return pairsOf(state.venues.map(({ sides }) => sides)).map((trucks) => ({ do: 'trucks', seat, trucks }));
    case 'cards':
      return selectionsOf(known(playerOf(state, seat).hand)).map((cards) => ({ do: 'cards', seat, cards }));
    case 'execute':
      return kindsOf(known(playerOf(state, seat).chosen)).flatMap((kind) => ways(state, seat, kind, kind));
    case 'pick':
      return grid === null ? [] : freeSlots(grid).flatMap((slot) => waysOf(state, seat, grid, slot));
    case 'tie':
      return TIE_SETS.map((set) => ({ do: 'dice', seat, set }));
    case 'roll':
      return [];
  }
}

const known = (cards: readonly (CardId | null)[]): readonly CardId[] =>
  cards.flatMap((card) => (card === null ? [] : [card]));

const pairsOf = (numbers: readonly Sides[]): readonly (readonly Sides[])[] =>
  numbers.flatMap((a, i) => numbers.slice(i + 1).map((b) => [a, b]));

const kindsOf = (cards: readonly CardId[]): readonly CardKind[] =>
  CARD_KINDS.filter((kind) => cards.some((card) => kindOf(card) === kind));

/** Every selection of cards, copies of a kind told apart by nothing. */
function selectionsOf(hand: readonly CardId[]): readonly (readonly CardKind[])[] {
  return kindsOf(hand).reduce<readonly (readonly CardKind[])[]>(
    (so, kind) => {
      const most = hand.filter((card) => kindOf(card) === kind).length;
      return so.flatMap((cards) =>
        Array.from({ length: most + 1 }, (_, n) => [...cards, ...Array.from({ length: n }, () => kind)]),
      );
    },
    [[]],
  );
}

function waysOf(state: TruckOffState, seat: number, grid: Grid, slot: Slot): readonly Choice[] {
  const card = cardAt(grid, slot);
  return card === null ? [] : ways(state, seat, kindOf(card), slot);
}

/** On every legal target, or discarded (TO-09, TO-37). */
const ways = (
  state: TruckOffState,
  seat: number,
  kind: CardKind,
  card: PlayAction['card'],
): readonly (PlayAction | DiscardAction)[] => [
  ...targetsOf(state, seat, kind).map((target) => ({ do: 'play', seat, card, target }) as const),
  { do: 'discard', seat, card },
];
