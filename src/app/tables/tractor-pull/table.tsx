import { late } from '#app/late/late.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import type { HandleOf } from '#app/table/WindowHandle.tsx';
import { play } from '#play/tractor-pull/play.ts';
import type { TractorPullTable } from '#play/tractor-pull/tableTypes.ts';
import { AROUND } from './around.tsx';
import { playedScene, type spots } from './scene/playedScene.ts';
import { TableEar } from './sound/tableEar.ts';

/** `window.__tractorPull`. */
export type DebugHandle = HandleOf<TractorPullTable, ReturnType<typeof spots>>;

/** The table of Tractor Pull on this screen. */
export const openTable = defineTable(play, {
  ...AROUND,
  film: () => late(() => import('./watch/film.ts')),
  sight: {
    thrown: ':is([data-stage=aiming], [data-stage=spinning])',
    choosing: '[data-stage=choosing]:is([data-phase=eject], [data-phase=recruit])',
  },
  scene: playedScene,
  ear: (speaker) => new TableEar(speaker),
});
