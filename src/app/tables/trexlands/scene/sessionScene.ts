import { rollAsked, type RollAsked } from '../../../../games/trexlands/rolls.ts';
import type { RollReport } from '../../../../games/trexlands/rollReport.ts';
import type { TrexlandsMatch } from '../../../../games/trexlands/trexlands.ts';
import { turnOf } from '../../../../games/trexlands/turn.ts';
import type { PieceId } from '../../../../sim/ids.ts';
import type { Vec3 } from '../../../../sim/maths/vec3.ts';
import type { PieceState } from '../../../scene/looks/pieceStates.ts';
import type { Scenery, SceneState, TableScene } from '../../../scene/tableScene.ts';
import type { Session, SessionState } from '../session/sessionTypes.ts';
import type { Throwing } from '../throwing/throwing.ts';
import { closeUps } from './closeUp.ts';
import { sceneryOf } from './scenery.tsx';
import { straysOf } from './stage.ts';

/** The scene of a match of Trexlands that is being played. */
export function sceneOfSession({ store, shown, advance, commands }: Session, throwing: Throwing): TableScene {
  const scenery = sceneryOfLast();
  const closeUp = closeUps();
  const stageOf = stagesOf();
  let last: { readonly of: SessionState; readonly held: readonly PieceId[]; readonly state: SceneState } | null = null;
  return {
    drawn: shown,
    ruler: null,
    subscribe: (changed) => {
      const stops = [store.subscribe(changed), throwing.store.subscribe(changed)];
      return () => stops.forEach((stop) => stop());
    },
    getState: () => {
      const of = store.getState();
      const { held } = throwing.store.getState();
      if (last?.of !== of || last.held !== held)
        last = {
          of,
          held,
          state: stateOf(of, held, of.match && stageOf(of, scenery(of.match, rollOf(of))), closeUp(of)),
        };
      return last.state;
    },
    advance: (seconds, mayGoOn) => {
      const holds = throwing.advance(seconds);
      return advance(seconds, mayGoOn) || holds;
    },
    setCamera: commands.setCamera,
  };
}

const stateOf = (
  session: SessionState,
  held: readonly PieceId[],
  scenery: Scenery | null,
  closeUp: readonly Vec3[] | null,
): SceneState => ({
  scenery,
  camera: session.camera,
  seat: session.match === null ? 0 : (turnOf(session.match.state)?.seat ?? 0),
  shot: null,
  closeUp,
  flashes: [],
  stateOf: (truck) => (held.includes(truck) ? 'held' : lookOf(session, truck)),
});

/** The roll that the table is about now. */
function rollOf({ stage, match, roll }: SessionState): RollAsked | null {
  if (stage === 'rolling' || stage === 'called') return roll?.asked ?? null;
  return stage === 'aiming' && match !== null ? rollAsked(match.state) : null;
}

/** How a truck looks that is chosen, pointed at or down. */
function lookOf({ chosen, pointed, stage, roll }: SessionState, truck: PieceId): PieceState {
  if (chosen.includes(truck)) return 'held';
  if (pointed?.kind === 'truck' && pointed.truck === truck) return 'hover';
  return stage === 'called' && roll?.report?.trucks.some(({ id, upright }) => id === truck && !upright) === true
    ? 'spent'
    : 'normal';
}

/** Once trucks are called, those that have left the arena are to be seen, too. */
function stagesOf(): (session: SessionState, scenery: Scenery) => Scenery {
  let last: { readonly of: Scenery; readonly report: RollReport | null; readonly scenery: Scenery } | null = null;
  return ({ stage, roll, match }, of) => {
    const report = stage === 'called' ? (roll?.report ?? null) : null;
    if (match === null) return of;
    if (last?.of !== of || last.report !== report)
      last = {
        of,
        report,
        scenery:
          report === null
            ? of
            : {
                ...of,
                stage: [...of.stage, ...straysOf(report, { seats: match.state.seats, city: match.state.board.city })],
              },
      };
    return last.scenery;
  };
}

/** The same scenery for as long as position and roll are the same. */
function sceneryOfLast(): (match: TrexlandsMatch, roll: RollAsked | null) => Scenery {
  let last: { readonly match: TrexlandsMatch; readonly roll: RollAsked | null; readonly scenery: Scenery } | null =
    null;
  return (match, roll) => {
    if (last?.match.state !== match.state || last.match.header !== match.header || !sameRoll(last.roll, roll))
      last = { match, roll, scenery: sceneryOf(match, roll) };
    return last.scenery;
  };
}

/** Whether both ask for the same trucks on the same ground. */
const sameRoll = (a: RollAsked | null, b: RollAsked | null): boolean =>
  a === b || (a !== null && b !== null && keyOf(a) === keyOf(b));

const keyOf = ({ trucks, surface, ballast }: RollAsked): string => [...trucks, surface, ...ballast].join();
