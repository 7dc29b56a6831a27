import type { GameTypes } from '#engine/game.ts';
import { startMatch, type Match, type MatchPlan } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import type { Physics } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import { thoughtOut, type Seen, type Thought } from './bot.ts';
import type { BeforeMove, Bots } from './bots.ts';
import { chanceOf } from './luck.ts';

/** A match of bots, with the reason for every action. */
export interface PlayedByBots<T extends GameTypes, M> {
  readonly match: Match<T>;
  /** One for each action of the log. */
  readonly thoughts: readonly Thought<M>[];
}

/** The knowledge of a bot at this seat: its view, and chance that follows from the match's seed and length alone. */
export function seenBy<T extends GameTypes, M>(bots: Bots<T, M>, match: BeforeMove<T>, seat: number): Seen<T['state']> {
  return {
    view: bots.game.view(match.state, seat),
    seat,
    chance: chanceOf(match.header.seed, seat, match.log.length),
  };
}

/**
 * A match of bots, one level a seat, to its end or to so many actions. Faults: those of the plan, of a hand, and
 * `no-such-level`.
 */
export function* playing<T extends GameTypes, M>(
  bots: Bots<T, M>,
  physics: Physics,
  plan: MatchPlan<T>,
  levels: readonly string[],
  mostActions: number,
): Ticking<Result<PlayedByBots<T, M>>> {
  const strange = levels.find((level) => !bots.levels.includes(level));
  if (strange !== undefined || levels.length !== plan.seats.length)
    return fault(
      'no-such-level',
      `The bots are ${levels.join(', ')}; expected one of ${bots.levels.join(', ')} a seat.`,
    );
  const started = startMatch(bots.game, plan);
  if (!started.ok) return started;
  let match = started.value;
  const thoughts: Thought<M>[] = [];
  while (bots.game.result(match.state) === null && match.log.length < mostActions) {
    const [seat] = bots.game.asked(match.state);
    const level = levels[seat ?? -1];
    if (seat === undefined || level === undefined) throw new Error('a match that is not over asks a seat');
    const imagined = { physics, steadiness: bots.steadinessIn(match.header, seat) };
    const thought = thoughtOut(bots.think(level, imagined, seenBy(bots, match, seat)));
    const done = yield* bots.carryingOut(physics, match, thought.move);
    if (!done.ok) return done;
    const next = play(bots.game, match, done.value.action, done.value.performed);
    if (!next.ok) return next;
    match = next.value;
    thoughts.push(thought);
  }
  return ok({ match, thoughts });
}
