import type { Legal } from '#engine/game.ts';
import { seat as asSeat, type PieceId, type Seat } from '#sim/ids.ts';
import type { TractionAction } from './actions.ts';
import { whyNotArrange } from './arranging.ts';
import { check } from './check.ts';
import { rangeOf } from './pieces.ts';
import { whatMayBeDone } from './queries.ts';
import type { TractionState } from './state.ts';

/**
 * Actions by hand, which no list can hold: any gesture. Geometry alone says whether a way is free and where a step
 * ends, and the referee once it has been done.
 */
export type FreeHand =
  /** A walk of at most so many steps (TR-06). */
  | { readonly do: 'walk'; readonly piece: PieceId; readonly steps: number }
  /** One step (TR-11). */
  | { readonly do: 'tackle'; readonly piece: PieceId }
  /** A touch of anything out of turn (TR-29). */
  | { readonly do: 'disturb'; readonly by: Seat }
  /** Its six pieces anywhere on its pad (TR-41). */
  | { readonly do: 'arrange'; readonly seat: Seat };

/** The seat that has to do something; none once the match is over. */
export function asked(state: TractionState): readonly Seat[] {
  const { seat } = whatMayBeDone(state);
  return seat === null ? [] : [seat];
}

/** The seat's legal actions now, except giving up. */
export function legal(state: TractionState, number: number): Legal<TractionAction, FreeHand> {
  const seat = asSeat(number);
  if (state.outcome !== null || state.conceded.includes(seat)) return { actions: [], free: [] };
  return {
    actions: candidates(state, seat).filter((action) => check(state, action).ok),
    free: [...freeHands(state, seat)],
  };
}

function candidates(state: TractionState, seat: Seat): readonly TractionAction[] {
  const { seat: mover, right, penalty, endTurn } = whatMayBeDone(state);
  if (mover !== seat) return [];
  if (penalty !== null)
    return [...penalty.pieces, null].map((piece) => ({ do: 'penalise', chooser: penalty.chooser, piece }));
  return [
    ...subsetsOf(right).map((pieces) => ({ do: 'right', pieces }) as const),
    ...(endTurn ? [{ do: 'end-turn' } as const] : []),
  ];
}

/** Every choice of some of them, at least one, in their order. */
const subsetsOf = (pieces: readonly PieceId[]): readonly (readonly PieceId[])[] =>
  pieces.reduce<readonly (readonly PieceId[])[]>(
    (all, piece) => [...all, [piece], ...all.map((some) => [...some, piece])],
    [],
  );

function freeHands(state: TractionState, seat: Seat): readonly FreeHand[] {
  const { seat: mover, act, penalty } = whatMayBeDone(state);
  if (penalty !== null) return [];
  const arranging = whyNotArrange(state, seat) === null ? [{ do: 'arrange', seat } as const] : [];
  if (mover !== seat) return [...arranging, { do: 'disturb', by: seat }];
  return [
    ...arranging,
    ...act.flatMap((piece) => [
      { do: 'walk', piece, steps: rangeOf(state.options, piece) } as const,
      { do: 'tackle', piece } as const,
    ]),
  ];
}
