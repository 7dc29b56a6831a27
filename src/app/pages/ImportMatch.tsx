import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Refused } from '../storage/importFile.ts';
import type { Library } from '../storage/library.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '../texts.ts';
import { goTo } from './route.ts';

/** Seldom needed, and not part of the shell. */
const KeepText = lazy(async () => ({ default: (await import('../saved/KeepText.tsx')).KeepText }));

/** A file, picked or dropped anywhere on the page. */
export function ImportMatch() {
  const library = useTheLibrary();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const take = (file: File | undefined): void => {
    if (file !== undefined) void takeIn(file, library).then(setRefused);
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
        <Suspense fallback={null}>{typeof refused?.readable === 'string' && <KeepText text={refused.readable} />}</Suspense>
      </div>
      {dragging && <div className="drop-here">{texts.saved.dropNow}</div>}
    </div>
  );
}

/** Takes the file in and goes there; or says why not. */
async function takeIn(file: File, library: Library): Promise<Refused | null> {
  try {
    const { importFile } = await import('../storage/importFile.ts'); // behind the shell
    const taken = await importFile(file, library);
    if (!('id' in taken)) return taken;
    goTo({ page: 'match', id: taken.id });
    return null;
  } catch {
    return { why: texts.saved.importFailed(file.name, texts.files.unreadable), readable: null }; // a part of the page could not be loaded
  }
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
