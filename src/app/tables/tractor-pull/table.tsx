import './styles.css';
import { RULE_CHAPTERS } from '#games/tractor-pull/help/clauses.ts';
import { late } from '#app/late/late.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import { formOf } from '#app/table/formOf.ts';
import type { HandleOf } from '#app/table/WindowHandle.tsx';
import { forgotten } from '#play/storage/gameFiles.ts';
import { play } from '#play/tractor-pull/play.ts';
import type { TractorPullTable } from '#play/tractor-pull/tableTypes.ts';
import { tractorPullFiles } from './files.ts';
import { Dock } from './hud/dock/Dock.tsx';
import { EndPanel } from './hud/EndPanel.tsx';
import { Guide } from './hud/Guide.tsx';
import { ReferenceCard } from './hud/Notes.tsx';
import { Standings } from './hud/Standings.tsx';
import { playedScene, type spots } from './scene/playedScene.ts';
import { TableEar } from './sound/tableEar.ts';
import { Help } from './teach/rules.tsx';

/** `window.__tractorPull`. */
export type DebugHandle = HandleOf<TractorPullTable, ReturnType<typeof spots>>;

/** The table of Tractor Pull on this screen. */
export const openTable = defineTable(play, {
  form: formOf(() => late(() => import('#play/tractor-pull/form/form.ts'))),
  film: () => late(() => import('./watch/film.ts')),
  files: forgotten(tractorPullFiles),
  clauses: RULE_CHAPTERS,
  sight: {
    thrown: ':is([data-stage=aiming], [data-stage=spinning])',
    choosing: '[data-stage=choosing]:is([data-phase=eject], [data-phase=recruit])',
  },
  scene: playedScene,
  hud: { className: 'tractor-pull-hud', Dock, Standings, Notes: ReferenceCard, Guide, End: EndPanel, Help },
  ear: (speaker) => new TableEar(speaker),
});
