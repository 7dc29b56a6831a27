import type { TribuCardId } from '#games/trexlands/cards/ids.ts';
import type { TribuKind } from '#games/trexlands/cards/kinds.ts';
import { asTerra, CITY } from '#games/trexlands/ids.ts';
import { rollAsked, type RollAsked } from '#games/trexlands/rolls.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { pieceId, type PieceId, type Seat } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import type { Scenery } from '#app/scene/tableScene.ts';
import type { SceneParts, Watched } from '#app/table/tableParts.ts';
import { FirstHand } from '#play/input/firstHand.ts';
import { lastOf, samePosition } from '#play/table/lastOf.ts';
import { arenaSpot, spotOfPlace } from '#play/trexlands/places.ts';
import { viewingSeat } from '#play/trexlands/session/inHand.ts';
import type { LaidBid, Session, SessionState, Thing } from '#play/trexlands/session/sessionTypes.ts';
import { shownCard, type ShownCard } from '#play/trexlands/session/shownCard.ts';
import type { TrexlandsTable } from '#play/trexlands/tableTypes.ts';
import { ThrowHand } from '#play/trexlands/throwing/throwHand.ts';
import type { Ray } from '#play/input/ray.ts';
import { offerAt } from '#play/game/offer.ts';
import { offersOf } from '#play/trexlands/offers/offers.ts';
import { MoveHand } from '#play/trexlands/throwing/moveHand.ts';
import { ownFirst } from '#play/trexlands/throwing/ownFirst.ts';
import { offerSpot } from './offerSpot.ts';
import { AimKeys } from './AimKeys.tsx';
import { BoardHand } from './boardHand.ts';
import { withLaid } from './exchange/laidBid.ts';
import { besideLast, closeUps } from './closeUp.ts';
import { Marks } from './Marks.tsx';
import { CallMarks, EnteringMark } from './rolls/CallMarks.tsx';
import { throwFrom } from './rolls/throwFrom.ts';
import { ThrowMarks } from './rolls/ThrowMarks.tsx';
import { sceneryOf } from './scenery.tsx';
import { SeatHeld } from './seatHeld.ts';
import { straysOf } from './stage.ts';

/** A near miss in pixels still takes a truck up: a fingertip covers more than a mouse's arrow. */
const SLACK_PX = { mouse: 4, pen: 8, touch: 24 } as const;
/** Coins are dragged on to a card of the market, private cards to where they are laid. */
const DROPS: readonly unknown[] = ['lot', 'laying'] satisfies readonly Thing['kind'][];
const MIDDLE_M = 0.016; // half as high as a truck
const MM_A_M = 1000;

export const spots = ({ store, shown }: Session) => ({
  /** A truck's middle, a Terra or the City. */
  screenOf: (what: string): Vec3 | null => {
    const truck = shown.pieces.get(pieceId(what))?.after.position;
    if (truck) return vec3(truck.x, truck.y + MIDDLE_M, truck.z);
    const { match } = store.getState();
    const place = what === CITY ? CITY : asTerra(what);
    if (match === null || place === null) return null;
    const { x, z } = spotOfPlace({ seats: match.state.seats, city: match.state.board.city }, place);
    return vec3(x, 0, z);
  },
  /** A place on the table. */
  screenAt: (xMm: number, zMm: number, yMm = 0): Vec3 => vec3(xMm / MM_A_M, yMm / MM_A_M, zMm / MM_A_M),
  /** The same from the middle of the arena's ground; null without a match. */
  screenInArena: (xMm: number, zMm: number, yMm = 0): Vec3 | null => {
    const { match } = store.getState();
    if (match === null) return null;
    const { x, z } = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    return vec3(x + xMm / MM_A_M, yMm / MM_A_M, z + zMm / MM_A_M);
  },
});

/** The scene of a table of Trexlands. */
export const playedScene: SceneParts<TrexlandsTable> = {
  watch,
  Keys: AimKeys,
  Marks: () => (
    <>
      <Marks />
      <ThrowMarks />
      <CallMarks />
      <EnteringMark />
    </>
  ),
  pointer: {
    hand: (session, throwing, thingOn, { kind, slope }) => {
      const slack = (): number => SLACK_PX[kind()] * slope();
      const thing = ownFirst(session, (ray: Ray) => thingOn(ray) as Thing | null, slack);
      return new FirstHand(
        new ThrowHand(session, throwing, slack),
        new FirstHand(new MoveHand(session, thing, slack), new BoardHand(session, thing)),
      );
    },
    cursor: (told, throwing) => {
      const { stage, pointed, carried } = told;
      if (carried || throwing.store.getState().held.length > 0) return 'grabbing';
      if (stage === 'aiming') return pointed?.kind === 'truck' ? 'grab' : 'auto';
      return pointed !== null && offerAt(offersOf(told), pointed) !== null ? 'pointer' : 'auto';
    },
  },
  offers: {
    spot: (told, at) => offerSpot(told, at as Thing),
    pointed: ({ pointed }) => pointed,
    point: ({ commands }, at) => commands.point(at as Thing | null),
    press: ({ commands }, at) => commands.press(at as Thing),
    cards: {
      attribute: 'data-lay',
      lift: ({ commands, store }, card) => {
        const { match, holder } = store.getState();
        if (card !== '' && match !== null && holder !== null) commands.look({ seat: holder, card: card as TribuKind });
        return true;
      },
      drop: ({ commands }, _, at) => {
        if (DROPS.includes((at as Thing | null)?.kind)) commands.press(at as Thing);
      },
    },
  },
  spots,
};

interface Laid {
  readonly match: SeenTrexlands;
  readonly roll: RollAsked | null;
  readonly turnedUp: readonly TribuCardId[];
  readonly viewing: Seat | null;
  readonly bid: LaidBid | null;
  readonly card: ShownCard | null;
}

interface Staged {
  readonly of: Scenery;
  readonly report: RollReport | null;
  readonly match: SeenTrexlands;
}

function watch({ shown }: Session, changed: () => void): Watched<TrexlandsTable> {
  const laid = lastOf(
    ({ match, roll, turnedUp, viewing, bid, card }: Laid) =>
      sceneryOf({ header: match.header, state: withLaid(match.state, bid) }, roll, turnedUp, viewing, card),
    (a, b) =>
      samePosition(a.match, b.match) &&
      sameRoll(a.roll, b.roll) &&
      a.turnedUp.join() === b.turnedUp.join() &&
      a.viewing === b.viewing &&
      a.bid === b.bid &&
      a.card?.card === b.card?.card,
  );
  const staged = lastOf(
    ({ of, report, match: { state } }: Staged): Scenery =>
      report === null
        ? of
        : { ...of, stage: [...of.stage, ...straysOf(report, { seats: state.seats, city: state.board.city })] },
    (a, b) => a.of === b.of && a.report === b.report,
  );
  const closeUp = closeUps(() => shown.calm);
  const seatHeld = new SeatHeld(() => shown.calm);
  return {
    scenery: (told) =>
      told.match &&
      staged({
        of: laid({
          match: told.match,
          roll: rollOf(told),
          turnedUp: turnedUpIn(told),
          viewing: viewingSeat(told),
          bid: told.laid,
          card: told.opening ? shownCard(told.match, told.events) : null,
        }),
        report: reportCalled(told),
        match: told.match,
      }),
    inHand: throwFrom(),
    look: (told, throwing) => {
      const { held } = throwing.store.getState();
      return {
        seat: seatHeld.seatOf(told),
        closeUp: closeUp(told),
        closeUpWith: besideLast(told),
        stateOf: (truck) => (held.includes(truck) ? 'held' : lookOf(told, truck)),
      };
    },
    advance: (seconds) => {
      const seat = seatHeld.pass(seconds);
      if (seat === 'over') changed();
      return seat !== 'idle';
    },
  };
}

/** The roll that the table is about now. */
function rollOf({ stage, match, roll }: SessionState): RollAsked | null {
  if (stage === 'rolling' || stage === 'called') return roll?.back === true ? null : (roll?.asked ?? null);
  return stage === 'aiming' && match !== null ? rollAsked(match.state) : null;
}

/** The arena's cards that lie face up by now: as many as the panel of the reveal shows. */
const turnedUpIn = ({ reveal }: SessionState): readonly TribuCardId[] =>
  reveal === null ? [] : reveal.cards.slice(0, reveal.shown).map(({ card }) => card);

/** How a truck looks that is chosen, pointed at or down. */
function lookOf(told: SessionState, truck: PieceId): PieceState {
  const { chosen, pointed, stage, roll } = told;
  if (chosen.includes(truck)) return 'held';
  if (pointed?.kind === 'truck' && pointed.truck === truck) return 'hover';
  if (chosen.length === 0 && offerAt(offersOf(told), { kind: 'truck', truck }) !== null) return 'hover';
  return stage === 'called' && roll?.report?.trucks.some(({ id, upright }) => id === truck && !upright) === true
    ? 'spent'
    : 'normal';
}

/** Once trucks are called, those that have left the arena are to be seen, too. */
const reportCalled = ({ stage, roll }: SessionState): RollReport | null =>
  stage === 'called' && roll?.back === false ? roll.report : null;

/** Whether both ask for the same trucks on the same ground. */
const sameRoll = (a: RollAsked | null, b: RollAsked | null): boolean =>
  a === b || (a !== null && b !== null && keyOf(a) === keyOf(b));

const keyOf = ({ trucks, surface, ballast }: RollAsked): string => [...trucks, surface, ...ballast].join();
