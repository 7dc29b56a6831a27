import { useMemo } from 'react';
import { LogFrame } from '#app/frame/LogFrame.tsx';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { logLinesOf } from '#play/trexlands/say/logLines.ts';
import { useNames, useMatch } from './useTable.ts';

/** The events, turn by turn, the last in sight. */
export function LogPanel() {
  const { log } = useMatch();
  const names = useNames();
  const chapters = useMemo(() => logLinesOf({ log }, names), [log, names]);
  return (
    <LogFrame empty={log.length === 0}>
      {chapters.map(({ title, seat, lines }, i) => (
        // Chapters only ever come at the end.
        // oxlint-disable-next-line react/no-array-index-key
        <section key={i}>
          <h3>
            {seat !== null && <SeatBadge colour={names.colour(seat)} small />} {title}
          </h3>
          <ul>
            {lines.map((line, n) => (
              // oxlint-disable-next-line react/no-array-index-key
              <li key={n}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </LogFrame>
  );
}
