import { useEffect, type RefObject } from 'react';
import { pressOf } from '../../../input/keys/chord.ts';
import { isTablesKey } from '../../../scene/useKeys.ts';
import { useTheSettings } from '../../../settings/useSettings.tsx';
import { useTheSession } from '../session/SessionContext.tsx';
import { pressAimKey } from '../throwing/aimKeys.ts';
import { useTheThrowing } from '../throwing/ThrowingContext.tsx';

/** Brings the table's keys to the hands over the arena. */
export function useAimKeys(root: RefObject<HTMLElement | null>): void {
  const session = useTheSession();
  const throwing = useTheThrowing();
  const settings = useTheSettings();
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const press = pressOf(event);
      if (
        isTablesKey(root.current, event, press) &&
        pressAimKey(session, throwing, settings.getState().keys, press, event.repeat)
      )
        event.preventDefault();
    };
    window.addEventListener('keydown', down);
    return () => window.removeEventListener('keydown', down);
  }, [root, session, throwing, settings]);
}
