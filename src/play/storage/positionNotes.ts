import { z } from 'zod';
import type { TextStorage } from '../settings/textStorage.ts';
import type { AnySeen } from './gameFiles.ts';

/**
 * Notes of something that belongs to a match and that no action of it says yet. A match is saved when something has
 * been played; leaving the page in the middle of an action must not take back what its players have done of it.
 */
export interface PositionNotes<T> {
  /** In this very position of the match. */
  write(id: string, match: AnySeen, noted: T): void;
  /** Null where nothing was noted in this very position. */
  read(id: string, match: AnySeen): T | null;
  forget(id: string): void;
}

/** Matches that are played side by side, with room; the note that was written longest ago gives way (house value). */
const MOST_NOTES = 12;

const noteSchema = z.looseObject({
  id: z.string(),
  /** Actions played before, and the hash of the last of them. */
  actions: z.number().int().nonnegative(),
  hash: z.string().nullable(),
});
const notesSchema = z.array(noteSchema).max(MOST_NOTES);
type Note = z.output<typeof noteSchema>;

/**
 * Storage that is blocked, full or damaged costs the notes and nothing else: play goes on without them.
 *
 * @param noted what is noted, beside the position
 */
export function createPositionNotes<T extends object>(
  storedAs: string,
  noted: z.ZodType<T>,
  openStorage: () => TextStorage,
): PositionNotes<T> {
  const stored = (): readonly Note[] => {
    const read = notesSchema.safeParse(
      attempt(() => JSON.parse(openStorage().getItem(storedAs) ?? '[]') as unknown, []),
    );
    return read.success ? read.data : [];
  };
  const keep = (notes: readonly Note[]): void =>
    attempt(() => openStorage().setItem(storedAs, JSON.stringify(notes)), undefined);
  const others = (id: string): readonly Note[] => stored().filter((note) => note.id !== id);
  return {
    write: (id, match, value) => keep([{ ...value, id, ...positionOf(match) }, ...others(id)].slice(0, MOST_NOTES)),
    read: (id, match) => {
      const { actions, hash } = positionOf(match);
      const note = stored().find((one) => one.id === id && one.actions === actions && one.hash === hash);
      const read = noted.safeParse(note);
      return read.success ? read.data : null;
    },
    forget: (id) => {
      const all = stored();
      if (all.some((note) => note.id === id)) keep(others(id));
    },
  };
}

const positionOf = ({ log }: AnySeen): Pick<Note, 'actions' | 'hash'> => ({
  actions: log.length,
  hash: log.at(-1)?.hash ?? null,
});

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act();
  } catch {
    return otherwise;
  }
}
