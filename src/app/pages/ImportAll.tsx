import { useEffect, useRef, useState } from 'react';
import { shortened } from '#engine/files/shortened.ts';
import { importAll, type AllImported } from '#play/storage/importAll.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';

export interface ImportAllProps {
  /** An archive of matches. */
  readonly file: File;
}

type Importing =
  | { readonly is: 'under-way'; readonly done: number; readonly of: number }
  | { readonly is: 'done'; readonly imported: AllImported }
  | { readonly is: 'refused'; readonly why: string };

/** More sentences than this help nobody (house value). */
const MOST_SENTENCES = 5;

/** Takes in an archive of matches as soon as it is shown, and says what became of each. */
export function ImportAll({ file }: ImportAllProps) {
  const library = useTheLibrary();
  const [importing, setImporting] = useState<Importing>({ is: 'under-way', done: 0, of: 1 });
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => {
    let here = true;
    const stop = new AbortController();
    stopping.current = stop;
    const tell = (next: Importing): void => {
      if (here) setImporting(next);
    };
    const refuse = (why: string): void =>
      tell({ is: 'refused', why: texts.archive.importFailed(shortened(file.name), why) });
    const take = async (): Promise<void> => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      const imported = await importAll(library, bytes, {
        onProgress: (done, of) => tell({ is: 'under-way', done, of }),
        signal: stop.signal,
      });
      if (imported.ok) tell({ is: 'done', imported: imported.value });
      else refuse(imported.fault.message);
    };
    take().catch(() => refuse(texts.files.unreadable));
    return () => {
      here = false;
      stop.abort();
    };
  }, [library, file]);
  const refused = importing.is === 'done' ? importing.imported.refused : [];
  return (
    <div className="import-all" data-importing={importing.is}>
      {importing.is === 'under-way' && (
        <div className="row">
          <progress value={importing.done} max={importing.of} aria-label={texts.savedMatches.import} />
          <span className="note">{texts.archive.importing(importing.done, importing.of)}</span>
          <button type="button" className="button" onClick={() => stopping.current?.abort()}>
            {texts.archive.stop}
          </button>
        </div>
      )}
      <output className="status">
        {importing.is === 'done' && texts.archive.imported(importing.imported.added, importing.imported.there)}
      </output>
      <div role="alert">
        {importing.is === 'refused' && <p className="wrong">{importing.why}</p>}
        {refused.slice(0, MOST_SENTENCES).map((why) => (
          <p key={why} className="wrong">
            {why}
          </p>
        ))}
        {refused.length > MOST_SENTENCES && (
          <p className="wrong">{texts.archive.refusedMore(refused.length - MOST_SENTENCES)}</p>
        )}
      </div>
    </div>
  );
}
