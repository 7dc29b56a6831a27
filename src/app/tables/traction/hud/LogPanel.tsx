import { LogFrame } from '../../../frame/LogFrame.tsx';
import { texts } from '../../../texts.ts';
import { gameTexts } from '../texts.ts';
import { logLinesOf, type LogLine } from './model/logLines.ts';
import { SeatBadge } from '../../../ui/SeatBadge.tsx';
import { useMatch, useNaming } from './useTable.ts';

/** Every action in notation, the last one in sight. */
export function LogPanel() {
  const lines = logLinesOf(useMatch());
  return (
    <LogFrame empty={lines.length === 0}>
      <ol>
        {lines.map((line) => (
          <Line key={line.index} line={line} />
        ))}
      </ol>
    </LogFrame>
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
