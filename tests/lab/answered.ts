import { chunkOf, jobOf } from '#lab/job.ts';
import { findExperiment } from '#lab/registry.ts';
import type { Answer } from '#lab/experiment.ts';
import { loadPhysics } from '#sim/physics.ts';

const physics = await loadPhysics();

const jobFile = (experiment: string, keys: object) => ({
  format: 'tumbletop/lab-job',
  version: 1,
  experiment,
  ...keys,
});

/** The answer of an experiment after so many trials, in one chunk. `K`: its own keys. */
export async function answered<K extends object>(
  experiment: string,
  trials: number,
  parameters: object,
): Promise<Answer & { readonly keys: K }> {
  const ready = await jobOf(jobFile(experiment, { trials, parameters }), findExperiment);
  if (!ready.ok) throw new Error(ready.fault.message);
  const { prepared, job } = ready.value;
  const counts = prepared.count(physics, job.seed, chunkOf({ trials, chunk: trials }, 0));
  if (!counts.ok) throw new Error(counts.fault.message);
  const tally = prepared.tally();
  const added = tally.add(counts.value, trials);
  const answer = tally.answer();
  if (!added.ok || answer === null) throw new Error(added.ok ? 'trials were counted' : added.fault.message);
  return { ...answer, keys: answer.keys as K };
}

/** The sentence with which a job of these parameters is refused; empty where it is not. */
export async function refusal(experiment: string, parameters: object): Promise<string> {
  const ready = await jobOf(jobFile(experiment, { parameters }), findExperiment);
  return ready.ok ? '' : ready.fault.message;
}
