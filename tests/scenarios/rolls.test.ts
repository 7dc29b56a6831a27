import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { unmetOf } from '#engine/scenario/expect.ts';
import type { Expectation } from '#games/trexlands/scenario/expectSchema.ts';
import { judgeRollScenario } from '#games/trexlands/scenario/judge.ts';
import { makeRollScenario } from '../games/trexlands/scenario/make.ts';
import { parseRollScenario } from '#games/trexlands/scenario/parse.ts';
import type { RollScenario } from '#games/trexlands/scenario/scenario.ts';
import { physicsRollTable, type RollTable } from '#games/trexlands/scenario/table.ts';
import { ROLL_CODES } from '#games/trexlands/referee/ruling.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics } from '#sim/physics.ts';
import type { Rolled } from '#sim/roll/roll.ts';
import { opinionOn } from '../games/trexlands/referee/oracle.ts';
import { ROLL_CASES } from './author/rolls/cases.ts';
import { rollText } from './author/rolls/file.ts';

/** Disputed rolls: every file of Trexlands in this folder is thrown on the real table and judged. */
const textIn = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const files = readdirSync(new URL('./', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter(
    (name) => name.endsWith('.json') && (JSON.parse(textIn(name)) as { readonly game: string }).game === 'trexlands',
  )
  .sort();

function read(name: string): RollScenario {
  const scenario = parseRollScenario(textIn(name));
  if (!scenario.ok) throw new Error(scenario.fault.message);
  return scenario.value;
}

let table: RollTable;
beforeAll(async () => {
  table = physicsRollTable(await loadPhysics());
});

/** The answer, and what there was to judge. */
function judged(scenario: RollScenario) {
  const rolls: Rolled[] = [];
  const watched: RollTable = {
    ...table,
    *roll(setup) {
      const rolled = yield* table.roll(setup);
      rolls.push(rolled);
      return rolled;
    },
  };
  return { judgement: judgeRollScenario(scenario, watched), rolls };
}

describe('as the rules have it', () => {
  it.each(files.map((name) => [name, read(name)] as const))('%s', (_name, scenario) => {
    const { judgement, rolls } = judged(scenario);
    expect(unmetOf(scenario.expect, judgement)).toEqual([]);
    // placed where they need not stay: the second opinion is on what came to rest
    if (scenario.actions[0].do === 'rest') return;
    const opinions = rolls.flatMap(({ bodies, settled }) =>
      bodies.map((truck) => [truck.id, settled ? opinionOn(truck) : 'unsettled']),
    );
    const rulings = judgement.actions.flatMap((action) =>
      action.rulings
        .filter(({ code }) => code !== 'did-not-tumble')
        .map(({ piece, code }) => [piece, code === 'leaning' || code === 'stacked' ? 'held' : code]),
    );
    expect(opinions.sort()).toEqual(rulings.sort());
  });
});

describe('where trucks came to lie, written down and judged again without a throw', () => {
  const settled = files.filter(
    (name) =>
      rulingsIn(read(name).expect[0]).every(({ code }) => code !== 'unsettled') &&
      read(name).actions[0].do === 'battle-roll',
  );

  it.each(settled)('%s is called the same', (name) => {
    const scenario = read(name);
    const [first] = judged(scenario).judgement.actions;
    const lying = (first?.trucks ?? [])
      .filter(({ atMm }) => atMm[1] > 0)
      .map(({ id, atMm, quaternion }) => ({ id: pieceId(id), atMm, quaternion })); // not what fell off the table
    if (lying.length === 0) return;
    const written = makeRollScenario({
      ...scenario,
      trucks: scenario.trucks.filter(({ id }) => lying.some((truck) => truck.id === id)),
      actions: [{ do: 'rest', trucks: lying }],
      expect: [],
    });
    const again = parseRollScenario(written);
    if (!again.ok) throw new Error(again.fault.message);
    const [second] = judged(again.value).judgement.actions;
    const codesOf = (
      rulings: readonly { readonly piece: string; readonly code: string; readonly other: string | null }[] = [],
    ) => rulings.map(({ piece, code, other }) => [piece, code, other]);
    expect(codesOf(second?.rulings)).toEqual(
      codesOf(
        first?.rulings.filter(({ piece, code }) => code !== 'did-not-tumble' && lying.some(({ id }) => id === piece)),
      ),
    );
  });
});

/** The rulings that a file expects; none of these files says it by what they are not. */
const rulingsIn = (one: Expectation | undefined) => (Array.isArray(one?.rulings) ? one.rulings : []);

describe('the corpus of rolls', () => {
  it('has at least 40 files, each with a title of its own', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    expect(new Set(files.map((name) => read(name).title)).size).toBe(files.length);
  });

  it('says of every truck how it should lie', () => {
    for (const name of files) {
      const { trucks, expect: expected } = read(name);
      const lies = rulingsIn(expected[0]).filter(({ code }) => code !== 'did-not-tumble');
      expect([name, lies.map(({ piece }) => piece).sort()]).toEqual([name, trucks.map(({ id }) => id).sort()]);
    }
  });

  it('has every code that a thrown truck comes to: none stays on its end', () => {
    const codes = new Set(
      files
        .filter((name) => read(name).actions[0].do === 'battle-roll')
        .flatMap((name) => read(name).expect.flatMap((one) => rulingsIn(one).map(({ code }) => code))),
    );
    expect([...codes].sort()).toEqual(ROLL_CODES.filter((code) => code !== 'on-end').sort());
  });

  it('is what its authors wrote: no file edited by hand, none left over', () => {
    expect(files).toEqual(ROLL_CASES.map(({ name }) => `${name}.json`).sort());
    for (const one of ROLL_CASES) expect([one.name, textIn(`${one.name}.json`)]).toEqual([one.name, rollText(one)]);
  });

  it('names its files after disputes, in small letters', () => {
    expect(
      files.filter((name) => !/^trexlands\/(?:TX-\d\d|[a-z-]+)\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/.test(name)),
    ).toEqual([]);
  });
});
