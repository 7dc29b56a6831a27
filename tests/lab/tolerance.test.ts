import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enactScenario } from '../../src/games/traction/scenario/enact.ts';
import { parseScenario } from '../../src/games/traction/scenario/parse.ts';
import { physicsTable } from '../../src/games/traction/scenario/physicsTable.ts';
import { toleranceAnswer, type ToleranceAnswer } from '../../src/lab/traction/tolerance/answer.ts';
import { callsOf } from '../../src/lab/traction/tolerance/calls.ts';
import { toleranceParameters, tolerancesOf } from '../../src/lab/traction/tolerance/parameters.ts';
import { loadPhysics } from '../../src/sim/physics.ts';
import type { Result } from '../../src/sim/result.ts';
import { answered, refusal } from './answered.ts';

const physics = await loadPhysics();
const SEATS = [0, 1].map((colour) => ({ name: `Player ${colour}`, colour, kind: 'person' as const }));
const ALL = toleranceParameters.parse({ movesMm: [0.5, 1, 2] });

function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
}

describe('calls by several tolerances', () => {
  it('are a crash until so much is allowed as a piece was moved by, then a jiggle', () => {
    const file = new URL('../scenarios/TR-27/moved-more-than-a-millimetre.json', import.meta.url); // by 1.2 mm
    const match = must(enactScenario(physicsTable(physics), must(parseScenario(readFileSync(file, 'utf8'))), SEATS));
    expect(callsOf(match, tolerancesOf(ALL))).toEqual({
      '0 actions': 1,
      '0 illegal move': 1,
      '0 crash': 1,
      '1 actions': 1,
      '1 illegal move': 1,
      '1 crash': 1,
      '2 actions': 1,
      '2 jiggle': 1,
    });
  });

  it('keep two degrees to the millimetre, as the rules do', () =>
    expect(tolerancesOf(ALL)).toEqual([
      { moveMm: 0.5, yawDeg: 1 },
      { moveMm: 1, yawDeg: 2 },
      { moveMm: 2, yawDeg: 4 },
    ]));

  it('are told a match, with an interval that ends at none', () => {
    const matches = [{ '0 crash': 5, '0 illegal move': 5 }, {}, {}, {}, {}].map((calls) => ({ ...calls }));
    const { rows } = toleranceAnswer(ALL, { matches }, 5);
    const [crash, other] = rows.filter(({ cause }) => cause === 'crash');
    expect(crash).toMatchObject({ moveMm: 0.5, calls: 5, each: { mean: 1, low: 0 } });
    expect(crash?.each.high).toBeCloseTo(3.776, 2); // 1 + 2.776 x 1
    expect(other).toMatchObject({ moveMm: 1, calls: 0 });
  });
});

describe('the experiment of tolerance', () => {
  it('rules real matches', async () => {
    const { keys, table } = await answered<ToleranceAnswer>('tolerance', 1, { movesMm: [1, 4], steadiness: 'usual' });
    expect(keys.actions.mean).toBeGreaterThan(5);
    expect(table.rows.map(([cause]) => cause)).toContain('illegal move');
  });

  it.each([
    ['one bot', { bots: ['steady'] }, '$.parameters.bots'],
    ['a level that there is not', { bots: ['steady', 'bold'] }, '$.parameters.bots[1] is "bold"'],
    ['a move of a metre', { movesMm: [1000] }, '$.parameters.movesMm[0] is 1000'],
  ])('is refused with %s', async (_, parameters, said) =>
    expect(await refusal('tolerance', parameters)).toContain(said),
  );
});
