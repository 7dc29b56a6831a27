import { isChord, type Chord } from './chord.ts';
import { KEY_ACTIONS, keyAction, type KeyAction, type KeyActionId, type Situation } from './keyMap.ts';

/** The keys that somebody has chosen: of the actions that are changed, and of no other. An empty list is no key at all. */
export type KeyChanges = Readonly<Partial<Record<KeyActionId, readonly Chord[]>>>;

const MOST_KEYS = 4; // of one action

/** What lay in storage, action by action: one that is unknown, fixed or damaged is as if it had never been changed. */
export function readKeyChanges(lying: unknown): KeyChanges {
  if (typeof lying !== 'object' || lying === null) return {};
  const entries = Object.entries(lying).flatMap(([id, keys]): [string, readonly Chord[]][] => {
    const action = keyAction(id);
    return action && !action.fixed && isKeys(keys) ? [[id, keys]] : [];
  });
  return Object.fromEntries(entries);
}

const isKeys = (keys: unknown): keys is readonly Chord[] =>
  Array.isArray(keys) && keys.length <= MOST_KEYS && keys.every((key) => typeof key === 'string' && isChord(key));

export const keysOf = (changes: KeyChanges, { id, keys }: Pick<KeyAction, 'id' | 'keys'>): readonly Chord[] =>
  changes[id] ?? keys;

/** What a key does now; the first action of the list that has it. */
export const actionOfKey = (changes: KeyChanges, chord: Chord, situation: Situation): KeyAction | null =>
  KEY_ACTIONS.find((action) => action.when.includes(situation) && keysOf(changes, action).includes(chord)) ?? null;

/** Who has the key already, where `id` would need it, too. */
export const clashesOf = (changes: KeyChanges, id: KeyActionId, chord: Chord): readonly KeyAction[] =>
  KEY_ACTIONS.filter(
    (other) => other.id !== id && meet(other, keyAction(id)) && keysOf(changes, other).includes(chord),
  );

const meet = (a: KeyAction, b: KeyAction | undefined): boolean =>
  a.when.some((situation) => b?.when.includes(situation));

/** The action has this key and no other; whoever had it where both would need it goes without. What is fixed stays so. */
export function bindKey(changes: KeyChanges, id: KeyActionId, chord: Chord): KeyChanges {
  const losers = clashesOf(changes, id, chord);
  if ([keyAction(id), ...losers].some((action) => action?.fixed)) return changes;
  return setKeys(taken(changes, losers, [chord]), id, [chord]);
}

/** Back to its usual keys; whoever has taken one of them meanwhile loses it. */
export function resetKey(changes: KeyChanges, id: KeyActionId): KeyChanges {
  const usual = keyAction(id)?.keys ?? [];
  const losers = usual.flatMap((chord) => clashesOf(changes, id, chord));
  return setKeys(taken(changes, losers, usual), id, usual);
}

const taken = (changes: KeyChanges, from: readonly KeyAction[], chords: readonly Chord[]): KeyChanges =>
  from.reduce(
    (left, loser) =>
      setKeys(
        left,
        loser.id,
        keysOf(left, loser).filter((key) => !chords.includes(key)),
      ),
    changes,
  );

/** Keys that are the usual ones are no change. */
function setKeys(changes: KeyChanges, id: KeyActionId, keys: readonly Chord[]): KeyChanges {
  const usual = keyAction(id)?.keys ?? [];
  const { [id]: _, ...others } = changes;
  const same = usual.length === keys.length && usual.every((key, i) => key === keys[i]);
  return same ? others : { ...others, [id]: keys };
}
