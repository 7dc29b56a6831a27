import { beforeAll, describe, expect, it } from 'vitest';
import { tractionFiles } from '#app/tables/traction/files.ts';
import { slicedHelper } from '#play/offThread/slices.ts';
import { actTask, judgeTask } from '#app/tables/traction/helper.ts';
import { stepsOf } from '#play/traction/tasks.ts';
import { orderOf } from '#games/traction/perform.ts';
import { judgeScenario } from '#games/traction/scenario/judge.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { physicsTable } from '#games/traction/scenario/physicsTable.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { EXAMPLE, text } from '../../games/traction/scenario/example.ts';
import { longTouch } from '../../games/traction/longActions.ts';
import { must } from '../../games/traction/support.ts';
import { table } from '../frame/table.ts';

let physics: Physics;
let scenario: Scenario;
beforeAll(async () => {
  physics = await loadPhysics();
  scenario = must(parseScenario(text(EXAMPLE)));
});

const patient = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

/** So many milliseconds go by at every look. */
const clock = (each: number): (() => number) => {
  let now = 0;
  return () => (now += each);
};

describe('a helper on this thread', () => {
  it('judges a scenario as anybody does', async () => {
    expect(await slicedHelper(physics, stepsOf).carryOut(judgeTask(scenario), patient())).toEqual(
      judgeScenario(scenario, physicsTable(physics)),
    );
  });

  it('gives way in the middle of an action, and tells how far it is', async () => {
    const at: number[] = [];
    let breaths = 0;
    const helper = slicedHelper(physics, stepsOf, async () => void (breaths += 1), clock(5)); // three ticks a slice
    await helper.carryOut(judgeTask(scenario), { ...patient(), onProgress: ({ tick }) => void at.push(tick) });
    expect(breaths).toBeGreaterThan(100);
    expect(at).toHaveLength(breaths);
    expect(at.slice(0, 3)).toEqual([3, 6, 9]);
  });

  it('stops in the middle of an action of two minutes', async () => {
    const leaving = new AbortController();
    const at = await table();
    const { state } = at.match();
    const task = actTask(orderOf(state, { do: 'disturb', by: null, gesture: longTouch(physics, state, '0-L1') }));
    let ticks = 0;
    const helper = slicedHelper(physics, stepsOf, async () => leaving.abort(), clock(1));
    expect(
      await helper.carryOut(task, { signal: leaving.signal, onProgress: ({ tick }) => void (ticks = tick) }),
    ).toMatchObject({ ok: false, fault: { code: 'abandoned' } });
    expect(ticks).toBeLessThan(20);
  });
});

it('a task and what comes of it are plain data: they come out the same when they are sent', async () => {
  const at = await table();
  at.play('walk S1 D 180');
  const [walked] = at.match().log;
  if (walked === undefined) throw new Error('there is a walk');
  const task = must(tractionFiles.taskOf({ ...walked.before, action: walked.action }));
  const outcome = await slicedHelper(physics, stepsOf).carryOut(structuredClone(task), patient());
  expect(structuredClone(outcome)).toEqual({ ok: true, value: walked.performed });
  expect([...stepsOf(physics, task)].length).toBe(walked.evidence?.ticks);
});
