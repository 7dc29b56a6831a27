import {
  arrangementOf,
  MOST_PLACE_MM,
  placeOnPad,
  whyNotArrange,
  whyNotLikeThis,
  type PadPlace,
} from '#games/traction/arranging.ts';
import { padOf } from '#games/traction/board.ts';
import { piecesOf } from '#games/traction/pieces.ts';
import type { TractionState } from '#games/traction/state.ts';
import { seat as asSeat, type PieceId, type Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';
import { ownerOf } from '#sim/pyramid.ts';
import type { Fault } from '#sim/result.ts';

/** A seat's own pieces as it would place them before the first turn (TR-41). Plain, replaced, never mutated. */
export interface Arranging {
  readonly seat: Seat;
  /** All six, sorted by id. */
  readonly pieces: readonly PiecePlacement[];
  /** The one that keys, numbers and buttons are about. */
  readonly inHand: PieceId;
  /** Why they may not stand like this. */
  readonly fault: Fault | null;
}

/** The seats that may place their pieces now. */
export const placersOf = (state: TractionState): readonly Seat[] =>
  Array.from({ length: state.seats }, (_, i) => asSeat(i)).filter((seat) => whyNotArrange(state, seat) === null);

/** All six as they stand, the first of them in hand. */
export function arrangingOf(state: TractionState, seat: Seat): Arranging {
  const [inHand] = piecesOf(seat);
  if (inHand === undefined) throw new Error(`seat ${seat} has pieces`);
  return { seat, pieces: arrangementOf(state, seat, []).pieces, inHand, fault: null };
}

export const asUsual = (state: TractionState, { seat, inHand }: Arranging): Arranging =>
  judged(state, { seat, inHand, pieces: arrangementOf(state, seat, 'usual').pieces });

/** Where the piece would stand on its pad; null where there is no such piece or pad. */
export function placeOf(state: TractionState, { seat, pieces }: Arranging, id: PieceId): PadPlace | null {
  const [pad, piece] = [padOf(state, seat), pieces.find((p) => p.id === id)];
  return pad === undefined || piece === undefined ? null : placeOnPad(pad, piece);
}

/** The piece in hand elsewhere; never so far away that no line of notation could say it. */
export function withInHandAt(
  state: TractionState,
  arranging: Arranging,
  at: Partial<Omit<PadPlace, 'piece'>>,
): Arranging {
  const { seat, inHand, pieces } = arranging;
  const now = placeOf(state, arranging, inHand);
  if (now === null) return arranging;
  const { xMm, zMm, yawDeg } = { ...now, ...at };
  if (![xMm, zMm, yawDeg].every(Number.isFinite)) return arranging;
  const place = { piece: inHand, xMm: within(xMm), zMm: within(zMm), yawDeg: hundredthYaw(yawDeg) };
  const others = state.pieces.filter(({ id }) => ownerOf(id) !== seat);
  return judged(state, {
    seat,
    inHand,
    pieces: arrangementOf({ ...state, pieces: [...others, ...pieces] }, seat, [place]).pieces,
  });
}

/** Whether anything would stand elsewhere than it does. */
export const isChanged = (state: TractionState, { pieces }: Arranging): boolean =>
  pieces.some((piece) =>
    state.pieces.some(
      ({ id, xMm, zMm, yawDeg }) =>
        id === piece.id && (xMm !== piece.xMm || zMm !== piece.zMm || yawDeg !== piece.yawDeg),
    ),
  );

const judged = (state: TractionState, { seat, inHand, pieces }: Omit<Arranging, 'fault'>): Arranging => ({
  seat,
  inHand,
  pieces,
  fault: whyNotLikeThis(state, { do: 'arrange', seat, pieces }),
});

const within = (mm: number): number => hundredth(Math.max(-MOST_PLACE_MM, Math.min(MOST_PLACE_MM, mm)));
