import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { HowFar } from '#engine/howFar.ts';
import type { Fault, Result } from '#sim/result.ts';
import type { Replaying } from '#play/storage/replayMatch.ts';
import { texts } from '#play/texts.ts';
import { Loading, Message } from '../ui/Page.tsx';
import { Replayed } from '../ui/Replayed.tsx';
import { LateFault, saidOf } from '#play/offThread/lateFault.ts';
import { NotLoaded } from '../late/NotLoaded.tsx';

type Opening<T> =
  | { readonly stage: 'under-way' }
  | { readonly stage: 'replayed' | 'stopped'; readonly at: HowFar; readonly of: number }
  | { readonly stage: 'open'; readonly opened: T }
  | { readonly stage: 'refused'; readonly fault: Fault }
  | { readonly stage: 'missing'; readonly why: LateFault };

export interface OpensProps<T> {
  /** Another function is another attempt. */
  readonly open: (replaying: Replaying) => Promise<Result<T>>;
  /** Ways on where it cannot be opened. */
  readonly instead?: ReactNode;
  readonly children: (opened: T) => ReactNode;
}

/** A loading note with progress and *Stop*; or why it cannot be opened, and a way back. */
export function Opens<T>(props: OpensProps<T>) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt<T>({ open, instead, children, onAgain }: OpensProps<T> & { readonly onAgain: () => void }) {
  const [opening, setOpening] = useState<Opening<T>>({ stage: 'under-way' });
  const leave = useRef<() => void>(() => undefined);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    leave.current = () => leaving.abort();
    const tell = (next: Opening<T>): void => {
      if (!signal.aborted) setOpening(next);
    };
    void open({ signal, onProgress: (at, of) => tell({ stage: 'replayed', at, of }) }).then(
      (result) => tell(result.ok ? { stage: 'open', opened: result.value } : { stage: 'refused', fault: result.fault }),
      // after any error the page says something and leads back
      (error: unknown) => tell(stoppedBy(error)),
    );
    return () => leaving.abort();
  }, [open]);
  if (opening.stage === 'missing') return <NotLoaded why={opening.why} more={instead} />;
  if (opening.stage === 'refused')
    return <Message title={texts.cannotOpen.title} text={opening.fault.message} more={instead} />;
  if (opening.stage === 'open') return children(opening.opened);
  if (opening.stage === 'under-way') return <Loading text={texts.loading.table} />;
  const { at, of } = opening;
  if (opening.stage === 'stopped') {
    return (
      <Message title={texts.stopped.title} text={texts.stopped.text(at.done, of)}>
        <button type="button" className="button primary" onClick={onAgain}>
          {texts.stopped.again}
        </button>
      </Message>
    );
  }
  const stop = (): void => {
    leave.current();
    setOpening({ stage: 'stopped', at, of });
  };
  return (
    <div className="loading">
      <Replayed at={at} of={of} onStop={stop} />
    </div>
  );
}

const stoppedBy = (error: unknown): Opening<never> =>
  error instanceof LateFault
    ? { stage: 'missing', why: error }
    : { stage: 'refused', fault: { code: 'match-unreadable', message: saidOf(error) } };
