import { useEffect, useState } from 'react';
import { useLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';
import { laterPart } from '../late/later.tsx';

/** Seldom needed, and not part of the shell. */
const TroubleHelp = laterPart(async () => (await import('./TroubleHelp.tsx')).TroubleHelp);

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

/** It is tried again by itself: nothing that a player has to know, unless it goes on. */
const SLOW: readonly (string | undefined)[] = ['storage-silent', 'storage-failed'];

/** The same over a table: of what is only slow a line under all else, once it has been so for long. */
export function TableTrouble() {
  const isSlow = useLibrary(({ trouble }) => SLOW.includes(trouble?.code));
  return <div className="table-trouble">{isSlow ? <SlowTrouble /> : <Trouble />}</div>;
}

/** House value, ms. */
const LONG_MS = 20_000;

function SlowTrouble() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return <output className="status trouble slow">{isLong && <TroubleHelp slow />}</output>;
}
