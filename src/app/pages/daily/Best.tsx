import type { DayList, Ranked } from '#online/protocol/daily.ts';
import { dailyTexts } from '#play/texts/daily.ts';
import { Button } from '#app/ui/Button.tsx';

interface BestProps {
  readonly list: DayList;
  readonly onWatch: (entry: Ranked, speed: number) => void;
  /** The same gesture, with other chances. */
  readonly onSame: (entry: Ranked) => void;
}

export function Best({ list, onWatch, onSame }: BestProps) {
  return (
    <section>
      <h2>{dailyTexts.best}</h2>
      {list.best.length === 0 && <p className="note">{dailyTexts.none}</p>}
      <ol className="room-seats day-best">
        {list.best.map((entry) => (
          <li key={`${entry.rank} ${entry.at}`} className="row">
            <span className="room-seat">
              {entry.rank}. {entry.name} · {dailyTexts.score(list.measure, entry.score)}
              {entry.by === 'machine' && ` · ${dailyTexts.machine}`}
            </span>
            <Button look="quiet" aria-label={dailyTexts.watch(entry.name)} onClick={() => onWatch(entry, 1)}>
              {dailyTexts.watchShort}
            </Button>
            <Button look="quiet" onClick={() => onWatch(entry, SLOWLY)}>
              {dailyTexts.slowly}
            </Button>
            <Button look="quiet" onClick={() => onSame(entry)}>
              {dailyTexts.same}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const SLOWLY = 1 / 4;
