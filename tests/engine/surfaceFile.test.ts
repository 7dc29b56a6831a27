import { describe, expect, it } from 'vitest';
import { makeSurface, parseSurface } from '#engine/surfaceFile.ts';

const OAK = { name: 'oak table', friction: 0.44, restitution: 0.1, low: 0.41, high: 0.47 };
const file = (keys: object): string => JSON.stringify({ format: 'tumbletop/surface', version: 1, ...OAK, ...keys });

describe('a surface file', () => {
  it('gives back the surface that was written', () => {
    expect(parseSurface(makeSurface(OAK))).toEqual({ ok: true, value: OAK });
    const unknown = { ...OAK, low: null, high: null };
    expect(parseSurface(makeSurface(unknown))).toEqual({ ok: true, value: unknown });
  });

  it('may leave its interval out', () => {
    const { low: _low, high: _high, ...bare } = JSON.parse(makeSurface(OAK)) as Record<string, unknown>;
    expect(parseSurface(JSON.stringify(bare))).toEqual({ ok: true, value: { ...OAK, low: null, high: null } });
  });

  it.each([
    ['another kind of file', { format: 'tumbletop/match' }, '$.format is "tumbletop/match"; expected "tumbletop/surf'],
    ['a later version', { version: 2 }, '$.version is 2; this program reads version 1.'],
    ['no name', { name: '' }, '$.name is ""; expected at least 1 character.'],
    ['a name that turns the writing round', { name: 'oak\u202e' }, '$.name is'],
    ['a name with a space behind it', { name: 'oak ' }, '$.name is "oak "; expected a text without spaces around it.'],
    ['friction of nothing there is', { friction: 3 }, '$.friction is 3; expected at most 2.'],
    ['an interval above its coefficient', { low: 0.45 }, '$.low is 0.45; expected at most the coefficient itself.'],
    ['an interval below its coefficient', { high: 0.4 }, '$.high is 0.4; expected at least the coefficient itself.'],
    ['a key too many', { colour: 'red' }, '$.colour'],
  ])('is refused with %s', (_, keys, said) => {
    const read = parseSurface(file(keys));
    expect(read.ok ? '' : read.fault.message).toContain(said);
  });
});
