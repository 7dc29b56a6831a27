import { z } from 'zod';
import type { TugOfWarMatch } from '../../../../games/tug-of-war/tugOfWar.ts';
import type { TextStorage } from '../../../settings/settingsStore.ts';

/**
 * Notes of the time that a turn has taken so far. A match is saved when something has been played; loading the page
 * again in the middle of a turn must not give its time anew.
 */
export interface TimeNotes {
  /** The time since the seat was asked, ms, in this very position of the match. */
  write(id: string, match: TugOfWarMatch, elapsedMs: number): void;
  /** The time that was noted in this very position, ms; 0 if none was. */
  read(id: string, match: TugOfWarMatch): number;
}

const STORED_AS = 'tumbletop.tug-of-war.times';
/** Matches that are played side by side, with room; the note that was written longest ago gives way (house value). */
const MOST_NOTES = 12;

const notesSchema = z
  .array(
    z.strictObject({
      id: z.string(),
      /** Actions played before, and the hash of the last of them. */
      actions: z.number().int().nonnegative(),
      hash: z.string().nullable(),
      elapsedMs: z.number().nonnegative(),
    }),
  )
  .max(MOST_NOTES);
type Notes = z.output<typeof notesSchema>;

const hashOf = ({ log }: TugOfWarMatch): string | null => log.at(-1)?.hash ?? null;

/** Storage that is blocked, full or damaged costs the notes and nothing else: play goes on without them. */
export function createTimeNotes(openStorage: () => TextStorage): TimeNotes {
  const lying = (): Notes => {
    const read = notesSchema.safeParse(
      attempt(() => JSON.parse(openStorage().getItem(STORED_AS) ?? '[]') as unknown, []),
    );
    return read.success ? read.data : [];
  };
  return {
    write: (id, match, elapsedMs) => {
      const note = { id, actions: match.log.length, hash: hashOf(match), elapsedMs };
      const notes = [note, ...lying().filter((other) => other.id !== id)].slice(0, MOST_NOTES);
      attempt(() => openStorage().setItem(STORED_AS, JSON.stringify(notes)), undefined);
    },
    read: (id, match) =>
      lying().find((note) => note.id === id && note.actions === match.log.length && note.hash === hashOf(match))
        ?.elapsedMs ?? 0,
  };
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
