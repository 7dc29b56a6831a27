import type { SeatInfo } from '../../engine/seats.ts';
import { DEFAULT_DRAFT } from '../pages/form/draft.ts';

/** Whoever sits at a table where something is learnt: called as in a match that one click begins. */
export const LESSON_SEATS: readonly SeatInfo[] = DEFAULT_DRAFT.seats.slice(0, DEFAULT_DRAFT.players).map(({ name, colour }) => ({ name, colour, kind: 'person' }));
