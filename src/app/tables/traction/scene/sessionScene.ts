import { onlyPerson } from '#engine/seats.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import { padOf } from '#games/traction/board.ts';
import type { Session, SessionState } from '#play/traction/session/sessionTypes.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { sceneryOf } from '../scenery.tsx';
import { stageOf } from '../stage.ts';
import { lastOf, samePosition } from '#play/table/lastOf.ts';
import type { Scenery, SceneState, TableScene } from '#app/scene/tableScene.ts';
import { flashesOf } from '../watch/flashesOf.ts';
import { pieceStateOf } from './pieceState.ts';
import { reachFrame } from './reachFrame.ts';

/** The scene of a match that is being played; `eyes`: the seat that it is always seen from. */
export function sceneOfSession({ store, shown, ruler, advance, commands }: Session, eyes?: number): TableScene {
  const scenery = lastOf(({ header, state, log }: SeenTraction) => sceneryOf(header, state, log), samePosition);
  const frame = reachFrame(shown);
  const state = lastOf(
    ({ of, framed }: Seen) => ({ ...stateOf(of, of.match && scenery(of.match), framed), ...seenBy(eyes) }),
    (a, b) => a.of === b.of && a.framed === b.framed,
  );
  const listeners = new Set<() => void>();
  let wasBusy = false;
  return {
    drawn: shown,
    ruler,
    subscribe: (changed) => {
      listeners.add(changed);
      const stop = store.subscribe(changed);
      return () => {
        listeners.delete(changed);
        stop();
      };
    },
    getState: () => {
      const of = store.getState();
      return state({ of, framed: frame(of) });
    },
    advance: (seconds, mayGoOn) => {
      const busy = advance(seconds, mayGoOn);
      if (wasBusy && !shown.busy) for (const changed of listeners) changed(); // seen to its end: the camera may go on
      wasBusy = shown.busy;
      return busy;
    },
    setCamera: commands.setCamera,
  };
}

/** A session, and what its seat's view shows. */
interface Seen {
  readonly of: SessionState;
  readonly framed: readonly Vec3[] | null;
}

const stateOf = (session: SessionState, scenery: Scenery | null, framed: readonly Vec3[] | null): SceneState => ({
  scenery,
  camera: session.camera,
  seat: session.arranging?.seat ?? seatOfEyes(session.match),
  shot: null,
  closeUp: padOfArranging(session) ?? framed,
  closeUpFrom: session.arranging ? 'above' : 'seat',
  flashes: flashesOf(session.rulings),
  stateOf: (piece) => pieceStateOf(session, piece),
});

const seenBy = (eyes: number | undefined): Partial<SceneState> => (eyes === undefined ? {} : { seat: eyes });

/** A person who plays alone against bots keeps the own seat. */
const seatOfEyes = (match: SeenTraction | null): number =>
  match === null ? 0 : (onlyPerson(match.header.seats) ?? match.state.turn.seat);

/** The pad on which a seat places its pieces. */
function padOfArranging({ arranging, match }: SessionState): readonly Vec3[] | null {
  const pad = arranging && match && padOf(match.state, arranging.seat);
  return pad ? stageOf({ pads: [pad], pieces: [] }) : null;
}
