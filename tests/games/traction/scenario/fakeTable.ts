import type { RefereeReport } from '#games/traction/referee/report.ts';
import type { ScenarioAction, Scenario } from '#games/traction/scenario/scenario.ts';
import type { ScenarioTable } from '#games/traction/scenario/table.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import type { TractionState } from '#games/traction/state.ts';
import { tick } from '#sim/ids.ts';
import type { Closeness } from '#sim/trace/closeness.ts';
import { fault, ok } from '#sim/result.ts';
import { gesture } from '../support.ts';
import { text, type Json } from './example.ts';

/** What the fake referee says of an action; a text is a fault of the hand. */
export type Script = (state: TractionState, action: ScenarioAction) => RefereeReport | string;

export interface FakeTable extends ScenarioTable {
  /** The positions from which it was asked to play. */
  readonly asked: readonly TractionState[];
}

/** A table without physics: one script after another. */
export const fakeTable = (...scripts: readonly Script[]): FakeTable => fakeTableNear({}, ...scripts);

const NOTHING_NEAR: Closeness = { nearest: [], mostTiltDeg: 0, slipMargin: null };

/** The same, and every action comes so near. */
export function fakeTableNear(closeness: Partial<Closeness>, ...scripts: readonly Script[]): FakeTable {
  const asked: TractionState[] = [];
  return {
    build: 'fake@1',
    tickHz: 240,
    asked,
    *play(state, action) {
      const script = scripts[asked.length];
      if (script === undefined) throw new Error('the table was asked once too often');
      asked.push(state);
      const report = script(state, action);
      yield tick(typeof report === 'string' ? 1 : report.ticks);
      return typeof report === 'string'
        ? fault('hand-touch', report)
        : ok({ gesture: gesture(action.piece), report, closeness: { ...NOTHING_NEAR, ...closeness } });
    },
  };
}

/** A table that nobody may come near. */
export const NO_TABLE: ScenarioTable = {
  build: 'none',
  tickHz: 240,
  play: () => {
    throw new Error('the table was reached');
  },
};

export function scenarioOf(file: Json): Scenario {
  const parsed = parseScenario(text(file));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}
