import { whatMayBeDone } from '#games/traction/queries.ts';
import { piecesLeft } from '#games/traction/turn.ts';
import type { TractionState } from '#games/traction/state.ts';
import { seat as asSeat, type Seat } from '#sim/ids.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { beforeWalking, END, foremost } from './forced.ts';
import type { Candidate } from './candidates.ts';
import type { TractionMove } from './moves.ts';
import { Race } from './race.ts';
import { reasonOf } from './reasons.ts';
import { replyOf } from './reply.ts';
import { guardingOf } from './guards.ts';
import { stillPlaying } from '#games/traction/seating.ts';
import { guardsOf, openingsOf, opennessOf, withoutCovered } from './staging.ts';
import { byTaste, CLEAR_MM, weigh, type Judge, type Weighed } from './steady.ts';
import { sureOrder } from './sure.ts';
import type { Trying } from './trying.ts';
import { cautionIn, worthOf } from './worth.ts';

/** So many first actions are followed up, so many second ones each, and so many turns are answered (house values). */
const FIRST = 6;
const SECOND = 4;
const ANSWERED = 8;

/** Worth of an opening of a rival, and of one's own, in turns of the race (house values, tuned by matches). */
const OPENING = { theirs: 12, mine: 1 };

/** Sees openings two turns before they are used, and steps that close them. */
export const AHEAD: Judge = { worth: worthAhead, more: guardingOf };

function worthAhead(race: Race, board: TractionState, me: Seat): number {
  const opennessFor = (seat: Seat): number =>
    opennessOf(
      withoutCovered(
        openingsOf(race, seat),
        guardsOf(race, (other) => other !== seat),
      ),
    );
  const rivals = stillPlaying(board).filter((seat) => seat !== me);
  const mine = opennessFor(me);
  const ahead = mine >= OPEN && rivals.every((rival) => comesFirst(race, me, rival)) ? AHEAD_CARES : 1;
  return (
    worthOf(race, board, me) +
    OPENING.mine * mine -
    ahead * cautionIn(board) * OPENING.theirs * Math.max(0, ...rivals.map(opennessFor))
  );
}

/** A seat that would win first on an open way runs, and minds the rivals' openings so much less (house values). */
const OPEN = 0.3;
const AHEAD_CARES = 0.15;

/** Whether `me`, whose turn is over, would be at a pad before the rival, who moves next. */
const comesFirst = (race: Race, me: Seat, rival: Seat): boolean =>
  Math.ceil(race.nearest(me)) < Math.ceil(race.nearest(rival));

/** A turn that is thought through: its first action, and the worth after the rivals' best answer. */
interface Plan {
  readonly first: Weighed | null;
  readonly second: Weighed | null;
  readonly board: TractionState;
  readonly worth: number;
}

/**
 * Thinks a turn ahead for both: both its pieces together, the rivals' wins and tackles in answer, and its own chances
 * after that. `aheadFirst`: of two pieces whose order makes no difference, the one that is ahead acts first.
 */
export function keenWith(trying: Trying, aheadFirst = false) {
  return function* keen({ view, seat, chance }: Seen<TractionState>): Thinking<Thought<TractionMove>> {
    const me = asSeat(seat);
    const race = new Race(view, CLEAR_MM);
    const forced = beforeWalking(view, (pieces) => foremost(race, pieces));
    if (forced !== null) return forced;
    const answered = yield* answeredPlans(view, race, me);
    const tasted = byTaste(answered, chance);
    const best = aheadFirst ? yield* withAheadFirst(tasted, view, race, me) : tasted;
    const waiting = AHEAD.worth(race, view, me);
    const tried = new Set<Weighed>();
    for (const { first, worth } of best) {
      if (first === null) break;
      if (tried.has(first)) continue;
      tried.add(first);
      const order = yield* sureOrder(trying, view, first.candidate, chance);
      if (order !== null) return { move: order, reason: reasonOf(first.candidate, worth - waiting) };
    }
    return { move: END, reason: { code: 'nothing-better', about: {} } };
  };
}

/** The best turns that the seat could make of the position, with the worth after the rivals' best answers. */
export function* answeredPlans(view: TractionState, race: Race, me: Seat): Thinking<readonly Plan[]> {
  const firsts = yield* weigh(view, race, me, AHEAD);
  // A win now ends the thinking: it is worth the most.
  const plans = wins(firsts[0]) ? firsts.map(planOf) : yield* plansOf(view, race, me, firsts);
  const answered: Plan[] = [];
  for (const plan of plans.slice(0, ANSWERED))
    answered.push(
      wins(plan.first ?? undefined) ? plan : { ...plan, worth: yield* replyOf(plan.board, me, plan.worth) },
    );
  return answered;
}

/** The plans that begin with the piece that is further behind, begun with the other one where that may do the same. */
function* withAheadFirst(plans: readonly Plan[], view: TractionState, race: Race, me: Seat): Thinking<readonly Plan[]> {
  const firsts = yield* weigh(view, race, me, AHEAD);
  const turnsOf = ({ candidate: { piece } }: Weighed): number => {
    const at = view.pieces.find(({ id }) => id === piece);
    return at === undefined ? Infinity : race.turns(piece, at);
  };
  return plans.flatMap((plan) => {
    const { first, second } = plan;
    if (first === null || second === null || turnsOf(second) >= turnsOf(first)) return [plan];
    const same = firsts.find(({ candidate }) => isSame(candidate, second.candidate));
    return same === undefined ? [plan] : [{ ...plan, first: same, second: first }, plan];
  });
}

const isSame = (a: Candidate, b: Candidate): boolean =>
  a.do === b.do && a.piece === b.piece && JSON.stringify(a.steps) === JSON.stringify(b.steps);

const planOf = (first: Weighed): Plan => ({ first, second: null, board: first.board, worth: first.worth });
const wins = (weighed: Weighed | undefined): boolean =>
  weighed !== undefined && weighed.candidate.do === 'walk' && weighed.candidate.wins;

/** The turns that it could make of the position, by the worth of the board alone, the best first. */
function* plansOf(view: TractionState, race: Race, me: Seat, firsts: readonly Weighed[]): Thinking<readonly Plan[]> {
  const plans: Plan[] = [{ first: null, second: null, board: view, worth: AHEAD.worth(race, view, me) }];
  for (const first of firsts.slice(0, FIRST)) {
    plans.push(planOf(first));
    if (piecesLeft(first.board) === 0 || whatMayBeDone(first.board).act.length === 0) continue;
    const seconds = yield* weigh(first.board, race.after(first.board, me), me, AHEAD);
    for (const second of seconds.slice(0, SECOND))
      plans.push({ first, second, board: second.board, worth: second.worth });
  }
  return plans.toSorted((a, b) => b.worth - a.worth);
}
