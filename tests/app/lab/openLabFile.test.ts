import { expect, it, vi } from 'vitest';
import { openJson } from '#app/lab/files/openLabFile.ts';

vi.mock('#lab/registry.ts', () => ({ findExperiment: () => Promise.reject(new Error('gone')) }));

it('a file whose experiment does not come is refused with the reason', async () => {
  const job = { format: 'tumbletop/lab-job', version: 1, experiment: 'rolls', seed: 1, trials: 1, parameters: {} };
  expect(await openJson(job)).toMatchObject({ ok: false, fault: { code: 'no-network' } });
});
