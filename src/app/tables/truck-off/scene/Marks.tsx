import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import { truckId, type Sides, type TruckId } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { TARGET, WHITE } from '#app/scene/overlays/flat.ts';
import { frame, type Line } from '#app/scene/overlays/lines.ts';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { Vector3 } from 'three';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { offerAt } from '#play/game/offer.ts';
import { chosenIn, isWasted, offersOf } from '#play/truck-off/offers/offers.ts';
import { posesSeen } from '#play/truck-off/session/posesSeen.ts';
import { kindMeant } from '#play/truck-off/session/session.ts';
import { useHand, useSessionData, useTheSession } from '../hud/useTable.ts';
import type { PayEvent, SessionState } from '#play/truck-off/session/sessionTypes.ts';
import { moneySpot, TILE_M, TRUCK_M, venueSpot } from '#play/truck-off/places.ts';
import { gainsIn, shownState, toldLast } from '#play/truck-off/shownState.ts';
import { standings } from '#play/truck-off/texts/table.ts';

const LIFT_M = 0.0012;
/** Around its roof a truck's frame is hidden by no truck before it. */
const ROOF_LIFT_M = 0.019;

const venueFrame = (state: TruckOffState, sides: Sides): Line => {
  const { x, z } = venueSpot(state, sides);
  return frame(x, z, TILE_M.wide + 0.003, TILE_M.deep + 0.003);
};

/**
 * Golden frames around what may be chosen now and around the venue that is being paid, white ones around what is
 * chosen; numbers over dice that lie, and over money that comes.
 */
export function Marks() {
  const carried = useHand((hand) => hand.carried);
  const lit = useSessionData((session) => litIn(session, shownState(session)));
  const pointed = useSessionData((session) => pointedIn(session, shownState(session)));
  const read = useSessionData((session) => session.read);
  const gains = useSessionData((session) => gainsShown(session, shownState(session)));
  const { shown } = useTheSession();
  const overDie = (id: PieceId): Vector3 => {
    const { x, y, z } = shown.pieces.get(id)?.after.position ?? vec3(0, 0, 0);
    return new Vector3(x, y + OVER_M, z);
  };
  return (
    <group position-y={LIFT_M}>
      <Ribbon lines={lit.venues} widthM={0.0026} casingM={0.001} colour={TARGET} opacity={1} />
      <Ribbon lines={pointed} widthM={0.0018} colour={WHITE} opacity={1} />
      <group position-y={ROOF_LIFT_M}>
        <Ribbon lines={lit.roofs} widthM={0.0016} casingM={0.0006} colour={TARGET} opacity={1} />
        <Ribbon
          lines={carried === null ? lit.chosen : NONE}
          widthM={0.003}
          casingM={0.0006}
          colour={WHITE}
          opacity={1}
        />
      </group>
      {gains.map(({ owner, text, x, z }) => (
        <Caption key={owner} text={text} side="above" px={20} place={(at) => void at.set(x, OVER_M, z)} />
      ))}
      {read.map(({ id, value }) => (
        <Caption key={id} text={`${value ?? '?'}`} side="above" px={24} place={(at) => void at.copy(overDie(id))} />
      ))}
    </group>
  );
}

/** The gains of the payouts that were told last, over the money of each who gets some. */
const gainsShown = ({ paying }: SessionState, state: TruckOffState | null) =>
  paying === null || state === null
    ? []
    : [...gainsIn(toldLast(paying))].map(([owner, amount]) => ({
        owner,
        text: standings.gain(amount),
        ...moneySpot(state, owner),
      }));

/** Over a die that lies, or money, m (house value). */
const OVER_M = 0.012;

interface Lit {
  readonly venues: readonly Line[];
  readonly roofs: readonly Line[];
  readonly chosen: readonly Line[];
}

const NONE: readonly Line[] = [];
const UNLIT: Lit = { venues: NONE, roofs: NONE, chosen: NONE };

function litIn(told: SessionState, state: TruckOffState | null): Lit {
  const { card, stage, paying, aimed, match } = told;
  if (state === null || match === null) return UNLIT;
  const venuesOf = (all: readonly Sides[]): readonly Line[] => all.map((sides) => venueFrame(state, sides));
  if (paying !== null) return { ...UNLIT, venues: venuesOf(toldLast(paying).flatMap(({ event }) => paidAt(event))) };
  if (stage !== 'choosing') return UNLIT;
  const chosen = chosenIn(told);
  const kind = card === null ? null : kindMeant(state, card);
  const { trucks, venues } = aimed !== null && card === null ? targetsIn(aimed) : thingsIn(told);
  const seen = posesSeen(told);
  const roofOf = (id: TruckId): readonly Line[] => {
    const at = seen.get(pieceId(id))?.position;
    return at === undefined ? [] : [frame(at.x, at.z, TRUCK_M.long, TRUCK_M.wide)];
  };
  return {
    venues: venuesOf(venues),
    roofs: trucks.filter((id) => !chosen.includes(id) && !isWasted(state, kind, id)).flatMap(roofOf),
    chosen: chosen.flatMap(roofOf),
  };
}

/** A venue that pays nothing is none to be chosen, nor one to look at for money. */
const paidAt = (event: PayEvent): readonly Sides[] => (event.type === 'paid' ? [event.payout.venue] : []);

interface Things {
  readonly trucks: readonly TruckId[];
  readonly venues: readonly Sides[];
}

function thingsIn(told: SessionState): Things {
  const all = offersOf(told).map(({ at }) => at);
  return {
    trucks: all.flatMap((at) => (at.kind === 'truck' ? [at.truck] : [])),
    venues: all.flatMap((at) => (at.kind === 'venue' ? [at.venue] : [])),
  };
}

/** Those of a move that is shown and not played. */
function targetsIn(move: TruckOffMove): Things {
  if (move.do === 'trucks')
    return { trucks: move.trucks.map((sides) => truckId(move.seat, sides)), venues: move.trucks };
  if (move.do !== 'play') return { trucks: [], venues: [] };
  const { truck, venue } = move.target;
  return { trucks: truck === null ? [] : [truck], venues: venue === null ? [] : [venue] };
}

/** Where nothing can be picked, nothing lights up. */
function pointedIn(told: SessionState, state: TruckOffState | null): readonly Line[] {
  const { pointed, paying } = told;
  if (state === null || pointed?.kind !== 'venue') return NONE;
  return paying !== null || offerAt(offersOf(told), pointed) !== null ? [venueFrame(state, pointed.venue)] : NONE;
}
