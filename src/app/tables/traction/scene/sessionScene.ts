import type { TractionMatch } from '../../../../games/traction/traction.ts';
import { padOf } from '../../../../games/traction/board.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import type { Vec3 } from '../../../../sim/maths/vec3.ts';
import { sceneryOf } from '../scenery.tsx';
import { stageOf } from '../stage.ts';
import type { Scenery, SceneState, TableScene } from '../../../scene/tableScene.ts';
import { flashesOf } from '../watch/flashesOf.ts';
import { pieceStateOf } from './pieceState.ts';

/** The scene of a match that is being played. */
export function sceneOfSession({ store, shown, ruler, advance, commands }: Session): TableScene {
  const scenery = sceneryOfLast();
  let last: { readonly of: SessionState; readonly state: SceneState } | null = null;
  return {
    drawn: shown,
    ruler,
    subscribe: (changed) => store.subscribe(changed),
    getState: () => {
      const of = store.getState();
      if (last?.of !== of) last = { of, state: stateOf(of, of.match && scenery(of.match)) };
      return last.state;
    },
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

/** The same scenery for as long as the position is the same; every position has one log that has led to it. */
function sceneryOfLast(): (match: TractionMatch) => Scenery {
  let last: { readonly match: TractionMatch; readonly scenery: Scenery } | null = null;
  return (match) => {
    if (last?.match.state !== match.state || last.match.header !== match.header)
      last = { match, scenery: sceneryOf(match.header, match.state, match.log) };
    return last.scenery;
  };
}
