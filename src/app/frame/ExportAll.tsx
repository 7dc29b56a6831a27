import { useState } from 'react';
import { useLibrary, useTheLibrary } from '../storage/useLibrary.tsx';
import { late } from '../late/late.ts';
import { saidOf as saidOfError } from '#play/offThread/lateFault.ts';
import { texts } from '#play/texts.ts';
import { HandedOut, useHandingOut } from './handing.tsx';

type Gathering =
  | { readonly is: 'away' }
  | { readonly is: 'under-way'; readonly done: number }
  | { readonly is: 'done'; readonly matches: number; readonly missing: number }
  | { readonly is: 'failed'; readonly why: string };

/** Every saved match of this browser in one file, at one press. */
export function ExportAll() {
  const library = useTheLibrary();
  const count = useLibrary(({ matches }) => matches.length);
  const [gathering, setGathering] = useState<Gathering>({ is: 'away' });
  const out = useHandingOut();
  const gather = async (): Promise<void> => {
    setGathering({ is: 'under-way', done: 0 });
    try {
      const { exportAll } = await late(() => import('../storage/exportAll.ts'));
      const { file, matches, missing } = await exportAll(library, new Date(), (done) =>
        setGathering({ is: 'under-way', done }),
      );
      out.give(file);
      setGathering({ is: 'done', matches, missing });
    } catch (error) {
      // a part of the page did not come, or there is no memory for all of them
      setGathering({ is: 'failed', why: saidOfError(error, texts.archive.failed) });
    }
  };
  return (
    <div className="export-all row">
      <button
        type="button"
        className="button"
        disabled={gathering.is === 'under-way' || count === 0}
        onClick={() => void gather()}
      >
        {texts.archive.exportAll}
      </button>
      <output className={gathering.is === 'failed' ? 'wrong' : 'note'}>{saidOf(gathering, count)}</output>
      <HandedOut out={out} />
    </div>
  );
}

function saidOf(gathering: Gathering, count: number): string {
  switch (gathering.is) {
    case 'away':
      return '';
    case 'under-way':
      return texts.archive.gathering(gathering.done, count);
    case 'done':
      return texts.archive.gathered(gathering.matches, gathering.missing);
    case 'failed':
      return gathering.why;
  }
}
