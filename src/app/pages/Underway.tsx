import { texts } from '../texts.ts';
import { Replayed } from './Replayed.tsx';
import type { Arriving } from './useArriving.ts';

/** How far a match that came from somebody else is on its way to the shelf, or why it does not get there. */
export function Underway({ arriving, onStop }: { readonly arriving: Arriving; readonly onStop: () => void }) {
  return (
    <>
      {arriving.stage === 'replayed' && <Replayed at={arriving.at} of={arriving.of} onStop={onStop} />}
      <output className="status">{arriving.stage === 'stopped' ? texts.stopped.kept(arriving.at.done, arriving.of) : ''}</output>
      <div role="alert">{arriving.stage === 'refused' && <p className="wrong">{texts.stopped.refused(arriving.why)}</p>}</div>
    </>
  );
}
