import type { ReactNode } from 'react';
import type { DayList, Ranked } from '#online/protocol/daily.ts';
import { dailyTexts } from '#play/texts/daily.ts';

interface BestProps {
  readonly list: DayList;
  readonly renderWays: (entry: Ranked) => ReactNode;
}

export function Best({ list, renderWays }: BestProps) {
  return (
    <section>
      <h2>{list.isThrown ? dailyTexts.best : dailyTexts.found}</h2>
      {list.best.length === 0 && <p className="note">{dailyTexts.none}</p>}
      <ol className="room-seats day-best">
        {list.best.map((entry) => (
          <li key={`${entry.rank} ${entry.at}`} className="row">
            <span className="room-seat">
              {entry.rank}. <bdi>{entry.name}</bdi> · {dailyTexts.score(list.measure, entry.score)}
              {entry.by === 'machine' && ` · ${dailyTexts.machine}`}
            </span>
            {renderWays(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
}
