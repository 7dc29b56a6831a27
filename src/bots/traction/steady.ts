import { whatMayBeDone } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import { seat as asSeat, type Seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { beforeWalking, END, foremost } from './forced.ts';
import { sureOrder } from './sure.ts';
import type { Trying } from './trying.ts';
import type { TractionMove } from './moves.ts';
import { boardAfter } from './outcome.ts';
import { Race } from './race.ts';
import { reasonOf } from './reasons.ts';
import { worthOf, WORTH } from './worth.ts';

/** It keeps so far from everything, mm (house value). */
export const CLEAR_MM = 2;

/** So many of the best are tried in its head (house value). */
const TRIED = 4;

/** A candidate with the worth of the board after it. */
export interface Weighed {
  readonly candidate: Candidate;
  readonly board: TractionState;
  readonly worth: number;
}

/**
 * Plans around what stands in the way, tackles what comes too near, keeps out of reach, and tries in its head whether
 * its hand can do on this surface what it means to.
 */
export function steadyWith(trying: Trying) {
  return function* steady({ view, seat, chance }: Seen<TractionState>): Thinking<Thought<TractionMove>> {
    const race = new Race(view, CLEAR_MM);
    const first = beforeWalking(view, (pieces) => foremost(race, pieces));
    if (first !== null) return first;
    const before = worthOf(race, view, asSeat(seat));
    const weighed = byTaste(yield* weigh(view, race, seat), chance);
    for (const { candidate, worth } of weighed.slice(0, TRIED)) {
      if (worth <= before) break;
      const order = yield* sureOrder(trying, view, candidate, chance);
      if (order !== null) return { move: order, reason: reasonOf(candidate, worth - before) };
    }
    return { move: END, reason: { code: 'nothing-better', about: {} } };
  };
}

/** A judgement of boards, and what else it thinks of than walks to a pad and tackles. */
export interface Judge {
  worth(race: Race, board: TractionState, me: Seat): number;
  more(state: TractionState, race: Race, placement: PiecePlacement): readonly Candidate[];
}

const PLAIN: Judge = { worth: worthOf, more: () => [] };

/** All that the seat could do now, the best first. */
export function* weigh(
  state: TractionState,
  race: Race,
  seat: number,
  judge: Judge = PLAIN,
): Thinking<readonly Weighed[]> {
  const { act } = whatMayBeDone(state);
  const weighed: Weighed[] = [];
  for (const placement of state.pieces.filter(({ id }) => act.includes(id)))
    for (const candidate of [...(yield* candidatesOf(state, race, placement)), ...judge.more(state, race, placement)]) {
      const board = boardAfter(state, candidate);
      const wins = candidate.do === 'walk' && candidate.wins;
      weighed.push({
        candidate,
        board,
        worth: (wins ? WORTH.win : 0) + judge.worth(race.after(board, asSeat(seat)), board, asSeat(seat)),
      });
      yield;
    }
  return weighed.toSorted((a, b) => b.worth - a.worth);
}

/** Moves whose worths differ less than this may change places, turns of the race (house value). */
const TASTE = 0.1;

/**
 * The same, with a taste that differs from match to match: of moves that are nearly as good not always the same one,
 * so that nobody can learn its matches by heart. The best first.
 */
export const byTaste = <T extends { readonly worth: number }>(choices: readonly T[], chance: Chance): readonly T[] =>
  choices.map((one) => ({ ...one, worth: one.worth + TASTE * chance() })).toSorted((a, b) => b.worth - a.worth);
