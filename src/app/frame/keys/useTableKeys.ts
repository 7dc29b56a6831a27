import { useEffect } from 'react';
import { actionOfKey } from '../../input/keys/bindings.ts';
import { chordOf, isOfControls, pressOf } from '../../input/keys/chord.ts';
import { useTheSettings } from '../../settings/useSettings.tsx';
import { useTheSession } from '../../tables/trexlands/session/SessionContext.tsx';
import { TREXLANDS_ACTIONS, type Situation } from '../../tables/trexlands/throwing/keys.ts';
import type { Sheet } from '../../tables/trexlands/hud/Sheets.tsx';

export interface HudKeyWays {
  readonly onSheet: (sheet: Sheet) => void;
  readonly onLog: () => void;
  readonly onText: () => void;
}

/**
 * What keys do around this table: the same keys as at any other, as they are bound. Not in an open sheet, nor where
 * somebody types.
 */
export function useHudKeys({ onSheet, onLog, onText }: HudKeyWays): void {
  const settings = useTheSettings();
  const { commands, store } = useTheSession();
  useEffect(() => {
    const doing: Partial<Record<string, () => void>> = {
      keys: () => onSheet({ what: 'keys' }),
      menu: () => onSheet({ what: 'menu' }),
      settings: () => onSheet({ what: 'settings' }),
      help: () => onSheet({ what: 'rules', clause: null }),
      log: onLog,
      text: onText,
      mute: () => settings.change({ muted: !settings.getState().muted }),
      view: () => commands.setCamera(store.getState().camera === 'seat' ? 'top' : 'seat'),
      'take-back': () => commands.requestUndo(),
    };
    const down = (event: KeyboardEvent): void => {
      const chord = isOurs(event) ? chordOf(pressOf(event)) : null;
      const situation: Situation = store.getState().stage === 'aiming' ? 'throwing' : 'deciding';
      const action =
        chord === null || isOfControls(chord)
          ? null
          : actionOfKey(TREXLANDS_ACTIONS, settings.getState().keys, chord, situation);
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
