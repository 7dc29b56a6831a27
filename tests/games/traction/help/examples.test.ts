import { beforeAll, describe, expect, it } from 'vitest';
import { WRITTEN } from '#games/traction/help/clauses.ts';
import bundle from '#games/traction/help/examples.json' with { type: 'json' };
import { exampleOf, exampleTitle } from '#games/traction/help/examples.ts';
import { judgeScenario } from '#games/traction/scenario/judge.ts';
import { scenarioOf } from '#games/traction/scenario/parse.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import { oneIn } from '../../../effort.ts';
import { realTable, SEATS } from './support.ts';

let table: ScenarioTable;
beforeAll(async () => {
  table = await realTable();
});

function example(clause: string): TractionMatch {
  const played = exampleOf(table, clause, SEATS);
  if (!played.ok) throw new Error(played.fault.message);
  return played.value;
}

const codesOf = ({ log }: TractionMatch): readonly (readonly string[])[] =>
  log.flatMap(({ performed }) => (performed === null ? [] : [performed.rulings.map(({ code }) => code)]));

/** What the judge says of the scenario's actions. */
function judgedCodes(name: string): readonly (readonly string[])[] {
  const scenario = scenarioOf((bundle.scenarios as Readonly<Record<string, unknown>>)[name]);
  const judged = scenario.ok ? judgeScenario(scenario.value, table) : scenario;
  if (!judged.ok) throw new Error(judged.fault.message);
  return judged.value.actions.map(({ rulings }) => rulings.map(({ code }) => code));
}

/** Their examples show the legal side, or are cited by another's; every other clause with codes has its own ruling. */
const WITHOUT_RULING = ['TR-08', 'TR-09', 'TR-26', 'TR-11'];

describe('the example of', () => {
  it.each(WRITTEN.map(({ id, title, codes = [] }) => [id, title, codes] as const))(
    '%s, %s, can be played, and shows the ruling where a fault is what the clause is about',
    (clause, _title, codes) => {
      const isShown = example(clause).log.some(({ performed }) =>
        performed?.rulings.some((one) => one.clause === clause),
      );
      expect(codes.length > 0 && isShown).toBe(codes.length > 0 && !WITHOUT_RULING.includes(clause));
      expect(exampleTitle(clause)).toMatch(/^\p{Lu}/u);
    },
  );

  // The judge is asked about every scenario in tests/scenarios.
  it.each(oneIn(12, WRITTEN).map(({ id, example: name }) => [id, name]))(
    '%s plays as the judge says of %s',
    (clause, name) => {
      const judged = judgedCodes(name);
      expect(codesOf(example(clause)).slice(0, judged.length)).toEqual(judged);
    },
  );

  /** Where the course of play says what the scenario cannot: the events of what is played on. */
  it.each([
    ['TR-04', ['walked', 'turn-ended', 'turn-began', 'walked']],
    ['TR-05', ['walked', 'turn-ended', 'turn-began']],
    ['TR-06', ['walked', 'walked', 'turn-ended', 'turn-began']],
    ['TR-12', ['walked', 'tackled', 'returned', 'turn-ended', 'turn-began']],
    ['TR-23', ['righted', 'walked']],
    ['TR-24', ['walked', 'turn-ended', 'turn-began', 'turn-ended', 'turn-began', 'righted', 'walked']],
    ['TR-29', ['crash', 'restored', 'penalty-to-choose', 'penalty-chosen', 'penalised']],
    ['TR-49', ['crash', 'restored', 'penalty-to-choose', 'declined']],
    [
      'TR-30',
      [
        'illegal-move',
        'restored',
        'penalised',
        'crash',
        'restored',
        'penalty-to-choose',
        'penalty-chosen',
        'penalised',
      ],
    ],
    ['TR-39', ['turn-ended', 'turn-began', 'turn-ended', 'turn-limit']],
  ])('%s tells what the course of play decides', (clause, events) => {
    expect(example(clause).log.flatMap((entry) => entry.events.map(({ type }) => type))).toEqual(events);
  });

  it('a clause that does not exist is none', () => {
    expect(exampleOf(table, 'no-such-clause', SEATS)).toMatchObject({ ok: false, fault: { code: 'no-example' } });
    expect(exampleTitle('no-such-clause')).toBeNull();
  });
});
