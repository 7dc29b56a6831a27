import type { FoulNotes } from './foulNotes.ts';
import type { Library, LibraryState } from '../../../storage/library.ts';

/**
 * What was noted of matches that have been deleted since goes, once it is known what lies on the shelf; what can still
 * be put back keeps it.
 */
export function sweepFouls(library: Pick<Library, 'getState' | 'subscribe'>, fouls: Pick<FoulNotes, 'keepOnly'>): void {
  const stop = library.subscribe(look);
  look(library.getState());

  function look({ opened, trouble, matches, removed }: LibraryState): void {
    if (!opened) return;
    stop();
    if (trouble === null)
      fouls.keepOnly(new Set([...matches.map(({ id }) => id), ...(removed === null ? [] : [removed.id])]));
  }
}
