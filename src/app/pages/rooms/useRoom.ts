import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Line, RoomSeen, Secrets } from '#online/client/line.ts';
import { lineTo } from './serverHere.ts';

/** A line to the room, as long as the page shows it; null before it is opened. */
export function useLine(code: string, { key, host }: Secrets): Line | null {
  const [line, setLine] = useState<Line | null>(null);
  useEffect(() => {
    const opened = lineTo(code, { key, host });
    setLine(opened);
    const probe = (): void => {
      const isHere = document.visibilityState === 'visible';
      opened.setHere(isHere ? 'here' : 'away');
      if (isHere) opened.probe();
    };
    document.addEventListener('visibilitychange', probe);
    window.addEventListener('pageshow', probe);
    window.addEventListener('online', probe);
    return () => {
      document.removeEventListener('visibilitychange', probe);
      window.removeEventListener('pageshow', probe);
      window.removeEventListener('online', probe);
      opened.close();
      setLine(null);
    };
  }, [code, key, host]);
  return line;
}

/** The room as the line shows it; renders again when any of it changes. */
export function useRoomSeen(line: Line): RoomSeen {
  const listen = useCallback((changed: () => void) => line.listen(changed), [line]);
  return useSyncExternalStore(listen, () => line.seen);
}
