import { DEFAULT_SET, type RuleSet } from '#engine/ruleSets.ts';
import type { SavedEntry } from '../storage/listing.ts';
import { ALONE } from './plans.ts';

/** The matches that this browser keeps. */
interface Kept {
  readonly matches: readonly SavedEntry[];
}

/**
 * The set of rules of a match that nobody has filled in a form for. Alone, and for two where the game's first match is
 * one for them (`firstForTwo`), it is a first match until something was played in a match of that game and is kept
 * here; where a browser keeps nothing, it is one each time.
 */
export function setFor(game: string, agreed: unknown, { matches }: Kept, firstForTwo = false): RuleSet {
  const mayBeFirst = agreed === ALONE || (agreed === null && firstForTwo);
  return mayBeFirst && !matches.some((entry) => wasPlayed(entry, game)) ? 'first' : DEFAULT_SET;
}

/** Records that cannot be read, and saves that do not say their game, are of somebody who was here before. */
const wasPlayed = (entry: SavedEntry, game: string): boolean =>
  !('saved' in entry) || ((entry.saved.glance.game ?? game) === game && entry.saved.glance.actions > 0);
