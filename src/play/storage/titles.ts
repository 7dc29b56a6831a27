import { hiddenIn, withSeen } from '#engine/hidden.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { texts } from '../texts.ts';

/** The length of one line of a phone's list, twice over (house value); characters as people count them. */
export const LONGEST_TITLE = 60;

/**
 * A typed title; an empty one (null) stands for the players' names again. Faults: `title-too-long`, `hidden-character`.
 */
export function readTitle(typed: string): Result<string | null> {
  const title = typed.trim().replace(/\s+/g, ' ');
  const { length } = [...title];
  if (length > LONGEST_TITLE) return fault('title-too-long', texts.savedMatches.titleTooLong(length, LONGEST_TITLE));
  const hidden = hiddenIn(title);
  if (hidden !== null) return fault('hidden-character', texts.savedMatches.hiddenInTitle(hidden));
  return ok(title === '' ? null : title);
}

/** A stored title; anything else counts as none. An older one may have characters that are refused today: they show. */
export function titleIn(stored: unknown): string | null {
  const read = typeof stored === 'string' ? readTitle(withSeen(stored, () => '\ufffd')) : null;
  return read?.ok === true ? read.value : null;
}
