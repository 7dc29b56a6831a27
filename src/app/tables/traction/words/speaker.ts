import type { Speaker } from '../../../../games/traction/notation.ts';
import { whatMayBeDone } from '../../../../games/traction/queries.ts';
import type { TractionState } from '../../../../games/traction/state.ts';
import type { TractionMatch } from '../../../../games/traction/traction.ts';
import type { Seat } from '../../../../sim/ids.ts';

/** Whoever has to do something; whose turn it was when nobody has. */
export const seatNow = (state: TractionState): Seat => whatMayBeDone(state).seat ?? state.turn.seat;

/** Bare names of pieces are those of whoever has to do something. */
export const speakerOf = ({ state, header }: TractionMatch): Speaker => ({
  seat: seatNow(state),
  names: header.seats.map(({ name }) => name),
});
