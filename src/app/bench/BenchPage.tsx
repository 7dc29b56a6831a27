import { lazy, Suspense, use, useState } from 'react';
import type { MatchRoute } from '../pages/route.ts';
import { Loading } from '../pages/Loading.tsx';
import { Message, NoWebgl } from '../pages/Message.tsx';
import { useParlour } from '../pages/parlour.ts';
import { hasWebgl2 } from '../scene/webgl.ts';
import { texts } from '../texts.ts';
import { BenchProvider } from './BenchContext.tsx';
import { createBench } from './benchStore.ts';
import { scenarioIn } from './scenarioIn.ts';

const BenchTable = lazy(async () => ({ default: (await import('./BenchTable.tsx')).BenchTable }));
const BenchPanel = lazy(async () => ({ default: (await import('./panel/BenchPanel.tsx')).BenchPanel }));

export interface BenchPageProps {
  readonly packed: string | null;
  /** The match that the position was taken from. */
  readonly back: MatchRoute | null;
}

/** The designers' bench: a position on the table, and everything about it beside. It may come in the address. */
export function BenchPage({ packed, back }: BenchPageProps) {
  if (!hasWebgl2()) return <NoWebgl />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Opened key={packed} packed={packed} back={back} />
    </Suspense>
  );
}

function Opened({ packed, back }: BenchPageProps) {
  const { physics } = use(useParlour());
  const [begun] = useState(() => {
    const scenario = scenarioIn(packed);
    return scenario.ok ? { bench: createBench(scenario.value) } : { fault: scenario.fault };
  });
  if ('fault' in begun) return <Message title={texts.sharing.title} text={texts.sharing.refused(begun.fault.message)} />;
  const { bench } = begun;
  return (
    <BenchProvider bench={bench}>
      <main className="bench">
        <title>{texts.titleOf(texts.bench.title)}</title>
        <div className="bench-table">
          <BenchTable />
        </div>
        <BenchPanel physics={physics} back={back} />
      </main>
    </BenchProvider>
  );
}
