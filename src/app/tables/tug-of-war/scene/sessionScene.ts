import { lastOf, samePosition } from '../../../scene/lastOf.ts';
import type { SceneState, TableScene } from '../../../scene/tableScene.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import { sceneryOf, type Seen } from './scenery.tsx';

/** The scene of a match of Tug of War that is being played. */
export function sceneOfSession({ store, shown, advance, commands }: Session): TableScene {
  const scenery = lastOf(sceneryOf, (a: Seen, b: Seen) => samePosition(a, b));
  const state = lastOf(({ match, camera }: Pick<SessionState, 'match' | 'camera'>): SceneState => ({
    scenery: match && scenery(match),
    camera,
    seat: 0,
    shot: null,
    flashes: [],
    stateOf: () => 'normal',
  }));
  return {
    drawn: shown,
    ruler: null,
    getState: () => state(store.getState()),
    subscribe: (changed) => store.subscribe(changed),
    advance,
    setCamera: commands.setCamera,
  };
}
