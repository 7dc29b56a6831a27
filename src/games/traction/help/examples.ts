import { fault, type Result } from '#sim/result.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { enactLine, enactScenario } from '../scenario/enact.ts';
import { scenarioOf } from '../scenario/parse.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { ScenarioTable } from '../scenario/table.ts';
import type { TractionMatch } from '../traction.ts';
import { WRITTEN } from './clauses.ts';
import bundle from './examples.json' with { type: 'json' };

/** Scenarios by name; in a file of its own, so that a page loads it only when an example is opened. */
const SCENARIOS: Readonly<Record<string, unknown>> = bundle.scenarios;

/**
 * The example of a clause as a match that has been played: to be watched like any other. Fault: `no-example`; else
 * those of playing.
 */
export function exampleOf(table: ScenarioTable, clause: string, seats: readonly SeatInfo[]): Result<TractionMatch> {
  const written = WRITTEN.find(({ id }) => id === clause);
  const scenario = scenarioOf(written && SCENARIOS[written.example]);
  if (written === undefined || !scenario.ok) return fault('no-example', `${clause} has no example.`);
  const started = enactScenario(table, withLimit(scenario.value, written.turnLimit ?? null), seats);
  return (written.then ?? []).reduce<Result<TractionMatch>>(
    (match, line) => (match.ok ? enactLine(table, match.value, line) : match),
    started,
  );
}

/** The example's title. */
export function exampleTitle(clause: string): string | null {
  const written = WRITTEN.find(({ id }) => id === clause);
  const scenario = scenarioOf(written && SCENARIOS[written.example]);
  return scenario.ok ? scenario.value.title : null;
}

/** A limit of turns is no option of a scenario, which is one turn. */
const withLimit = (scenario: Scenario, turnLimit: number | null): Scenario => ({
  ...scenario,
  options: { ...scenario.options, turnLimit },
});
