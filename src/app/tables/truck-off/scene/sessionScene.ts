import type { TruckId } from '#games/truck-off/ids.ts';
import type { PieceId } from '#sim/ids.ts';
import { lastOf } from '#app/scene/lastOf.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import type { Scenery, SceneState, TableScene } from '#app/scene/tableScene.ts';
import { targetsNow } from '#play/truck-off/session/session.ts';
import type { Session, SessionState } from '#play/truck-off/session/sessionTypes.ts';
import type { Throwing } from '#play/truck-off/throwing/throwing.ts';
import { sceneryOf, type Seen } from './scenery.tsx';
import { shownState } from './shownState.ts';

/** The scene of a match of Truck Off that is being played. */
export function sceneOfSession({ store, shown, advance, commands }: Session, throwing: Throwing): TableScene {
  const scenery = lastOf(
    sceneryOf,
    (a: Seen, b: Seen) => a.header === b.header && a.state === b.state && a.atTray === b.atTray,
  );
  const sceneryNow = (session: SessionState): Scenery | null => {
    const state = shownState(session);
    const { match, stage } = session;
    return (
      match && state && scenery({ header: match.header, state, atTray: stage === 'aiming' || stage === 'rolling' })
    );
  };
  const state = lastOf(
    ({ session, holds }: { readonly session: SessionState; readonly holds: boolean }): SceneState => ({
      scenery: sceneryNow(session),
      camera: session.camera,
      seat: 0,
      shot: null,
      flashes: [],
      stateOf: statesOf(session, holds),
    }),
    (a, b) => a.session === b.session && a.holds === b.holds,
  );
  return {
    drawn: shown,
    ruler: null,
    getState: () => state({ session: store.getState(), holds: throwing.store.getState().holds }),
    subscribe: (changed) => {
      const stops = [store.subscribe(changed), throwing.store.subscribe(changed)];
      return () => stops.forEach((stop) => stop());
    },
    advance: (seconds, mayGoOn) => {
      const holds = throwing.advance(seconds);
      return advance(seconds, mayGoOn) || holds;
    },
    setCamera: commands.setCamera,
  };
}

/** Trucks that are chosen, that may be, and what is pointed at. */
function statesOf(session: SessionState, holds: boolean): (piece: PieceId) => PieceState {
  const { pointed, card, truck, match, stage } = session;
  const targets = card === null || match === null || stage !== 'choosing' ? [] : targetsNow(match.state, card);
  const aims = new Set<TruckId>(targets.flatMap((target) => (target.truck === null ? [] : [target.truck])));
  return (piece) => {
    const id = piece as string as TruckId;
    if (truck === id) return 'held';
    if (pointed?.kind === 'truck' && pointed.truck === id) return 'hover';
    if (pointed?.kind === 'die' && pointed.die === piece && stage === 'aiming' && !holds) return 'hover';
    return truck === null && aims.has(id) ? 'victim' : 'normal';
  };
}
