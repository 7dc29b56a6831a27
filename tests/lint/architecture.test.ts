import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('ARCHITECTURE.md', 'utf8');
const invariants = [
  ...text.slice(text.indexOf('## Invariants')).matchAll(/^(\d+)\. ([\s\S]*?)(?=^\d+\. |$(?![\s\S]))/gm),
].map(([, number, body]) => ({ number, body: body ?? '' }));

describe('ARCHITECTURE.md', () => {
  it('numbers ten invariants', () => {
    expect(invariants.map((i) => i.number)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  });

  it.each(invariants)('invariant $number names tests that exist', ({ body }) => {
    const tests = [...body.matchAll(/`(tests\/[^`]+)`/g)].map((m) => m[1] ?? '');
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((t) => !existsSync(t))).toEqual([]);
  });
});
