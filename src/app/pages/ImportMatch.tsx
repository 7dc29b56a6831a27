import { useEffect, useRef, useState } from 'react';
import { isolated, withSeen } from '../../engine/hidden.ts';
import { PHYSICS_BUILD } from '../../sim/build.ts';
import type { Library } from '../storage/library.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '../texts.ts';
import { goTo } from './route.ts';

/** A file, picked or dropped anywhere on the page. */
export function ImportMatch() {
  const library = useTheLibrary();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const take = (file: File | undefined): void => {
    if (file !== undefined) void importFile(file, library).then(setRefused);
  };
  const dragging = useDrop(take);
  return (
    <div className="import">
      <button type="button" className="button" onClick={() => picker.current?.click()}>
        {texts.saved.import}
      </button>
      <input
        ref={picker}
        hidden
        type="file"
        accept="application/json,.json"
        aria-label={texts.saved.import}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = ''; // the same file can be picked again
        }}
      />
      <p className="note">{texts.saved.dropHere}</p>
      <div role="alert" data-import-refused={refused !== null}>
        {refused !== null && <p className="wrong">{refused.why}</p>}
        {typeof refused?.readable === 'string' && <KeepText text={refused.readable} />}
      </div>
      {dragging && <div className="drop-here">{texts.saved.dropNow}</div>}
    </div>
  );
}

/** Why a file was not imported, in one sentence; its text where it can be read all the same. */
interface Refused {
  readonly why: string;
  readonly readable: string | null;
}

/** Puts the file on the shelf and goes there; or says why not. */
async function importFile(file: File, library: Library): Promise<Refused | null> {
  const refused = (why: string, readable: string | null = null): Refused => ({ why: texts.saved.importFailed(isolated(withSeen(file.name)), why), readable });
  try {
    const { readMatchFile, readableText } = await import('../storage/files.ts'); // behind the shell
    const read = await readMatchFile(file, PHYSICS_BUILD);
    if (!read.ok) return refused(read.fault.message, await readableText(file, read.fault));
    goTo({ page: 'match', id: await library.add(read.value) });
    return null;
  } catch {
    return refused(texts.files.unreadable); // a part of the page could not be loaded
  }
}

/** A match of other rules is kept as it came, to be read. */
function KeepText({ text }: { readonly text: string }) {
  const library = useTheLibrary();
  const keep = async (): Promise<void> => {
    const kept = await library.addText(text);
    if (kept.ok) goTo({ page: 'read', id: kept.value });
  };
  return (
    <button type="button" className="button" onClick={() => void keep()}>
      {texts.reading.keep}
    </button>
  );
}

/** Takes files dropped on the window; tells whether one hangs over it. */
function useDrop(take: (file: File | undefined) => void): boolean {
  const [dragging, setDragging] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const stop = new AbortController();
    const on = <K extends 'dragover' | 'dragleave' | 'drop'>(type: K, listener: (event: WindowEventMap[K]) => void): void =>
      window.addEventListener(type, listener, { signal: stop.signal });
    on('dragover', (event) => {
      event.preventDefault(); // else the browser would open the file in the page's place
      setDragging(true);
    });
    on('dragleave', (event) => setDragging(event.relatedTarget !== null));
    on('drop', (event) => {
      event.preventDefault();
      setDragging(false);
      latest.current(event.dataTransfer?.files[0]);
    });
    return () => stop.abort();
  }, []);
  return dragging;
}
