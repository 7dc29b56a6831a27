import { useEffect, useRef } from 'react';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { logLinesOf, type LogLine } from './model/logLines.ts';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { useMatch, useNaming } from './useTable.ts';

/** Every action in notation, the last one in sight. */
export function LogPanel() {
  const match = useMatch();
  const lines = logLinesOf(match);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  });
  return (
    <section className="panel log" aria-label={texts.log.title}>
      <h2>{texts.log.title}</h2>
      {lines.length === 0 ? (
        <p className="note">{texts.log.empty}</p>
      ) : (
        // It scrolls; so a keyboard must be able to get there.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol ref={list} tabIndex={0}>
          {lines.map((line) => (
            <Line key={line.index} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ line }: { readonly line: LogLine }) {
  const naming = useNaming();
  const { seat, notation, hand, steadiness, mark } = line;
  return (
    <li>
      {seat === null ? (
        <span className="badge small nobody" aria-hidden="true" />
      ) : (
        <SeatBadge colour={naming.colour(seat)} steadiness={naming.steadiness(seat)} small />
      )}
      <span className="unseen">
        {gameTexts.log.turnOf(line.turn, seat === null ? texts.names.nobody : naming.seat(seat))}
      </span>
      <code>{notation}</code>
      {steadiness !== 'usual' && <span className="tag">{texts.handicap.names[steadiness]}</span>}
      {hand !== null && <span className="tag">{gameTexts.log.hands[hand]}</span>}
      {mark !== null && <span className="tag foul">{gameTexts.log[mark]}</span>}
    </li>
  );
}
