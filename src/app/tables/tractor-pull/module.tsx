import { RULES_VERSION } from '#games/tractor-pull/rulesVersion.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { LEARN, RULES } from '#play/tractor-pull/teach/addresses.ts';
import { card } from '#play/tractor-pull/texts/card.ts';
import { late } from '#app/late/late.ts';
import { later } from '#app/late/later.tsx';
import { moduleOf } from '../moduleOf.tsx';

/** Tractor Pull, as the page knows it before anything of it is loaded. */
export const tractorPull = moduleOf({
  id: 'tractor-pull',
  rulesVersion: RULES_VERSION,
  hasSecrets: true,
  words: card,
  card: {
    picture: { src: new URL('./card/picture.jpg', import.meta.url).href, alt: card.picture },
    inShort: () => late(async () => (await import('#play/tractor-pull/texts/inShort.ts')).inShort),
    alone: true,
  },
  learn: { at: LEARN, Page: later(async () => (await import('./teach/LearnPage.tsx')).LearnPage) },
  rules: { at: RULES, Page: later(async () => (await import('./teach/rules.tsx')).RulesPage) },
  files: async () => forgotten(await late(async () => (await import('./files.ts')).tractorPullFiles)),
  Picture: later(async () => (await import('./saved/FieldPicture.tsx')).FieldPicture),
  Form: later(async () => (await import('./page/NewMatchPage.tsx')).NewMatchPage),
  keys: () => late(async () => (await import('#play/tractor-pull/keys.ts')).TRACTOR_PULL_KEYS),
  load: () => late(() => import('./table.tsx')),
  hand: () => late(() => import('./around.tsx')),
  Watching: later(async () => (await import('./watch/replay.tsx')).Watching),
});
