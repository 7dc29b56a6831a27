import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { lobbyOf, type Lobby } from '#online/client/lobby.ts';
import type { Line, RoomSeen, Secrets } from '#online/client/line.ts';
import { lineTo } from './serverHere.ts';

/** A line to the room, as long as the page shows it. */
export function useLine(code: string, { key, host }: Secrets): Line {
  const line = useMemo(() => lineTo(code, { key, host }), [code, key, host]);
  useEffect(() => {
    const probe = (): void => {
      const isHere = document.visibilityState === 'visible';
      line.setHere(isHere ? 'here' : 'away');
      if (isHere) line.probe();
    };
    document.addEventListener('visibilitychange', probe);
    window.addEventListener('pageshow', probe);
    window.addEventListener('online', probe);
    line.open();
    return () => {
      document.removeEventListener('visibilitychange', probe);
      window.removeEventListener('pageshow', probe);
      window.removeEventListener('online', probe);
      line.close();
    };
  }, [line]);
  return line;
}

/** The room as the line shows it; renders again when any of it changes. */
export function useRoomSeen(line: Line): RoomSeen {
  const listen = useCallback((changed: () => void) => line.listen(changed), [line]);
  return useSyncExternalStore(listen, () => line.seen);
}

/** The room by its rows, not counted anew as the line tells who is there; null before the first of them is here. */
export const useLobby = ({ rows }: RoomSeen): Lobby | null => useMemo(() => lobbyOf(rows), [rows]);
