import { useState } from 'react';
import { byScore } from '#engine/module/daily.ts';
import { enterAt } from '#online/client/daily.ts';
import type { DayEntry, EnteredDay } from '#online/protocol/daily.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { texts } from '#play/texts.ts';
import { useTime } from '#app/time/TimeContext.ts';
import { addressOf, newKey } from '../rooms/serverHere.ts';
import type { KeptDays } from './keptDays.ts';
import { resultOf, type OfDay } from './result.ts';

interface EnteringProps extends OfDay {
  readonly game: string;
  readonly kept: KeptDays;
  /** Asks the server again how the day stands. */
  readonly load: () => void;
}

/** Enters a gesture, and sends it again with the same id until it is known what has become of it. */
export function useEntering(props: EnteringProps) {
  const { game, day, daily, kept, load } = props;
  const time = useTime();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const [called, setCalled] = useState(kept.name);
  /** Null: refused, which is said. */
  const enter = async (
    gesture: object,
    how: Pick<DayEntry, 'hash' | 'by'> = { by: 'person' },
  ): Promise<EnteredDay | null> => {
    const own = called.trim();
    kept.callMe(own);
    setBusy(true);
    setSaid(dailyTexts.entering);
    const named = { key: kept.key, name: own === '' ? texts.names.nobody : own };
    const entry: DayEntry = { id: newKey(), ...named, ...how, day, gesture: { ...gesture } };
    for (;;) {
      const answer = await enterAt(addressOf(`daily/${game}`), entry);
      if ('waitMs' in answer) {
        setSaid(dailyTexts.late);
        await new Promise<void>((resolve) => void time.after(answer.waitMs, resolve));
        continue;
      }
      setBusy(false);
      if (answer.ok) setSaid(keepResult(answer.value));
      else setSaid(answer.fault.message);
      load();
      return answer.ok ? answer.value : null;
    }
  };
  /** Of several entries of a day the best one, which the rank is of. */
  const keepResult = ({ score: now, rank, players }: EnteredDay): string => {
    const before = kept.of(day, game)?.score;
    const score = before !== undefined && byScore(before, now) < 0 ? before : now;
    const result = resultOf(props, score, rank, players);
    kept.keep(day, game, result);
    return score === now ? result.said : dailyTexts.notBetter(dailyTexts.score(daily.measureOf(day), now), result.said);
  };
  return { isBusy, said, setSaid, called, setCalled, enter };
}
