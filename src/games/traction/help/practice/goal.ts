import type { Mark } from '#engine/lessons.ts';
import type { PieceId } from '#sim/ids.ts';
import { standsIn } from '../drills/goals.ts';
import { firstFoul, type Foul } from '../drills/judge.ts';
import type { TractionMatch } from '#games/traction/traction.ts';

/** The aim of one turn from a position, by the seat to move. Plain data, so that a file can hold it. */
export type TurnGoal =
  /** Moves that are no foul. */
  | { readonly want: 'legal' }
  /** A rival's pad is touched, by so many actions at the most. */
  | { readonly want: 'win'; readonly actions: number }
  /** The piece comes to stand in the ring, and no action is a foul. */
  | { readonly want: 'past'; readonly piece: PieceId; readonly ring: Mark; readonly actions: number };

export const ANY_LEGAL: TurnGoal = { want: 'legal' };

/** The outcome of a try so far. `foul`: null where it is missed although all was legal. */
export type TryVerdict =
  | { readonly state: 'open' }
  | { readonly state: 'solved' }
  | { readonly state: 'missed'; readonly foul: Foul | null };

/**
 * The verdict on a match begun from the position: it holds the position in its header, and the trace of every action in
 * its log. Pure. A foul misses whatever was reached before it in the same turn.
 */
export function judgeTry(goal: TurnGoal, match: TractionMatch): TryVerdict {
  const foul = firstFoul(match, match.state.starter);
  if (foul !== null) return { state: 'missed', foul };
  if (isReached(goal, match)) return { state: 'solved' };
  return acted(match) > 0 && isSpent(goal, match) ? { state: 'missed', foul: null } : { state: 'open' };
}

/** Whether nothing more can be done in the try: its turn or the match is over, or it has been missed. */
export const isTryOver = (verdict: TryVerdict, { state }: TractionMatch): boolean =>
  verdict.state === 'missed' || state.outcome !== null || state.turn.number > 1;

function isReached(goal: TurnGoal, match: TractionMatch): boolean {
  const { outcome, starter } = match.state;
  if (goal.want === 'legal') return acted(match) > 0;
  if (acted(match) > goal.actions) return false;
  if (goal.want === 'win') return outcome?.by === 'pad-contact' && outcome.winners.includes(starter);
  return standsIn(goal.piece, goal.ring)(match);
}

const isSpent = (goal: TurnGoal, match: TractionMatch): boolean =>
  match.state.outcome !== null ||
  match.state.turn.number > 1 ||
  (goal.want !== 'legal' && acted(match) >= goal.actions);

/** Walks and tackles so far. */
const acted = ({ log }: TractionMatch): number =>
  log.filter(({ action }) => action.do === 'walk' || action.do === 'tackle').length;
