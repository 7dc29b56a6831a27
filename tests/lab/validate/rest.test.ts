import { describe, expect, it } from 'vitest';
import type { ValidateAnswer } from '#lab/validate/answer.ts';
import { BODIES } from '#lab/rolls/bodies.ts';
import { seriesOf } from '#lab/validate/odds/series.ts';
import { validateParameters } from '#lab/validate/parameters.ts';
import { agreementOf, besideRows } from '#lab/validate/rest/beside.ts';
import { exactRows } from '#lab/validate/rest/exact.ts';
import { answered } from '../answered.ts';

const bodyCalled = (name: string) => BODIES.find((body) => body.name === name) ?? expect.fail();
const rolledAs = (share: number, half = 0.01) => ({ share, low: share - half, high: share + half, rolls: 1000 });

describe('resting by geometry on the honesty page', () => {
  it('has known cases hold to rounding: boxes, dice and a coin', () => {
    const rows = exactRows();
    expect(rows).toHaveLength(9);
    for (const { name, holds, error } of rows) expect([name, holds, error < 1e-9]).toEqual([name, true, true]);
    const [cube] = rows.filter(({ name }) => name.startsWith('d6'));
    expect(cube?.expected).toBeCloseTo(1 / 6, 6);
    const brick = rows.find(({ name }) => name.startsWith('brick of 16 by 16 by 12'));
    // By hand: a rectangle of 16 by 12 seen from 8 away.
    expect(brick?.expected).toBeCloseTo(Math.atan((8 * 6) / (8 * Math.sqrt(8 * 8 + 6 * 6 + 8 * 8))) / Math.PI, 6);
  });

  it('tells an outcome that chance takes apart from one that bounce and friction do', () => {
    const pyramid = { id: 'pyramid-L', body: bodyCalled('pyramid-L') };
    const [near] = besideRows(
      pyramid,
      (_, outcome) => rolledAs({ base: 0.16, side: 0.84 }[outcome] ?? 0, 0.01),
      () => null,
    );
    expect(near).toMatchObject({ outcome: 'base', geometry: 0.155033, agrees: true });
    const far = besideRows(
      pyramid,
      (_, outcome) => rolledAs({ base: 0.04, side: 0.96 }[outcome] ?? 0, 0.01),
      () => null,
    );
    expect(far, 'what never comes has no row, and of two one tells both').toHaveLength(1);
    expect(far[0]?.agrees).toBe(false);
    if (near === undefined) throw new Error('it has rows');
    expect(agreementOf([near, { ...near, body: 'other', agrees: false }])).toEqual({
      agree: ['pyramid-L'],
      apart: ['other'],
    });
  });

  it('rolls each body once, however many parts of the page ask for it', () => {
    const seriesIn = (...parts: readonly string[]): number => seriesOf(validateParameters.parse({ parts })).length;
    expect(seriesIn('rest')).toBe(8 + 12);
    // The truck is its own part's, the dice are theirs; a ballasted truck and pyramids are left.
    expect(seriesIn('dice', 'rest', 'truck') - seriesIn('dice', 'truck')).toBe(4);
  });

  it('is counted by its own part, with published dice beside', async () => {
    const { keys, table, says } = await answered<ValidateAnswer>('validate', 2, { parts: ['rest'] });
    expect(keys.rest.beside.find(({ body }) => body === 'square-0.47')?.published?.rolls).toBe(332);
    expect(keys.theory).toEqual([]);
    expect(keys.even).toEqual([]);
    expect(table.rows).toHaveLength(keys.rest.exact.length + keys.rest.beside.length);
    expect(says).toMatch(/^Resting by geometry: 9 of 9 known cases hold; of 20 bodies that were rolled \d+ come/);
  });
});
