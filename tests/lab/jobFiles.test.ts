import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { jobOf } from '#lab/job.ts';
import { loadMatches } from '#lab/matches/matches.ts';

it.each(readdirSync('docs/jobs'))('the job docs/jobs/%s, which a document names, can be carried out', async (name) => {
  const json: unknown = JSON.parse(readFileSync(`docs/jobs/${name}`, 'utf8'));
  const matches = await loadMatches();
  const ready = await jobOf(json as object, () => Promise.resolve(matches));
  expect(ready.ok ? '' : ready.fault.message).toBe('');
  expect(
    readdirSync('docs').some(
      (page) =>
        page.endsWith('.md') && readFileSync(`docs/${page}`, 'utf8').includes(name.replace(/-[34]\.json$/, '-2.json')),
    ),
  ).toBe(true);
});
