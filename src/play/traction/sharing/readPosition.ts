import { checkScenario, parseDraft } from '#games/traction/scenario/parse.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import { ok, type Fault, type Result } from '#sim/result.ts';
import { breath } from '#play/host/pausing.ts';

/** A position that came in a link. */
export interface Sent {
  readonly scenario: Scenario;
  /** Why nothing can be played from it as it is; a match's own position can be such, with a piece partly on a pad. */
  readonly trouble: Fault | null;
}

/**
 * Reads a scenario file. A long one takes some tenths of a second to read, and as many to check. Faults: those of
 * `parseDraft`.
 */
export async function readPosition(text: string): Promise<Result<Sent>> {
  await breath();
  const draft = parseDraft(text);
  if (!draft.ok) return draft;
  await breath();
  const checked = checkScenario(draft.value);
  return ok({ scenario: draft.value, trouble: checked.ok ? null : checked.fault });
}
