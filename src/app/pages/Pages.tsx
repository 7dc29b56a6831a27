import '../styles/index.css';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { autosave, type Autosave } from '../storage/autosave.ts';
import { playedOf } from '../tables/trexlands/round/playedOf.ts';
import { createLibrary, type Library } from '../storage/library.ts';
import { pageVersions } from '../offline/pageVersions.ts';
import { VersionsProvider } from '../offline/useVersions.tsx';
import type { Versions } from '../offline/versions.ts';
import { ControlsContext } from '../settings/controls.ts';
import { createSettings, type SettingsStore } from '../settings/settingsStore.ts';
import { useAmbienceOnPage } from '../settings/useAmbience.ts';
import { SettingsProvider } from '../settings/useSettings.tsx';
import type { OpenedEraser } from '../storage/openEraser.ts';
import { EraserContext } from '../storage/useEraser.ts';
import { loadControls } from '../tables/controls.ts';
import { sweepFouls } from '../tables/traction/storage/sweepFouls.ts';
import { LibraryProvider } from '../storage/useLibrary.tsx';
import type { Tabs } from '../tabs/openTabs.ts';
import type { SeatedTable } from '../tabs/seated.ts';
import { TabsContext } from '../tabs/useTabs.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx';
import { Loading } from '../ui/Loading.tsx';
import { MatchPage } from './MatchPage.tsx';
import { NotFound } from '../ui/Message.tsx';
import { ParlourContext, type OpenParlour, type Parlour } from './runtime.ts';
import { goInstead, goTo, makeRoute, useRoute, type Route } from '../ui/route.ts';
import { StartPage } from './StartPage.tsx';
import { TextPage } from './TextPage.tsx';

/** What nobody sees first comes when it is wanted: the shell has a bound (`npm run size`). */
const NewMatchPage = lazy(async () => ({
  default: (await import('../tables/traction/page/NewMatchPage.tsx')).NewMatchPage,
}));

const NewRoundPage = lazy(async () => ({
  default: (await import('../tables/trexlands/page/NewRoundPage.tsx')).NewRoundPage,
}));

const LinkPage = lazy(async () => ({ default: (await import('./LinkPage.tsx')).LinkPage }));
const RulesPage = lazy(async () => ({ default: (await import('../tables/traction/teach/RulesPage.tsx')).RulesPage }));
const DrillsPage = lazy(async () => ({
  default: (await import('../tables/traction/teach/DrillsPage.tsx')).DrillsPage,
}));
const DrillPage = lazy(async () => ({ default: (await import('../tables/traction/teach/DrillPage.tsx')).DrillPage }));

/** For designers: it comes when somebody goes there. */
const BenchPage = lazy(async () => ({ default: (await import('../tables/traction/bench/BenchPage.tsx')).BenchPage }));

const ReadPage = lazy(async () => ({ default: (await import('./ReadPage.tsx')).ReadPage }));

const WatchPage = lazy(async () => ({ default: (await import('./WatchPage.tsx')).WatchPage }));

/** Everything in the window. The shell is there at once, the parlour comes behind it. */
export function Pages({ openParlour }: { readonly openParlour: OpenParlour }) {
  const [{ library, parlour, settings, tabs, versions, eraser }] = useState(() => openHouse(openParlour));
  const route = useRoute();
  const erased = useErased(eraser);
  useLeaving(route, parlour, tabs);
  useParting(route, library);
  useUnsavedAsking(library);
  return (
    <SettingsProvider settings={settings}>
      <Ambience />
      <LibraryProvider library={library}>
        <VersionsProvider versions={versions}>
          <ParlourContext value={parlour}>
            <TabsContext value={tabs}>
              <EraserContext value={eraser}>
                <ControlsContext value={loadControls}>
                  <ErrorBoundary key={placeOf(route)}>
                    <Suspense fallback={<Loading />}>{erased ?? <Routed route={route} />}</Suspense>
                  </ErrorBoundary>
                </ControlsContext>
              </EraserContext>
            </TabsContext>
          </ParlourContext>
        </VersionsProvider>
      </LibraryProvider>
    </SettingsProvider>
  );
}

/** Whoever closes the tab, or loads the page again, while something lies in it only, is asked by the browser whether they mean to. */
function useUnsavedAsking(library: Library): void {
  const unsaved = useStore(library, (state) => state.unsaved.length > 0);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/** What is seen once everything is deleted, in the place of every page; null until then. Neither does a match's name stay in the address, nor does anything go on at a table. */
function useErased(eraser: Promise<OpenedEraser>): ReactNode {
  const [seen, setSeen] = useState<ReactNode>(null);
  useEffect(() => {
    let stop = (): void => undefined;
    const follow = ({ subscribe, Page }: OpenedEraser): void => {
      stop = subscribe(({ erased }) => {
        setSeen(<Page all={erased === 'all'} />);
        goInstead({ page: 'start' });
      });
    };
    eraser.then(follow, () => undefined);
    return () => stop();
  }, [eraser]);
  return seen;
}

function Ambience() {
  useAmbienceOnPage();
  return null;
}

interface House {
  readonly library: Library;
  readonly parlour: Promise<Parlour>;
  readonly tabs: Promise<Tabs>;
  readonly settings: SettingsStore;
  readonly versions: Versions;
  readonly eraser: Promise<OpenedEraser>;
}

/** Another page is another attempt; from drill to drill the table stays, and from ruling to ruling what is being watched. */
function placeOf(route: Route): string {
  if (route.page === 'drill') return route.page;
  return makeRoute(route.page === 'watch' ? { ...route, ruling: null } : route);
}

function openHouse(openParlour: OpenParlour): House {
  const library = createLibrary({
    openShelf: async () => (await import('../storage/browserShelf.ts')).openBrowserShelf(),
    now: () => Date.now(),
  });
  const parlour = openParlour();
  const tabs = parlour.then(async ({ session, physics, fouls, onRound }) => {
    const savings = [autosave(session.store, library, fouls)];
    sweepFouls(library, fouls);
    const [{ openTabs, browserChannel, browserLocks }, { seatedSession, seatedRound }] = await Promise.all([
      import('../tabs/openTabs.ts'),
      import('../tabs/seated.ts'),
    ]);
    const tables: SeatedTable[] = [seatedSession(session, physics)];
    onRound((round) => {
      savings.push(autosave(playedOf(round), library, fouls));
      tables.push(seatedRound(round, physics));
    });
    const saving: Autosave = { settled: async () => void (await Promise.all(savings.map((each) => each.settled()))) };
    return openTabs({
      tables: () => tables,
      physics,
      library,
      saving,
      locks: browserLocks(),
      channel: browserChannel(),
    });
  });
  tabs.catch(() => undefined); // whoever uses them is told; until then nobody misses them
  const eraser = import('../storage/openEraser.ts').then(({ openEraser }) => openEraser(library));
  eraser.catch(() => undefined); // whoever asks for it is told
  return {
    library,
    parlour,
    tabs,
    settings: createSettings(() => window.localStorage),
    versions: pageVersions(parlour),
    eraser,
  };
}

function Routed({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'start':
      return <StartPage />;
    case 'new':
      return route.game === 'trexlands' ? <NewRoundPage /> : <NewMatchPage />;
    case 'text':
      return <TextPage />;
    case 'match':
      return <MatchPage id={route.id} />;
    case 'link':
      return <LinkPage packed={route.packed} />;
    case 'watch':
      return <WatchPage key={route.id} id={route.id} ruling={route.ruling} />;
    case 'read':
      return <ReadPage key={route.id} id={route.id} />;
    case 'bench':
      return <BenchPage packed={route.packed} back={route.back ?? null} />;
    case 'rules':
      return <RulesPage clause={route.clause} />;
    case 'drills':
      return <DrillsPage />;
    case 'drill':
      return <DrillPage id={route.id} />;
    case 'unknown':
      return <NotFound />;
  }
}

/** A match that was saved as one of its own has an address of its own. */
function useParting(route: Route, library: Library): void {
  const parted = useStore(library, (state) => state.parted);
  useEffect(() => {
    if (parted !== null && route.page === 'match' && route.id === parted.from)
      goTo({ page: 'match', id: parted.to }, 'instead');
  }, [route, parted]);
}

/** Whoever looks something up, at a replay, or at the position on the bench, comes back to the table, where everything waits as it is. */
const ASIDE: ReadonlySet<Route['page']> = new Set<Route['page']>(['watch', 'rules', 'drills', 'drill', 'bench']);

/** Away from the table nothing goes on at it; the match is on the shelf. */
function useLeaving({ page }: Route, parlour: Promise<Parlour>, tabs: Promise<Tabs>): void {
  useEffect(() => {
    if (page === 'match' || ASIDE.has(page)) return;
    const leave = async (): Promise<void> => {
      const { session, round } = await parlour;
      if (round !== null && round.store.getState().match !== null) round.commands.leave();
      if (session.store.getState().match !== null) session.commands.leave();
      (await tabs).leave();
    };
    leave().catch(() => undefined);
  }, [page, parlour, tabs]);
}
