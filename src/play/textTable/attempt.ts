import type { Fault } from '#sim/result.ts';
import { told, type Reply } from './talk.ts';

/** The part of a session that says why a command did nothing. */
interface Refusing {
  readonly commands: { dismissFault(): void };
  readonly store: { getState(): { readonly fault: Fault | null } };
}

/**
 * Carries out a command of the session; its fault is the answer, and is not shown a second time. `done`: the answer
 * where there is none.
 */
export function attempt(
  { commands, store }: Refusing,
  act: () => void,
  refusedFor: (fault: Fault) => Reply,
  done?: string,
): Reply {
  commands.dismissFault();
  act();
  const { fault } = store.getState();
  if (fault === null) return told(...(done === undefined ? [] : [done]));
  commands.dismissFault();
  return refusedFor(fault);
}
