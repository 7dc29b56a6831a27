import { PUZZLES, type Puzzle } from '#games/trexlands/help/puzzles/puzzles.ts';
import { makeRoute } from '#play/route.ts';
import { PUZZLES as ALL } from '../teach/addresses.ts';
import { gameTexts } from '../texts.ts';

export const pathOfPuzzle = (id: string): string => `${ALL}/${id}`;
export const routeOfPuzzle = (id: string): string => makeRoute({ page: 'own', path: pathOfPuzzle(id) });
/** The first that is not solved; where all are, the list of them. */
export const pathOfNext = (passed: readonly string[]): string => {
  const next = PUZZLES.find((puzzle) => !passed.includes(rememberedAs(puzzle)));
  return next === undefined ? ALL : pathOfPuzzle(next.id);
};
export const ROUTE_OF_ALL = makeRoute({ page: 'own', path: ALL });

/**
 * Ids of what was solved are remembered with those of every game. `text`: puzzles by the rules of before had the same
 * numbers, and having solved those solves none of these.
 */
export const rememberedAs = ({ id }: Puzzle): string => `trexlands-text-${id}`;

/** The puzzle that an address names. */
export const puzzleAt = (path: string): Puzzle | undefined =>
  PUZZLES.find(({ id }) => id === path.slice(ALL.length + 1));

export const titleOf = ({ id, kind }: Puzzle): string =>
  gameTexts.puzzles.named(kind, PUZZLES.filter((one) => one.kind === kind).findIndex((one) => one.id === id) + 1);
