import { RULES_VERSION } from '#games/tug-of-war/rulesVersion.ts';
import type { TableModule } from '#app/pages/tableModule.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { LEARN, RULES } from '#play/tug-of-war/teach/addresses.ts';
import { card } from '#play/tug-of-war/texts/card.ts';
import { late } from '#app/late/late.ts';
import { later } from '#app/late/later.tsx';

const LearnPage = later(async () => (await import('./teach/LearnPage.tsx')).LearnPage);
const RulesPage = later(async () => (await import('./teach/rules.tsx')).RulesPage);

/** Tug of War, as the page knows it before anything of it is loaded. */
export const tugOfWar: TableModule = {
  id: 'tug-of-war',
  name: card.name,
  rulesVersion: RULES_VERSION,
  withoutPhysics: true,
  card: {
    lead: card.lead,
    players: card.players,
    minutes: card.minutes,
    picture: { src: new URL('./card/picture.jpg', import.meta.url).href, alt: card.picture },
    inShort: () => late(async () => (await import('#play/tug-of-war/texts/inShort.ts')).inShort),
    alone: true,
    learn: { href: `#${LEARN}` },
    more: [{ label: card.rules, href: `#${RULES}` }],
    howFar: card.howFar,
  },
  files: async () => forgotten(await late(async () => (await import('./files.ts')).tugOfWarFiles)),
  Picture: later(async () => (await import('./saved/MachinesPicture.tsx')).MachinesPicture),
  kindOf: () => null,
  runningSince: card.running,
  Form: later(async () => (await import('./page/NewMatchPage.tsx')).NewMatchPage),
  controls: async () => ({ keys: await late(async () => (await import('#play/tug-of-war/keys.ts')).TUG_OF_WAR_KEYS) }),
  load: () => late(() => import('./table.tsx')),
  pages: {
    at: (path) => {
      if (path === LEARN) return { place: LEARN, page: <LearnPage /> };
      return path === RULES ? { place: RULES, page: <RulesPage /> } : null;
    },
  },
  Watching: later(async () => (await import('./watch/replay.tsx')).Watching) as TableModule['Watching'],
};
