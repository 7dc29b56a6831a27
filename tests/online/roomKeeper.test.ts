import { describe, expect, it } from 'vitest';
import type { AnyParts } from '#engine/module/parts.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import {
  ask,
  askedBy,
  Chance,
  headNow,
  HOST_KEY,
  keyOf,
  newId,
  ordersBy,
  partsOf,
  roomWith,
  servicesFor,
  stateIn,
} from './support.ts';

/** Plays on by what each asked seat may see, any of the actions that a list holds. */
async function playOn(keeper: RoomKeeper, parts: AnyParts, most: number, chance = new Chance(7)): Promise<number> {
  for (let played = 0; played < most; played += 1) {
    const [seat] = askedBy(parts, stateIn(keeper.shown(keeper.head, null)));
    if (seat === undefined) return played;
    const order = chance.oneOf(ordersBy(parts, stateIn(keeper.shown(keeper.head, seat)), seat));
    if (order === undefined) throw new Error('nothing can be done');
    const answer = await ask(keeper, seat, { do: 'act', order: order as { do: string } });
    expect(answer).toMatchObject({ is: 'ack' });
  }
  return most;
}

describe('a room', () => {
  it('is opened by a file, filled by who sits down, and begins by itself', async () => {
    const rooms = new Rooms(servicesFor());
    const keeper = await roomWith(rooms, await headNow('tug-of-war'));
    expect(keeper.room?.match?.length).toBe(0);
    expect(keeper.shown(0, null).map(({ body }) => (body as { do: string }).do)).toEqual([
      'open',
      'sit',
      'sit',
      'begin',
    ]);
  });

  it('plays a whole match, and shows each seat what the engine lets it see', async () => {
    const rooms = new Rooms(servicesFor());
    const keeper = await roomWith(rooms, await headNow('tug-of-war', 2, { rules: 'first' }));
    await playOn(keeper, await partsOf('tug-of-war'), 500);
    expect(keeper.room?.match?.result).not.toBeNull();
  });

  it('takes a request that comes twice once', async () => {
    const keeper = await roomWith(new Rooms(servicesFor()), await headNow('tug-of-war'));
    const parts = await partsOf('tug-of-war');
    const [seat = 0] = keeper.room?.match?.asked ?? [];
    const [order] = ordersBy(parts, stateIn(keeper.shown(keeper.head, seat)), seat);
    const [id, at] = [newId(), keeper.head];
    const request = {
      id,
      base: at,
      secrets: { key: keyOf(seat), host: null },
      ask: { do: 'act', order: order as { do: string } },
    } as const;
    const answers = [await keeper.ask(request), await keeper.ask(request), await keeper.ask(request)];
    expect(answers).toEqual([
      { is: 'ack', seq: at + 1 },
      { is: 'ack', seq: at + 1, again: true },
      { is: 'ack', seq: at + 1, again: true },
    ]);
    expect(keeper.room?.match?.length).toBe(1);
  });

  it.each([
    {
      says: 'a seat that is taken',
      ask: { do: 'sit', seat: 0, name: 'Eve', key: 'k'.repeat(22) },
      seat: null,
      code: 'taken',
    },
    {
      says: 'a seat that is not there',
      ask: { do: 'sit', seat: 5, name: 'Eve', key: 'k'.repeat(22) },
      seat: null,
      code: 'no-seat',
    },
    {
      says: 'a second seat of one who sits',
      ask: { do: 'sit', seat: 1, name: 'Eve', key: 'k'.repeat(22) },
      seat: 0,
      code: 'seated',
    },
    { says: 'a key of somebody else', ask: { do: 'lock', locked: true }, seat: 0, code: 'not-host' },
    { says: 'a computer at a seat in a match', ask: { do: 'bot', seat: 1 }, seat: 'host', code: 'begun' },
    { says: 'freeing a seat in a match', ask: { do: 'free', seat: 1 }, seat: 'host', code: 'begun' },
    {
      says: 'an order of who looks on',
      ask: { do: 'act', order: { do: 'concede', seat: 0 } },
      seat: null,
      code: 'not-seated',
    },
    {
      says: 'an order for another seat',
      ask: { do: 'act', order: { do: 'concede', seat: 1 } },
      seat: 0,
      code: 'not-yours',
    },
    { says: 'rubbish', ask: { do: 'act', order: { do: 'fly' } }, seat: 0, code: 'bad-value' },
    {
      says: 'an outcome that a player claims',
      ask: { do: 'act', order: { do: 'concede', seat: 0, hash: 'f' } },
      seat: 0,
      code: 'unknown-key',
    },
    {
      says: 'taking back for another seat',
      ask: { do: 'undo', request: { do: 'ask', by: 1, from: 0 } },
      seat: 0,
      code: 'not-yours',
    },
  ] as const)('refuses $says, and nothing changes', async ({ ask: what, seat, code }) => {
    const keeper = await roomWith(new Rooms(servicesFor()), await headNow('tug-of-war'));
    const { head: before } = keeper;
    const host = seat === 'host' ? HOST_KEY : null;
    const key = seat === 'host' || seat === null ? null : keyOf(seat);
    const answer = await keeper.ask({ id: newId(), base: null, secrets: { key, host }, ask: what });
    expect(answer).toMatchObject({ is: 'no', code });
    expect(keeper.head).toBe(before);
  });

  it('says that it has gone on to an order for an older position', async () => {
    const keeper = await roomWith(new Rooms(servicesFor()), await headNow('tug-of-war'));
    const base = keeper.head - 1;
    const answer = await keeper.ask({
      id: newId(),
      base,
      secrets: { key: keyOf(0), host: null },
      ask: { do: 'act', order: { do: 'concede', seat: 0 } },
    });
    expect(answer).toEqual({ is: 'stale', head: keeper.head });
  });

  it('is the same for a process that reads it later, and for two that take turns', async () => {
    const services = servicesFor();
    const [here, there] = [new Rooms(services), new Rooms(services)];
    const keeper = await roomWith(here, await headNow('truck-off', 3));
    const other = await there.keeper(keeper.code);
    if (other === null) throw new Error('not found');
    const parts = await partsOf('truck-off');
    const chance = new Chance(5);
    for (let turn = 0; turn < 16; turn += 1) {
      const one = turn % 2 === 0 ? keeper : other;
      await one.refresh();
      const [seat = 0] = one.room?.match?.asked ?? [];
      const orders = ordersBy(parts, stateIn(one.shown(one.head, seat)), seat);
      const order = chance.oneOf(orders) ?? { do: 'roll', seat, throws: [] };
      expect(await ask(one, seat, { do: 'act', order: order as { do: string } })).toMatchObject({ is: 'ack' });
    }
    await keeper.refresh();
    await other.refresh();
    expect(other.shown(0, 1)).toEqual(keeper.shown(0, 1));
    expect(other.room?.match?.hash).toBe(keeper.room?.match?.hash);
  });

  it('answers later where nobody knows what became of a row, and then that it counts', async () => {
    const inner = new MemoryStore(() => 0);
    let fails = false;
    const store = new Proxy(inner, {
      get: (target, key) =>
        key === 'append' && fails
          ? async (...given: Parameters<MemoryStore['append']>) => {
              await target.append(...given);
              throw new Error('the line was cut after the row was stored');
            }
          : (Reflect.get(target, key) as unknown),
    });
    const keeper = await roomWith(new Rooms(servicesFor({ store })), await headNow('tug-of-war'));
    const [seat = 0] = keeper.room?.match?.asked ?? [];
    const order = { do: 'concede', seat };
    const request = {
      id: newId(),
      base: keeper.head,
      secrets: { key: keyOf(seat), host: null },
      ask: { do: 'act', order },
    } as const;
    fails = true;
    expect(await keeper.ask(request)).toMatchObject({ is: 'later' });
    fails = false;
    expect(await keeper.ask(request)).toMatchObject({ is: 'ack', again: true });
    expect(keeper.room?.match?.length).toBe(1);
  });
});
