import { useEffect, useLayoutEffect, useRef } from 'react';
import { actionOfKey } from '#play/input/keys/bindings.ts';
import { chordOf, isOfControls, pressOf, type Chord } from '#play/input/keys/chord.ts';
import { TYPING_FIELDS } from '#play/input/keys/fields.ts';
import type { KeyAction } from '#play/input/keys/keyMap.ts';
import { useSingleKeys } from '#app/settings/useSingleKeys.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { isSheetOpen } from '#app/ui/isSheetOpen.ts';
import { useAtTable } from '../AtTable.tsx';

export interface TableKeys {
  readonly actions: readonly KeyAction[];
  /** In which the table is now. */
  readonly situation: () => string;
  readonly onSheet: (what: 'keys' | 'menu' | 'settings' | 'help') => void;
  readonly onLog: () => void;
  readonly onText: () => void;
  /** Effects of the game's own keys, by the ids of their actions. */
  readonly own?: Readonly<Partial<Record<string, () => void>>>;
}

/**
 * Binds the keys of a table: the common ones (`commonKeys.ts`) and the game's own that no hand on the table needs. Not
 * in an open sheet, nor in a text field.
 */
export function useTableKeys({ actions, situation, onSheet, onLog, onText, own = {} }: TableKeys): void {
  const settings = useTheSettings();
  const single = useSingleKeys();
  const { commands, store } = useAtTable().session;
  const latest = useRef<Binding>(NONE);
  useLayoutEffect(() => {
    const doing: Partial<Record<string, () => void>> = {
      keys: () => onSheet('keys'),
      menu: () => onSheet('menu'),
      settings: () => onSheet('settings'),
      help: () => onSheet('help'),
      log: onLog,
      text: onText,
      mute: () => settings.change({ muted: !settings.getState().muted }),
      view: () => commands.setCamera(store.getState().camera === 'seat' ? 'top' : 'seat'),
      'take-back': () => commands.requestUndo(),
      ...own,
    };
    latest.current = {
      actionOf: (chord) => actionOfKey(actions, settings.getState().keys, chord, situation()),
      doing,
    };
  });
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const chord = isOurs(event) ? chordOf(pressOf(event)) : null;
      if (chord === null || isOfControls(chord) || single.isOff(chord)) return;
      const bound = latest.current;
      const action = bound.actionOf(chord);
      if (action === null || bound.doing[action.id] === undefined || (event.repeat && !action.repeats)) return;
      event.preventDefault();
      single.carryOut(chord, action, () => {
        const { actionOf, doing } = latest.current;
        if (isSheetOpen() || actionOf(chord) !== action) return false;
        doing[action.id]?.();
        return true;
      });
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [single]);
}

/** The keys as they are bound now: a command that waits is carried out by them. */
interface Binding {
  readonly actionOf: (chord: Chord) => KeyAction | null;
  readonly doing: Readonly<Partial<Record<string, () => void>>>;
}

const NONE: Binding = { actionOf: () => null, doing: {} };

const isOurs = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  !defaultPrevented && !isSheetOpen() && !(target instanceof Element && target.closest(TYPING_FIELDS) !== null);
