import { useEffect } from 'react';
import { readingS } from '#play/replay/readingTime.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { useCommands, useTheSession } from '../useTable.ts';
import type { Telling } from '#play/tractor-pull/session/sessionTypes.ts';
import { telling as texts } from '#play/tractor-pull/texts/table.ts';
import { sayingsOf } from '#play/tractor-pull/say/sayings.ts';

const NONE: Telling['beats'][number]['events'] = [];
/** Until the pieces of a beat have come to rest, and a second’s hold, s (house value). */
const SEEN_S = 1.6;

/** Consequences of an action, beat by beat, each with its reason: by themselves, but where less motion is wanted. */
export function TellPanel({ telling: { beats, at, count } }: { readonly telling: Telling }) {
  const names = useSeatNames();
  const { goOn, tellAll } = useCommands();
  const { shown } = useTheSession();
  const events = beats[at]?.events ?? NONE;
  const title = events.some(({ type }) => type === 'match-won') ? texts.matchOver : texts.title;
  const lines = sayingsOf(events, names);
  const readMs = 1000 * Math.max(SEEN_S, readingS(lines.map(({ text }) => text)));
  useEffect(() => {
    if (shown.calm || events.length === 0) return undefined;
    const timer = setTimeout(goOn, readMs);
    return () => clearTimeout(timer);
  }, [shown, events, readMs, goOn]);
  return (
    <Bar
      title={title}
      seat={null}
      className="tell-panel"
      others={
        at + 1 < count && (
          <button type="button" className="button quiet" data-all onClick={tellAll}>
            {texts.all}
          </button>
        )
      }
      main={
        <button type="button" className="button primary" data-next onClick={goOn}>
          {texts.next}
        </button>
      }
    >
      <ul className="tell-list" aria-live="polite">
        {lines.map(({ text, clause }, i) => (
          // A beat's sentences never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={i}>
            {text} {clause !== null && <ClauseMark clause={clause} />}
          </li>
        ))}
      </ul>
    </Bar>
  );
}
