import { lastOf } from '#app/scene/lastOf.ts';
import type { Scenery, SceneState, TableScene } from '#app/scene/tableScene.ts';
import { shownState } from '#play/tractor-pull/session/core.ts';
import type { Session, SessionState } from '#play/tractor-pull/session/sessionTypes.ts';
import { sceneryOf, type Seen } from './scenery.tsx';

/** The scene of a match of Tractor Pull that is being played. */
export function sceneOfSession({ store, shown, advance, commands }: Session): TableScene {
  const scenery = lastOf(
    sceneryOf,
    (a: Seen, b: Seen) => a.header === b.header && a.state === b.state && a.atMat === b.atMat,
  );
  const sceneryNow = (session: SessionState): Scenery | null => {
    const state = shownState(session);
    const { match, stage } = session;
    return (
      match && state && scenery({ header: match.header, state, atMat: stage === 'aiming' || stage === 'spinning' })
    );
  };
  const state = lastOf(
    (session: SessionState): SceneState => ({
      scenery: sceneryNow(session),
      camera: session.camera,
      seat: 0,
      shot: null,
      flashes: [],
      stateOf: () => 'normal',
    }),
    (a, b) => a === b,
  );
  return {
    drawn: shown,
    ruler: null,
    getState: () => state(store.getState()),
    subscribe: (changed) => store.subscribe(changed),
    advance,
    setCamera: commands.setCamera,
  };
}
