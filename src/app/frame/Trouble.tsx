import { useEffect, useRef, useState } from 'react';
import { useLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { laterPart } from '../late/later.tsx';

/** Seldom needed, and not part of the shell. */
const TroubleHelp = laterPart(async () => (await import('./TroubleHelp.tsx')).TroubleHelp);
const SlowHelp = laterPart(async () => (await import('./TroubleHelp.tsx')).SlowHelp);

/** Why saving does not work, if it does not; what is not saved by that, and what can be done about it. */
export function Trouble() {
  const trouble = useLibrary((library) => library.trouble);
  const parted = useLibrary((library) => library.parted !== null && library.parted.to === library.saved?.id);
  return (
    <output className="status trouble" data-trouble={trouble?.code}>
      {trouble !== null && <span className="wrong">{trouble.message}</span>}
      {trouble !== null && <TroubleHelp newer={trouble.code === 'storage-newer'} />}
      {parted && <span className="wrong">{texts.tabs.parted}</span>}
    </output>
  );
}

/** Saving is tried again by itself: nothing that a player has to know, unless it goes on. */
const SLOW: readonly (string | undefined)[] = ['storage-silent', 'storage-failed'];

/** The same over a table: of what is only slow one line, under all else, and only once it has been so for long. */
export function TableTrouble() {
  const isSlow = useLibrary(({ trouble }) => SLOW.includes(trouble?.code));
  const isTold = useIsLong(isSlow);
  if (!isSlow)
    return (
      <div className="table-trouble">
        <Trouble />
      </div>
    );
  return <output className="status trouble table-slow">{isTold && <SlowHelp />}</output>;
}

/** So long is nothing said; and nothing again, once it was, ms (house values). */
const LONG_MS = { first: 20_000, again: 180_000 } as const;

function useIsLong(isSo: boolean): boolean {
  const [isLong, setLong] = useState(false);
  const wait = useRef<number>(LONG_MS.first);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => {
      wait.current = LONG_MS.again;
      setLong(true);
    }, wait.current);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isSo]);
  return isLong;
}
