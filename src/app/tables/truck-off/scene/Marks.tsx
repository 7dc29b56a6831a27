import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import type { Sides, TruckId } from '#games/truck-off/ids.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { TARGET, WHITE } from '#app/scene/overlays/flat.ts';
import { frame, type Line } from '#app/scene/overlays/lines.ts';
import { Caption } from '#app/scene/overlays/Caption.tsx';
import { Vector3 } from 'three';
import type { PieceId } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { offersOf } from '#play/truck-off/offers/offers.ts';
import { useSessionData, useTheSession } from '../hud/useTable.ts';
import type { SessionState } from '#play/truck-off/session/sessionTypes.ts';
import { TILE_M, truckSpot, TRUCK_M, venueSpot } from '#play/truck-off/places.ts';
import { shownState, toldLast, venueIn } from '#play/truck-off/shownState.ts';

const LIFT_M = 0.0012;

const venueFrame = (state: TruckOffState, sides: Sides): Line => {
  const { x, z } = venueSpot(state, sides);
  return frame(x, z, TILE_M.wide + 0.003, TILE_M.deep + 0.003);
};

const truckFrame = (state: TruckOffState, id: TruckId): Line => {
  const { x, z } = truckSpot(state, id);
  return frame(x, z, TRUCK_M.long + 0.003, TRUCK_M.wide + 0.005);
};

/** Golden frames around what may be chosen now and around the venue that is being paid; numbers over dice that lie. */
export function Marks() {
  const lit = useSessionData((session) => litIn(session, shownState(session)));
  const pointed = useSessionData((session) => pointedIn(session, shownState(session)));
  const read = useSessionData((session) => session.read);
  const { shown } = useTheSession();
  const overDie = (id: PieceId): Vector3 => {
    const { x, y, z } = shown.pieces.get(id)?.after.position ?? vec3(0, 0, 0);
    return new Vector3(x, y + OVER_M, z);
  };
  return (
    <group position-y={LIFT_M}>
      <Ribbon lines={lit} widthM={0.0026} casingM={0.001} colour={TARGET} opacity={1} />
      <Ribbon lines={pointed} widthM={0.0018} colour={WHITE} opacity={1} />
      {read.map(({ id, value }) => (
        <Caption key={id} text={`${value ?? '?'}`} side="above" px={24} place={(at) => void at.copy(overDie(id))} />
      ))}
    </group>
  );
}

/** Over a die that lies, m (house value). */
const OVER_M = 0.012;

function litIn(told: SessionState, state: TruckOffState | null): readonly Line[] {
  const { card, stage, paying, aimed } = told;
  if (state === null) return [];
  if (paying !== null) return toldLast(paying).map(({ event }) => venueFrame(state, venueIn(event)));
  if (stage !== 'choosing') return [];
  if (aimed !== null && card === null) return targetIn(aimed, state);
  return offersOf(told).map(({ at }) =>
    at.kind === 'truck' ? truckFrame(state, at.truck) : venueFrame(state, at.venue),
  );
}

/** The trucks and venues of a move that is shown and not played. */
function targetIn(move: TruckOffMove, state: TruckOffState): readonly Line[] {
  if (move.do === 'trucks') return move.trucks.map((sides) => venueFrame(state, sides));
  if (move.do !== 'play') return [];
  const { truck, venue } = move.target;
  return [...(truck === null ? [] : [truckFrame(state, truck)]), ...(venue === null ? [] : [venueFrame(state, venue)])];
}

function pointedIn({ pointed }: SessionState, state: TruckOffState | null): readonly Line[] {
  return state !== null && pointed?.kind === 'venue' ? [venueFrame(state, pointed.venue)] : [];
}
