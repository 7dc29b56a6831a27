import type { TableTypes } from '#play/session/tableTypes.ts';
import { lastOf } from '#play/table/lastOf.ts';
import type { SceneState, TableScene } from '../scene/tableScene.ts';
import type { SceneParts } from './tableParts.ts';

/** The scene of a match that is being played. */
export function sceneOfTable<B extends TableTypes>(
  { store, shown, advance, commands }: B['session'],
  hand: B['hand'],
  parts: SceneParts<B>,
): TableScene {
  const watched = parts.watch();
  const state = lastOf(
    ({ told }: { readonly told: B['state']; readonly held: object | null }): SceneState => ({
      scenery: watched.scenery(told),
      camera: told.camera,
      seat: 0,
      shot: null,
      flashes: [],
      stateOf: () => 'normal',
      ...parts.look?.(told, hand),
    }),
    (a, b) => a.told === b.told && a.held === b.held,
  );
  return {
    drawn: shown,
    ruler: null,
    getState: () => state({ told: store.getState(), held: hand?.store.getState() ?? null }),
    subscribe: (changed) => {
      const stops = [store.subscribe(changed), ...(hand === null ? [] : [hand.store.subscribe(changed)])];
      return () => stops.forEach((stop) => stop());
    },
    advance: (seconds, mayGoOn) => {
      const moves = hand?.advance?.(seconds) ?? false;
      return advance(seconds, mayGoOn) || moves;
    },
    setCamera: (view) => commands.setCamera(view),
  };
}
