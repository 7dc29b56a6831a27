import { useCallback, useEffect, useState } from 'react';
import { dayAt } from '#online/client/daily.ts';
import type { DayList } from '#online/protocol/daily.ts';
import type { Result } from '#sim/result.ts';
import { addressOf, newKey } from '../rooms/serverHere.ts';
import { KeptDays } from './keptDays.ts';

export const keptDaysHere = (): KeptDays => new KeptDays(() => window.localStorage, newKey);

/** How the day of a game stands by the server that this page came from; `list` null while that comes. */
export function useDay(game: string) {
  const [kept] = useState(keptDaysHere);
  const [list, setList] = useState<Result<DayList> | null>(null);
  const load = useCallback(() => void dayAt(addressOf(`daily/${game}`), kept.key).then(setList), [game, kept]);
  useEffect(() => {
    load();
    const look = (): void => void (document.hidden || load()); // another day may have begun
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);
  return { kept, list, load };
}
