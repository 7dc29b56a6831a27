import type { Choice, PlayAction } from '#games/trexlands/actions.ts';
import { CITY } from '#games/trexlands/ids.ts';
import { enemiesIn, trucksOf } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';

/** The choices that are thought of at a place in a turn. Thought ends with a MOVE or none. */
export type Then = (state: TrexlandsState, choice: Choice) => boolean;

/** At first everything, but for bridges that lead nowhere from its trucks. */
export const FIRST: Then = (state, choice) =>
  choice.do !== 'play' || choice.target.on !== 'border' || isAtTruck(state, choice);

function isAtTruck(state: TrexlandsState, { seat, target }: PlayAction): boolean {
  return target.on === 'border' && trucksOf(state, seat).some(({ at }) => at === target.terra || at === target.beyond);
}

/** A MOVE, or none. */
export const isMove: Then = (_, { do: how }) => how === 'move' || how === 'pass';

/** After a choice that is no MOVE, that for which it was made: else nothing has changed. */
export function followUp(choice: Choice): Then {
  switch (choice.do) {
    case 'stack':
    case 'unstack':
      return (_, next) => next.do === 'move' && next.move.trucks.some((id) => choice.trucks.includes(id));
    case 'play':
      return afterCard(choice);
    default:
      return isMove;
  }
}

function afterCard({ card }: PlayAction): Then {
  switch (card) {
    case 'nitro':
    case 'fuel':
      return (_, next) => next.do === 'move' && next.move.via !== null;
    case 'gatecrash':
      return (_, next) => next.do === 'move' && next.move.to === CITY;
    case 'raid':
      return (state, next) =>
        next.do === 'move' && next.move.to !== CITY && enemiesIn(state, next.move.to, next.seat).length > 0;
    default:
      return isMove;
  }
}
