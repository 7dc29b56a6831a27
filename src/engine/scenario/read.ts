import type { z } from 'zod';
import { expectFormat } from '../files/expectFormat.ts';
import { AS_THE_FIRST } from '../files/faultOfIssue.ts';
import { faultOfIssue, readJson } from '../files/readJson.ts';
import { fault, type Fault, type Result } from '#sim/result.ts';
import { SCENARIO_FORMAT, SCENARIO_VERSION } from './format.ts';
import { say } from './texts.ts';

/** A file that says it is a scenario; nothing more is known of it. */
export type ScenarioJson = Readonly<Record<string, unknown>>;

/** A scenario's text as JSON, for any game. Faults: `empty`, those of `readJson` and of `expectFormat`. */
export function readScenario(text: string): Result<ScenarioJson> {
  if (text.trim() === '') return fault('empty', say.empty);
  const read = readJson(text);
  return read.ok ? expectScenario(read.value) : read;
}

/** The same for JSON that has been read already. */
export const expectScenario = (json: unknown): Result<ScenarioJson> =>
  expectFormat(json, SCENARIO_FORMAT, SCENARIO_VERSION);

/** Whether a scenario is one of dice, which are of no game. */
export const isOfDice = (json: ScenarioJson): boolean => 'dice' in json && !('game' in json);

/** The first thing that a scenario's schema found wrong. */
export const faultOfScenario = (error: z.core.$ZodError, json: unknown): Fault =>
  faultOfIssue({ issues: error.issues.map(inOwnWords) }, json);

/** Zod's own, and of a union that leaves it to its first alternative. */
const WITHOUT_WORDS: ReadonlySet<string> = new Set(['Invalid input', AS_THE_FIRST]);

/**
 * A union that has words of its own for what it wants, and no alternative that came further than the others, uses them.
 */
function inOwnWords(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0 || WITHOUT_WORDS.has(issue.message)) return issue;
  const meant = issue.errors.some(
    ([first]) => first !== undefined && (first.path.length > 0 || first.code === 'unrecognized_keys'),
  );
  return meant ? issue : { code: 'custom', path: issue.path, message: issue.message, input: issue.input };
}
