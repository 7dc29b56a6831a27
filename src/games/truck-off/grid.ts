import type { CardId } from './cards.ts';
import { NUMBERS } from './numbers.ts';

/** A place in the grid of a match of two: row and place in it, from 1; row 1 was laid first. */
export type Slot = `r${number}c${number}`;

interface Place {
  readonly row: number; // from 0
  readonly column: number; // from 0
}

const ROWS = NUMBERS.two.grid;

const PLACES: readonly Place[] = ROWS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, column })),
);

const slotOf = ({ row, column }: Place): Slot => `r${row + 1}c${column + 1}`;

/** Every place, in the order in which the cards are laid (TO-35). */
export const SLOTS: readonly Slot[] = PLACES.map(slotOf);

/** A match of two's cards, in the order of `SLOTS`; null where the card has been taken. */
export type Grid = readonly (CardId | null)[];

/**
 * TO-36: the places of the next row whose cards lie half over this one. Rows lie half a card to the side of each other:
 * under a longer row a card has both of its neighbours on it, under a shorter one those that there are.
 */
export function coversOf(slot: Slot): readonly Slot[] {
  const place = PLACES[SLOTS.indexOf(slot)];
  if (place === undefined) return [];
  const { row, column } = place;
  const left = (ROWS[row + 1] ?? 0) > (ROWS[row] ?? 0) ? column : column - 1;
  return PLACES.filter((other) => other.row === row + 1 && [left, left + 1].includes(other.column)).map(slotOf);
}

export const isSlot = (word: string): word is Slot => SLOTS.some((slot) => slot === word);

/** The card there; null where it has been taken. */
export const cardAt = (grid: Grid, slot: Slot): CardId | null => grid[SLOTS.indexOf(slot)] ?? null;

/** TO-35: a card is free when none of the next row lies on it. */
export const isFree = (grid: Grid, slot: Slot): boolean =>
  cardAt(grid, slot) !== null && coversOf(slot).every((cover) => cardAt(grid, cover) === null);

/** The places of all free cards. */
export const freeSlots = (grid: Grid): readonly Slot[] => SLOTS.filter((slot) => isFree(grid, slot));

/** The grid without that card. */
export const withoutSlot = (grid: Grid, slot: Slot): Grid => grid.map((card, i) => (SLOTS[i] === slot ? null : card));
