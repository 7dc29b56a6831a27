import { z } from 'zod';
import type { SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';
import { createPositionNotes } from '#play/storage/positionNotes.ts';

/** Notes of the time that a turn has taken so far: loading the page again must not give its time anew. */
export interface TimeNotes {
  /** The time since the seat was asked, ms, in this very position of the match. */
  write(id: string, match: SeenTugOfWar, elapsedMs: number): void;
  /** The time that was noted in this very position, ms; 0 if none was. */
  read(id: string, match: SeenTugOfWar): number;
}

const STORED_AS = 'tumbletop.tug-of-war.times';
const noted = z.object({ elapsedMs: z.number().nonnegative() });

export function createTimeNotes(openStorage: () => TextStorage): TimeNotes {
  const notes = createPositionNotes(STORED_AS, noted, openStorage);
  return {
    write: (id, match, elapsedMs) => notes.write(id, match, { elapsedMs }),
    read: (id, match) => notes.read(id, match)?.elapsedMs ?? 0,
  };
}
