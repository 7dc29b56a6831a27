import { describe, expect, it } from 'vitest';
import { describeJobs } from '#app/lab/compare/describeJobs.ts';
import { jobOf, type Job } from '#lab/job.ts';
import { findExperiment } from '#lab/registry.ts';
import { rollsForm } from '#lab/rolls/form.ts';

async function rolled(body: unknown): Promise<Job> {
  const head = { format: 'tumbletop/lab-job', version: 1, experiment: 'rolls' };
  const ready = await jobOf({ ...head, parameters: { bodies: [body] } }, findExperiment);
  if (!ready.ok) throw new Error(ready.fault.message);
  return ready.value.job;
}

const truck = (title: string, widthMm: number) => ({ format: 'tumbletop/truck', version: 1, title, widthMm });

describe('jobs beside each other', () => {
  it('with trucks of one title are told apart by their figures', async () => {
    const [narrow, wide] = describeJobs(
      rollsForm,
      await Promise.all([truck('mine', 26), truck('mine', 30)].map(rolled)),
    );
    expect(narrow).toMatch(/^Bodies: mine \(width 26 mm\)$/);
    expect(wide).toMatch(/^Bodies: mine \(width 30 mm\)$/);
  });

  it('that are alike have nothing to say', async () =>
    expect(describeJobs(rollsForm, await Promise.all([truck('', 26), truck('', 26)].map(rolled)))).toEqual(['', '']));
});
