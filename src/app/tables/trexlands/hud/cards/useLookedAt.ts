import type { Looked } from '#play/trexlands/session/sessionTypes.ts';
import type { Outcome } from '#play/session/outcome.ts';
import { useCommands, useSession } from '../useTable.ts';

/** The card under the eye, and how to take up another one or (null) to put it down. A play puts it down, too. */
export function useLookedAt(): readonly [Looked | null, (looked: Looked | null) => Outcome] {
  const looked = useSession((session) => session.looked);
  return [looked, useCommands().look];
}
