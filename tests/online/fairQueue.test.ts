import { describe, expect, it } from 'vitest';
import { FairQueue } from '#online/rooms/fairQueue.ts';
import { NotYet } from '#online/rooms/roomLimits.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import onThread from '#online/rooms/simulateWorker.node.ts';
import type { Wanted } from '#online/rooms/simulator.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { Clock } from './net.ts';
import { ploughing } from './plough.ts';
import { ask, headNow, ordersBy, partsOf, roomWith, servicesFor, stateIn } from './support.ts';

const LOTS = { burst: 1_000_000, perS: 1 };

/** A stand-in for threads: each piece of work takes as long as it says, by the test's clock. */
function threads(clock: Clock, count = 1, ticks = LOTS) {
  const queue = new FairQueue({ threads: count, ticks, now: () => clock.nowMs });
  const done: string[] = [];
  const work = (room: string, ms: number): Promise<number> =>
    queue.run(
      room,
      async () =>
        new Promise<number>((resolve) =>
          clock.after(ms, () => {
            done.push(room);
            resolve(ms);
          }),
        ),
      (took) => took,
    );
  return { queue, done, work };
}

describe('threads that rooms share', () => {
  it('go to the room that has had least of them, and not to the one that asks most', async () => {
    const clock = new Clock();
    const { done, work } = threads(clock);
    for (let i = 0; i < 20; i += 1) void work('hostile', 1000);
    for (const room of ['a', 'b', 'c']) void work(room, 50);
    await clock.pass(1200);
    expect(done).toEqual(['hostile', 'a', 'b', 'c']);
    void work('a', 50);
    await clock.pass(1100);
    expect(done).toEqual(['hostile', 'a', 'b', 'c', 'hostile', 'a']);
  });

  it('give a room that comes anew no more than its share', async () => {
    const clock = new Clock();
    const { done, work } = threads(clock);
    for (let i = 0; i < 10; i += 1) void work('old', 100);
    await clock.pass(500);
    for (let i = 0; i < 10; i += 1) void work('new', 100);
    await clock.pass(600);
    expect(done.slice(5).filter((room) => room === 'old').length).toBeGreaterThanOrEqual(2);
  });

  it('are lent as long as the room has ticks, and again when it has some', async () => {
    const clock = new Clock();
    const { queue, work } = threads(clock, 1, { burst: 100, perS: 10 });
    const first = work('a', 150);
    await clock.pass(150);
    await first;
    const refused = await work('a', 1).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(NotYet);
    expect((refused as NotYet).ms).toBe(5100);
    const other = work('b', 10);
    await clock.pass(5100);
    await other;
    const again = work('a', 10);
    await clock.pass(10);
    expect(await again).toBe(10);
    expect(queue.length).toBe(0);
  });

  it('go on where work fails', async () => {
    const clock = new Clock();
    const { queue, work } = threads(clock);
    const failed = queue.run('a', async () => Promise.reject(new Error('the thread has died')));
    await expect(failed).rejects.toThrow('the thread has died');
    const next = work('b', 10);
    await clock.pass(10);
    expect(await next).toBe(10);
  });
});

/** Gives the first physical order that can be given. */
const roll = async (keeper: RoomKeeper, game: string) => {
  const parts = await partsOf(game);
  for (;;) {
    const [seat = 0] = keeper.room?.match?.asked ?? [];
    const [order] = ordersBy(parts, stateIn(keeper.shown(keeper.head, seat)), seat);
    const next = (order ?? { do: 'roll', throws: [] }) as { do: string };
    const answer = ask(keeper, seat, { do: 'act', order: next });
    if (next.do === 'roll') return { answer };
    await answer;
  }
};

describe('rooms that perform on the same thread', () => {
  it('wait for one another in turn, whatever one of them has performed', async () => {
    const clock = new Clock();
    const queue = new FairQueue({ threads: 1, ticks: LOTS, now: () => clock.nowMs });
    const services = servicesFor();
    let hostile = '';
    const rooms = new Rooms({
      ...services,
      simulate: async (wanted, room) => {
        const simulated = await services.simulate(wanted, room);
        await queue.run(
          room,
          async () => new Promise<void>((resolve) => clock.after(room === hostile ? 2000 : 50, resolve)),
        );
        return simulated;
      },
    });
    const keepers: RoomKeeper[] = [];
    for (let i = 0; i < 4; i += 1) keepers.push(await roomWith(rooms, await headNow('truck-off')));
    hostile = keepers[0]?.code ?? '';
    const rolls = [];
    for (const keeper of keepers) rolls.push(await roll(keeper, 'truck-off'));
    const answered: number[] = [];
    for (const [i, { answer }] of rolls.entries()) void answer.then(() => answered.push(i));
    while (queue.length < 3) await new Promise(setImmediate);
    await clock.pass(2000);
    const first = keepers[0];
    if (first === undefined) throw new Error('no room');
    expect(answered).toEqual([0]);
    const next = ask(first, 0, { do: 'rename', seat: 0, name: 'Eve' });
    await clock.pass(150);
    expect(answered).toEqual([0, 1, 2, 3]);
    expect(await next, 'it plays on itself, too').toMatchObject({ is: 'ack' });
  });

  it('tell whoever asks for more than a room may have when to come again, and nothing is done', async () => {
    const simulate = async (): Promise<never> => Promise.reject(new NotYet(700));
    const keeper = await roomWith(new Rooms(servicesFor({ simulate })), await headNow('truck-off'));
    const { answer } = await roll(keeper, 'truck-off');
    const { head } = keeper;
    expect(await answer).toEqual({ is: 'later', ms: 700 });
    expect(keeper.head).toBe(head);
  });

  it('have a roll performed while a gesture ploughs through thirty pieces on the same thread', async () => {
    const wanted: Wanted[] = [];
    const simulate = async (one: Wanted): Promise<never> => {
      wanted.push(one);
      return Promise.reject(new NotYet(1));
    };
    const rooms = new Rooms(servicesFor({ simulate }));
    const table = await roomWith(
      rooms,
      await headNow('traction', 5, { surface: 'mousepad', table: { distanceMm: 381 } }),
    );
    const by = table.room?.match?.asked[0] === 0 ? 1 : 0;
    await ask(table, by, { do: 'act', order: ploughing(table.room?.match?.now(null).state, by, 20) });
    await (
      await roll(await roomWith(rooms, await headNow('truck-off')), 'truck-off')
    ).answer;
    const [plough, rolled] = wanted;
    if (plough === undefined || rolled === undefined) throw new Error('nothing was to be performed');
    await onThread(rolled); // its thread knows the game
    const ended: string[] = [];
    const noting = async (name: string, one: Wanted) => {
      const performed = await onThread(one);
      ended.push(name);
      return performed;
    };
    const [long, short] = await Promise.all([noting('ploughing', plough), noting('roll', rolled)]);
    expect(ended).toEqual(['roll', 'ploughing']);
    expect(long?.result.ok).toBe(true);
    expect(long?.ticks).toBeGreaterThan(10 * (short?.ticks ?? 0));
  });
});
