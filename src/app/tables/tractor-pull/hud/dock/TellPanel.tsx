import { useEffect } from 'react';
import { readingS } from '#play/replay/readingTime.ts';
import { Bar } from '#app/frame/dock/Bar.tsx';
import { useCommands, useNames, useTheSession } from '../useTable.ts';
import { HEAVES_APART_S } from '#play/tractor-pull/heaves.ts';
import type { Telling } from '#play/tractor-pull/session/sessionTypes.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';
import { sayingsOf } from '#play/tractor-pull/say/sayings.ts';
import { Button } from '#app/ui/Button.tsx';

const NONE: Telling['beats'][number]['events'] = [];
/** Until the pieces of a beat have come to rest, and a second’s hold, s (house value). */
const SEEN_S = 1.6;
/** Until three ropes have been pulled. */
const PULLED_S = SEEN_S + 3 * HEAVES_APART_S;

/** All that happens, beat by beat, in a line: by itself, but where less motion is wanted; a press hurries. */
export function TellPanel({ telling: { beats, at } }: { readonly telling: Telling }) {
  const names = useNames();
  const { goOn } = useCommands();
  const { shown } = useTheSession();
  const events = beats[at]?.events ?? NONE;
  const lines = sayingsOf(events, names).map(({ text }) => text);
  const leastS = events.some(({ type }) => type === 'pulled') ? PULLED_S : SEEN_S;
  const readMs = 1000 * Math.max(leastS, readingS(lines));
  useEffect(() => {
    if (shown.calm || events.length === 0) return undefined;
    const timer = setTimeout(goOn, readMs);
    return () => clearTimeout(timer);
  }, [shown, events, readMs, goOn]);
  return (
    <Bar
      title={lines.join(' ')}
      label={dock.happens}
      seat={null}
      className="tell-panel"
      others={
        <Button look="quiet" data-next onClick={goOn}>
          {dock.next}
        </Button>
      }
    />
  );
}
