import type { GameTypes } from '#engine/game.ts';
import type { SeenEntry, SeenMatch } from '#engine/seen.ts';

/** Whether a computer did what was done last. */
export const isComputersNewest = ({ header, log }: Pick<SeenMatch<GameTypes>, 'header' | 'log'>): boolean => {
  const seat = log.at(-1)?.seat ?? null;
  return seat !== null && header.seats[seat]?.kind === 'bot';
};

/**
 * The actions before that entry of the log, back to the last one of a person: what computers have done since. None
 * where no person plays.
 */
export function meanwhile<T extends GameTypes>({ header, log }: SeenMatch<T>, entry: number): readonly SeenEntry<T>[] {
  const isPersons = (seat: number | null): boolean => seat !== null && header.seats[seat]?.kind === 'person';
  if (!header.seats.some((_, seat) => isPersons(seat))) return [];
  const own = log.slice(0, entry + 1).findLastIndex(({ seat }) => isPersons(seat));
  return log.slice(Math.max(own, 0), Math.max(entry, 0));
}
