import { RULES_VERSION } from '#games/omen/rulesVersion.ts';
import type { TableModule } from '#app/pages/tableModule.ts';
import { makeRoute } from '#play/route.ts';
import { forgotten } from '#play/storage/gameFiles.ts';
import { gameTexts } from '#play/omen/texts.ts';
import { late } from '#app/late/late.ts';
import { later } from '#app/late/later.tsx';

const { card } = gameTexts;

/** Omen, as the page knows it before anything of it is loaded. */
export const omen: TableModule = {
  id: 'omen',
  name: card.name,
  rulesVersion: RULES_VERSION,
  hasSecrets: true,
  card: {
    lead: card.lead,
    players: card.players,
    minutes: card.minutes,
    inShort: () => Promise.resolve(card.inShort),
    learn: { href: makeRoute({ page: 'new', game: 'omen' }) },
    more: [],
    howFar: card.howFar,
  },
  files: async () => forgotten(await late(async () => (await import('./files.ts')).omenFiles)),
  Picture: later(async () => (await import('./Picture.tsx')).Picture),
  kindOf: () => null,
  runningSince: card.running,
  Form: later(async () => (await import('./Form.tsx')).Form),
  controls: async () => ({ keys: await late(async () => (await import('#play/omen/play.ts')).play.keys) }),
  load: () => late(() => import('./table.tsx')),
  Watching: later(async () => (await import('./replay.tsx')).Watching) as TableModule['Watching'],
};
