import { describe, expect, it } from 'vitest';
import { answerHttp } from '#online/ingress/roomHttp.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { ask, AT_HOME, headNow, HOST_KEY, keyOf, newId, roomWith, SALT, SEED, servicesFor } from './support.ts';

const nowOf = async (rooms: Rooms, code: string, authorization?: string) => {
  const { signal } = new AbortController();
  const asked = { method: 'GET', path: `/m/${code}/now`, authorization, body: '', signal, visitor: AT_HOME };
  const { status, json } = await answerHttp(rooms, asked);
  return { status, json: json as Record<string, unknown> & { seats: { since: number | null; taken: boolean }[] } };
};

describe('how a room stands now', () => {
  it('is told in a few words, with the seats of all keys that were shown', async () => {
    const rooms = new Rooms(servicesFor());
    const opened = await rooms.create({ id: newId(), head: await headNow('tug-of-war'), hostKey: HOST_KEY });
    if (!opened.ok) throw new Error(opened.fault.message);
    const { code } = opened.value;
    expect((await nowOf(rooms, code)).json).toMatchObject({ game: 'tug-of-war', own: [], stage: 'open' });
    for (const seat of [0, 1]) await ask(opened.value, null, { do: 'sit', seat, name: `P${seat}`, key: keyOf(seat) });
    const both = await nowOf(rooms, code, `Seat ${keyOf(1)}, Seat ${keyOf(0)}`);
    expect(both.json).toMatchObject({ own: [1, 0], stage: 'played', paused: false });
    expect(both.json.seats.filter(({ since }) => since !== null)).toHaveLength(1);
    expect((await nowOf(rooms, code, `Seat ${keyOf(5)}`)).json['own']).toEqual([]);
  });

  it('names the seat that is waited for, until it has played', async () => {
    const rooms = new Rooms(servicesFor());
    const keeper = await roomWith(rooms, await headNow('tug-of-war'));
    const waits = async (): Promise<number> =>
      (await nowOf(rooms, keeper.code)).json.seats.findIndex(({ since }) => since !== null);
    const first = await waits();
    await ask(keeper, first, { do: 'act', order: { do: 'play', seat: first, module: 'race', cards: [1] } });
    expect(await waits()).toBe(1 - first);
    await ask(keeper, 1 - first, { do: 'act', order: { do: 'concede', seat: 1 - first } });
    expect((await nowOf(rooms, keeper.code)).json['stage']).toBe('over');
  });

  it('tells nothing of chance, secrets or keys', async () => {
    const rooms = new Rooms(servicesFor());
    const keeper = await roomWith(rooms, await headNow('truck-off'));
    const text = JSON.stringify(await nowOf(rooms, keeper.code, `Seat ${keyOf(0)}`));
    for (const secret of [String(SEED), SALT, keyOf(0), HOST_KEY, 'state']) expect(text).not.toContain(secret);
  });

  it('is refused in a sentence where there is no such room', async () => {
    expect(await nowOf(new Rooms(servicesFor()), 'ACEFGH')).toMatchObject({ status: 404, json: { code: 'no-room' } });
  });
});
