import { Suspense, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { ok, type Result } from '#sim/result.ts';
import { hasWebgl2 } from '../scene/webgl.ts';
import { planFor } from '#play/session/plans.ts';
import type { AnySession } from '#play/session/state.ts';
import { useSettings } from '../settings/useSettings.tsx';
import type { Replaying } from '#play/storage/replayMatch.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import type { Tabs } from '../tabs/openTabs.ts';
import { useTabs } from '../tabs/useTabs.tsx';
import { texts } from '#play/texts.ts';
import { Loading } from '../ui/Page.tsx';
import { NoWebgl } from '../ui/NoWebgl.tsx';
import { Arrives } from './Arrives.tsx';
import { Opens } from './Opens.tsx';
import { matchAt, useModules, useRuntime, type Runtime } from './runtime.ts';
import type { OpenTable } from './tableModule.ts';
import { late } from '../late/late.ts';
import { InWords } from './InWords.tsx';
import { later, laterPart } from '../late/later.tsx';
import { whyMissing } from '../late/physicsMissing.ts';
import { gameCalled } from '#play/storage/gameFiles.ts';

/** Needed only where two tabs have the match. */
const Elsewhere = later(async () => (await import('../tabs/Elsewhere.tsx')).Elsewhere);
const TakeOver = laterPart(async () => (await import('../tabs/TakeOver.tsx')).TakeOver);

/** Another way on, where the page says already why there is none. */
const ReadLink = laterPart(
  async () => (await import('../saved/ReadLink.tsx')).ReadLink,
  () => null,
);

/** A match: opened, or why it cannot be. */
export function MatchPage({ id }: { readonly id: string }) {
  const inWords = useSettings((settings) => settings.textTable);
  const tabs = useTabs();
  if (!hasWebgl2() && !inWords) return <NoWebgl inWords={<InWords />} />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Arrives promise={tabs}>{(opened) => <Claimed key={id} id={id} tabs={opened} />}</Arrives>
    </Suspense>
  );
}

interface AtTabsProps {
  readonly id: string;
  readonly tabs: Tabs;
}

/** Played here, unless another tab plays it. */
function Claimed({ id, tabs }: AtTabsProps) {
  const [role, setRole] = useState<'asking' | 'player' | 'elsewhere' | 'looker'>('asking');
  useEffect(() => {
    let here = true;
    tabs
      .claim(id)
      .catch(() => true) // a browser that will not say: the store still sees to it that nothing is overwritten
      .then((ours) => here && setRole(ours ? 'player' : 'elsewhere'));
    return () => {
      here = false;
    };
  }, [tabs, id]);
  if (role === 'asking') return <Loading text={texts.loading.table} />;
  if (role === 'elsewhere')
    return <Elsewhere id={id} onLookOn={() => setRole('looker')} onTakenOver={() => setRole('player')} />;
  return <WithRuntime id={id} tabs={tabs} />;
}

function WithRuntime(props: AtTabsProps) {
  return <Arrives promise={useRuntime()}>{(runtime) => <AtItsTable {...props} runtime={runtime} />}</Arrives>;
}

function AtItsTable({ id, tabs, runtime }: AtTabsProps & { readonly runtime: Runtime }) {
  const game = useGameOf(id, runtime);
  if (game === null) return <Loading text={texts.loading.table} />;
  return <Opening id={id} game={game} tabs={tabs} runtime={runtime} />;
}

/**
 * The game of the match: agreed on, at a table, or saved. An id that cannot be read is explained by the code that opens
 * it, at any table.
 */
function useGameOf(id: string, runtime: Runtime): string | null {
  const library = useTheLibrary();
  const [anyGame] = useModules();
  // a plan is gone when the match has begun
  const [game, setGame] = useState<string | null>(() => planFor(id)?.game ?? matchAt(runtime, id)?.game ?? null);
  useEffect(() => {
    if (game !== null) return;
    let here = true;
    void library.gameOfSaved(id).then((saved) => here && setGame(saved.ok ? saved.value : (anyGame?.id ?? null)));
    return () => {
      here = false;
    };
  }, [id, game, library, anyGame]);
  return game;
}

interface OpeningProps {
  readonly id: string;
  readonly game: string;
  readonly tabs: Tabs;
  readonly runtime: Runtime;
}

/** Asks for the table once: one that does not come is the error boundary's, and asked for anew from another page. */
function Opening(props: OpeningProps) {
  const [opening] = useState(() => props.runtime.table(props.game));
  return <Arrives promise={opening}>{(table) => <Opened {...props} table={table} />}</Arrives>;
}

interface OpenedProps extends OpeningProps {
  readonly table: OpenTable;
}

function Opened({ id, game, tabs, runtime, table }: OpenedProps) {
  const library = useTheLibrary();
  const modules = useModules();
  const open = useCallback(
    async (replaying: Replaying): Promise<Result<OpenTable>> => {
      const missing = whyMissing(runtime.physics);
      if (missing !== null && gameCalled(modules, game).withoutPhysics !== true) throw missing;
      const { openMatch } = await late(() => import('./openMatch.ts'));
      const elsewhere = { spectating: () => !tabs.plays(id) };
      const opened = await openMatch(id, { game, table }, runtime.physics, library, { ...replaying, ...elsewhere });
      return opened.ok ? ok(table) : opened;
    },
    [id, game, table, runtime, library, tabs, modules],
  );
  return (
    <Opens open={open} instead={<ReadLink id={id} />}>
      {({ Tableside, session }) => (
        <Tableside drawn={hasWebgl2()} foot={<WhileLookingOn id={id} session={session} />} />
      )}
    </Opens>
  );
}

/** In the dock's place while another tab plays the match. */
function WhileLookingOn({ id, session }: { readonly id: string; readonly session: AnySession }) {
  const spectating = useStore(session.store, (state) => state.spectating);
  return spectating && <TakeOver id={id} />;
}
