import { useContext } from 'react';
import { keysOf } from '#play/input/keys/bindings.ts';
import { isCharacter, partsOf, type Chord } from '#play/input/keys/chord.ts';
import { KeysContext, useKeyAction } from '#app/input/keys/KeysContext.ts';
import type { KeyAction } from '#play/input/keys/keyMap.ts';
import { useSettings } from '#app/settings/useSettings.tsx';
import { texts } from '#play/texts.ts';

/** The keys that do this now: characters only as long as they are switched on. */
export const useBoundKeys = (action: KeyAction | undefined): readonly Chord[] => useBinding()(action);

function useBinding(): (action: KeyAction | undefined) => readonly Chord[] {
  const changes = useSettings((settings) => settings.keys);
  const single = useSettings((settings) => settings.singleKeys);
  return (action) => {
    const keys = action === undefined ? [] : keysOf(changes, action);
    return single ? keys : keys.filter((chord) => !isCharacter(chord));
  };
}

/** The first key of each of these that has one now. */
export function useFirstKeys(ids: readonly string[]): readonly Chord[] {
  const actions = useContext(KeysContext);
  const bound = useBinding();
  return ids.flatMap((id) => bound(actions.find((action) => action.id === id)).slice(0, 1));
}

export interface Shortcut {
  readonly title: string;
  readonly 'aria-keyshortcuts': string | undefined;
}

/** A button's title with the key of the table around that does the same, for the eye and for the ear. */
export function useShortcut(id: string, title: string): Shortcut {
  const keys = useBoundKeys(useKeyAction(id));
  const [first] = keys;
  return {
    title: first === undefined ? title : texts.keys.withKey(title, capOf(first)),
    'aria-keyshortcuts': keys.length === 0 ? undefined : keys.join(' '),
  };
}

/** As it is printed on the key. */
export function capOf(chord: Chord): string {
  const { base, shift } = partsOf(chord);
  return texts.keys.cap(base, shift);
}
