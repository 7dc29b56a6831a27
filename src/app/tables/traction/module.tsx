import { RULES_VERSION } from '../../../games/traction/rulesVersion.ts';
import { later } from '../../pages/later.ts';
import type { TableModule } from '../../pages/tableModule.ts';
import { forgotten } from '../../storage/gameFiles.ts';
import { gameTexts } from './texts.ts';
import { makeOwnRoute, parseOwnRoute, type OwnRoute } from './page/ownRoutes.ts';
import { surfaceName } from './saved/surfaceName.ts';
import { clauseOfExample } from './teach/exampleIds.ts';

const RulesPage = later(async () => (await import('./teach/RulesPage.tsx')).RulesPage);
const DrillsPage = later(async () => (await import('./teach/DrillsPage.tsx')).DrillsPage);
const DrillPage = later(async () => (await import('./teach/DrillPage.tsx')).DrillPage);
const PracticePage = later(async () => (await import('./practice/PracticePage.tsx')).PracticePage);
const BenchPage = later(async () => (await import('./bench/BenchPage.tsx')).BenchPage);

const pageOf = (route: OwnRoute) => {
  switch (route.page) {
    case 'bench':
      return <BenchPage packed={route.packed} back={route.back} />;
    case 'practice':
      return <PracticePage route={route} />;
    case 'rules':
      return <RulesPage clause={route.clause} />;
    case 'drills':
    case 'puzzles':
      return <DrillsPage atPuzzles={route.page === 'puzzles'} />;
    case 'drill':
      return <DrillPage id={route.id} />;
  }
};

/** Traction, as the page knows it before anything of it is loaded. */
export const traction: TableModule = {
  id: 'traction',
  name: gameTexts.card.name,
  rulesVersion: RULES_VERSION,
  ofUnnamedSaves: true,
  card: {
    lead: gameTexts.card.lead,
    players: gameTexts.card.players,
    minutes: gameTexts.card.minutes,
    picture: { src: new URL('./card/picture.jpg', import.meta.url).href, alt: gameTexts.card.picture },
    inShort: async () => (await import('./texts/inShort.ts')).howToPlay,
    learn: { href: makeOwnRoute({ page: 'drills' }) },
    alone: true,
    more: [
      { label: gameTexts.card.rules, href: makeOwnRoute({ page: 'rules', clause: null }) },
      { label: gameTexts.card.puzzles, href: makeOwnRoute({ page: 'puzzles' }) },
      { label: gameTexts.card.benchOffer, href: makeOwnRoute({ page: 'bench', packed: null, back: null }) },
    ],
    howFar: gameTexts.card.howFar,
  },
  files: async () => forgotten((await import('./files.ts')).tractionFiles),
  Picture: later(async () => (await import('./saved/TablePicture.tsx')).TablePicture),
  kindOf: surfaceName,
  runningSince: gameTexts.saved.running,
  Form: later(async () => (await import('./page/NewMatchPage.tsx')).NewMatchPage),
  controls: async () => (await import('./controls.ts')).controls,
  load: () => import('./page/openTable.tsx'),
  Watching: later(async () => (await import('./watch/Watching.tsx')).Watching) as TableModule['Watching'],
  sent: async (text, packed) => {
    const [{ readPosition }, { SentPosition }] = await Promise.all([
      import('./sharing/readPosition.ts'),
      import('./sharing/SentPosition.tsx'),
    ]);
    const sent = await readPosition(text);
    return sent.ok ? { ok: true, value: <SentPosition sent={sent.value} packed={packed} /> } : sent;
  },
  matchCalled: (id, physics) => {
    const clause = clauseOfExample(id);
    return clause === null
      ? null
      : import('./teach/exampleMatch.ts').then(({ exampleMatch }) => exampleMatch(physics, clause));
  },
  pages: {
    at: (path) => {
      const route = parseOwnRoute(path);
      if (route === null) return null;
      // From drill to drill the table stays.
      return { place: route.page === 'drill' ? 'drill' : makeOwnRoute(route), page: pageOf(route) };
    },
  },
};
