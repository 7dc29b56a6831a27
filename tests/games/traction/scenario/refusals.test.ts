import { describe, expect, it } from 'vitest';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import { BAD_INPUTS } from './badInputs.ts';

describe('a scenario is refused', () => {
  it('in more than eighty ways, each with a name of its own', () => {
    expect(new Set(BAD_INPUTS.map(([name]) => name)).size).toBe(BAD_INPUTS.length);
    expect(BAD_INPUTS.length).toBeGreaterThan(80);
  });

  for (const [name, text, path, ...words] of BAD_INPUTS) {
    it(`${name}`, () => {
      const parsed = parseScenario(text);
      if (parsed.ok) throw new Error('it was accepted');
      const { message } = parsed.fault;
      expect(parsed.fault.path ?? null).toBe(path);
      if (path !== null) expect(message.startsWith(`${path} `) || message.startsWith(`${path}:`)).toBe(true);
      for (const word of words) expect(message).toContain(word);
      expect(message).toMatch(/^[^\n]+\.$/);
      expect(message.length).toBeLessThan(500);
    });
  }
});
