import { RULES_VERSION } from '#games/omen/rulesVersion.ts';
import { gameTexts } from '#play/omen/texts.ts';
import { late } from '#app/late/late.ts';
import { later } from '#app/late/later.tsx';
import { moduleOf } from '#app/tables/moduleOf.tsx';

/** Omen, as the page knows it before anything of it is loaded. */
export const omen = moduleOf({
  id: 'omen',
  rulesVersion: RULES_VERSION,
  hasSecrets: true,
  words: gameTexts.card,
  card: { inShort: async () => Promise.resolve(gameTexts.inShort) },
  files: () => late(async () => (await import('./files.ts')).files),
  Picture: later(async () => (await import('#app/saved/ScorePicture.tsx')).ScorePicture),
  Form: later(async () => (await import('./table.tsx')).Form),
  keys: () => late(async () => (await import('#play/omen/play.ts')).play.keys),
  load: () => late(() => import('./table.tsx')),
  hand: () => late(() => import('./table.tsx')),
  Watching: later(async () => (await import('./table.tsx')).Watching),
});
