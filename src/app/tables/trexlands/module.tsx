import { RULES_VERSION } from '../../../games/trexlands/rulesVersion.ts';
import { later } from '../../pages/later.ts';
import type { TableModule } from '../../pages/tableModule.ts';
import { forgotten } from '../../storage/gameFiles.ts';
import { texts } from '../../texts.ts';

/** Trexlands, as the page knows it before anything of it is loaded. */
export const trexlands: TableModule = {
  id: 'trexlands',
  name: texts.trexlandsStart.name,
  rulesVersion: RULES_VERSION,
  hasSecrets: true,
  card: {
    lead: texts.trexlandsStart.lead,
    players: texts.trexlandsStart.players,
    minutes: texts.trexlandsStart.minutes,
    inShort: [],
    // In a match everything is explained when it comes up.
    learn: { settings: { roundGuide: true, knownLessons: [] } },
    more: [],
    howFar: texts.trexlandsStart.cycle,
  },
  files: async () => forgotten((await import('./files.ts')).trexlandsFiles),
  Picture: later(async () => (await import('./saved/BoardPicture.tsx')).BoardPicture),
  kindOf: () => texts.trexlandsStart.name,
  runningSince: texts.saved.runningCycle,
  Form: later(async () => (await import('./page/NewRoundPage.tsx')).NewRoundPage),
  load: () => import('./page/openTable.tsx'),
  Watching: later(async () => (await import('./watch/RoundWatching.tsx')).RoundWatching) as TableModule['Watching'],
};
