import { shortened } from '#engine/files/shortened.ts';
import { texts } from '#play/texts.ts';
import { Replayed } from '../ui/Replayed.tsx';
import type { Arriving } from './useArriving.ts';

interface UnderwayProps {
  readonly arriving: Arriving;
  readonly onStop: () => void;
  /** The file that it is in; left out for a link. */
  readonly name?: string;
  /** Why it could not be read at all. */
  readonly unread?: string | null;
}

/** How far a received match is on its way to the saved ones, or why it does not get there. */
export function Underway({ arriving, onStop, name, unread = null }: UnderwayProps) {
  const why = unread ?? (arriving.stage === 'refused' ? arriving.why : null);
  return (
    <>
      {arriving.stage === 'replayed' && <Replayed at={arriving.at} of={arriving.of} onStop={onStop} />}
      <output className="status">
        {arriving.stage === 'stopped' ? texts.stopped.kept(arriving.at.done, arriving.of) : ''}
      </output>
      <div role="alert">{why !== null && <Refused name={name} why={why} />}</div>
    </>
  );
}

/** The file and its fate in a sentence for everybody; a place in it (`$.seed`) for whoever asks. */
function Refused({ name, why }: { readonly name: string | undefined; readonly why: string }) {
  const file = name && shortened(name);
  if (file === undefined || !/\$[.[]/.test(why))
    return <p className="wrong">{file ? texts.archive.importFailed(file, why) : texts.stopped.refused(why)}</p>;
  return (
    <details className="wrong">
      <summary>{texts.archive.damagedFile(file)}</summary>
      {why}
    </details>
  );
}
