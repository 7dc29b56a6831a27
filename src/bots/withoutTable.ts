import type { Game, GameTypes } from '#engine/game.ts';
import { startMatch, type MatchPlan } from '#engine/match.ts';
import { withRandom } from '#engine/random.ts';
import { ok, type Result } from '#sim/result.ts';

/** An action that no table carries out, and a report that nobody has seen: made up of odds or outlines. */
export interface Next<T extends GameTypes> {
  readonly action: T['action'];
  readonly performed: T['performed'] | null;
}

/** An action of such a match, with the position after it. */
export interface Step<T extends GameTypes> {
  readonly before: T['state'];
  readonly action: T['action'];
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

/** The same to its end. A match that goes on after so many actions is a bug of who plays it. */
export function playToEnd<T extends GameTypes>(
  game: Game<T>,
  plan: MatchPlan<T>,
  next: (state: T['state'], number: number) => Next<T>,
  mostActions: number,
  onStep: (step: Step<T>) => void,
): Result<T['state']> {
  const played = playWithoutTable(game, plan, next, mostActions, onStep);
  if (played.ok && game.result(played.value) === null)
    throw new Error(`the match of the seed ${plan.seed} does not end`);
  return played;
}

/**
 * A match to its end, or to so many actions, without a table: the last position. There is no log of it, so that nobody
 * can take it for a match that was played. Faults: those of the plan, and of an action that is refused.
 */
export function playWithoutTable<T extends GameTypes>(
  game: Game<T>,
  plan: MatchPlan<T>,
  next: (state: T['state'], number: number) => Next<T>,
  mostActions: number,
  onStep: (step: Step<T>) => void,
): Result<T['state']> {
  const started = startMatch(game, plan);
  if (!started.ok) return started;
  let { state, random } = started.value;
  for (let n = 0; n < mostActions && game.result(state) === null; n += 1) {
    const { action, performed } = next(state, n);
    const checked = game.check(state, action);
    if (!checked.ok) return checked;
    const before = state;
    const applied = withRandom(random, (source) => game.apply(before, action, performed, source));
    ({ state } = applied.value);
    random = applied.state;
    onStep({ before, action, state, events: applied.value.events });
  }
  return ok(state);
}
