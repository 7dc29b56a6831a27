import { describe, expect, it } from 'vitest';
import { countStepsOf, countTask, type Counted, type CountedSoFar } from '../../../src/app/lab/run/countSteps.ts';
import { hashOf } from '../../../src/engine/hash.ts';
import { chunkOf, jobOf } from '../../../src/lab/job.ts';
import { EXPERIMENTS, findExperiment } from '../../../src/lab/registry.ts';
import { loadPhysics } from '../../../src/sim/physics.ts';

const physics = await loadPhysics();

/** Jobs of one chunk with several trials that do not take long. */
const SMALL: Readonly<Record<string, { readonly trials: number; readonly parameters: object }>> = {
  rolls: { trials: 5, parameters: { bodies: ['d6', 'coin'], defenders: 1, wins: '6' } },
  throws: { trials: 2, parameters: { begins: 1, look: 1, steps: 1, closer: 1, confirm: 2, scatters: [1] } },
  friction: { trials: 3, parameters: { friction: [0.38, 0.45], sizes: ['S'] } },
  calibrate: {
    trials: 2,
    parameters: { steps: [{ size: 'S', held: 3, of: 4 }], friction: [0.3, 0.5], steadiness: ['usual'] },
  },
  range: { trials: 2, parameters: { ranges: [[1, 1, 1]], surfaces: ['felt'], sizes: ['S'] } },
  tolerance: {
    trials: 2,
    parameters: { movesMm: [0.25, 1], setup: { table: { distanceMm: 381 } }, steadiness: 'steady' },
  },
  matches: {
    trials: 4,
    parameters: { bots: ['careless', 'careless'], setups: [{ name: 'near', rules: { table: { distanceMm: 381 } } }] },
  },
  slide: { trials: 1, parameters: {} },
};

async function readyOf(experiment: string) {
  const small = SMALL[experiment];
  if (small === undefined)
    throw new Error(`Add a small job of ${experiment} to SMALL: it holds that slices change no count.`);
  const { trials, parameters } = small;
  const file = { format: 'tumbletop/lab-job', version: 1, experiment, trials, chunk: trials, parameters };
  const ready = await jobOf(file, findExperiment);
  if (!ready.ok) throw new Error(ready.fault.message);
  return ready.value;
}

/** Counts the only chunk of a small job in slices of one trial, perhaps after some of it; gives what was told, too. */
async function sliced(experiment: string, begun: Counted | null = null) {
  const { job } = await readyOf(experiment);
  const found = await findExperiment(experiment);
  if (found === null) throw new Error('there is none');
  let clock = 0;
  const steps = countStepsOf(found, () => (clock += 1000))(physics, countTask({ job, chunk: 0, begun }));
  const told: CountedSoFar[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done) return { told, counts: step.value.ok ? step.value.value : step.value.fault };
    told.push(step.value as CountedSoFar);
  }
}

describe.each(EXPERIMENTS.map(({ id }) => id))('chunks of %s', (id) => {
  it('have the same counts trial by trial, all at once, and after a stop in the middle', async () => {
    const { job, prepared } = await readyOf(id);
    const whole = prepared.count(physics, job.seed, chunkOf(job, 0));
    expect(whole.ok).toBe(true);
    if (!whole.ok) return;
    const { told, counts } = await sliced(id);
    expect(hashOf(counts)).toBe(hashOf(whole.value));
    const { size } = prepared.experiment.group;
    const slices = job.trials / size;
    expect(told.map(({ done }) => done)).toEqual(Array.from({ length: slices }, (_, i) => size * (i + 1)));
    const again = await sliced(id, told[0]?.soFar ?? null);
    expect(hashOf(again.counts)).toBe(hashOf(whole.value));
    expect(again.told).toHaveLength(slices - 1);
  });

  it('have an answer with a table after their first trial', async () => {
    const { prepared } = await readyOf(id);
    const { told } = await sliced(id);
    const tally = prepared.tally();
    const [first] = told;
    if (first?.soFar === null || first === undefined) throw new Error('nothing was told');
    expect(tally.add(first.soFar.counts, first.soFar.trials).ok).toBe(true);
    const answer = tally.answer();
    expect(answer?.table.rows.length).toBeGreaterThan(0);
  });
});
