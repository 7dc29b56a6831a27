import type { CardKind } from '#games/truck-off/cards.ts';
import { SLOTS, type Slot } from '#games/truck-off/grid.ts';
import { throwableIn } from '#games/truck-off/dice.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { boxOn, toThrow, type InHand } from '#app/scene/shots.ts';
import { SIDES, type TruckId } from '#games/truck-off/ids.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import type { SceneParts } from '#app/table/tableParts.ts';
import { lastOf } from '#play/table/lastOf.ts';
import { cardsOf, liftedIn } from '#play/truck-off/session/session.ts';
import { chosenIn, offersOf, placeMeant, selectedBy } from '#play/truck-off/offers/offers.ts';
import { chooserOf } from '#play/truck-off/session/players.ts';
import { NUMBERS } from '#games/truck-off/numbers.ts';
import { placeOf, TruckHand } from '#play/truck-off/throwing/truckHand.ts';
import type { TableHand } from '#play/input/eitherHand.ts';
import { offerAt } from '#play/game/offer.ts';
import { offerSpot } from './offerSpot.ts';
import type { Place, Session, SessionState, Thing } from '#play/truck-off/session/sessionTypes.ts';
import { TRAY_HALF_M } from '#play/table/dice.ts';
import { TRAY } from '#sim/roll/rollWorld.ts';
import { cardHigh, cardSpot, TILE_M, traySpot, venueSpot, waitingSpot } from '#play/truck-off/places.ts';
import { decidingIn, shownState, toldLast, venueIn } from '#play/truck-off/shownState.ts';
import type { TruckOffTable } from '#play/truck-off/tableTypes.ts';
import { Marks } from './Marks.tsx';
import { isUpright } from './upright.ts';
import { sceneryOf } from './scenery.tsx';
import type { Seen } from './Top.tsx';
import { FirstHand } from '#play/input/firstHand.ts';
import { ThingHand } from '#play/game/thingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import { DiceHand } from '#play/truck-off/throwing/diceHand.ts';
import type { Throwing, ThrowingState } from '#play/truck-off/throwing/throwing.ts';

/** A pointer takes up dice; over the street it carries trucks, and a click picks what can be picked. */
const streetHand = (session: Session, throwing: Throwing, thingOn: (ray: Ray) => Thing | null): TableHand => {
  const { commands, store } = session;
  const clicked = (thing: Thing): void => {
    const { stage } = store.getState();
    if (stage === 'paying') commands.goOn();
    else if (stage === 'choosing') commands.press(placeOf(thing));
  };
  const street = new ThingHand(session, thingOn, clicked, () => commands.drop());
  const trucks = new TruckHand(session, throwing, thingOn);
  return new FirstHand(new DiceHand(session, throwing), new FirstHand(trucks, street));
};

const MIDDLE_M = 0.02; // its roof: what stands before it hides its wheels
const BEFORE_VENUE_M = -0.006; // parked trucks hide what is nearer
const MM_A_M = 1000;

const cardMiddle = (state: TruckOffState, slot: Slot): Vec3 => {
  const { x, z } = cardSpot(state, slot, isUpright());
  return vec3(x, cardHigh(slot), z);
};

export const spots = ({ shown, store }: Session) => ({
  /** A truck, a die, a card of the grid, or a venue such as `venue-20`. */
  screenOf: (what: string): Vec3 | null => {
    const piece = shown.pieces.get(pieceId(what))?.after.position;
    if (piece) return vec3(piece.x, piece.y + MIDDLE_M, piece.z);
    const { match } = store.getState();
    const slot = SLOTS.find((one) => one === what);
    if (match !== null && slot !== undefined) return cardMiddle(match.state, slot);
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
  watch: ({ shown }) => {
    const scenery = lastOf(
      sceneryOf,
      (a: Seen, b: Seen) =>
        a.header === b.header &&
        a.state === b.state &&
        a.atTray === b.atTray &&
        a.pays === b.pays &&
        a.lifted === b.lifted &&
        a.offered?.join() === b.offered?.join() &&
        a.deciding === b.deciding,
    );
    const rolled = lastOf(
      (told: SessionState) => rolledAt(told, shown),
      (a, b) => a.stage === b.stage && a.read === b.read && a.match === b.match && a.lastWay === b.lastWay,
    );
    const handOf = lastOf(diceInHand, (a, b) => a.count === b.count && a.venues === b.venues);
    return {
      inHand: ({ stage, match }) => {
        const roll = stage === 'aiming' && isAtTray(match, shown) ? match?.state.roll : null;
        return roll && match ? handOf({ count: throwableIn(roll.dice).length, venues: match.state.venues }) : null;
      },
      scenery: (told) => {
        const state = shownState(told);
        const { match, stage, paying } = told;
        const paid = paying === null ? null : (toldLast(paying).at(-1) ?? null);
        const atTray = stage === 'rolling' || (stage === 'aiming' && isAtTray(match, shown));
        if (match === null || state === null) return null;
        const deciding = paying === null ? decidingIn(match) : null;
        const offered = offersOf(told).flatMap(({ at, badge }) =>
          at.kind === 'venue' && badge !== null && state.venues.length > BOTH_FIT ? [at.venue] : [],
        );
        const pays = paid && venueIn(paid.event);
        return scenery({ header: match.header, state, atTray, pays, deciding, offered, lifted: liftedIn(told) });
      },
      look: (told) => ({ closeUp: told.paying === null ? rolled(told) : null, closeUpFrom: 'above' }),
    };
  },
  look: (told, hand) => ({ stateOf: statesOf(told, hand.store.getState()) }),
  Marks,
  lead: (told) => {
    const seat = chooserOf(told);
    if (told.match?.state.phase.name !== 'trucks' || seat === null) return null;
    if (selectedBy(told.selected, seat).length < NUMBERS.trucksARound) return null;
    // Both are at their venues: the button that sends them glows.
    return { card: '.dock-place [data-done]:enabled', from: vec3(0, 0, 0), to: null, goal: null };
  },
  pointer: {
    hand: (session, throwing, thingOn) => streetHand(session, throwing, (ray) => thingOn(ray) as Thing | null),
    cursor: (told, hand) => {
      const { holds, carried, card } = hand.store.getState();
      const { stage, pointed } = told;
      const isOffered = pointed !== null && offerAt(offersOf(told), placeMeant(told, placeOf(pointed))) !== null;
      const carries = carried !== null || card !== null;
      if (carries && pointed?.kind === 'venue' && !isOffered) return 'not-allowed';
      if (holds || carries) return 'grabbing';
      if (stage === 'aiming') return pointed?.kind === 'die' ? 'grab' : 'auto';
      return isOffered ? 'pointer' : 'auto';
    },
  },
  offers: {
    spot: (told, at, isCompact) => offerSpot(told, at as Place, isCompact),
    pointed: ({ pointed }) => pointed,
    point: ({ commands }, at) => commands.point(at as Place | null),
    press: ({ commands }, at) => commands.press(at as Place),
    cards: {
      attribute: 'data-card',
      lift: ({ commands, store }, card) => {
        const told = store.getState();
        const may = cardsOf(told).includes(card as CardKind | Slot);
        if (may) commands.chooseCard(card as CardKind | Slot);
        return may || told.match?.state.phase.name === 'cards'; // let go over a venue, it is said when it is played
      },
      drop: ({ commands, store }, card, at) => {
        if (at !== null) commands.playAt(card as CardKind | Slot, placeMeant(store.getState(), placeOf(at as Thing)));
      },
    },
  },
  spots,
};

/** Of so many venues each has room for what it pays beside what a choice changes (measured in pictures). */
const BOTH_FIT = 4;

/** All before a throw is seen to its end: trucks that drive in, a die that goes to the tray. */
const isAtTray = (match: SeenTruckOff | null, { busy }: Session['shown']): boolean =>
  !busy || (match?.state.roll?.dice.read.length ?? 0) > 0;

/** As large as the largest die, m (data/dice.json). */
const DIE_M = { half: { x: 0.011, z: 0.011 }, tall: 0.02 } as const;

/** Rather than smaller, dice are shown with a part of the tray: on a phone all of it is; CSS pixels (house value). */
const LEAST_PX = 24;

/** The first of the dice that wait, and the tray's ground. */
function diceInHand({ count, venues }: Pick<TruckOffState, 'venues'> & { readonly count: number }): InHand {
  const spots = Array.from({ length: Math.max(1, count) }, (_, i) => waitingSpot({ venues }, i, Math.max(1, count)));
  const boxes = spots.map((spot) => boxOn(spot, DIE_M.half, DIE_M.tall));
  const tray = boxOn(traySpot({ venues }), { x: TRAY_HALF_M, z: TRAY_HALF_M }, 0);
  return { ...toThrow(boxes[0] ?? [], boxes.flat(), tray), isFar: true, leastPx: LEAST_PX };
}

/** Dice are looked at from above, where no side of the tray hides one: all of it, then where they come to lie. */
function rolledAt({ stage, match, read, lastWay }: SessionState, { pieces }: Session['shown']): readonly Vec3[] | null {
  if (match === null) return null;
  if (match.state.outcome !== null) return decidedAt(match);
  if (stage !== 'rolling') return null;
  if (read.length === 0 && lastWay === null)
    return boxOn(traySpot(match.state), { x: TRAY.side / 2, z: TRAY.side / 2 }, 0);
  if (read.length === 0) return lastWay?.flatMap((at) => boxOn(at, AROUND_DIE_M, DIE_M.tall)) ?? null;
  return read.flatMap(({ id }) => {
    const at = pieces.get(id)?.after.position;
    return at === undefined ? [] : boxOn(at, AROUND_DIE_M, DIE_M.tall);
  });
}

/** The venue that has decided it, with its trucks; the view is from above, so that the words lie over the table. */
function decidedAt(match: SeenTruckOff): readonly Vec3[] | null {
  const deciding = decidingIn(match);
  if (deciding === null) return null;
  const { x, z } = venueSpot(match.state, deciding.venue);
  return boxOn({ x, z: z + TILE_M.deep / 2 }, { x: TILE_M.wide * 0.75, z: TILE_M.deep * 1.2 }, 0);
}

/** With its number over it, m (house value). */
const AROUND_DIE_M = { x: 0.025, z: 0.025 } as const;

/** Trucks that are chosen, and what is pointed at; those that may be are told by their frames. */
function statesOf(told: SessionState, { holds, carried }: ThrowingState): (piece: PieceId) => PieceState {
  const { pointed, stage } = told;
  const chosen = chosenIn(told);
  return (piece) => {
    const id = piece as string as TruckId;
    if (carried === id || chosen.includes(id)) return 'held';
    if (pointed?.kind === 'truck' && pointed.truck === id) return 'hover';
    return pointed?.kind === 'die' && pointed.die === piece && stage === 'aiming' && !holds ? 'hover' : 'normal';
  };
}
