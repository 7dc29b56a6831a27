import { seedRandom, withRandom } from '#engine/random.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import { asked } from '#games/trexlands/asked.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { parseCommand } from '#games/trexlands/notation.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import type { Seat } from '#sim/ids.ts';
import { LEARNER, type Tried } from './judge.ts';

export const untried = (position: TrexlandsState): Tried => ({ log: [], state: position });

/** One choice more. Null where it is refused. */
export function withChoice({ log, state }: Tried, choice: Choice): Tried | null {
  if (!trexlands.check(state, choice).ok) return null;
  // No choice from a puzzle's position comes to be drawn: what an Exchange deals comes after its end.
  const { value } = withRandom(seedRandom(0), (random) => trexlands.apply(state, choice, null, random));
  return { log: [...log, { action: choice, events: value.events, before: { state } }], state: value.state };
}

/** The rivals let it come about; the learner's own windows wait for the learner. */
export function withoutRivals(tried: Tried): Tried {
  let now = tried;
  for (;;) {
    const rival = asked(now.state).find((seat) => seat !== LEARNER);
    const next = rival === undefined || asked(now.state).includes(LEARNER) ? null : leaving(now, rival);
    if (next === null) return now;
    now = next;
  }
}

/** The seat passes, or says that it is ready; null where it may not, as in its own turn. */
function leaving(tried: Tried, seat: Seat): Tried | null {
  if (tried.state.agenda.length === 0 && tried.state.phase.name === 'move') return null;
  const left = idleChoice(tried.state, seat);
  return left === null ? null : withChoice(tried, left);
}

/** Nothing, as far as the rules let it. */
export const idleChoice = (state: TrexlandsState, seat: Seat): Choice | null =>
  choicesOf(state, seat).find(({ do: what }) => what === 'pass' || what === 'ready') ?? null;

/**
 * The learner's commands carried out, each as soon as it may; windows for which there is none are passed. Null where
 * one is refused.
 */
export function carriedOut(position: TrexlandsState, lines: readonly string[]): Tried | null {
  let tried = withoutRivals(untried(position));
  for (const line of lines) {
    const command = parseCommand(line, LEARNER);
    if (!command.ok || command.value.do === 'roll') return null;
    const next = withChoice(passedTo(tried, command.value), command.value);
    if (next === null) return null;
    tried = withoutRivals(next);
  }
  return passedTo(tried, null);
}

/** Own windows are passed until the choice may be made, or (null) to the end. */
function passedTo(tried: Tried, choice: Choice | null): Tried {
  let now = tried;
  while (now.state.agenda.length > 0 && asked(now.state).includes(LEARNER)) {
    if (choice !== null && trexlands.check(now.state, choice).ok) return now;
    const idle = idleChoice(now.state, LEARNER);
    const next = idle === null ? null : withChoice(now, idle);
    if (next === null) return now;
    now = withoutRivals(next);
  }
  return now;
}
