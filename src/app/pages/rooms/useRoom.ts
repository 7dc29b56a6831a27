import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { lobbyOf, type Lobby } from '#online/client/lobby.ts';
import type { Line, RoomSeen } from '#online/client/line.ts';
import type { KeptRooms } from './keptRooms.ts';
import type { RoomPart } from './roomPath.ts';
import { SeatsHere } from './seatsHere.ts';
import { lineTo, newKey } from './serverHere.ts';

/** The seats of this device in the room, their lines open as long as the page shows it. */
export function useSeats(code: string, looking: boolean, as: RoomPart | undefined, kept: KeptRooms): SeatsHere {
  const seats = useMemo(() => {
    const room = looking && as !== 'table' ? null : kept.of(code);
    return new SeatsHere(looking ? [] : (room?.keys ?? []), {
      lineOf: (key) => lineTo(code, { key, host: room?.host ?? null }),
      newKey,
      keep: (key) => kept.keepSeat(code, key),
      drop: (key) => kept.dropSeat(code, key),
    });
  }, [code, looking, as, kept]);
  useEffect(() => {
    const probe = (): void => {
      const isHere = document.visibilityState === 'visible';
      for (const line of seats.lines) {
        line.setHere(isHere ? 'here' : 'away');
        if (isHere) line.probe();
      }
    };
    document.addEventListener('visibilitychange', probe);
    window.addEventListener('pageshow', probe);
    window.addEventListener('online', probe);
    seats.open();
    return () => {
      document.removeEventListener('visibilitychange', probe);
      window.removeEventListener('pageshow', probe);
      window.removeEventListener('online', probe);
      seats.close();
    };
  }, [seats]);
  return seats;
}

/** The line of the seat whose table is shown. */
export function useShownLine(seats: SeatsHere): Line {
  const listen = useCallback((changed: () => void) => seats.listen(changed), [seats]);
  return useSyncExternalStore(listen, () => seats.shown);
}

/** The room as the line shows it; renders again when any of it changes. */
export function useRoomSeen(line: Line): RoomSeen {
  const listen = useCallback((changed: () => void) => line.listen(changed), [line]);
  return useSyncExternalStore(listen, () => line.seen);
}

/** The room by its rows, not counted anew as the line tells who is there; null before the first of them is here. */
export const useLobby = ({ rows }: RoomSeen): Lobby | null => useMemo(() => lobbyOf(rows), [rows]);
