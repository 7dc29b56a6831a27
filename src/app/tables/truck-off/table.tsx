import { late } from '#app/late/late.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import type { HandleOf } from '#app/table/WindowHandle.tsx';
import { play } from '#play/truck-off/play.ts';
import type { TruckOffTable } from '#play/truck-off/tableTypes.ts';
import { AROUND } from './around.tsx';
import { playedScene, type spots } from './scene/playedScene.ts';
import { TableEar } from './sound/tableEar.ts';

/** `window.__truckOff`. */
export type DebugHandle = HandleOf<TruckOffTable, ReturnType<typeof spots>>;

/** The table of Truck Off on this screen. */
export const openTable = defineTable(play, {
  ...AROUND,
  film: () => late(() => import('./watch/film.ts')),
  scene: playedScene,
  ear: (speaker) => new TableEar(speaker),
});
