import { use, useEffect, useState, type ReactNode } from 'react';
import { texts } from '#play/texts.ts';
import { Message } from '../ui/Page.tsx';
import { askServer, mayReloadFor, ReloadingContext } from './reloading.ts';
import type { LateFault } from '#play/offThread/lateFault.ts';

interface NotLoadedProps {
  readonly why: LateFault;
}

/** A newer page is loaded by itself where nothing is under way. */
function useNewer({ newer }: LateFault, missing: 'page' | 'part'): void {
  const { isIdle, reload } = use(ReloadingContext);
  useEffect(() => {
    if (newer !== null && isIdle(missing) && mayReloadFor(newer)) reload();
  }, [newer, missing, isIdle, reload]);
}

/** In the place of a page that did not come. `more`: another way on. */
export function NotLoaded({ why, more }: NotLoadedProps & { readonly more?: ReactNode }) {
  useNewer(why, 'page');
  return (
    <Message title={why.title} text={why.message} more={more}>
      <Again why={why} />
    </Message>
  );
}

/** In the place of a part within a page. */
export function PartNotLoaded({ why }: NotLoadedProps) {
  useNewer(why, 'part');
  return (
    <div role="alert">
      <p className="wrong">{why.message}</p>
      <Again why={why} />
    </div>
  );
}

/** A page that is loaded again without a network would be gone: the server is asked before. */
function Again({ why: { fault } }: NotLoadedProps) {
  const { reload } = use(ReloadingContext);
  const [isGone, setGone] = useState(false);
  const words = AGAIN[fault.code];
  if (words === undefined) return null; // the browser itself lacks something
  const press = async (): Promise<void> => {
    setGone(false);
    if ((await askServer()) === 'none') setGone(true);
    else reload();
  };
  return (
    <div className="row">
      <button type="button" className="button primary" onClick={() => void press()}>
        {words}
      </button>
      <output className="note">{isGone && texts.late.stillNone}</output>
    </div>
  );
}

const AGAIN: Readonly<Record<string, string>> = {
  'newer-page': texts.late.loadNewer,
  'no-network': texts.late.tryAgain,
  'part-missing': texts.failed.reload,
};
