import { ok, type Fault, type Result } from '#sim/result.ts';
import { foreignIn } from './playedHere.ts';
import { gameOfGlance, type Games, type KnownGame } from './gameFiles.ts';
import type { Readers } from './records.ts';
import type { titleIn } from './titles.ts';
import { isRunning, summaryOf, type SavedMatch, type Summary, type TitledSummary } from './savedMatch.ts';
import type { Listed } from './matchStore.ts';

/** One line of the list: a saved match, or a record that cannot be read (it can still be deleted). */
export type SavedEntry =
  | { readonly id: string; readonly saved: TitledSummary }
  | { readonly id: string; readonly fault: Fault };

/** The stored matches, checked, and the known ones that the storage refused. The latest first, unreadable ones last. */
export function listOf(
  listed: readonly Listed[],
  unsaved: readonly (SavedMatch & { readonly title?: string | null })[],
  reading: Readers & { readonly titleIn: typeof titleIn },
): readonly SavedEntry[] {
  const entries = new Map(listed.map((item) => entryOf(item, reading)).map((entry) => [entry.id, entry]));
  for (const match of unsaved) {
    const there = entries.get(match.id);
    const title = match.title ?? (there !== undefined && 'saved' in there ? there.saved.title : null);
    entries.set(match.id, { id: match.id, saved: { ...summaryOf(match), title } });
  }
  return [...entries.values()].sort((a, b) => timeOf(b) - timeOf(a));
}

function entryOf(
  listed: Listed,
  { readSummary, readSavedMatch, titleIn: readTitle }: Parameters<typeof listOf>[2],
): SavedEntry {
  const read = 'summary' in listed ? readSummary(listed.summary) : summarised(readSavedMatch(listed.whole));
  if (!read.ok) return { id: listed.id, fault: read.fault };
  return { id: read.value.id, saved: { ...read.value, title: readTitle(listed.title) } };
}

const summarised = (read: Result<SavedMatch>): Result<Summary> => (read.ok ? ok(summaryOf(read.value)) : read);

const timeOf = (entry: SavedEntry): number => ('saved' in entry ? entry.saved.savedAt : -1);

/**
 * The match of a game to go on with: the latest that is known not to be over, and can be played here. A file that was
 * only put in the store may be over.
 */
export function runningMatch(games: Games, matches: readonly SavedEntry[], game: string): TitledSummary | null {
  const running = matches.flatMap((entry) =>
    'saved' in entry &&
    isRunning(entry.saved) &&
    entry.saved.glance.turn !== null &&
    gameOfGlance(games, entry.saved.glance).id === game &&
    foreignIn(games, entry.saved.glance) === null
      ? [entry.saved]
      : [],
  );
  return running[0] ?? null;
}

/** The games in the order in which they were played last; then all others, as they stand. */
export function begunFirst<G extends KnownGame>(games: readonly G[], matches: readonly SavedEntry[]): readonly G[] {
  const begun = matches.flatMap((entry) => ('saved' in entry ? [gameOfGlance(games, entry.saved.glance)] : []));
  return [...new Set([...begun, ...games])];
}
