import './styles.css';
import { RULE_CHAPTERS } from '#games/truck-off/help/clauses.ts';
import { late } from '#app/late/late.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import { formOf } from '#app/table/formOf.ts';
import type { HandleOf } from '#app/table/WindowHandle.tsx';
import { forgotten } from '#play/storage/gameFiles.ts';
import { play } from '#play/truck-off/play.ts';
import type { TruckOffTable } from '#play/truck-off/tableTypes.ts';
import { truckOffFiles } from './files.ts';
import { Dock } from './hud/dock/Dock.tsx';
import { EndPanel } from './hud/EndPanel.tsx';
import { Guide } from './hud/Guide.tsx';
import { Standings } from './hud/Standings.tsx';
import { playedScene, type spots } from './scene/playedScene.ts';
import { TableEar } from './sound/tableEar.ts';
import { Help } from './teach/rules.tsx';

/** `window.__truckOff`. */
export type DebugHandle = HandleOf<TruckOffTable, ReturnType<typeof spots>>;

/** The table of Truck Off on this screen. */
export const openTable = defineTable(play, {
  form: formOf(() => late(() => import('#play/truck-off/form/form.ts'))),
  film: () => late(() => import('./watch/film.ts')),
  files: forgotten(truckOffFiles),
  clauses: RULE_CHAPTERS,
  scene: playedScene,
  hud: { className: 'truck-off-hud', Dock, Standings, Guide, End: EndPanel, Help },
  ear: (speaker) => new TableEar(speaker),
});
