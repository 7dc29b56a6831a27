import { useCallback, useEffect, useRef, useState } from 'react';
import { handOut, type Handed, type OutgoingFile } from '../storage/handOut.ts';

/** The last file that was handed out here, and what became of it. */
export interface HandedFile {
  readonly file: OutgoingFile;
  readonly became: Handed;
}

export interface HandingOut {
  readonly last: HandedFile | null;
  give(file: OutgoingFile): void;
  /** The last one once more; `plainly`: as a download. */
  again(how?: { readonly plainly: boolean }): void;
}

/** The page's way out for files, from one place of it: `HandedOut` says what became of each. */
export function useHandingOut(): HandingOut {
  const [last, setLast] = useState<HandedFile | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  const hand = useCallback(async (file: OutgoingFile, plainly: boolean): Promise<void> => {
    const became = await handOut(file, { plainly });
    if (isHere.current) setLast({ file, became });
  }, []);
  return {
    last,
    give: (file) => void hand(file, false),
    again: ({ plainly } = { plainly: false }) => {
      if (last !== null) void hand(last.file, plainly);
    },
  };
}
