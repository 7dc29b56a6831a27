import { useEffect } from 'react';
import { actionOfKey } from '../../input/keys/bindings.ts';
import { chordOf, isOfControls, pressOf } from '../../input/keys/chord.ts';
import type { KeyAction } from '../../input/keys/keyMap.ts';
import { useTheSettings } from '../../settings/useSettings.tsx';
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
 * Binds the keys of a table: the common ones (`commonKeys.ts`) and the game's own that no hand on
 * the table needs. Not in an open sheet, nor where somebody types.
 */
export function useTableKeys({ actions, situation, onSheet, onLog, onText, own = {} }: TableKeys): void {
  const settings = useTheSettings();
  const { commands, store } = useAtTable().session;
  useEffect(() => {
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
    const down = (event: KeyboardEvent): void => {
      const chord = isOurs(event) ? chordOf(pressOf(event)) : null;
      const action =
        chord === null || isOfControls(chord)
          ? null
          : actionOfKey(actions, settings.getState().keys, chord, situation());
      const wanted = action && doing[action.id];
      if (!wanted) return;
      event.preventDefault();
      wanted();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  });
}

/** Where letters are typed, or choose something. */
const TYPING =
  'input:not([type=range], [type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';

const isOurs = ({ target, defaultPrevented, repeat }: KeyboardEvent): boolean =>
  !defaultPrevented &&
  !repeat &&
  document.querySelector('dialog[open]') === null &&
  !(target instanceof Element && target.closest(TYPING) !== null);
