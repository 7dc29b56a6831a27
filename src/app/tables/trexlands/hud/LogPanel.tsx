import { useEffect, useMemo, useRef } from 'react';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { texts } from '../../../texts.ts';
import { logLinesOf } from './model/logLines.ts';
import { useNames, useMatch } from './useTable.ts';

/** What has happened, turn by turn, the last in sight; but for so many actions that are still being shown. */
export function LogPanel({ untold }: { readonly untold: number }) {
  const { log: all } = useMatch();
  const names = useNames();
  const chapters = useMemo(
    () => logLinesOf({ log: untold === 0 ? all : all.slice(0, -untold) }, names),
    [all, untold, names],
  );
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <section className="panel log round-log" aria-label={texts.log.title}>
      <h2>{texts.log.title}</h2>
      {all.length === untold ? (
        <p className="note">{texts.log.empty}</p>
      ) : (
        // It scrolls; so a keyboard must be able to get there.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={list} className="log-chapters" tabIndex={0}>
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
        </div>
      )}
    </section>
  );
}
