import { RULES_VERSION } from '#games/truck-off/rulesVersion.ts';
import type { TableModule } from '#app/pages/tableModule.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { LEARN, RULES } from '#play/truck-off/teach/addresses.ts';
import { card } from '#play/truck-off/texts/card.ts';
import { late } from '#app/late/late.ts';
import { later } from '#app/late/later.tsx';

const LearnPage = later(async () => (await import('./teach/LearnPage.tsx')).LearnPage);
const RulesPage = later(async () => (await import('./teach/rules.tsx')).RulesPage);

/** Truck Off, as the page knows it before anything of it is loaded. */
export const truckOff: TableModule = {
  id: 'truck-off',
  name: card.name,
  rulesVersion: RULES_VERSION,
  hasSecrets: true,
  card: {
    lead: card.lead,
    players: card.players,
    minutes: card.minutes,
    picture: { src: new URL('./card/picture.jpg', import.meta.url).href, alt: card.picture },
    inShort: () => late(async () => (await import('#play/truck-off/texts/inShort.ts')).inShort),
    learn: { href: `#${LEARN}` },
    alone: true,
    more: [{ label: card.rules, href: `#${RULES}` }],
    howFar: card.howFar,
  },
  files: async () => forgotten(await late(async () => (await import('./files.ts')).truckOffFiles)),
  Picture: later(async () => (await import('./saved/StreetPicture.tsx')).StreetPicture),
  kindOf: () => null,
  runningSince: card.running,
  lostTo: 'Barry',
  Form: later(async () => (await import('./page/NewMatchPage.tsx')).NewMatchPage),
  controls: async () => ({ keys: await late(async () => (await import('#play/truck-off/keys.ts')).TRUCK_OFF_KEYS) }),
  load: () => late(() => import('./table.tsx')),
  pages: {
    at: (path) => {
      if (path === LEARN) return { place: LEARN, page: <LearnPage /> };
      return path === RULES ? { place: RULES, page: <RulesPage /> } : null;
    },
  },
  Watching: later(async () => (await import('./watch/replay.tsx')).Watching) as TableModule['Watching'],
};
