import { withShift, type Chord } from './chord.ts';
import type { KeyChanges } from './keyChanges.ts';
import type { KeyAction } from './keyMap.ts';

export type { KeyChanges };

type Actions = readonly KeyAction[];

/** A chosen key as this action takes it; null where it takes none such, as the key wants Shift and has none. */
export const keyFor = ({ guarded }: Pick<KeyAction, 'guarded'>, chord: Chord): Chord | null =>
  guarded ? withShift(chord) : chord;

export function keysOf(
  changes: KeyChanges,
  { id, keys, fixed, guarded }: Pick<KeyAction, 'id' | 'keys' | 'fixed' | 'guarded'>,
): readonly Chord[] {
  const chosen = fixed ? undefined : changes[id];
  if (chosen === undefined || !guarded) return chosen ?? keys;
  const taken = chosen.flatMap((chord) => withShift(chord) ?? []);
  return taken.length < chosen.length && taken.length === 0 ? keys : taken;
}

/** The action of a key now; the first of the actions that has it. */
export const actionOfKey = <W>(
  actions: readonly KeyAction<W>[],
  changes: KeyChanges,
  chord: Chord,
  situation: string,
): KeyAction<W> | null =>
  actions.find((action) => action.when.includes(situation) && keysOf(changes, action).includes(chord)) ?? null;

const byId = (actions: Actions, id: string): KeyAction | undefined => actions.find((action) => action.id === id);

/** The actions that already have the key, in situations in which `id` would need it, too. */
export function clashesOf(actions: Actions, changes: KeyChanges, id: string, chord: Chord): Actions {
  const wanting = byId(actions, id);
  return actions.filter((other) => other.id !== id && meet(other, wanting) && keysOf(changes, other).includes(chord));
}

const meet = (a: KeyAction, b: KeyAction | undefined): boolean =>
  a.when.some((situation) => b?.when.includes(situation));

/**
 * The action has this key and no other; an action that had it where both would need it goes without. Fixed keys stay
 * so.
 */
export function bindKey(actions: Actions, changes: KeyChanges, id: string, chord: Chord): KeyChanges {
  const bound = byId(actions, id);
  const key = bound === undefined ? null : keyFor(bound, chord);
  if (bound === undefined || key === null) return changes;
  const losers = clashesOf(actions, changes, id, key);
  if ([bound, ...losers].some((action) => action.fixed)) return changes;
  return setKeys(taken(changes, losers, [key]), bound, [key]);
}

/** Back to its usual keys; an action that has taken one of them meanwhile loses it. */
export function resetKey(actions: Actions, changes: KeyChanges, id: string): KeyChanges {
  const bound = byId(actions, id);
  if (bound === undefined) return changes;
  const losers = bound.keys.flatMap((chord) => clashesOf(actions, changes, id, chord));
  return setKeys(taken(changes, losers, bound.keys), bound, bound.keys);
}

const taken = (changes: KeyChanges, from: Actions, chords: readonly Chord[]): KeyChanges =>
  from.reduce(
    (left, loser) =>
      setKeys(
        left,
        loser,
        keysOf(left, loser).filter((key) => !chords.includes(key)),
      ),
    changes,
  );

/** Keys that are the usual ones are no change. */
function setKeys(changes: KeyChanges, { id, keys: usual }: KeyAction, keys: readonly Chord[]): KeyChanges {
  const { [id]: _, ...others } = changes;
  const same = usual.length === keys.length && usual.every((key, i) => key === keys[i]);
  return same ? others : { ...others, [id]: keys };
}
