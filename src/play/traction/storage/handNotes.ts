import { z } from 'zod';
import type { PhysicalAction } from '#games/traction/actions.ts';
import { handSchema, makeHand, readHand } from '#games/traction/handFile.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import type { NoteStorage } from '#play/settings/textStorage.ts';
import { ELSEWHERE } from '#play/storage/matchIds.ts';

/**
 * Notes of actions that count while a hand is still at them: a foul from the moment that it is ruled, a step once the
 * table is at rest. A match is saved when an action is over, and saving takes the browser a while; loading the page
 * again meanwhile would take back what was done.
 */
export interface HandNotes {
  /** The action that is under way in the match, as far as the hand has come. False where it could not be noted. */
  write(id: string, match: SeenTraction, action: PhysicalAction): boolean;
  /** The note made in this very position; null if none. */
  read(id: string, match: SeenTraction): PhysicalAction | null;
  /** The match is saved with so many actions: what was noted before them is among them. */
  settle(id: string, actions: number): void;
  forget(id: string): void;
  /** Forgets the notes of all other matches that are kept here. */
  keepOnly(ids: ReadonlySet<string>): void;
}

const VERSION = 1;
const PREFIX = 'tumbletop.foul.'; // as it was named when only fouls were noted
const keyOf = (id: string): string => `${PREFIX}${id}`;

const noteSchema = z.strictObject({
  version: z.literal(VERSION),
  /** Actions played before it, and the hash of the last of them: the position that it was done in. */
  actions: z.number().int().nonnegative(),
  hash: z.string().nullable(),
  action: handSchema,
});
type Note = z.output<typeof noteSchema>;

const hashOf = ({ log }: SeenTraction): string | null => log.at(-1)?.hash ?? null;

/** Storage that is blocked, full or damaged costs the note and nothing else: play goes on without it. */
export function createHandNotes(openStorage: () => NoteStorage): HandNotes {
  const lying = (id: string): Note | null => {
    const text = attempt(() => openStorage().getItem(keyOf(id)));
    const read = noteSchema.safeParse(attempt(() => JSON.parse(text ?? 'null') as unknown));
    return read.success ? read.data : null;
  };
  const forget = (id: string): void => void attempt(() => openStorage().removeItem(keyOf(id)));
  return {
    write: (id, match, action) => {
      const note: Note = { version: VERSION, actions: match.log.length, hash: hashOf(match), action: makeHand(action) };
      const kept = attempt(() => {
        openStorage().setItem(keyOf(id), JSON.stringify(note));
        return true;
      });
      return kept ?? false;
    },
    read: (id, match) => {
      const note = lying(id);
      if (note === null || note.actions !== match.log.length || note.hash !== hashOf(match)) return null;
      const action = readHand(note.action);
      return action.ok ? action.value : null;
    },
    settle: (id, actions) => {
      const note = lying(id);
      if (note !== null && note.actions < actions) forget(id);
    },
    forget,
    keepOnly: (ids) => {
      const keys = attempt(() => keysIn(openStorage())) ?? [];
      for (const id of keys.flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])))
        if (!ids.has(id) && !id.startsWith(ELSEWHERE)) forget(id);
    },
  };
}

const keysIn = (storage: NoteStorage): readonly string[] =>
  Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
