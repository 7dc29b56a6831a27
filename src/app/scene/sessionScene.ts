import type { TractionMatch } from '../../games/traction/traction.ts';
import type { Session, SessionState } from '../match/sessionTypes.ts';
import { sceneryOf } from '../tables/traction/scenery.tsx';
import type { Scenery, SceneState, TableScene } from '../tables/tableScene.ts';
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
  seat: session.match?.state.turn.seat ?? 0,
  shot: null,
  rulings: session.rulings,
  stateOf: (piece) => pieceStateOf(session, piece),
});

/** The same scenery for as long as the position is the same; every position has one log that has led to it. */
function sceneryOfLast(): (match: TractionMatch) => Scenery {
  let last: { readonly match: TractionMatch; readonly scenery: Scenery } | null = null;
  return (match) => {
    if (last?.match.state !== match.state || last.match.header !== match.header) last = { match, scenery: sceneryOf(match.header, match.state, match.log) };
    return last.scenery;
  };
}
