import { RULES_VERSION } from '#games/trexlands/rulesVersion.ts';
import type { TableModule } from '#app/pages/tableModule.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { LEARN, PRACTICE, PUZZLES, RULES } from '#play/trexlands/teach/addresses.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { late } from '#app/late/late.ts';
import { later } from '#app/late/later.tsx';

const LessonPage = later(async () => (await import('./teach/LessonPage.tsx')).LessonPage);
const RulesPage = later(async () => (await import('./teach/rules.tsx')).RulesPage);
const TurnPages = later(async () => (await import('./practice/TurnPages.tsx')).TurnPages);

const pageOf = (path: string) => {
  if (path === RULES) return { place: RULES, page: <RulesPage /> };
  if (path.startsWith(PRACTICE) || path.startsWith(PUZZLES)) return { place: path, page: <TurnPages path={path} /> };
  // From step to step the table stays.
  return path.startsWith(LEARN) ? { place: LEARN, page: <LessonPage path={path} /> } : null;
};

/** Trexlands, as the page knows it before anything of it is loaded. */
export const trexlands: TableModule = {
  id: 'trexlands',
  name: gameTexts.card.name,
  rulesVersion: RULES_VERSION,
  hasSecrets: true,
  card: {
    verb: gameTexts.card.verb,
    lead: gameTexts.card.lead,
    players: gameTexts.card.players,
    minutes: gameTexts.card.minutes,
    picture: { src: new URL('./card/picture.jpg', import.meta.url).href, alt: gameTexts.card.picture },
    inShort: () => late(async () => (await import('#play/trexlands/texts/inShort.ts')).inShort),
    learn: { href: `#${LEARN}` },
    puzzles: `#${PUZZLES}/next`,
    alone: true,
    more: [{ label: gameTexts.card.rules, href: `#${RULES}` }],
    howFar: gameTexts.card.howFar,
  },
  files: async () => forgotten(await late(async () => (await import('./files.ts')).trexlandsFiles)),
  Picture: later(async () => (await import('./saved/BoardPicture.tsx')).BoardPicture),
  kindOf: () => null,
  runningSince: gameTexts.card.running,
  Form: later(async () => (await import('./page/NewMatchPage.tsx')).NewMatchPage),
  controls: async () => ({
    keys: await late(async () => (await import('#play/trexlands/throwing/keys.ts')).TREXLANDS_KEYS),
  }),
  load: () => late(() => import('./table.tsx')),
  hand: () => late(() => import('./around.tsx')),
  pages: { at: pageOf },
  Watching: later(async () => (await import('./watch/replay.tsx')).Watching) as TableModule['Watching'],
};
