import { late } from '#app/late/late.ts';
import { defineTable } from '#app/table/defineTable.tsx';
import type { HandleOf } from '#app/table/WindowHandle.tsx';
import type { Sight } from '#app/frame/uncovered/useUncovered.ts';
import { play } from '#play/trexlands/play.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { AROUND } from './around.tsx';
import { playedScene, type spots } from './scene/playedScene.tsx';
import { TableEar } from './sound/tableEar.ts';

/** `window.__trexlands`. */
export type DebugHandle = HandleOf<TrexlandsTable, ReturnType<typeof spots>>;

declare global {
  interface Window {
    __trexlands?: DebugHandle;
  }
}

/** The subjects of a table of Trexlands, as its page says them. */
export const SIGHT: Sight = {
  thrown: ':not([data-stage=choosing])',
  choosing: '[data-stage=choosing][data-phase=move]',
};

export const ear = (speaker: ConstructorParameters<typeof TableEar>[0]): TableEar => new TableEar(speaker);

/** The table of Trexlands on this screen. */
export const openTable = defineTable(play, {
  ...AROUND,
  film: () => late(() => import('./watch/film.ts')),
  sight: SIGHT,
  scene: playedScene,
  ear,
});
