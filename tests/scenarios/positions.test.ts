import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaFolder } from '../../scripts/make-schemas.ts';
import { unmetAtOnce, unmetOf } from '#engine/scenario/expect.ts';
import { readPlayable } from '#cli/readScenario.ts';
import { GAMES } from '#games/registry.ts';
import type { Judged, Playable } from '#engine/module/scenarios.ts';
import { answerTo } from '../engine/positionScenario/fuzz.ts';

/** Positions of games that need no table: every file that has one is judged by the game's rules. */
const textIn = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const fileIn = (name: string) => JSON.parse(textIn(name)) as { readonly game: string; readonly title: string };
const files = readdirSync(new URL('./', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json') && 'position' in fileIn(name))
  .sort();

async function read(name: string): Promise<Playable> {
  const scenario = await readPlayable(textIn(name), GAMES);
  if (!scenario.ok) throw new Error(scenario.fault.message);
  return scenario.value;
}

const unmetOfAll = ({ expectAtOnce, expect: expected }: Playable, judgement: Judged) => [
  ...unmetAtOnce(expectAtOnce, judgement.atOnce),
  ...unmetOf(expected, judgement),
];

describe('as the rules have it', () => {
  it.each(files.map((name) => [name, fileIn(name).title]))('%s: %s', async (name) => {
    const scenario = await read(name);
    const { judgement } = await answerTo(scenario);
    expect([...unmetAtOnce(scenario.expectAtOnce, judgement.atOnce), ...unmetOf(scenario.expect, judgement)]).toEqual(
      [],
    );
  });
});

describe('as the published schemas have it', () => {
  const [scenarioSchema, judgementSchema] = ['scenario', 'judgement'].map((name) =>
    z.fromJSONSchema(
      JSON.parse(readFileSync(new URL(`${name}.schema.json`, schemaFolder), 'utf8')) as Parameters<
        typeof z.fromJSONSchema
      >[0],
    ),
  );

  it.each(files)('%s is written, and answered', async (name) => {
    expect(scenarioSchema?.safeParse(JSON.parse(textIn(name))).success).toBe(true);
    const { judgement } = await answerTo(await read(name));
    expect(judgementSchema?.safeParse(JSON.parse(JSON.stringify(judgement))).success).toBe(true);
  });
});

describe('the examples of the documents', () => {
  const readmes = ['docs/cli.md', ...GAMES.map(({ id }) => `src/games/${id}/README.md`)];
  const examples = readmes.flatMap((name) =>
    [...readFileSync(name, 'utf8').matchAll(/```json\n(\{ "format": "tumbletop\/scenario"[^`]*)```/g)].map(
      ([, text = ''], i) => [`${name} ${i + 1}`, text] as const,
    ),
  );

  it('are there for every game that has positions', () => expect(examples.length).toBeGreaterThanOrEqual(6));

  it.each(examples)('%s: is as it says', async (_, text) => {
    const scenario = await readPlayable(text, GAMES);
    if (!scenario.ok) throw new Error(scenario.fault.message);
    const { judgement } = await answerTo(scenario.value);
    expect(unmetOfAll(scenario.value, judgement)).toEqual([]);
  });
});

describe('the corpus of positions', () => {
  it('has files of every game of cards, each with a title of its own', () => {
    expect([...new Set(files.map((name) => fileIn(name).game))].sort()).toEqual([
      'tractor-pull',
      'truck-off',
      'tug-of-war',
    ]);
    expect(new Set(files.map((name) => fileIn(name).title)).size).toBe(files.length);
  });

  it.each(files)('%s says what should come of each command, or of the position itself', async (name) => {
    const { actions, expect: expected, expectAtOnce } = await read(name);
    expect(expected.length).toBe(actions);
    expect([expectAtOnce, ...expected].some((one) => Object.keys(one ?? {}).length > 0)).toBe(true);
  });

  it('names its files after clauses of their game, in small letters', () => {
    expect(files.filter((name) => !/^[a-z-]+\/T[OPWX]-\d\d\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/.test(name))).toEqual([]);
  });
});
