import '../styles/bench.css';
import { Suspense, useState } from 'react';
import type { Physics } from '#sim/physics.ts';
import type { Fault } from '#sim/result.ts';
import type { MatchRoute } from '#play/route.ts';
import { Loading } from '#app/ui/Loading.tsx';
import { Message } from '#app/ui/Message.tsx';
import { NoWebgl } from '#app/ui/NoWebgl.tsx';
import { Arrives } from '#app/pages/Arrives.tsx';
import { physicsIn, useRuntime } from '#app/pages/runtime.ts';
import { hasWebgl2 } from '#app/scene/webgl.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { BenchProvider } from './BenchContext.tsx';
import { createBench, type Bench as BenchStore } from './benchStore.ts';
import { createKeptBench, type KeptBench } from '#play/traction/bench/keptBench.ts';
import { scenarioIn } from '#play/traction/bench/scenarioIn.ts';
import { useKeeping } from './useKeeping.ts';
import { later } from '#app/late/later.tsx';

const BenchTable = later(async () => (await import('./BenchTable.tsx')).BenchTable);
const BenchPanel = later(async () => (await import('./panel/BenchPanel.tsx')).BenchPanel);

export interface BenchPageProps {
  readonly packed: string | null;
  /** The match that the position was taken from. */
  readonly back: MatchRoute | null;
}

/** The designers' bench: a position on the table, and everything about it beside. It may come in the address. */
export function BenchPage({ packed, back }: BenchPageProps) {
  const opening = useRuntime();
  if (!hasWebgl2()) return <NoWebgl />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={opening}>
        {(runtime) => <Opened key={packed} packed={packed} back={back} physics={physicsIn(runtime)} />}
      </Arrives>
    </Suspense>
  );
}

function Opened({ packed, back, physics }: BenchPageProps & { readonly physics: Physics }) {
  const [begun] = useState(() => beginAt(packed));
  if ('fault' in begun)
    return <Message title={texts.sharing.title} text={texts.sharing.refused(begun.fault.message)} />;
  return <Bench {...begun} packed={packed} back={back} physics={physics} />;
}

/** The position of the address; what was made of it last is one step further, so that undoing leads back. */
function beginAt(packed: string | null): Begun | { readonly fault: Fault } {
  const scenario = scenarioIn(packed);
  if (!scenario.ok) return { fault: scenario.fault };
  const bench = createBench(scenario.value);
  const kept = createKeptBench(() => window.localStorage);
  const before = kept.read(packed);
  if (before !== null) bench.edit(() => before);
  return { bench, kept };
}

interface Begun {
  readonly bench: BenchStore;
  readonly kept: KeptBench;
}

function Bench({ bench, kept, packed, back, physics }: Begun & BenchPageProps & { readonly physics: Physics }) {
  const keeps = useKeeping(bench, packed, kept);
  return (
    <BenchProvider bench={bench}>
      <main className="bench">
        <title>{texts.titleOf(`${gameTexts.card.name}: ${gameTexts.bench.title}`)}</title>
        <div className="bench-table">
          <BenchTable />
        </div>
        <BenchPanel physics={physics} back={back} keeps={keeps} />
      </main>
    </BenchProvider>
  );
}
