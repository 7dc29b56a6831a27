import { useEffect, useMemo } from 'react';
import { pressOf } from '#play/input/keys/chord.ts';
import { TYPING_FIELDS } from '#play/input/keys/fields.ts';
import { SingleKeys } from '#play/input/keys/singleKeys.ts';
import { useTime } from '../time/TimeContext.ts';
import { useTheSettings } from './useSettings.tsx';

/**
 * Hears all keys of the page, but for those of text fields, so that text is told from commands. A space or an Enter
 * within a text presses no button that happens to have the focus.
 */
export function useSingleKeys(): SingleKeys {
  const time = useTime();
  const settings = useTheSettings();
  const keys = useMemo(() => new SingleKeys(time, () => settings.getState().singleKeys), [time, settings]);
  useEffect(() => {
    let spaces = false; // some browsers press a button when the space comes up
    const down = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest(TYPING_FIELDS) !== null) return;
      const { repeat, timeStamp } = event;
      const { key, modified } = pressOf(event);
      const isText = keys.hear({ key, modified, repeat, timeStamp });
      if (key === ' ' && !repeat) spaces = isText;
      if (isText) event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key === ' ' && spaces) event.preventDefault();
    };
    window.addEventListener('keydown', down, { capture: true });
    window.addEventListener('keyup', up, { capture: true });
    return () => {
      window.removeEventListener('keydown', down, { capture: true });
      window.removeEventListener('keyup', up, { capture: true });
      keys.forget();
    };
  }, [keys]);
  return keys;
}
