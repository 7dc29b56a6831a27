import { Bar } from '#app/frame/dock/Bar.tsx';
import { useSeatNames } from '#app/frame/AtTable.tsx';
import { ClauseMark } from '#app/teach/rulesSheet.tsx';
import { useCommands } from '../useTable.ts';
import type { Telling } from '#play/tractor-pull/session/sessionTypes.ts';
import { telling as texts } from '#play/tractor-pull/texts/table.ts';
import { sayingsOf } from '#play/tractor-pull/say/sayings.ts';

/** Consequences of an action, beat by beat, each with its reason. */
export function TellPanel({ telling: { beats, at, count } }: { readonly telling: Telling }) {
  const names = useSeatNames();
  const { goOn, tellAll } = useCommands();
  const events = beats[at]?.events ?? [];
  const title = events.some(({ type }) => type === 'match-won') ? texts.matchOver : texts.title;
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
        {sayingsOf(events, names).map(({ text, clause }, i) => (
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
