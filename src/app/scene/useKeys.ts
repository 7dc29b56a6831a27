import { useEffect, type RefObject } from 'react';
import { useInputDesk } from '../input/InputContext.ts';
import { chordOf, isOfControls, pressOf, type KeyPress } from '#play/input/keys/chord.ts';
import { TYPING_FIELDS } from '#play/input/keys/fields.ts';
import { pressKey, releaseKey } from '#play/input/pressKey.ts';
import type { SingleKeys } from '#play/input/keys/singleKeys.ts';
import { useSingleKeys } from '../settings/useSingleKeys.ts';
import { useTheSettings } from '../settings/useSettings.tsx';
import { isSheetOpen } from '../ui/isSheetOpen.ts';

/** Whether a key that went down is the table's: see `useKeys`. */
export function isTablesKey(
  root: HTMLElement | null,
  { target, defaultPrevented }: KeyboardEvent,
  press: KeyPress,
  single: SingleKeys,
): boolean {
  if (defaultPrevented || !(target instanceof Element) || isSheetOpen()) return false;
  const chord = chordOf(press);
  if (chord !== null && single.isOff(chord)) return false;
  if (root?.contains(target) === true) return true;
  // With Tab one comes to the table in the first place.
  if (target === document.body) return press.key !== 'Tab';
  return chord !== null && !isOfControls(chord) && target.closest(TYPING_FIELDS) === null;
}

/**
 * Keys are the table's while it has the focus, or nothing else on the page has; keys with which no button or slider
 * does anything are its own everywhere but in an open sheet and in a text field. The page does not see keys that it
 * takes.
 */
export function useKeys(root: RefObject<HTMLElement | null>): void {
  const desk = useInputDesk();
  const settings = useTheSettings();
  const single = useSingleKeys();
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const press = pressOf(event);
      if (!isTablesKey(root.current, event, press, single)) return;
      if (pressKey(desk, settings.getState().keys, press, event.repeat, single)) event.preventDefault();
    };
    const up = (event: KeyboardEvent): void => releaseKey(desk, settings.getState().keys, pressOf(event));
    const away = (): void => desk.release();
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    window.addEventListener('blur', away);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
      window.removeEventListener('blur', away);
    };
  }, [desk, settings, single, root]);
}
