import type { TribuCardId } from '#games/trexlands/cards/ids.ts';
import { rollAsked, type RollAsked } from '#games/trexlands/rolls.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import { lastOf, samePosition } from '#play/table/lastOf.ts';
import type { Scenery, SceneState, TableScene } from '#app/scene/tableScene.ts';
import { seerOf } from '#play/trexlands/session/inHand.ts';
import type { Session, SessionState } from '#play/trexlands/session/sessionTypes.ts';
import type { Throwing } from '#play/trexlands/throwing/throwing.ts';
import { closeUps, type CloseUp } from './closeUp.ts';
import { sceneryOf } from './scenery.tsx';
import { SeatHeld } from './seatHeld.ts';
import { straysOf } from './stage.ts';

interface Laid {
  readonly match: SeenTrexlands;
  readonly roll: RollAsked | null;
  readonly turnedUp: readonly TribuCardId[];
  readonly seer: Seat | null;
}

interface Staged {
  readonly of: Scenery;
  readonly report: RollReport | null;
  readonly match: SeenTrexlands;
}

interface Seen {
  readonly of: SessionState;
  readonly seat: number;
  readonly held: readonly PieceId[];
}

/** The scene of a match of Trexlands that is being played. */
export function sceneOfSession({ store, shown, advance, commands }: Session, throwing: Throwing): TableScene {
  const scenery = lastOf(
    ({ match, roll, turnedUp, seer }: Laid) => sceneryOf(match, roll, turnedUp, seer),
    (a, b) =>
      samePosition(a.match, b.match) &&
      sameRoll(a.roll, b.roll) &&
      a.turnedUp.join() === b.turnedUp.join() &&
      a.seer === b.seer,
  );
  const stage = lastOf(
    ({ of, report, match: { state } }: Staged): Scenery =>
      report === null
        ? of
        : { ...of, stage: [...of.stage, ...straysOf(report, { seats: state.seats, city: state.board.city })] },
    (a, b) => a.of === b.of && a.report === b.report,
  );
  const closeUp = closeUps(() => shown.calm);
  const sceneryNow = (of: SessionState): Scenery | null =>
    of.match &&
    stage({
      of: scenery({ match: of.match, roll: rollOf(of), turnedUp: turnedUpIn(of), seer: seerOf(of) }),
      report: reportCalled(of),
      match: of.match,
    });
  const state = lastOf(
    ({ of, seat, held }: Seen) => stateOf(of, seat, held, sceneryNow(of), closeUp(of)),
    (a, b) => a.of === b.of && a.seat === b.seat && a.held === b.held,
  );
  const seatHeld = new SeatHeld(() => shown.calm);
  const looking = new Set<() => void>();
  return {
    drawn: shown,
    ruler: null,
    subscribe: (changed) => {
      const stops = [store.subscribe(changed), throwing.store.subscribe(changed)];
      looking.add(changed);
      return () => {
        looking.delete(changed);
        stops.forEach((stop) => stop());
      };
    },
    getState: () => {
      const of = store.getState();
      return state({ of, seat: seatHeld.seatOf(of), held: throwing.store.getState().held });
    },
    advance: (seconds, mayGoOn) => {
      const holds = throwing.advance(seconds);
      const seat = seatHeld.pass(seconds);
      if (seat === 'over') for (const changed of looking) changed();
      return advance(seconds, mayGoOn) || holds || seat !== 'idle';
    },
    setCamera: commands.setCamera,
  };
}

const stateOf = (
  session: SessionState,
  seat: number,
  held: readonly PieceId[],
  scenery: Scenery | null,
  closeUp: CloseUp | null,
): SceneState => ({
  scenery,
  camera: session.camera,
  seat,
  shot: null,
  closeUp: closeUp?.box ?? null,
  closeUpClear: closeUp?.clear ?? null,
  flashes: [],
  stateOf: (truck) => (held.includes(truck) ? 'held' : lookOf(session, truck)),
});

/** The roll that the table is about now. */
function rollOf({ stage, match, roll }: SessionState): RollAsked | null {
  if (stage === 'rolling' || stage === 'called') return roll?.asked ?? null;
  return stage === 'aiming' && match !== null ? rollAsked(match.state) : null;
}

/** The arena's cards that lie face up by now: as many as the panel of the reveal shows. */
const turnedUpIn = ({ reveal }: SessionState): readonly TribuCardId[] =>
  reveal === null ? [] : reveal.cards.slice(0, reveal.shown).map(({ card }) => card);

/** How a truck looks that is chosen, pointed at or down. */
function lookOf({ chosen, pointed, stage, roll }: SessionState, truck: PieceId): PieceState {
  if (chosen.includes(truck)) return 'held';
  if (pointed?.kind === 'truck' && pointed.truck === truck) return 'hover';
  return stage === 'called' && roll?.report?.trucks.some(({ id, upright }) => id === truck && !upright) === true
    ? 'spent'
    : 'normal';
}

/** Once trucks are called, those that have left the arena are to be seen, too. */
const reportCalled = ({ stage, roll }: SessionState): RollReport | null =>
  stage === 'called' ? (roll?.report ?? null) : null;

/** Whether both ask for the same trucks on the same ground. */
const sameRoll = (a: RollAsked | null, b: RollAsked | null): boolean =>
  a === b || (a !== null && b !== null && keyOf(a) === keyOf(b));

const keyOf = ({ trucks, surface, ballast }: RollAsked): string => [...trucks, surface, ...ballast].join();
