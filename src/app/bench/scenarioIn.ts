import { unpackLink } from '../../engine/files/link.ts';
import { parseScenario } from '../../games/traction/scenario/parse.ts';
import type { Scenario } from '../../games/traction/scenario/scenario.ts';
import type { Result } from '../../sim/result.ts';
import { emptyBench } from './edits.ts';

/** The position that an address carries, or an empty table. Faults: those of `unpackLink` and `parseScenario`. */
export function scenarioIn(packed: string | null): Result<Scenario> {
  if (packed === null) return { ok: true, value: emptyBench() };
  const text = unpackLink(packed);
  return text.ok ? parseScenario(text.value) : text;
}
