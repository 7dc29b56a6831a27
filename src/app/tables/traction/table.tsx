import { late } from '#app/late/late.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import { play } from '#play/traction/play.ts';
import { AROUND } from './around.tsx';
import { sceneParts } from './scene/sceneParts.tsx';
import { tableEar } from './sound/tableEar.ts';

/** The table of Traction on this screen. */
export const openTable = defineTable(play, {
  ...AROUND,
  film: () => late(() => import('./film.ts')),
  scene: sceneParts(),
  ear: tableEar,
});
