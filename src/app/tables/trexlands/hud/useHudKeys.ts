import { useEffect } from 'react';
import { keysOf } from '../../../input/keys/bindings.ts';
import { chordOf, isOfControls, pressOf } from '../../../input/keys/chord.ts';
import { keyAction, type KeyActionId } from '../../../input/keys/keyMap.ts';
import type { SettingsStore } from '../../../settings/settingsStore.ts';
import { useTheSettings } from '../../../settings/useSettings.tsx';
import { useTheRound } from '../round/RoundContext.tsx';
import type { Sheet } from './Sheets.tsx';

export interface HudKeyWays {
  readonly onSheet: (sheet: Sheet) => void;
  readonly onLog: () => void;
  readonly onText: () => void;
}

/** What keys do around this table: the same keys as at any other, as they are bound. Not in an open sheet, nor where somebody types. */
export function useHudKeys({ onSheet, onLog, onText }: HudKeyWays): void {
  const settings = useTheSettings();
  const { commands, store } = useTheRound();
  useEffect(() => {
    const doing = {
      menu: () => onSheet({ what: 'menu' }),
      settings: () => onSheet({ what: 'settings' }),
      help: () => onSheet({ what: 'rules', clause: null }),
      log: onLog,
      text: onText,
      mute: () => settings.change({ muted: !settings.getState().muted }),
      view: () => commands.setCamera(store.getState().camera === 'seat' ? 'top' : 'seat'),
      'take-back': () => commands.requestUndo(),
    } as const satisfies Partial<Record<KeyActionId, () => void>>;
    const down = (event: KeyboardEvent): void => {
      const wanted = isOurs(event) ? (Object.keys(doing) as (keyof typeof doing)[]).find((id) => isBound(settings, id, event)) : undefined;
      if (wanted === undefined) return;
      event.preventDefault();
      doing[wanted]();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  });
}

/** Where letters are typed, or choose something. */
const TYPING = 'input:not([type=range], [type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';

const isOurs = ({ target, defaultPrevented, repeat }: KeyboardEvent): boolean =>
  !defaultPrevented && !repeat && document.querySelector('dialog[open]') === null && !(target instanceof Element && target.closest(TYPING) !== null);

function isBound(settings: SettingsStore, id: KeyActionId, event: KeyboardEvent): boolean {
  const [chord, action] = [chordOf(pressOf(event)), keyAction(id)];
  return chord !== null && !isOfControls(chord) && action !== undefined && keysOf(settings.getState().keys, action).includes(chord);
}
