import { texts } from '#play/texts.ts';
import { Replayed } from '../ui/Replayed.tsx';
import type { Arriving } from './useArriving.ts';

interface UnderwayProps {
  readonly arriving: Arriving;
  readonly onStop: () => void;
  /** Why it could not be read at all. */
  readonly unread?: string | null;
}

/** How far a received match is on its way to the saved ones, or why it does not get there. */
export function Underway({ arriving, onStop, unread = null }: UnderwayProps) {
  const wrong = unread ?? (arriving.stage === 'refused' ? texts.stopped.refused(arriving.why) : null);
  return (
    <>
      {arriving.stage === 'replayed' && <Replayed at={arriving.at} of={arriving.of} onStop={onStop} />}
      <output className="status">
        {arriving.stage === 'stopped' ? texts.stopped.kept(arriving.at.done, arriving.of) : ''}
      </output>
      <div role="alert">{wrong !== null && <p className="wrong">{wrong}</p>}</div>
    </>
  );
}
