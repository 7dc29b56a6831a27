import { RULES_VERSION } from '#games/truck-off/rulesVersion.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { LEARN, RULES } from '#play/truck-off/teach/addresses.ts';
import { card } from '#play/truck-off/texts/card.ts';
import { late } from '#app/late/late.ts';
import { later } from '#app/late/later.tsx';
import { moduleOf } from '../moduleOf.tsx';

/** Truck Off, as the page knows it before anything of it is loaded. */
export const truckOff = moduleOf({
  id: 'truck-off',
  rulesVersion: RULES_VERSION,
  hasSecrets: true,
  lostTo: 'Barry',
  words: card,
  card: {
    picture: { src: new URL('./card/picture.jpg', import.meta.url).href, alt: card.picture },
    inShort: () => late(async () => (await import('#play/truck-off/texts/inShort.ts')).inShort),
    alone: true,
  },
  learn: { at: LEARN, Page: later(async () => (await import('./teach/LearnPage.tsx')).LearnPage) },
  rules: { at: RULES, Page: later(async () => (await import('./teach/rules.tsx')).RulesPage) },
  files: async () => forgotten(await late(async () => (await import('./files.ts')).truckOffFiles)),
  Picture: later(async () => (await import('./saved/StreetPicture.tsx')).StreetPicture),
  Form: later(async () => (await import('./page/NewMatchPage.tsx')).NewMatchPage),
  keys: () => late(async () => (await import('#play/truck-off/keys.ts')).TRUCK_OFF_KEYS),
  load: () => late(() => import('./table.tsx')),
  hand: () => late(() => import('./around.tsx')),
  Watching: later(async () => (await import('./watch/replay.tsx')).Watching),
});
