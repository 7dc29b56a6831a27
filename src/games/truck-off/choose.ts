import type { Choice, ChooseCardsAction, ChooseTrucksAction, DiscardAction, PlayAction } from './actions.ts';
import { withPlayer } from './changes.ts';
import { kindOf, type CardId, type CardKind } from './cards.ts';
import { concede } from './concession.ts';
import { execute } from './effects.ts';
import { chooseDice } from './ending.ts';
import { cardAt, isSlot, withoutSlot } from './grid.ts';
import { playerOf, seatAfter } from './queries.ts';
import type { TruckOffState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';

/** The change by a choice, before anything follows from it. */
export function choose(state: TruckOffState, action: Choice): Applied {
  switch (action.do) {
    case 'trucks':
      return selectTrucks(state, action);
    case 'cards':
      return selectCards(state, action);
    case 'play':
      return play(state, action);
    case 'discard':
      return discard(state, action);
    case 'dice':
      return chooseDice(state, action.seat, action.set);
    case 'concede':
      return concede(state, action.seat);
  }
}

const selectTrucks = (state: TruckOffState, { seat, trucks }: ChooseTrucksAction): Applied =>
  applied(withPlayer(state, seat, { picked: trucks, decided: true }), { type: 'trucks-selected', seat });

/** TO-07, TO-48: any number, none as well. */
function selectCards(state: TruckOffState, { seat, cards }: ChooseCardsAction): Applied {
  const { hand } = playerOf(state, seat);
  const chosen: CardId[] = [];
  for (const kind of cards) {
    const card = hand.find((id) => id !== null && kindOf(id) === kind && !chosen.includes(id));
    if (card !== undefined && card !== null) chosen.push(card);
  }
  const left = hand.filter((id) => id === null || !chosen.includes(id));
  return applied(withPlayer(state, seat, { hand: left, chosen, decided: true }), { type: 'cards-selected', seat });
}

function play(state: TruckOffState, { seat, card, target }: PlayAction): Applied {
  const id = cardMeant(state, seat, card);
  if (id === null) throw new Error(`seat ${seat} has no ${card} to play`);
  const shown = applied(putAway(state, seat, id, card), { type: 'executed', seat, card: id, target });
  return andThen(shown, (s) => execute(s, seat, kindOf(id), target));
}

/** TO-09: no effect, no money. */
function discard(state: TruckOffState, { seat, card }: DiscardAction): Applied {
  const id = cardMeant(state, seat, card);
  if (id === null) throw new Error(`seat ${seat} has no ${card} to discard`);
  return applied(putAway(state, seat, id, card), { type: 'discarded', seat, card: id });
}

/** The card of the grid, or the first copy among the selected ones; null if there is none. */
export function cardMeant(state: TruckOffState, seat: number, card: PlayAction['card']): CardId | null {
  if (isSlot(card)) return state.grid && cardAt(state.grid, card);
  return playerOf(state, seat).chosen.find((id) => id !== null && kindOf(id) === card) ?? null;
}

/** Off the grid or out of the selected cards, on to the discards, and on to the next turn. */
function putAway(state: TruckOffState, seat: number, id: CardId, card: CardKind | string): TruckOffState {
  const { phase, grid } = state;
  const away = { ...state, discards: [id, ...state.discards] };
  if (phase.name === 'pick' && grid !== null && isSlot(card))
    return {
      ...away,
      grid: withoutSlot(grid, card),
      phase: { name: 'pick', turn: seatAfter(state, seat), left: phase.left - 1 },
    };
  const chosen = playerOf(state, seat).chosen.filter((one) => one !== id);
  return { ...withPlayer(away, seat, { chosen }), phase: { name: 'execute', turn: seatAfter(state, seat) } };
}
