import { useRef, useState } from 'react';
import type { TrexlandsEvent } from '../../../../../games/trexlands/events.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { useFolding } from '../../../../ui/useFolding.ts';
import { ClauseChip } from '../../../../teach/ClauseChip.tsx';
import { texts } from '../../../../texts.ts';
import { useSession, useCommands } from '../../session/SessionContext.tsx';
import { sayingsOf, type Saying } from '../model/sayings.ts';
import { useNames, useMatch } from '../useTable.ts';

/** The outcome of the last action, sentence by sentence; on a phone it folds into a line when play goes on. */
export function Happened() {
  const events = useSession((session) => session.events);
  const names = useNames();
  const [dismissed, setDismissed] = useState<readonly TrexlandsEvent[] | null>(null);
  const sayings = sayingsOf(events, names);
  if (sayings.length === 0 || dismissed === events) return null;
  return <Sayings events={events} sayings={sayings} onDismiss={() => setDismissed(events)} />;
}

interface SayingsProps {
  readonly events: readonly TrexlandsEvent[];
  readonly sayings: readonly Saying[];
  readonly onDismiss: () => void;
}

function Sayings({ events, sayings, onDismiss }: SayingsProps) {
  const card = useRef<HTMLElement>(null);
  const { folded, unfold } = useFolding(events, card);
  return (
    <section
      ref={card}
      className={folded ? 'panel referee happened folded' : 'panel referee happened'}
      aria-label={texts.table.panelReferee}
    >
      {folded ? (
        <button type="button" className="button quiet unfold" aria-expanded={false} onClick={unfold}>
          <span className="unfold-text">{sayings.map(({ text }) => text).join(' ')}</span>
        </button>
      ) : (
        <ul className="sayings">
          {sayings.map(({ text, clause, tone }, i) => (
            // The same sentence may come twice; none moves.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i} data-tone={tone === 'bad' ? 'foul' : tone}>
              {text} {clause !== null && <ClauseChip clause={clause} />}
            </li>
          ))}
        </ul>
      )}
      {!folded && <TakeBack />}
      <button
        type="button"
        className="button quiet icon dismiss"
        aria-label={texts.referee.dismiss}
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

function TakeBack() {
  const { log, undo } = useMatch();
  const lookingOn = useSession((session) => session.lookingOn);
  const { requestUndo } = useCommands();
  if (log.length === 0 || undo !== null || lookingOn) return null;
  return (
    <button type="button" className="button quiet take-back" onClick={() => requestUndo()}>
      <Icon name="back" />
      {texts.undo.button}
    </button>
  );
}
