import { ROLLS } from './perform.ts';

/** A table on which recorded rolls are really rolled, for a replay. */
export const { replayTable } = ROLLS;
