import { describe, expect, it } from 'vitest';
import { sharedStores } from '#cli/sharedStores.ts';

const POSTGRES = 'postgres://ada:geheim@db:5432/rooms';

describe('stores that processes share', () => {
  it('are read from the options of serve, and shown without their secrets', () => {
    expect(sharedStores({})).toEqual({ ok: true, value: { postgres: null, redis: null } });
    expect(sharedStores({ postgres: POSTGRES, redis: 'redis://cache:6379' })).toMatchObject({
      ok: true,
      value: { postgres: { url: POSTGRES, shown: 'postgres://db:5432/rooms' }, redis: { url: 'redis://cache:6379' } },
    });
  });

  it.each([
    [{ postgres: 'mysql://ada:geheim@db/rooms' }, '--postgres expects an address such as postgres://'],
    [{ postgres: 'redis://:geheim@cache' }, '--postgres expects'],
    [{ postgres: POSTGRES, redis: 'geheim' }, '--redis expects an address such as redis://'],
    [{ redis: 'redis://:geheim@cache:6379' }, '--redis goes with --postgres'],
  ])('are refused in one sentence that has no password: %j', (given, sentence) => {
    const refused = sharedStores(given);
    expect(refused).toMatchObject({ ok: false });
    const { message } = (refused as { fault: { message: string } }).fault;
    expect(message).toContain(sentence);
    expect(message).not.toContain('geheim');
  });

  it('name the drivers that are not installed', () => {
    const given = { postgres: POSTGRES, redis: 'redis://cache:6379' };
    expect(sharedStores(given, (name) => name !== 'pg')).toMatchObject({
      fault: { message: expect.stringMatching(/npm install pg@8$/) as string },
    });
    expect(sharedStores(given, () => false)).toMatchObject({
      fault: { message: expect.stringMatching(/npm install pg@8 ioredis@5$/) as string },
    });
  });
});
