import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaFolder } from '../../scripts/make-schemas.ts';
import { STANDARD_THROW } from '#lab/rolls/throwFile.ts';

const accepts = (name: string, json: unknown): boolean =>
  z
    .fromJSONSchema(
      JSON.parse(readFileSync(new URL(name, schemaFolder), 'utf8')) as Parameters<typeof z.fromJSONSchema>[0],
    )
    .safeParse(json).success;

const JOB = { format: 'tumbletop/lab-job', version: 1 };
const OWN = { format: 'tumbletop/throw', version: 1, heightMm: 100, surface: { friction: 0.4, restitution: 0.1 } };

describe('the published schemas of the lab', () => {
  it.each([
    ['a job without parameters', 'lab-job', { ...JOB, experiment: 'slide' }],
    ['a job with some', 'lab-job', { ...JOB, experiment: 'friction', seed: 4, parameters: { friction: [0.4] } }],
    ['the standard throw', 'throw', STANDARD_THROW],
    ['a throw of one’s own', 'throw', OWN],
    ['a surface', 'surface', { format: 'tumbletop/surface', version: 1, name: 'oak', friction: 0.4, restitution: 0 }],
    ['a truck', 'truck', { format: 'tumbletop/truck', version: 1, widthMm: 30 }],
  ])('allow %s', (_, name, json) => expect(accepts(`${name}.schema.json`, json)).toBe(true));

  it.each([
    ['a job of an experiment that there is not', 'lab-job', { ...JOB, experiment: 'luck' }],
    ['a parameter of another experiment', 'lab-job', { ...JOB, experiment: 'slide', parameters: { sizes: ['S'] } }],
    ['a throw that is both', 'throw', { ...OWN, throw: 'mine' }],
    [
      'a surface of rubber beyond sense',
      'surface',
      { format: 'tumbletop/surface', version: 1, name: 'a', friction: 9 },
    ],
  ])('refuse %s', (_, name, json) => expect(accepts(`${name}.schema.json`, json)).toBe(false));
});
