import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import type { Playable, ReadScenario } from '#engine/module/scenarios.ts';
import { readScenario } from '#engine/scenario/read.ts';
import { ok, type Result } from '#sim/result.ts';
import { runs } from '../../effort.ts';
import { neverThrows } from '../files/fuzz.ts';

/** The answer to a scenario that has been read. */
export async function answerTo(scenario: Playable) {
  const steps = scenario.play();
  let step = await steps.next();
  while (!step.done) step = await steps.next();
  if (!step.value.ok) throw new Error(step.value.fault.message);
  return step.value.value;
}

/** Tests that belong to every kind of position: a good file spoilt in all ways is refused in a sentence, or judged. */
export function neverSurprisesAnybody(
  scenarios: ReadScenario,
  judgement: z.ZodType,
  examples: readonly object[],
): void {
  const read = (text: string): Result<Playable> => {
    const json = readScenario(text);
    return json.ok ? scenarios(json.value) : json;
  };
  const parse = (text: string): Result<string> => {
    const scenario = read(text);
    return scenario.ok ? ok(text) : scenario;
  };
  const [first] = examples;
  if (first !== undefined) neverThrows({ parse, make: (text) => text }, first);

  it('about any JSON in the place of a part of a good file: what is read is judged', async () => {
    const spoilt = fc.constantFrom(...examples).chain((example) => {
      const places = placesIn(example);
      return fc
        .tuple(fc.constantFrom(...places), fc.oneof(fc.jsonValue(), fc.constantFrom(...valuesIn(examples))))
        .map(([path, value]) => put(example, path, value));
    });
    await fc.assert(
      fc.asyncProperty(spoilt, async (file) => {
        const scenario = read(JSON.stringify(file));
        if (!scenario.ok) {
          expect(scenario.fault.message).toMatch(/^[^\n\r]+\.$/);
          return;
        }
        const answer = await answerTo(scenario.value);
        expect(judgement.safeParse(answer.judgement).error).toBeUndefined();
      }),
      { numRuns: runs(300, 20_000) },
    );
  });
}

type Key = string | number;

const entriesOf = (value: unknown): readonly (readonly [Key, unknown])[] =>
  Array.isArray(value)
    ? value.map((one: unknown, i) => [i, one] as const)
    : typeof value === 'object' && value !== null
      ? Object.entries(value)
      : [];

/** Every place in a value but the whole. */
const placesIn = (value: unknown, path: readonly Key[] = []): (readonly Key[])[] =>
  entriesOf(value).flatMap(([key, inner]) => [[...path, key], ...placesIn(inner, [...path, key])]);

/** Values of files: in another place they often fit the schema, and not the position. */
const valuesIn = (value: unknown): unknown[] => entriesOf(value).flatMap(([, inner]) => [inner, ...valuesIn(inner)]);

function put(value: unknown, [key, ...rest]: readonly Key[], other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === key ? put(one, rest, other) : one));
  return Object.fromEntries(entriesOf(value).map(([k, one]) => [k, k === key ? put(one, rest, other) : one]));
}
