import { describe, expect, it } from 'vitest';
import { chunkOf, jobOf } from '#lab/job.ts';
import { EXPERIMENTS, findExperiment } from '#lab/registry.ts';
import { makeResult, readLabFile, resultOf } from '#lab/result.ts';
import { loadPhysics, PHYSICS_BUILD } from '#sim/physics.ts';

const physics = await loadPhysics();

async function resultIn(experiment: string, parameters: object, trials = 3) {
  const ready = await jobOf(
    { format: 'tumbletop/lab-job', version: 1, experiment, trials, chunk: trials, parameters },
    findExperiment,
  );
  if (!ready.ok) throw new Error(ready.fault.message);
  const { job, prepared } = ready.value;
  const tally = prepared.tally();
  const counts = prepared.count(physics, job.seed, chunkOf(job, 0));
  if (!counts.ok) throw new Error(counts.fault.message);
  tally.add(counts.value, trials);
  const result = resultOf(job, PHYSICS_BUILD, tally);
  if (result === null) throw new Error('there is an answer');
  return result;
}

const refusal = async (text: string): Promise<string> => {
  const read = await readLabFile(text, findExperiment);
  return read.ok ? '' : read.fault.message;
};

const rolls = await resultIn('rolls', { bodies: ['d6', 'coin'], defenders: 1, wins: '6' });

describe('a file of the lab', () => {
  it.each([
    ['rolls', { bodies: ['d6'] }],
    ['friction', { friction: [0.4, 0.5], sizes: ['S'] }],
    ['slide', {}],
    ['pool', { bodies: ['d6', 'd6'] }],
    ['design', {}],
    ['rest', { body: 'd6' }],
    ['calibrate', { anglesDeg: [20, 21, 22] }],
  ])('that is a result of %s opens with the same table and plots, and is written as it was', async (id, parameters) => {
    const { file, answer } = await resultIn(id, parameters);
    const read = await readLabFile(makeResult(file), findExperiment);
    if (!read.ok || read.value.kind !== 'result') throw new Error('it is a result');
    expect(read.value.answer).toEqual(answer);
    expect(makeResult(read.value.file)).toBe(makeResult(file));
  });

  it('that is a job opens as one', async () => {
    const read = await readLabFile(JSON.stringify(rolls.file.job), findExperiment);
    expect(read).toEqual({ ok: true, value: { kind: 'job', job: rolls.file.job } });
  });

  it.each([
    ['{', /^The file is not JSON/],
    ['{"format":"tumbletop/match","version":1}', /\$\.format is "tumbletop\/match"/],
    [JSON.stringify({ ...rolls.file, hash: 'abc' }), /^\$\.hash is "abc"; expected a hash of 32 digits\.$/],
    [JSON.stringify({ ...rolls.file, job: { ...rolls.file.job, seed: -1 } }), /^\$\.job\.seed is -1/],
    [JSON.stringify({ ...rolls.file, shares: [{ name: 'a' }] }), /figures of the file/],
    [JSON.stringify({ ...rolls.file, shares: 'many' }), /figures of the file/],
  ])('that is none is refused in one sentence: %.60s', async (text, says) => {
    const sentence = await refusal(text);
    expect(sentence).toMatch(says);
    expect(sentence.match(/\.(?: |$)/g)).toHaveLength(1);
  });

  it('of every experiment that has other figures is refused, never an error', async () => {
    for (const { id, load, form } of EXPERIMENTS) {
      const usual = (await load()).prepare((await form()).sample);
      for (const keys of [{}, { rows: null }, { rows: [{}], shares: [1], restarts: {} }, { best: 1, readings: 'x' }])
        expect(usual.ok ? usual.value.shown(keys).ok : usual.fault, `${id} ${JSON.stringify(keys)}`).toBe(false);
    }
  });
});
