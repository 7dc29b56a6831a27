import { fault, ok, type Result } from '#sim/result.ts';
import type { Game, GameTypes, Performer } from './game.ts';
import { hashOf } from './hash.ts';
import type { LogEntry, Match } from './match.ts';
import { withRandom } from './random.ts';

/**
 * Whether the action may be played now: cheap questions first, the game's own last.
 * Faults: `match-over`, `undo-pending`, then the game's.
 */
export function checkAction<T extends GameTypes>(
  game: Game<T>,
  match: Pick<Match<T>, 'state' | 'undo'>,
  action: T['action'],
): Result<T['action']> {
  if (game.result(match.state) !== null) return fault('match-over', 'The match is over.');
  if (match.undo !== null)
    return fault('undo-pending', 'Somebody has asked to take an action back; answer that first.');
  return game.check(match.state, action);
}

/**
 * The match after the action; what there is to tell is in its last log entry.
 * `performed` is what the table answered to a physical action, null for any other.
 */
export function play<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  action: T['action'],
  performed: T['performed'] | null,
): Result<Match<T>> {
  const checked = checkAction(game, match, action);
  if (!checked.ok) return checked;
  if (game.isPhysical(action) !== (performed !== null))
    throw new Error('a physical action, and no other, comes with its performance');
  const { value: applied, state: random } = withRandom(match.random, (source) =>
    game.apply(match.state, action, performed, source),
  );
  const entry: LogEntry<T> = {
    action,
    seat: game.seatOf(match.state, action),
    performed,
    evidence: performed === null ? null : game.evidence(performed),
    events: applied.events,
    before: { state: match.state, random: match.random },
    hash: hashOf({ state: applied.state, random }),
  };
  return ok({ header: match.header, log: [...match.log, entry], state: applied.state, random, undo: null });
}

/** Checks, performs if need be, and plays. Faults: those of `checkAction`, and of a hand that could not do it. */
export function performAndPlay<T extends GameTypes>(
  game: Game<T>,
  match: Match<T>,
  action: T['action'],
  perform: Performer<T>,
): Result<Match<T>> {
  const checked = checkAction(game, match, action);
  if (!checked.ok) return checked;
  if (!game.isPhysical(action)) return play(game, match, action, null);
  const performed = perform(match.state, action, match.random);
  return performed.ok ? play(game, match, action, performed.value) : performed;
}
