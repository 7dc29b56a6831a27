import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { schemaFolder } from '../../../../scripts/make-schemas.ts';
import { BAD_ROLLS } from './badInputs.ts';
import { rollExample, ROLL_EXAMPLE, type Json } from './example.ts';

const schema = z.fromJSONSchema(
  JSON.parse(readFileSync(new URL('scenario.schema.json', schemaFolder), 'utf8')) as Parameters<
    typeof z.fromJSONSchema
  >[0],
);

describe('the published schema of scenarios', () => {
  it('allows a scenario of trucks, and what it leaves out', () => {
    expect(schema.safeParse(ROLL_EXAMPLE).success).toBe(true);
    const { title: _title, expect: _expect, ...bare } = ROLL_EXAMPLE;
    expect(schema.safeParse(bare).success).toBe(true);
  });

  it.each<[string, Json]>([
    ['an unknown terrain', { terrain: 'swamp' }],
    ['a key of another game', { surface: 'felt' }],
    ['the game of another key', { game: 'traction' }],
    ['two rolls', { actions: [...(ROLL_EXAMPLE['actions'] as Json[]), ...(ROLL_EXAMPLE['actions'] as Json[])] }],
  ])('refuses %s', (_name, changes) => expect(schema.safeParse(rollExample(changes)).success).toBe(false));

  it('leaves to the program what only a whole throw can be wrong about', () => {
    const formal = BAD_ROLLS.filter(([, text]) => schema.safeParse(JSON.parse(text)).success).map(([name]) => name);
    expect(formal).toContain('placed instead of rolled');
    expect(formal).toContain('a truck thrown twice');
    expect(formal).not.toContain('a place at the end of the universe');
  });
});
