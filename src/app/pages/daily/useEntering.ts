import { useState } from 'react';
import { enterAt } from '#online/client/daily.ts';
import type { EnteredDay } from '#online/protocol/daily.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { useTime } from '#app/time/TimeContext.ts';
import { addressOf, newKey } from '../rooms/serverHere.ts';
import type { KeptDays } from './keptDays.ts';

interface EnteringProps {
  readonly game: string;
  readonly kept: KeptDays;
  readonly day: string;
  readonly setSaid: (said: string) => void;
}

/** Enters a gesture, and sends it again with the same id until it is known what has become of it. */
export function useEntering({ game, day, kept, setSaid }: EnteringProps) {
  const time = useTime();
  const [isBusy, setBusy] = useState(false);
  const enter = async (gesture: object, name: string): Promise<EnteredDay | null> => {
    setBusy(true);
    setSaid(dailyTexts.entering);
    const entry = { id: newKey(), key: kept.key, name, by: 'person', day, gesture: { ...gesture } } as const;
    for (;;) {
      const answer = await enterAt(addressOf(`daily/${game}`), entry);
      if ('waitMs' in answer) {
        setSaid(dailyTexts.late);
        await new Promise<void>((resolve) => void time.after(answer.waitMs, resolve));
        continue;
      }
      setBusy(false);
      if (answer.ok) return answer.value;
      setSaid(answer.fault.message);
      return null;
    }
  };
  return { isBusy, enter };
}
