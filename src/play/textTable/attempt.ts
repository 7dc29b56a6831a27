import type { Fault, Result } from '#sim/result.ts';
import { told, type Reply } from './talk.ts';

/** The part of a session that shows why a command did nothing. */
interface Refusing {
  readonly commands: { dismissFault(): void };
}

/**
 * Carries out a command of the session. A refusal is the answer, and is not shown a second time. `done`: the answer
 * where there is none.
 */
export function attempt<F extends Fault>(
  { commands }: Refusing,
  act: () => Result<unknown, F>,
  refusedFor: (fault: F) => Reply,
  done?: string,
): Reply {
  commands.dismissFault();
  const outcome = act();
  if (outcome.ok) return told(...(done === undefined ? [] : [done]));
  commands.dismissFault();
  return refusedFor(outcome.fault);
}
