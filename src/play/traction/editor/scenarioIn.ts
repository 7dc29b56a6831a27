import { unpackLink } from '#engine/files/link.ts';
import { parseDraft } from '#games/traction/scenario/parse.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import type { Result } from '#sim/result.ts';
import { emptyEditor } from './edits.ts';

/**
 * The position that an address carries, whether or not it can stand like that, or an empty table. Faults: those of
 * `unpackLink` and `parseDraft`.
 */
export function scenarioIn(packed: string | null): Result<Scenario> {
  if (packed === null) return { ok: true, value: emptyEditor() };
  const text = unpackLink(packed);
  return text.ok ? parseDraft(text.value) : text;
}
