import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { fault, type Fault, type Result } from '../../sim/result.ts';
import type { Replaying } from '../storage/replayMatch.ts';
import { texts } from '../texts.ts';
import { Loading } from './Loading.tsx';
import { Message } from './Message.tsx';

type Opening<T> =
  | { readonly stage: 'under-way'; readonly done: number; readonly of: number }
  | { readonly stage: 'open'; readonly opened: T }
  | { readonly stage: 'refused'; readonly fault: Fault };

export interface OpensProps<T> {
  /** Another function is another attempt. */
  readonly open: (replaying: Replaying) => Promise<Result<T>>;
  /** What can be done with what cannot be opened. */
  readonly instead?: ReactNode;
  readonly children: (opened: T) => ReactNode;
}

/** What is being opened, with how far it is; or why it cannot be, and a way back. */
export function Opens<T>({ open, instead, children }: OpensProps<T>) {
  const [opening, setOpening] = useState<Opening<T>>({ stage: 'under-way', done: 0, of: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (next: Opening<T>): void => {
      if (!signal.aborted) setOpening(next);
    };
    void open({ signal, onProgress: (done, of) => tell({ stage: 'under-way', done, of }) })
      .catch(() => fault('match-unreadable', texts.files.unreadable)) // whatever it was, the page says something and leads back
      .then((result) => tell(result.ok ? { stage: 'open', opened: result.value } : { stage: 'refused', fault: result.fault }));
    return () => leaving.abort();
  }, [open]);
  if (opening.stage === 'refused') return <Message title={texts.cannotOpen.title} text={opening.fault.message} more={<Suspense fallback={null}>{instead}</Suspense>} />;
  if (opening.stage === 'open') return children(opening.opened);
  const { done, of } = opening;
  return <Loading text={of === 0 ? texts.loading.table : texts.loading.replay(done, of)} share={of === 0 ? undefined : done / of} />;
}
