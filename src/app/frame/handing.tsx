import { useCallback, useEffect, useRef, useState } from 'react';
import { handOut, type Handed, type OutgoingFile } from '../storage/handOut.ts';
import { texts } from '#play/texts.ts';
import { useLasting } from '../storage/useLasting.ts';

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

/** The end of a file's way, in a sentence, and the ways on from there. */
export function HandedOut({ out: { last, again } }: { readonly out: HandingOut }) {
  return (
    <output className="handed-out" data-handed={last?.became}>
      {last !== null && (
        <>
          <span className={isLost(last.became) ? 'wrong' : undefined}>
            {texts.handing[last.became](last.file.name)}
          </span>
          {last.became !== 'shared' && (
            <button type="button" className="button quiet" onClick={() => again()}>
              {last.became === 'needs-press' ? texts.handing.take : texts.handing.again}
            </button>
          )}
          {last.became === 'put-away' && (
            <button type="button" className="button quiet" onClick={() => again({ plainly: true })}>
              {texts.handing.plainly}
            </button>
          )}
        </>
      )}
    </output>
  );
}

const isLost = (became: Handed): boolean => became === 'put-away' || became === 'refused';

/** The browser's word on how long it keeps saved matches, and a way to ask for it. */
export function KeptFor() {
  const { lasting, ask } = useLasting();
  if (lasting === null) return null;
  return (
    <div className="kept-for" data-lasting={lasting}>
      <output className="note">{texts.lasting[lasting]}</output>
      {(lasting === 'unasked' || lasting === 'refused') && (
        <button type="button" className="button" onClick={() => void ask()}>
          {lasting === 'unasked' ? texts.lasting.ask : texts.lasting.again}
        </button>
      )}
    </div>
  );
}
