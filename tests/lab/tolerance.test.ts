import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { enactScenario } from '#games/traction/scenario/enact.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import { toleranceAnswer, type ToleranceAnswer } from '#lab/traction/tolerance/answer.ts';
import { callsOf } from '#lab/traction/tolerance/calls.ts';
import { toleranceParameters, tolerancesOf } from '#lab/traction/tolerance/parameters.ts';
import { loadPhysics } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import { inSoak } from '../effort.ts';
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
    expect(other).toMatchObject({ moveMm: 1, calls: 0, each: { mean: 0, low: 0 } });
    expect(other?.each.high).toBeCloseTo(-Math.log(0.025) / 5, 6); // none seen is not none ever
  });
});

describe('the experiment of tolerance', () => {
  inSoak(() => {
    it('has fewer calls at a crowded table the more is allowed, for crashes and for nothing else', async () => {
      const { keys } = await answered<ToleranceAnswer>('tolerance', 1, { movesMm: [0, 0.25] });
      expect(keys.actions.mean).toBeGreaterThan(5);
      const calls = (cause: string) => keys.rows.filter((row) => row.cause === cause).map((row) => row.calls);
      const [strict = 0, lenient = 0] = calls('crash');
      expect(strict).toBeGreaterThan(3);
      expect(lenient).toBeLessThan(strict / 4);
      const [all = 0, fewer = 0] = calls('illegal move');
      expect(fewer).toBeLessThan(all);
      for (const cause of new Set(keys.rows.map((row) => row.cause)))
        if (!['crash', 'jiggle', 'illegal move'].includes(cause)) expect(new Set(calls(cause)).size, cause).toBe(1);
    });

    it('has none where nothing is in the way and a bot keeps clear', async () => {
      const clear = { movesMm: [0], setup: 'usual', passMm: 0.8, steadiness: 'usual' };
      const { keys } = await answered<ToleranceAnswer>('tolerance', 1, clear);
      expect(keys.rows.filter(({ cause }) => cause === 'crash')).toEqual([]);
    });
  });

  it.each([
    ['one bot', { bots: ['steady'] }, '$.parameters.bots'],
    ['a level that there is not', { bots: ['steady', 'bold'] }, '$.parameters.bots[1] is "bold"'],
    ['three at the crowded table', { bots: ['careless', 'careless', 'careless'] }, 'two bots at the crowded table'],
    ['a table that there is not', { setup: 'round' }, '$.parameters.setup is "round"; expected crowded, usual, or'],
    ['a set-up that cannot be', { setup: { table: { distanceMm: 1 } } }, '$.parameters.setup'],
    ['a move of a metre', { movesMm: [1000] }, '$.parameters.movesMm[0] is 1000'],
  ])('is refused with %s', async (_, parameters, said) =>
    expect(await refusal('tolerance', parameters)).toContain(said),
  );
});
