import type { TractionMatch } from '../../../../games/traction/traction.ts';
import { padOf } from '../../../../games/traction/board.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import type { Vec3 } from '../../../../sim/maths/vec3.ts';
import { sceneryOf } from '../scenery.tsx';
import { stageOf } from '../stage.ts';
import { lastOf, samePosition } from '../../../scene/lastOf.ts';
import type { Scenery, SceneState, TableScene } from '../../../scene/tableScene.ts';
import { flashesOf } from '../watch/flashesOf.ts';
import { pieceStateOf } from './pieceState.ts';

/** The scene of a match that is being played. */
export function sceneOfSession({ store, shown, ruler, advance, commands }: Session): TableScene {
  const scenery = lastOf(({ header, state, log }: TractionMatch) => sceneryOf(header, state, log), samePosition);
  const state = lastOf((of: SessionState) => stateOf(of, of.match && scenery(of.match)));
  return {
    drawn: shown,
    ruler,
    subscribe: (changed) => store.subscribe(changed),
    getState: () => state(store.getState()),
    advance,
    setCamera: commands.setCamera,
  };
}

const stateOf = (session: SessionState, scenery: Scenery | null): SceneState => ({
  scenery,
  camera: session.camera,
  seat: session.arranging?.seat ?? session.match?.state.turn.seat ?? 0,
  shot: null,
  closeUp: padOfArranging(session),
  closeUpFromAbove: true,
  flashes: flashesOf(session.rulings),
  stateOf: (piece) => pieceStateOf(session, piece),
});

/** The pad on which a seat places its pieces. */
function padOfArranging({ arranging, match }: SessionState): readonly Vec3[] | null {
  const pad = arranging && match && padOf(match.state, arranging.seat);
  return pad ? stageOf({ pads: [pad], pieces: [] }) : null;
}
