import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaFiles, schemaFolder } from '../../../../scripts/make-schemas.ts';
import { BAD_INPUTS } from './badInputs.ts';
import { EXAMPLE, example, type Json } from './example.ts';

const published = (name: string): string => readFileSync(new URL(name, schemaFolder), 'utf8');

const files = await schemaFiles();

describe('the published schemas', () => {
  it.each(files)('%s is what the code says (else run: npx tsx scripts/make-schemas.ts)', (name, text) => {
    expect(published(name)).toBe(text);
  });

  const schema = z.fromJSONSchema(
    JSON.parse(published('scenario.schema.json')) as Parameters<typeof z.fromJSONSchema>[0],
  );

  it('allow the example, and what it leaves out', () => {
    expect(schema.safeParse(EXAMPLE).success).toBe(true);
    const {
      title: _title,
      pads: _pads,
      seat: _seat,
      expect: _expect,
      options: _options,
      tolerance: _tolerance,
      ...bare
    } = EXAMPLE;
    expect(schema.safeParse(bare).success).toBe(true);
  });

  it.each<[string, Json]>([
    [
      'a touch with a gesture and a shove',
      { actions: [{ do: 'disturb', by: null, piece: '0-S1', gesture: '1.A', pushMm: [1, 1] }] },
    ],
    ['a touch with neither', { actions: [{ do: 'disturb', by: null, piece: '0-S1' }] }],
    ['an unknown key', { speed: 1 }],
    ['an unknown surface', { surface: 'ice' }],
  ])('refuse %s', (_name, changes) => expect(schema.safeParse(example(changes)).success).toBe(false));

  it('leave to the program what only a whole position or turn can be wrong about', () => {
    const formal = BAD_INPUTS.filter(
      ([, text]) => text.length < 5000 && isJson(text) && schema.safeParse(JSON.parse(text)).success,
    ).map(([name]) => name);
    expect(formal).toContain('two pieces in one place');
    expect(formal).not.toContain('x beyond the reach');
    expect(formal).not.toContain('a misspelt expectation');
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
