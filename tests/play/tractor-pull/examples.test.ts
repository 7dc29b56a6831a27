import { describe, expect, it } from 'vitest';
import { exampleOf } from '#play/tractor-pull/teach/examples.ts';
import { RULE_CHAPTERS } from '#games/tractor-pull/help/clauses.ts';

describe('examples of clauses', () => {
  it('the sums of the rule text: 8 to 9, 7 to 1 and 10 to 9', () => {
    const example = exampleOf('TP-24') ?? '';
    for (const sums of ['8 to 9', '7 to 1', '10 to 9', '2 to 1']) expect(example).toContain(sums);
  });

  it('two tied vehicles are the strongest, counters counted', () => {
    expect(exampleOf('TP-13')).toContain('(5): Van, Scooter and Van');
  });

  it('a wrench that lies sideways, or has hardly turned, is spun again', () => {
    expect(exampleOf('TP-03')).toMatch(/points to Senior.*lies sideways, and is spun again/u);
    expect(exampleOf('TP-05')).toContain('has not turned twice');
  });

  it('stand at clauses that there are', () => {
    const ids = RULE_CHAPTERS.flatMap(({ clauses }) => clauses.map(({ id }) => id));
    for (const id of ['TP-03', 'TP-05', 'TP-13', 'TP-21', 'TP-24', 'TP-26']) {
      expect(ids).toContain(id);
      expect(exampleOf(id)).toMatch(/^Example\. ./u);
    }
    expect(exampleOf('TP-07')).toBe(null);
  });
});
