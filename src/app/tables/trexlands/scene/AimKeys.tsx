import { useEffect, type RefObject } from 'react';
import { isTablesKey } from '#app/scene/useKeys.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { useSingleKeys } from '#app/settings/useSingleKeys.ts';
import { pressOf } from '#play/input/keys/chord.ts';
import { pressAimKey } from '#play/trexlands/throwing/aimKeys.ts';
import { useTheHand, useTheSession } from '../hud/useTable.ts';

/** Brings the table's keys to the hands over the arena. */
export function AimKeys({ root }: { readonly root: RefObject<HTMLElement | null> }) {
  const session = useTheSession();
  const throwing = useTheHand();
  const settings = useTheSettings();
  const single = useSingleKeys();
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const press = pressOf(event);
      if (
        isTablesKey(root.current, event, press, single) &&
        pressAimKey(session, throwing, settings.getState().keys, press, event.repeat, single)
      )
        event.preventDefault();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [root, session, throwing, settings, single]);
  return null;
}
