import type { RollAsked } from '#games/trexlands/rolls.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { wheelAt } from '#games/trexlands/turn.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { TribuCardId } from '#games/trexlands/cards/ids.ts';
import { laidOut } from './exchange/turnedUp.ts';
import type { Seat } from '#sim/ids.ts';
import { seatIndexOf } from '#play/table/tableLook.ts';
import { NO_FOOTPRINTS, type Scenery } from '#app/scene/tableScene.ts';
import { halfOf, yawOfSeat } from '#play/trexlands/places.ts';
import { arenaStage, boardStage } from './stage.ts';
import { Top } from './Top.tsx';
import { TruckLook } from './TruckLook.tsx';

/** Room for board, Camps and the arena beside them. */
const TABLE_M = 3.2;
const BEYOND_M = 0.25;

/**
 * A position as it is drawn for the seat with the device in hand, or for all, with the arena's cards that have been
 * turned over; the camera looks at the arena while trucks are thrown and lie in it.
 */
export function sceneryOf(
  { header, state }: Pick<SeenTrexlands, 'header' | 'state'>,
  roll: RollAsked | null,
  turnedUp: readonly TribuCardId[] = [],
  viewing: Seat | null = null,
): Scenery {
  const shape = { seats: state.seats, city: state.board.city };
  const half = halfOf(shape);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat as Seat);
  return {
    tableM: TABLE_M,
    stage: roll === null ? boardStage(shape, wheelAt(state) === 'exchange') : arenaStage(shape),
    playRadiusM: Math.hypot(half.x, half.z) + BEYOND_M,
    seatYaws: roll === null ? seats.map((seat) => yawOfSeat(shape, seat)) : seats.map(() => 0),
    pieces: state.trucks.map(({ id }) => id),
    pads: [],
    footprints: () => NO_FOOTPRINTS,
    top: <Top header={header} state={laidOut(state, turnedUp, viewing)} roll={roll} tableM={TABLE_M} />,
    drawPiece: (id, look) => (
      <TruckLook
        truck={id}
        seat={seatIndexOf({ header }, ownerOf(id))}
        state={look}
        ballast={roll?.ballast.includes(id) ?? false}
      />
    ),
  };
}
