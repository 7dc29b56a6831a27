import type { Choice, MoveAction } from '#games/trexlands/actions.ts';
import type { Place } from '#games/trexlands/ids.ts';
import type { Truck } from '#games/trexlands/state.ts';
import type { PieceId } from '#sim/ids.ts';

/** A truck with the one that it is stacked with, the lower number first. */
export const asOne = ({ id, mate }: Truck): readonly PieceId[] => (mate === null ? [id] : [id, mate].toSorted());

/** The MOVEs of exactly these trucks (one, or both of a stack) among a seat's choices. */
export const movesOf = (choices: readonly Choice[], trucks: readonly PieceId[]): readonly MoveAction[] =>
  choices.flatMap((choice) => (choice.do === 'move' && same(choice.move.trucks, trucks) ? [choice] : []));

/**
 * How these trucks can get to a place in one MOVE: beside one's own truck, or on to it. By which ramp and through which
 * free Terra they come makes no difference, so that one stands for all: a straight one, which spends no card and no
 * Captain, before any other.
 */
export const waysTo = (choices: readonly Choice[], trucks: readonly PieceId[], place: Place): readonly MoveAction[] => {
  const ways = movesOf(choices, trucks).filter(({ move }) => move.to === place);
  return [false, true].flatMap((stack) => {
    const alike = ways.filter(({ move }) => move.stack === stack);
    return alike.find(({ move }) => move.via === null) ?? alike[0] ?? [];
  });
};

/** From Camp over a first Terra on to the one behind it: only the Navigator leads there, by its terms. */
export const byNavigator = ({ move }: MoveAction): boolean => move.kind === 'camp' && move.via !== null;

/** Where these trucks can go, each place once, in the order of the choices. */
export const placesFor = (choices: readonly Choice[], trucks: readonly PieceId[]): readonly Place[] => [
  ...new Set(movesOf(choices, trucks).map(({ move }) => move.to)),
];

const same = (some: readonly PieceId[], others: readonly PieceId[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));
