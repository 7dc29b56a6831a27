import { useEffect, type RefObject } from 'react';
import { pressOf } from '#play/input/keys/chord.ts';
import { isTablesKey } from '#app/scene/useKeys.ts';
import { useSingleKeys } from '#app/settings/useSingleKeys.ts';
import { useTheSettings } from '#app/settings/useSettings.tsx';
import { useTheSession } from '../session/SessionContext.tsx';
import { pressAimKey } from '#play/trexlands/throwing/aimKeys.ts';
import { useTheThrowing } from '../throwing/ThrowingContext.tsx';

/** Brings the table's keys to the hands over the arena. */
export function useAimKeys(root: RefObject<HTMLElement | null>): void {
  const session = useTheSession();
  const throwing = useTheThrowing();
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
}
