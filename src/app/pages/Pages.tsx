import '../styles/index.css';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { pageVersions } from '../offline/pageVersions.ts';
import { VersionsProvider } from '../offline/useVersions.tsx';
import type { Versions } from '../offline/versions.ts';
import type { AnySession } from '#play/session/state.ts';
import { hostChance } from '#play/host/chance.ts';
import { controlsOf, ControlsContext } from '../settings/controls.ts';
import { createSettings, type SettingsStore } from '#play/settings/settingsStore.ts';
import { useAmbienceOnPage } from '../settings/useAmbience.ts';
import { SettingsProvider } from '../settings/useSettings.tsx';
import { SEED_ASKED, STILL_ASKED } from '../urlFlags.ts';
import { autosave, type Autosave } from '#play/storage/autosave.ts';
import type { LastingStore } from '../storage/lasting.ts';
import { LastingContext } from '../storage/lastingContext.ts';
import { createLibrary } from '../storage/library.ts';
import type { Library } from '#play/storage/library.ts';
import type { OpenedEraser } from '../storage/openEraser.ts';
import { EraserContext } from '../storage/useEraser.ts';
import { LibraryProvider } from '../storage/useLibrary.tsx';
import type { Tabs } from '../tabs/openTabs.ts';
import { TabsContext } from '../tabs/useTabs.tsx';
import { noteBroken, ReloadingContext, type Reloading } from '../late/reloading.ts';
import { ErrorBoundary } from '../late/ErrorBoundary.tsx';
import { NotLoaded } from '../late/NotLoaded.tsx';
import { Loading, NotFound } from '../ui/Page.tsx';
import { makeRoute, type Route } from '#play/route.ts';
import { goTo, useRoute } from '../ui/useRoute.ts';
import { reloadingOf } from './reloadingOf.ts';
import { ModulesContext, openRuntime, RuntimeContext, useMissing, type Runtime } from './runtime.ts';
import { StartPage } from './StartPage.tsx';
import type { TableModule } from './tableModule.ts';
import { usePreloading } from './usePreloading.ts';
import { late } from '../late/late.ts';
import { later } from '../late/later.tsx';

/** Pages that are not seen first are loaded when they are wanted: the shell has a bound (`npm run size`). */
const LabPage = later(async () => (await import('../lab/LabPage.tsx')).LabPage);
const LinkPage = later(async () => (await import('./LinkPage.tsx')).LinkPage);
const MatchPage = later(async () => (await import('./MatchPage.tsx')).MatchPage);
const ReadPage = later(async () => (await import('./ReadPage.tsx')).ReadPage);
const RoomPage = later(async () => (await import('./rooms/RoomPage.tsx')).RoomPage);
const TextPage = later(async () => (await import('./TextPage.tsx')).TextPage);
const WatchPage = later(async () => (await import('./WatchPage.tsx')).WatchPage);

interface PagesProps {
  readonly modules: readonly TableModule[];
  /** The address in whose place the start page opens, as its page broke before (`openedAfterBreak`). */
  readonly broken: string | null;
}

/** Everything in the window. The shell is there at once, the runtime comes behind it. */
export function Pages({ modules, broken }: PagesProps) {
  const [house] = useState(() => openHouse(modules));
  const { library, lasting, runtime, settings, tabs, versions, eraser, reloading } = house;
  const [controls] = useState(() => controlsOf(modules));
  const route = useRoute();
  const erased = useErased(eraser);
  useLeaving(route, runtime, tabs);
  useParting(route, library);
  useUnsavedAsking(library);
  const { place, page } = pageOf(route, modules, useToldOnce(broken, route));
  return (
    <SettingsProvider settings={settings}>
      <Ambience />
      <ModulesContext value={modules}>
        <LibraryProvider library={library}>
          <VersionsProvider versions={versions}>
            <RuntimeContext value={runtime}>
              <TabsContext value={tabs}>
                <EraserContext value={eraser}>
                  <LastingContext value={lasting}>
                    <ControlsContext value={controls}>
                      <ReloadingContext value={reloading}>
                        <ErrorBoundary key={place} onBroken={(is) => noteBroken(is ? window.location.hash : null)}>
                          <Suspense fallback={<Loading />}>{erased ?? page}</Suspense>
                        </ErrorBoundary>
                      </ReloadingContext>
                    </ControlsContext>
                  </LastingContext>
                </EraserContext>
              </TabsContext>
            </RuntimeContext>
          </VersionsProvider>
        </LibraryProvider>
      </ModulesContext>
    </SettingsProvider>
  );
}

/** Not any more once another page has been seen. */
function useToldOnce(broken: string | null, { page }: Route): string | null {
  const [told, setTold] = useState(broken);
  if (told !== null && page !== 'start') setTold(null);
  return told;
}

/** Has the browser ask before the tab is closed or loaded again while a match lies in this tab only. */
function useUnsavedAsking(library: Library): void {
  const unsaved = useStore(library, (state) => state.unsaved.length > 0);
  useEffect(() => {
    if (!unsaved) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
}

/**
 * The page shown in the place of every other once everything is deleted; null until then. Neither does a match's name
 * stay in the address, nor does anything go on at a table.
 */
function useErased(eraser: Promise<OpenedEraser>): ReactNode {
  const [seen, setSeen] = useState<ReactNode>(null);
  useEffect(() => {
    let stop = (): void => undefined;
    const follow = ({ subscribe, Page }: OpenedEraser): void => {
      stop = subscribe(({ erased }) => {
        setSeen(<Page all={erased === 'all'} />);
        goTo({ page: 'start' }, 'instead');
      });
    };
    eraser.then(follow, () => undefined);
    return () => stop();
  }, [eraser]);
  return seen;
}

/** Comes behind the shell; where it does not come, keys do what the browser makes of them. */
const LateTextKeys = later(() =>
  import('../settings/TextKeys.tsx').then(
    ({ TextKeys }) => TextKeys,
    () => () => null,
  ),
);

function Ambience() {
  useAmbienceOnPage();
  return (
    <Suspense fallback={null}>
      <LateTextKeys />
    </Suspense>
  );
}

interface TextCommands {
  readonly library: Library;
  readonly lasting: Promise<LastingStore>;
  readonly runtime: Promise<Runtime>;
  readonly tabs: Promise<Tabs>;
  readonly settings: SettingsStore;
  readonly versions: Versions;
  readonly eraser: Promise<OpenedEraser>;
  readonly reloading: Reloading;
}

function openHouse(modules: readonly TableModule[]): TextCommands {
  const library = createLibrary({
    games: modules,
    openStore: () =>
      late(() => import('../storage/browserStore.ts')).then(({ openBrowserStore }) => openBrowserStore(modules)),
    now: () => Date.now(),
    openNotes: () => window.localStorage,
  });
  const settings = createSettings(() => window.localStorage);
  const lasting = late(() => import('../storage/lasting.ts')).then(({ browserPromises, createLasting }) =>
    createLasting({
      library,
      promises: browserPromises(),
      wasAsked: () => settings.getState().lastingAsked,
      onAsked: () => settings.change({ lastingAsked: true }),
    }),
  );
  lasting.catch(() => undefined); // a page without it says nothing of how long matches are kept
  const savings: Autosave[] = [];
  const sessions: AnySession[] = [];
  const runtime = openRuntime({
    modules,
    library,
    settings: () => settings.getState(),
    change: settings.change,
    pace: STILL_ASKED ? 'at-once' : 'real',
    random: SEED_ASKED === null ? hostChance : () => (Number(SEED_ASKED) >>> 0) / 2 ** 32,
    onTable: ({ table: { session } }) => {
      savings.push(autosave(session.store, library));
      sessions.push(session);
      window.addEventListener('pagehide', () => session.closing());
    },
  });
  const saving: Autosave = { settled: async () => void (await Promise.all(savings.map((each) => each.settled()))) };
  const tabs = runtime.then(async ({ physics, tables }) => {
    const [{ openTabs, browserChannel, browserLocks }, { seatedAt }] = await Promise.all([
      late(() => import('../tabs/openTabs.ts')),
      late(() => import('../tabs/seated.ts')),
    ]);
    return openTabs({
      tables: () => tables.map(({ game, table }) => seatedAt(modules, game, table.session, physics)),
      physics,
      library,
      saving,
      locks: browserLocks(),
      channel: browserChannel(),
    });
  });
  tabs.catch(() => undefined); // a page that uses them is told; until then nothing misses them
  const eraser = late(() => import('../storage/openEraser.ts')).then(({ openEraser }) => openEraser(library));
  eraser.catch(() => undefined); // a page that asks for it is told
  return {
    library,
    lasting,
    runtime,
    tabs,
    settings,
    versions: pageVersions(runtime),
    eraser,
    reloading: reloadingOf(library, sessions),
  };
}

const LAB = '/lab';
const ROOM = '/room';

interface Routed {
  /** Another place is another attempt after an error; within one, what is shown stays. */
  readonly place: string;
  readonly page: ReactNode;
}

function pageOf(route: Route, modules: readonly TableModule[], broken: string | null): Routed {
  const place = makeRoute(route);
  switch (route.page) {
    case 'start':
      return { place, page: <StartPage broken={broken} /> };
    case 'new':
      return { place, page: <FormOf game={route.game} modules={modules} /> };
    case 'text':
      return { place, page: <TextPage /> };
    case 'match':
      return { place, page: <MatchPage id={route.id} /> };
    case 'link':
      return { place, page: <LinkPage packed={route.packed} /> };
    case 'watch': // from ruling to ruling it is one place
      return {
        place: makeRoute({ ...route, ruling: null }),
        page: <WatchPage key={route.id} id={route.id} ruling={route.ruling} />,
      };
    case 'read':
      return { place, page: <ReadPage key={route.id} id={route.id} /> };
    case 'own':
      // Lab and rooms read the rest themselves: this is part of the shell.
      if (route.path.startsWith(LAB)) return { place: LAB, page: <LabPage path={route.path} /> };
      if (route.path.startsWith(ROOM)) return { place: ROOM, page: <RoomPage path={route.path} /> };
      return ownPage(route.path, modules) ?? { place, page: <NotFound /> };
  }
}

function ownPage(path: string, modules: readonly TableModule[]): Routed | null {
  for (const { pages } of modules) {
    const found = pages?.at(path) ?? null;
    if (found !== null) return found;
  }
  return null;
}

function FormOf({ game, modules }: { readonly game: string | null; readonly modules: readonly TableModule[] }) {
  const module = game === null ? modules[0] : modules.find(({ id }) => id === game);
  const missing = useMissing();
  usePreloading(module);
  if (module === undefined) return <NotFound />;
  return missing === null || module.withoutPhysics === true ? <module.Form /> : <NotLoaded why={missing} />;
}

/** A match that was saved as one of its own has an address of its own. */
function useParting(route: Route, library: Library): void {
  const parted = useStore(library, (state) => state.parted);
  useEffect(() => {
    if (parted !== null && route.page === 'match' && route.id === parted.from)
      goTo({ page: 'match', id: parted.to }, 'instead');
  }, [route, parted]);
}

/**
 * From these one comes back to the table, where everything waits as it is: a replay, a clause, the position on the
 * editor.
 */
const ASIDE: ReadonlySet<Route['page']> = new Set<Route['page']>(['watch', 'own']);

/** Away from the table nothing goes on at it; the match is in the store. */
function useLeaving({ page }: Route, runtime: Promise<Runtime>, tabs: Promise<Tabs>): void {
  useEffect(() => {
    if (page === 'match' || ASIDE.has(page)) return;
    const leave = async (): Promise<void> => {
      for (const { table } of (await runtime).tables)
        if (table.session.store.getState().match !== null) table.session.commands.leave();
      (await tabs).leave();
    };
    leave().catch(() => undefined);
  }, [page, runtime, tabs]);
}
