import { beforeAll, describe, expect, it } from 'vitest';
import { WRITTEN } from '#games/traction/help/clauses.ts';
import bundle from '#games/traction/help/examples.json' with { type: 'json' };
import { exampleOf, exampleTitle } from '#games/traction/help/examples.ts';
import { judgeScenario } from '#games/traction/scenario/judge.ts';
import { scenarioOf } from '#games/traction/scenario/parse.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
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

describe('the example of', () => {
  it.each(WRITTEN.map(({ id, title, example: name }) => [id, title, name]))(
    '%s, %s, plays as the judge says of %s',
    (clause, _title, name) => {
      const judged = judgedCodes(name);
      expect(codesOf(example(clause)).slice(0, judged.length)).toEqual(judged);
      expect(exampleTitle(clause)).toMatch(/^\p{Lu}/u);
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

/**
 * Clauses that a ruling of their own example cites; the others' examples show the legal side, or are cited by
 * another's.
 */
it('shows the ruling itself wherever a fault is what the clause is about', () => {
  const citing = WRITTEN.filter(
    ({ id, codes = [] }) =>
      codes.length > 0 &&
      example(id).log.some(({ performed }) => performed?.rulings.some(({ clause }) => clause === id) === true),
  );
  expect(
    WRITTEN.filter(({ codes = [] }) => codes.length > 0)
      .map(({ id }) => id)
      .filter((id) => !citing.some((clause) => clause.id === id)),
  ).toEqual(['TR-08', 'TR-09', 'TR-26', 'TR-11']);
});
