import type { Choice, MoveAction } from '#games/trexlands/actions.ts';
import type { Place } from '#games/trexlands/ids.ts';
import type { PieceId } from '#sim/ids.ts';

/** The MOVEs of exactly these trucks (one, or both of a stack) among a seat's choices. */
export const movesOf = (choices: readonly Choice[], trucks: readonly PieceId[]): readonly MoveAction[] =>
  choices.flatMap((choice) => (choice.do === 'move' && same(choice.move.trucks, trucks) ? [choice] : []));

/**
 * How these trucks can get to a place in one MOVE: through which Terra, on to one's own truck or beside it. Where two
 * ramps lead there it makes no difference by which they come, so that the first stands for both.
 */
export const waysTo = (choices: readonly Choice[], trucks: readonly PieceId[], place: Place): readonly MoveAction[] =>
  movesOf(choices, trucks)
    .filter(({ move }) => move.to === place)
    .filter((way, i, ways) => ways.findIndex((other) => differOnlyInRamp(way, other)) === i);

const differOnlyInRamp = ({ move: a }: MoveAction, { move: b }: MoveAction): boolean =>
  a.via === b.via && a.stack === b.stack;

/** From Camp over a first Terra on to the one behind it: only the Navigator leads there, by its terms. */
export const byNavigator = ({ move }: MoveAction): boolean => move.kind === 'camp' && move.via !== null;

/** Where these trucks can go, each place once, in the order of the choices. */
export const placesFor = (choices: readonly Choice[], trucks: readonly PieceId[]): readonly Place[] => [
  ...new Set(movesOf(choices, trucks).map(({ move }) => move.to)),
];

/** Of those, the ones to which only the Navigator leads. */
export const navigatedFor = (choices: readonly Choice[], trucks: readonly PieceId[]): readonly Place[] =>
  placesFor(choices, trucks).filter((place) => waysTo(choices, trucks, place).every(byNavigator));

const same = (some: readonly PieceId[], others: readonly PieceId[]): boolean =>
  some.length === others.length && some.every((id) => others.includes(id));
