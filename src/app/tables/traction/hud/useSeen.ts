import { useEffect, useState } from 'react';
import { useSession, useTheSession } from './useTable.ts';

/** Whether the end of the last action has been seen: every piece is drawn where it stands or lies now. */
export function useSeen(): boolean {
  const { shown } = useTheSession();
  const last = useSession(({ lastAction }) => lastAction);
  const [seen, setSeen] = useState(last);
  useEffect(() => {
    if (seen === last) return;
    let frame = 0;
    const look = (): void => {
      if (shown.busy) frame = requestAnimationFrame(look);
      else setSeen(last);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [shown, seen, last]);
  return seen === last;
}
