import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';

/** The match that was taken to practice last: going there does not have it replayed. */
let last: { readonly id: string; readonly match: TrexlandsMatch } | null = null;

export const takeMatch = (id: string, match: TrexlandsMatch): void => {
  last = { id, match };
};

export const takenMatch = (id: string): TrexlandsMatch | null => (last?.id === id ? last.match : null);
