import { useState } from 'react';
import { fault } from '#sim/result.ts';
import { saidOf } from '#play/offThread/lateFault.ts';
import { goTo } from '../ui/useRoute.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import { texts } from '#play/texts.ts';

/** A match of other rules is kept as it came, to be read. */
export function KeepText({ text }: { readonly text: string }) {
  const library = useTheLibrary();
  const [wrong, setWrong] = useState('');
  const keep = async (): Promise<void> => {
    const kept = await library.addText(text).catch((error: unknown) => fault('not-loaded', saidOf(error)));
    if (kept.ok) goTo({ page: 'read', id: kept.value });
    else setWrong(kept.fault.message);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void keep()}>
        {texts.reading.keep}
      </button>
      <output className="wrong">{wrong}</output>
    </>
  );
}
