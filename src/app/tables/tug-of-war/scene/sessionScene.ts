import { lastOf, samePosition } from '#app/scene/lastOf.ts';
import type { SceneState, TableScene } from '#app/scene/tableScene.ts';
import type { Session, SessionState } from '#play/tug-of-war/session/sessionTypes.ts';
import { sceneryOf, type Seen } from './scenery.tsx';

type Shown = Pick<SessionState, 'match' | 'camera' | 'events'>;

/** The scene of a match of Tug of War that is being played. */
export function sceneOfSession({ store, shown, advance, commands }: Session): TableScene {
  const scenery = lastOf(sceneryOf, (a: Seen, b: Seen) => samePosition(a, b));
  const state = lastOf(
    ({ match, camera, events }: Shown): SceneState => ({
      scenery: match && scenery({ header: match.header, state: match.state, came: events }),
      camera,
      seat: 0,
      shot: null,
      flashes: [],
      stateOf: () => 'normal',
    }),
    (a, b) => a.match === b.match && a.camera === b.camera,
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
