import { useEffect } from 'react';
import { texts } from '../texts.ts';
import { useTheSettings } from './useSettings.tsx';

/** Where letters are typed, or choose something. */
const TYPING = 'input:not([type=range], [type=radio], [type=checkbox], [type=button]), textarea, select, [contenteditable]';

/** M switches the sound off and on, wherever on the page nobody is typing. */
export function useMuteKey(): void {
  const settings = useTheSettings();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const typing = event.target instanceof Element && event.target.closest(TYPING) !== null;
      if (modified || typing || event.repeat || event.defaultPrevented || event.key.toUpperCase() !== texts.settings.sound.key) return;
      settings.change({ muted: !settings.getState().muted });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [settings]);
}
