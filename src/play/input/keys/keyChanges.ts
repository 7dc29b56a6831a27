import { isChord, type Chord } from './chordText.ts';

/**
 * The keys that the player has chosen, by the ids of actions: only of those that are changed. An empty list is no key
 * at all.
 */
export type KeyChanges = Readonly<Partial<Record<string, readonly Chord[]>>>;

const MOST_KEYS = 4; // of one action
const ID = /^[a-z][a-z-]{0,39}$/;

/**
 * The changes read from storage, action by action: one that is damaged is as if it had never been changed. Only the
 * tables know which actions there are; a key of an unknown or a fixed action changes nothing.
 */
export function readKeyChanges(stored: unknown): KeyChanges {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([id, keys]) => ID.test(id) && isKeys(keys)));
}

const isKeys = (keys: unknown): keys is readonly Chord[] =>
  Array.isArray(keys) && keys.length <= MOST_KEYS && keys.every((key) => typeof key === 'string' && isChord(key));
