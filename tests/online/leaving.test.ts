import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '#online/protocol/messages.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { BareServer } from './bare.ts';
import { ask, headNow, keyOf, roomWith, servicesFor } from './support.ts';

/** More than a hello takes until its guest is there. */
const MOMENTS = Array.from({ length: 24 }, (_, i) => i);

describe('a guest who comes as the last one leaves', () => {
  it.each(MOMENTS)('hears everything that follows, where that is %i moments later', async (moments) => {
    const server = new BareServer(new Rooms(servicesFor()));
    const { code } = await roomWith(server.rooms, await headNow('tug-of-war'));
    const last = await server.guest(code, keyOf(0));
    const coming = server.open(code);
    const welcome = coming.connection.receive(
      JSON.stringify({ t: 'hello', v: PROTOCOL, key: null, host: null, have: -1 }),
    );
    for (let i = 0; i < moments; i += 1) await Promise.resolve();
    last.connection.gone();
    await welcome;
    const other = await server.guest(code, keyOf(1));
    coming.told.length = 0;
    const keeper = (await server.rooms.keeper(code)) ?? expect.fail();
    expect(await ask(keeper, 1, { do: 'rename', seat: 1, name: 'Eve' })).toMatchObject({ is: 'ack' });
    for (const { told } of [coming, other]) expect(told.filter(({ t }) => t === 'rows')).toHaveLength(1);
  });
});
