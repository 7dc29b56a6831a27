import type { RollAsked } from '#games/trexlands/rolls.ts';
import { inPhase } from '#games/trexlands/changes.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { wheelAt } from '#games/trexlands/turn.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { TribuCardId } from '#games/trexlands/cards/ids.ts';
import { laidOut } from './exchange/turnedUp.ts';
import type { Seat } from '#sim/ids.ts';
import { seatIndexOf } from '#play/table/tableLook.ts';
import { NO_FOOTPRINTS, type Scenery } from '#app/scene/tableScene.ts';
import type { ShownCard } from '#play/trexlands/session/shownCard.ts';
import { halfOf, yawOfSeat, type Shape } from '#play/trexlands/places.ts';
import { arenaStage, boardStage, exchangeStage, uprightStage } from './stage.ts';
import { onPodium } from './board/Podium.tsx';
import { Top } from './Top.tsx';
import { TruckLook } from './TruckLook.tsx';

/** Room for board, Camps and the arena beside them. */
const TABLE_M = 3.2;
const BEYOND_M = 0.25;

/** The board is seen from so low down that it is large, and the cards of the EXCHANGE from above (house values). */
const BOARD_WAYS = { turnsDeg: [0], pitchesDeg: [42, 38, 34, 30, 26], air: 0.05 } as const;
const EXCHANGE_WAYS = { turnsDeg: [0], pitchesDeg: [50], air: 0.05 } as const;

/** The picture is of the board, the EXCHANGE while it is open, or trucks in the arena. */
function stageOf(
  shape: Shape,
  about: ReturnType<typeof wheelAt> | 'arena',
): Pick<Scenery, 'stage' | 'ways' | 'uprightStage' | 'place'> {
  if (about === 'arena') return { stage: arenaStage(shape), place: about };
  if (about === 'exchange') return { stage: exchangeStage(shape), ways: EXCHANGE_WAYS };
  return { stage: boardStage(shape), uprightStage: (yaw) => uprightStage(shape, yaw), ways: BOARD_WAYS };
}

/** At the end the EXCHANGE is closed: one sees where all trucks have come to. */
const closed = (state: TrexlandsState): TrexlandsState =>
  state.outcome === null || wheelAt(state) !== 'exchange' ? state : inPhase(state, { name: 'captains' });

/**
 * A position as it is drawn for the seat with the device in hand, or for all, with the arena's cards that have been
 * turned over; the camera looks at the arena while trucks are thrown and lie in it.
 */
export function sceneryOf(
  { header, state: whole }: Pick<SeenTrexlands, 'header' | 'state'>,
  roll: RollAsked | null,
  turnedUp: readonly TribuCardId[] = [],
  viewing: Seat | null = null,
  card: ShownCard | null = null,
): Scenery {
  const state = closed(whole);
  const shape = { seats: state.seats, city: state.board.city };
  const half = halfOf(shape);
  const raised = state.outcome === null || roll !== null ? [] : onPodium(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat as Seat);
  return {
    tableM: TABLE_M,
    ...stageOf(shape, roll === null ? wheelAt(state) : 'arena'),
    playRadiusM: Math.hypot(half.x, half.z) + BEYOND_M,
    seatYaws: roll === null ? seats.map((seat) => yawOfSeat(shape, seat)) : seats.map(() => 0),
    pieces: state.trucks.flatMap(({ id }) => (raised.includes(id) ? [] : [id])),
    pads: [],
    footprints: () => NO_FOOTPRINTS,
    top: <Top header={header} state={laidOut(state, turnedUp, viewing)} roll={roll} card={card} tableM={TABLE_M} />,
    drawPiece: (id, look) => (
      <TruckLook
        truck={id}
        seat={seatIndexOf({ header }, ownerOf(id))}
        state={look}
        ballast={roll?.ballast.includes(id) ?? false}
        own={state.options.truck}
      />
    ),
  };
}
