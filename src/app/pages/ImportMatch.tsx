import { useEffect, useRef, useState } from 'react';
import type { Refused } from '#play/storage/importFile.ts';
import type { AnyRecording, Games } from '#play/storage/gameFiles.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { FilePicker, JSON_FILES, ZIP_FILES } from '../ui/FilePicker.tsx';
import { useArriving } from './useArriving.ts';
import { late } from '../late/late.ts';
import { laterPart } from '../late/later.tsx';
import { saidOf } from '#play/offThread/lateFault.ts';

/** Seldom needed, and not part of the shell. */
const Underway = laterPart(async () => (await import('./Underway.tsx')).Underway);
const ImportAll = laterPart(async () => (await import('./ImportAll.tsx')).ImportAll);
const KeepText = laterPart(async () => (await import('../saved/KeepText.tsx')).KeepText);

/** A file that was read, and why there is no match in it. */
interface Given {
  readonly name: string;
  readonly refused: Refused | null;
}

/** A file of a match or of many, picked or dropped anywhere on the page. */
export function ImportMatch() {
  const { games } = useTheLibrary();
  const { arriving, receive, stop } = useArriving();
  const [read, setRead] = useState<Given | null>(null);
  const [many, setMany] = useState<File | null>(null);
  const takeFile = async (file: File): Promise<void> => {
    setRead(null); // what was said is of another file
    const isMany = await holdsMany(file);
    setMany(isMany ? file : null);
    if (isMany) return;
    const match = await readFile(games, file);
    const refused = 'why' in match ? match : null;
    setRead({ name: file.name, refused });
    if (!('why' in match)) receive(match, 'match');
  };
  const take = (file: File | undefined): void => {
    if (file !== undefined) void takeFile(file);
  };
  const dragging = useDrop(take);
  const refused = read?.refused ?? null;
  return (
    <div className="import">
      <FilePicker
        label={texts.savedMatches.import}
        accept={`${JSON_FILES},${ZIP_FILES}`}
        onPick={(file) => void takeFile(file)}
      />
      <p className="note">{texts.savedMatches.dropHere}</p>
      <div data-import-refused={refused !== null}>
        {read !== null && (arriving.stage !== 'waiting' || refused !== null) && (
          <Underway name={read.name} arriving={arriving} onStop={stop} unread={refused?.why ?? null} />
        )}
        {many !== null && <ImportAll file={many} />}
        {typeof refused?.readable === 'string' && <KeepText text={refused.readable} />}
      </div>
      {dragging && <div className="drop-here">{texts.savedMatches.dropNow}</div>}
    </div>
  );
}

async function holdsMany(file: File): Promise<boolean> {
  try {
    return await (await late(() => import('#play/storage/importAll.ts'))).holdsMany(file); // behind the shell
  } catch {
    return false; // a part of the page could not be loaded, which reading the file says
  }
}

/** The match in the file, not yet believed; or why there is none. */
async function readFile(games: Games, file: File): Promise<AnyRecording | Refused> {
  try {
    const { readGivenFile } = await late(() => import('#play/storage/importFile.ts')); // behind the shell
    return await readGivenFile(games, file);
  } catch (error) {
    return { why: saidOf(error), readable: null };
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
    const on = <K extends 'dragover' | 'dragleave' | 'drop'>(
      type: K,
      listener: (event: WindowEventMap[K]) => void,
    ): void => window.addEventListener(type, listener, { signal: stop.signal });
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
