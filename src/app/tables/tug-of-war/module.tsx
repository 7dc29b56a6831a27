import { RULES_VERSION } from '#games/tug-of-war/rulesVersion.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { LEARN, RULES } from '#play/tug-of-war/teach/addresses.ts';
import { card } from '#play/tug-of-war/texts/card.ts';
import { late } from '#app/late/late.ts';
import { later } from '#app/late/later.tsx';
import { moduleOf } from '../moduleOf.tsx';

/** Tug of War, as the page knows it before anything of it is loaded. */
export const tugOfWar = moduleOf({
  id: 'tug-of-war',
  rulesVersion: RULES_VERSION,
  withoutPhysics: true,
  words: card,
  card: {
    picture: { src: new URL('./card/picture.jpg', import.meta.url).href, alt: card.picture },
    inShort: () => late(async () => (await import('#play/tug-of-war/texts/inShort.ts')).inShort),
    alone: true,
  },
  learn: { at: LEARN, Page: later(async () => (await import('./teach/LearnPage.tsx')).LearnPage) },
  rules: { at: RULES, Page: later(async () => (await import('./teach/rules.tsx')).RulesPage) },
  files: async () => forgotten(await late(async () => (await import('./files.ts')).tugOfWarFiles)),
  Picture: later(async () => (await import('./saved/MachinesPicture.tsx')).MachinesPicture),
  Form: later(async () => (await import('./page/NewMatchPage.tsx')).NewMatchPage),
  keys: () => late(async () => (await import('#play/tug-of-war/keys.ts')).TUG_OF_WAR_KEYS),
  load: () => late(() => import('./table.tsx')),
  hand: () => late(() => import('./around.tsx')),
  Watching: later(async () => (await import('./watch/replay.tsx')).Watching),
});
