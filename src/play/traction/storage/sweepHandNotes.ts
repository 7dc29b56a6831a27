import type { HandNotes } from './handNotes.ts';
import type { Library, LibraryState } from '#play/storage/library.ts';

/**
 * Removes notes of matches that have been deleted since, once the saved matches are known; a match that can still be
 * put back keeps its note.
 */
export function sweepHandNotes(
  library: Pick<Library, 'getState' | 'subscribe'>,
  notes: Pick<HandNotes, 'keepOnly'>,
): void {
  const stop = library.subscribe(look);
  look(library.getState());

  function look({ opened, trouble, matches, unbegun, removed }: LibraryState): void {
    if (!opened) return;
    stop();
    if (trouble === null)
      notes.keepOnly(new Set([...matches.map(({ id }) => id), ...unbegun, ...(removed === null ? [] : [removed.id])]));
  }
}
