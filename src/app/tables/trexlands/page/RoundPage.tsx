import { useEffect, useState } from 'react';
import { fault, type Fault } from '../../../../sim/result.ts';
import { STILL_ASKED } from '../../../asked.ts';
import { Loading } from '../../../pages/Loading.tsx';
import { Message } from '../../../pages/Message.tsx';
import type { Parlour } from '../../../pages/parlour.ts';
import { hasWebgl2 } from '../../../scene/webgl.ts';
import { texts } from '../../../texts.ts';
import { RoundProvider } from '../round/RoundContext.tsx';
import type { Round } from '../round/roundTypes.ts';
import { ThrowingProvider } from '../throwing/ThrowingContext.tsx';
import { RoundTable } from '../scene/RoundTable.tsx';
import { openRoundMatch } from './openRoundMatch.ts';
import { RoundTableside } from './RoundTableside.tsx';

type Opening = { readonly stage: 'under-way' } | { readonly stage: 'open'; readonly round: Round } | { readonly stage: 'refused'; readonly fault: Fault };

/** A match of Trexlands: opened, or why it cannot be. */
export function RoundPage({ id, parlour }: { readonly id: string; readonly parlour: Parlour }) {
  const [opening, setOpening] = useState<Opening>({ stage: 'under-way' });
  useEffect(() => {
    let here = true;
    const tell = (next: Opening): void => {
      if (here) setOpening(next);
    };
    const open = async (): Promise<Opening> => {
      const round = await parlour.openRound();
      const opened = await openRoundMatch(id, round);
      return opened.ok ? { stage: 'open', round } : { stage: 'refused', fault: opened.fault };
    };
    open().then(tell, () => tell({ stage: 'refused', fault: unreadable() }));
    return () => {
      here = false;
    };
  }, [id, parlour]);
  if (opening.stage === 'refused') return <Message title={texts.cannotOpen.title} text={opening.fault.message} />;
  if (opening.stage === 'under-way') return <Loading text={texts.loading.table} />;
  return (
    <RoundProvider round={opening.round}>
      <ThrowingProvider>
        <RoundTableside table={hasWebgl2() ? <RoundTable still={STILL_ASKED} /> : null} />
      </ThrowingProvider>
    </RoundProvider>
  );
}

const unreadable = (): Fault => {
  const { fault: why } = fault('match-unreadable', texts.files.unreadable);
  return why;
};
