import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { unmetOf, type Unmet } from '#engine/scenario/expect.ts';
import { judgeScenario } from '#games/traction/scenario/judge.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import { loadPhysics } from '#sim/physics.ts';
import { CASES } from './author/cases/all.ts';
import { EXAMPLES_FILE, examplesText } from './author/examples.ts';
import { textOf } from './author/file.ts';
import { EVERY, PHYSICS, TURNS } from './clauses.ts';

/**
 * Disputes and their rulings: every file of Traction in this folder is played on the real table and judged (trucks:
 * rolls.test.ts).
 */
const files = namesUnder('./', '.json').filter((name) => gameOf(name) === 'traction');

let table: ScenarioTable;
beforeAll(async () => {
  table = physicsTable(await loadPhysics());
});

const titled = (names: readonly string[]): [string, string][] => names.map((name) => [name, titleIn(name)]);

describe('as the rules have it', () => {
  it.each(titled(files))('%s: %s', (name) => expect(unmetIn(name)).toEqual([]));
});

describe('the corpus', () => {
  it('has at least 120 files, each with a title of its own', () => {
    expect(files.length).toBeGreaterThanOrEqual(120);
    expect(new Set(files.map(titleIn)).size).toBe(files.length);
  });

  it.each(files)('%s says what every action should come to', (name) => {
    const { actions, expect: expected } = read(name);
    expect(expected.length).toBe(actions.length);
    expect(expected.every((one) => Object.keys(one).some((key) => key !== 'within'))).toBe(true);
  });

  it('is what its authors wrote: no file edited by hand, none left over', () => {
    expect(files).toEqual(CASES.map(({ name }) => `${name}.json`).sort());
    for (const one of CASES) expect([one.name, textIn(`${one.name}.json`)]).toEqual([one.name, textOf(one)]);
  });

  it('is where the examples of help come from (else run: npx tsx tests/scenarios/author/write.ts)', () => {
    expect(readFileSync(EXAMPLES_FILE, 'utf8')).toBe(examplesText());
  });

  it('writes lengths and angles to a hundredth', () => {
    const numbersIn = (text: string): string =>
      text.replace(/"(?:friction|restitution)": [\d.e-]+/g, '').replace(/"[^"]*"/g, '');
    expect(files.filter((name) => /\.\d{3}|e-/.test(numbersIn(textIn(name))))).toEqual([]);
  });

  it('names its files after disputes, in small letters', () => {
    expect(files.filter((name) => !/^(?:TR-\d\d|[a-z-]+)\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/.test(name))).toEqual([]);
  });
});

describe('the clauses', () => {
  it('are decided by physics or by turns, all 63 of them', () => {
    expect([...PHYSICS, ...TURNS].sort()).toEqual(EVERY);
  });

  it.each(PHYSICS)('%s has scenarios of its own', (clause) => {
    expect(files.some((name) => name.startsWith(`${clause}/`))).toBe(true);
  });

  it.each(TURNS)('%s is tested where turns are', (clause) => {
    expect(TESTS_OF_TURNS.some((text) => text.includes(clause))).toBe(true);
  });
});

const TESTS_OF_TURNS = [
  ...namesUnder('../games/traction/', '.test.ts'),
  ...namesUnder('../games/traction/', '.json'),
].map((name) => readFileSync(new URL(`../games/traction/${name}`, import.meta.url), 'utf8'));

function unmetIn(name: string): readonly Unmet[] {
  const scenario = read(name);
  const judged = judgeScenario(scenario, table);
  if (!judged.ok) throw new Error(`${judged.fault.path ?? ''} ${judged.fault.message}`);
  return unmetOf(scenario.expect, judged.value);
}

function namesUnder(folder: string, ending: string): string[] {
  return readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort();
}

function textIn(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

function titleIn(name: string): string {
  const { title } = JSON.parse(textIn(name)) as { readonly title: string };
  return title;
}

function gameOf(name: string): string {
  const { game } = JSON.parse(textIn(name)) as { readonly game: string };
  return game;
}

function read(name: string): Scenario {
  const scenario = parseScenario(textIn(name));
  if (!scenario.ok) throw new Error(`${scenario.fault.path ?? ''} ${scenario.fault.message}`);
  return scenario.value;
}
