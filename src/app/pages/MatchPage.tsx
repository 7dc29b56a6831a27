import { lazy, Suspense, use, useCallback, useEffect, useState } from 'react';
import { SessionProvider, useSession } from '../tables/traction/session/SessionContext.tsx';
import { useSettings } from '../settings/useSettings.tsx';
import { idOfMatch } from '../session/matchIds.ts';
import type { Replaying } from '../storage/replayMatch.ts';
import { useTheLibrary } from '../storage/useLibrary.tsx';
import type { Tabs } from '../tabs/openTabs.ts';
import { useTabs } from '../tabs/useTabs.tsx';
import type { AnyMatch, GameId } from '../storage/gameFiles.ts';
import { texts } from '../texts.ts';
import { Loading } from '../ui/Loading.tsx';
import { NoWebgl } from '../ui/Message.tsx';
import { Opens } from './Opens.tsx';
import { useParlour, type Parlour } from './runtime.ts';
import { planFor, roundPlanFor } from '../session/plans.ts';
import { hasWebgl2 } from '../scene/webgl.ts';

/** With the engine and the rules in it, it comes while the physics are on their way. */
const Tableside = lazy(async () => ({ default: (await import('../tables/traction/page/Tableside.tsx')).Tableside }));

/** Needed only where two tabs have the match. */
const Elsewhere = lazy(async () => ({ default: (await import('../tabs/Elsewhere.tsx')).Elsewhere }));
const TakeOver = lazy(async () => ({ default: (await import('../tabs/TakeOver.tsx')).TakeOver }));

const ReadLink = lazy(async () => ({ default: (await import('../saved/ReadLink.tsx')).ReadLink }));

const RoundPage = lazy(async () => ({ default: (await import('../tables/trexlands/page/RoundPage.tsx')).RoundPage }));

/** A match: opened, or why it cannot be. */
export function MatchPage({ id }: { readonly id: string }) {
  const inWords = useSettings((settings) => settings.textTable);
  if (!hasWebgl2() && !inWords) return <NoWebgl />;
  return (
    <Suspense fallback={<Loading text={texts.loading.table} />}>
      <Claimed key={id} id={id} />
    </Suspense>
  );
}

/** Played here, unless another tab plays it. */
function Claimed({ id }: { readonly id: string }) {
  const tabs = use(useTabs());
  const [role, setRole] = useState<'asking' | 'player' | 'elsewhere' | 'looker'>('asking');
  useEffect(() => {
    let here = true;
    tabs
      .claim(id)
      .catch(() => true) // a browser that will not say: the shelf still sees to it that nothing is overwritten
      .then((ours) => here && setRole(ours ? 'player' : 'elsewhere'));
    return () => {
      here = false;
    };
  }, [tabs, id]);
  if (role === 'asking') return <Loading text={texts.loading.table} />;
  if (role === 'elsewhere')
    return <Elsewhere id={id} onLookOn={() => setRole('looker')} onTakenOver={() => setRole('player')} />;
  return <OfItsGame id={id} tabs={tabs} />;
}

/** Every game has a table of its own. */
function OfItsGame({ id, tabs }: { readonly id: string; readonly tabs: Tabs }) {
  const parlour = use(useParlour());
  const game = useGameOf(id, parlour);
  if (game === null) return <Loading text={texts.loading.table} />;
  return game === 'trexlands' ? <RoundPage id={id} parlour={parlour} tabs={tabs} /> : <Opened id={id} tabs={tabs} />;
}

/** Which game the match is of: agreed on, on a table, or saved. What cannot be read is told by whoever opens it. */
function useGameOf(id: string, parlour: Parlour): GameId | null {
  const library = useTheLibrary();
  const [game, setGame] = useState<GameId | null>(() => gameHere(id, parlour)); // a plan is gone when the match has begun
  useEffect(() => {
    if (game !== null) return;
    let here = true;
    void library.gameOfSaved(id).then((saved) => here && setGame(saved.ok ? saved.value : 'traction'));
    return () => {
      here = false;
    };
  }, [id, game, library]);
  return game;
}

function gameHere(id: string, { session, round }: Parlour): GameId | null {
  if (roundPlanFor(id) !== undefined) return 'trexlands';
  if (planFor(id) !== undefined) return 'traction';
  const isOf = (match: AnyMatch | null | undefined): boolean =>
    match !== null && match !== undefined && idOfMatch(match) === id;
  if (isOf(round?.store.getState().played)) return 'trexlands';
  return isOf(session.store.getState().match) ? 'traction' : null;
}

function Opened({ id, tabs }: { readonly id: string; readonly tabs: Tabs }) {
  const parlour = use(useParlour());
  const library = useTheLibrary();
  const open = useCallback(
    async (replaying: Replaying) =>
      (await import('../tables/traction/page/openMatch.ts')).openMatch(id, parlour, library, {
        ...replaying,
        lookingOn: () => !tabs.plays(id),
      }),
    [id, parlour, library, tabs],
  );
  return (
    <Opens open={open} instead={<ReadLink id={id} />}>
      {() => (
        <SessionProvider session={parlour.session}>
          <Tableside Table={hasWebgl2() ? parlour.Table : null} foot={<WhileLookingOn id={id} />} />
        </SessionProvider>
      )}
    </Opens>
  );
}

/** In the dock's place while another tab plays the match. */
function WhileLookingOn({ id }: { readonly id: string }) {
  const lookingOn = useSession((session) => session.lookingOn);
  return lookingOn ? (
    <Suspense fallback={null}>
      <TakeOver id={id} />
    </Suspense>
  ) : null;
}
