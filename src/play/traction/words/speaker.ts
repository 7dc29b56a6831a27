import type { Speaker } from '#games/traction/notation.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { SeenTraction } from '#games/traction/traction.ts';
import type { Seat } from '#sim/ids.ts';

/** The seat that is asked to do something; the seat whose turn it was when none is. */
export const seatNow = (state: TractionState): Seat => whatMayBeDone(state).seat ?? state.turn.seat;

/** Bare names of pieces are those of the seat that is asked. */
export const speakerOf = ({ state, header }: SeenTraction): Speaker => ({
  seat: seatNow(state),
  names: header.seats.map(({ name }) => name),
});
