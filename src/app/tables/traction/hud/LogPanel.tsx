import { useState } from 'react';
import { LogFrame } from '#app/frame/LogFrame.tsx';
import { NotationToggle } from '#app/frame/NotationToggle.tsx';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { HandTag } from './HandTag.tsx';
import { logLinesOf, type LogLine } from '#play/traction/say/logLines.ts';
import { SeatBadge } from '#app/ui/SeatBadge.tsx';
import { useMatch, useNaming } from './useTable.ts';

/** Every action in words, or in notation where that is wanted; the last one in sight. */
export function LogPanel() {
  const lines = logLinesOf(useMatch());
  const [inNotation, setInNotation] = useState(false);
  return (
    <LogFrame empty={lines.length === 0}>
      <ol>
        {lines.map((line) => (
          <Line key={line.index} line={line} inNotation={inNotation} />
        ))}
      </ol>
      <NotationToggle on={inNotation} onToggle={setInNotation} />
    </LogFrame>
  );
}

function Line({ line, inNotation }: { readonly line: LogLine; readonly inNotation: boolean }) {
  const naming = useNaming();
  const { seat, words, notation, hand, steadiness, mark } = line;
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
      {inNotation ? <code translate="no">{notation}</code> : <span>{words}</span>}
      {steadiness !== 'usual' && <span className="tag">{texts.handicap.names[steadiness]}</span>}
      {hand !== null && <HandTag hand={hand} />}
      {mark !== null && <span className={mark === 'foul' ? 'tag foul' : 'tag'}>{gameTexts.log[mark]}</span>}
    </li>
  );
}
