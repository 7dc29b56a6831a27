import type { SeatInfo } from '#engine/seats.ts';
import { DEFAULT_DRAFT } from '../form/draft.ts';

/** Seats of a table for examples: called as in a match that one click begins. */
export const EXAMPLE_SEATS: readonly SeatInfo[] = DEFAULT_DRAFT.seats.map(({ name, colour }) => ({
  name,
  colour,
  kind: 'person',
}));

/** A drill has a learner and a rival. */
export const LESSON_SEATS = EXAMPLE_SEATS.slice(0, DEFAULT_DRAFT.players);
export const LEARNER = 0;
