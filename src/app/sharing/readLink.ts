import { unpackLink } from '../../engine/files/link.ts';
import { readJson } from '../../engine/files/readJson.ts';
import { show } from '../../engine/files/shown.ts';
import { MATCH_FORMAT } from '../../engine/matchFile/format.ts';
import { SCENARIO_FORMAT } from '../../engine/scenario/format.ts';
import { checkScenario, parseDraft } from '../../games/traction/scenario/parse.ts';
import type { Scenario } from '../../games/traction/scenario/scenario.ts';
import { PHYSICS_BUILD } from '../../sim/physics.ts';
import { fault, ok, type Fault, type Result } from '../../sim/result.ts';
import { breath } from '../offThread/breath.ts';
import { readableText } from '../storage/files.ts';
import { readAnyMatch } from '../storage/readAnyMatch.ts';
import type { AnyRecording } from '../storage/gameFiles.ts';

/** What somebody sent: a match that can be gone on with, or a position to begin from. */
export type Sent = { readonly kind: 'match'; readonly recording: AnyRecording } | SentPosition;

export interface SentPosition {
  readonly kind: 'position';
  readonly scenario: Scenario;
  /** Why nothing can be played from it as it is; a match's own position can be such, with a piece partly on a pad. */
  readonly trouble: Fault | null;
}

/** Reads what a link holds. Faults: `unknown-format`, those of `unpackLink`, `readAnyMatch` and `parseDraft`. */
export async function readLink(packed: string): Promise<Result<Sent>> {
  const text = unpackLink(packed);
  if (!text.ok) return text;
  const format = formatOf(text.value);
  if (typeof format === 'string' && format !== MATCH_FORMAT && format !== SCENARIO_FORMAT) {
    return fault(
      'unknown-format',
      `$.format is ${show(format)}; expected ${show(MATCH_FORMAT)} or ${show(SCENARIO_FORMAT)}.`,
      '$.format',
    );
  }
  if (format === MATCH_FORMAT) {
    const recording = await readAnyMatch(text.value, PHYSICS_BUILD);
    return recording.ok ? ok({ kind: 'match', recording: recording.value }) : recording;
  }
  await breath(); // a long file takes some tenths of a second to read, and as many to check
  const draft = parseDraft(text.value);
  if (!draft.ok) return draft;
  await breath();
  const checked = checkScenario(draft.value);
  return ok({ kind: 'position', scenario: draft.value, trouble: checked.ok ? null : checked.fault });
}

/** The text of a match that was refused by this fault, where it can at least be read; null for any other. */
export async function readableIn(packed: string, refused: Fault): Promise<string | null> {
  const text = unpackLink(packed);
  return text.ok ? readableText({ text: async () => text.value }, refused) : null;
}

/** Null where there is none: whoever reads scenarios says so. */
function formatOf(text: string): unknown {
  const json = readJson(text);
  return json.ok && typeof json.value === 'object' && json.value !== null && 'format' in json.value
    ? json.value.format
    : null;
}
