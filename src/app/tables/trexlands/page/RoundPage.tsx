import { useEffect, useState } from 'react';
import type { Fault } from '../../../../sim/result.ts';
import { STILL_ASKED } from '../../../asked.ts';
import { Loading } from '../../../pages/Loading.tsx';
import { Message } from '../../../pages/Message.tsx';
import type { Parlour } from '../../../pages/parlour.ts';
import { useTheLibrary } from '../../../storage/useLibrary.tsx';
import type { Tabs } from '../../../tabs/openTabs.ts';
import { hasWebgl2 } from '../../../scene/webgl.ts';
import { texts } from '../../../texts.ts';
import { RoundProvider } from '../round/RoundContext.tsx';
import type { Round } from '../round/roundTypes.ts';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { RoundTable } from '../scene/RoundTable.tsx';
import { openRoundMatch } from './openRoundMatch.ts';
import { RoundTableside } from './RoundTableside.tsx';

type Opening = { readonly stage: 'under-way'; readonly done: number; readonly of: number } | { readonly stage: 'open'; readonly round: Round } | { readonly stage: 'refused'; readonly fault: Fault };

/** A match of Trexlands: opened, or why it cannot be. */
export function RoundPage({ id, parlour, tabs }: { readonly id: string; readonly parlour: Parlour; readonly tabs: Tabs }) {
  const library = useTheLibrary();
  const [opening, setOpening] = useState<Opening>({ stage: 'under-way', done: 0, of: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const tell = (next: Opening): void => {
      if (!signal.aborted) setOpening(next);
    };
    const open = async (): Promise<Opening> => {
      const round = await parlour.openRound();
      const opened = await openRoundMatch(id, round, parlour.physics, library, { signal, lookingOn: () => !tabs.plays(id), onProgress: (done, of) => tell({ stage: 'under-way', done, of }) });
      return opened.ok ? { stage: 'open', round } : { stage: 'refused', fault: opened.fault };
    };
    open().then(tell, () => tell({ stage: 'refused', fault: { code: 'match-unreadable', message: texts.files.unreadable } })); // whatever it was, the page says something and leads back
    return () => leaving.abort();
  }, [id, parlour, library, tabs]);
  if (opening.stage === 'refused') return <Message title={texts.cannotOpen.title} text={opening.fault.message} />;
  if (opening.stage === 'under-way') {
    const { done, of } = opening;
    return <Loading text={of === 0 ? texts.loading.table : texts.loading.replay(done, of)} share={of === 0 ? undefined : done / of} />;
  }
  return (
    <RoundProvider round={opening.round}>
      <ThrowingProvider>
        <RoundTableside id={id} table={hasWebgl2() ? <RoundTable still={STILL_ASKED} /> : null} />
      </ThrowingProvider>
    </RoundProvider>
  );
}
