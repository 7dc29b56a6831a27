import { throwableIn } from '#games/truck-off/dice.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { boxOn, toThrow, type InHand } from '#app/scene/shots.ts';
import { SIDES, type TruckId } from '#games/truck-off/ids.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import type { SceneParts } from '#app/table/tableParts.ts';
import { lastOf } from '#play/table/lastOf.ts';
import { TRAY_HALF_M } from '#play/table/dice.ts';
import { traySpot, venueSpot, waitingSpot } from '#play/truck-off/places.ts';
import { targetsNow } from '#play/truck-off/session/session.ts';
import type { Session, SessionState, Thing } from '#play/truck-off/session/sessionTypes.ts';
import { shownState } from '#play/truck-off/shownState.ts';
import type { TruckOffTable } from '#play/truck-off/tableTypes.ts';
import { Marks } from './Marks.tsx';
import { sceneryOf, type Seen } from './scenery.tsx';
import { FirstHand } from '#play/input/firstHand.ts';
import { ThingHand } from '#play/game/thingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import { DiceHand } from '#play/truck-off/throwing/diceHand.ts';
import type { Throwing } from '#play/truck-off/throwing/throwing.ts';

/** A pointer takes up dice; over the street a click chooses the target of the card that is played. */
const streetHand = (session: Session, throwing: Throwing, thingOn: (ray: Ray) => Thing | null): FirstHand => {
  const { commands, store } = session;
  const clicked = (thing: Thing): void => {
    const { card, stage } = store.getState();
    if (stage !== 'choosing' || card === null) return;
    if (thing.kind === 'truck') commands.aimAt({ truck: thing.truck });
    else if (thing.kind === 'venue') commands.aimAt({ venue: thing.venue });
  };
  const street = new ThingHand(session, thingOn, clicked, () => commands.chooseCard(null));
  return new FirstHand(new DiceHand(session, throwing), street);
};

const MIDDLE_M = 0.01; // half as high as a truck
const BEFORE_VENUE_M = 0.02;
const MM_A_M = 1000;

export const spots = ({ shown, store }: Session) => ({
  /** A truck, a die, or a venue such as `venue-20`. */
  screenOf: (what: string): Vec3 | null => {
    const piece = shown.pieces.get(pieceId(what))?.after.position;
    if (piece) return vec3(piece.x, piece.y + MIDDLE_M, piece.z);
    const { match } = store.getState();
    const venue = SIDES.find((sides) => `venue-${sides}` === what);
    if (match === null || venue === undefined) return null;
    const { x, z } = venueSpot(match.state, venue);
    return vec3(x, 0, z + BEFORE_VENUE_M);
  },
  /** From the middle of the tray's floor; null without a match. */
  screenInTray: (xMm: number, zMm: number): Vec3 | null => {
    const { match } = store.getState();
    if (match === null) return null;
    const { x, z } = traySpot(match.state);
    return vec3(x + xMm / MM_A_M, 0, z + zMm / MM_A_M);
  },
});

/** The scene of a match of Truck Off that is being played. */
export const playedScene: SceneParts<TruckOffTable> = {
  watch: () => {
    const scenery = lastOf(
      sceneryOf,
      (a: Seen, b: Seen) => a.header === b.header && a.state === b.state && a.atTray === b.atTray,
    );
    const handOf = lastOf(diceInHand, (a, b) => a.count === b.count && a.venues === b.venues);
    return {
      inHand: ({ stage, match }) => {
        const roll = stage === 'aiming' ? match?.state.roll : null;
        return roll && match ? handOf({ count: throwableIn(roll.dice).length, venues: match.state.venues }) : null;
      },
      scenery: (told) => {
        const state = shownState(told);
        const { match, stage } = told;
        const atTray = stage === 'aiming' || stage === 'rolling';
        return match && state && scenery({ header: match.header, state, atTray });
      },
    };
  },
  look: (told, hand) => ({ stateOf: statesOf(told, hand.store.getState().holds) }),
  Marks,
  pointer: {
    hand: (session, throwing, thingOn) => streetHand(session, throwing, (ray) => thingOn(ray) as Thing | null),
    cursor: ({ stage, pointed }, hand) => {
      if (hand.store.getState().holds) return 'grabbing';
      return stage === 'aiming' && pointed?.kind === 'die' ? 'grab' : 'auto';
    },
  },
  spots,
};

/** As large as the largest die, m (data/dice.json). */
const DIE_M = { half: { x: 0.011, z: 0.011 }, tall: 0.02 } as const;

/** The first of the dice that wait, and the tray's ground. */
function diceInHand({ count, venues }: Pick<TruckOffState, 'venues'> & { readonly count: number }): InHand {
  const spots = Array.from({ length: Math.max(1, count) }, (_, i) => waitingSpot({ venues }, i, Math.max(1, count)));
  const boxes = spots.map((spot) => boxOn(spot, DIE_M.half, DIE_M.tall));
  return toThrow(boxes[0] ?? [], boxes.flat(), boxOn(traySpot({ venues }), { x: TRAY_HALF_M, z: TRAY_HALF_M }, 0));
}

/** Trucks that are chosen, that may be, and what is pointed at. */
function statesOf(told: SessionState, holds: boolean): (piece: PieceId) => PieceState {
  const { pointed, card, truck, match, stage } = told;
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
