import { describe, expect, it } from 'vitest';
import { Connection } from '#online/ingress/connection.ts';
import { Hub } from '#online/ingress/hub.ts';
import type { Passing, Relay } from '#online/ingress/relay.ts';
import { answerHttp } from '#online/ingress/roomHttp.ts';
import { PROTOCOL, type Told } from '#online/protocol/messages.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import type { RoomStore } from '#online/store/roomStore.ts';
import { ask, AT_HOME, headNow, keyOf, roomWith, servicesFor } from './support.ts';

/** As one process has a store that several share; changed as a test wants it. */
const endOf = (store: MemoryStore, changed: Partial<RoomStore> = {}): RoomStore => ({
  open: async (...given) => store.open(...given),
  tail: async (...given) => store.tail(...given),
  append: async (...given) => store.append(...given),
  erase: async (...given) => store.erase(...given),
  now: async () => store.now(),
  close: async () => store.close(),
  others: store,
  ...changed,
});
const storeNow = (): MemoryStore => new MemoryStore(() => 0);
const SAT = { do: 'rename', seat: 0, name: 'Ada again' } as const;

async function keeperIn(rooms: Rooms, code: string): Promise<RoomKeeper> {
  const keeper = await rooms.keeper(code);
  if (keeper === null) throw new Error(`no room ${code}`);
  return keeper;
}

const grown = async (keeper: RoomKeeper): Promise<void> =>
  new Promise((resolve) => {
    const stop = keeper.listen(() => {
      stop();
      resolve();
    });
  });

/** A connection to a room of these rooms, and everything that it was told. */
function connected(rooms: Rooms, code: string, relay: Relay | null = null) {
  const told: Told[] = [];
  const at = { closed: 0 };
  const wire = {
    send: (text: string) => void told.push(JSON.parse(text) as Told),
    close: () => (at.closed += 1),
    waitingBytes: 0,
  };
  const hub = async (): Promise<Hub | null> => {
    const keeper = await rooms.keeper(code);
    return keeper === null ? null : new Hub(keeper, () => 0, relay);
  };
  const connection = new Connection(wire, { hub, left: () => undefined, now: () => 0, publicUrl: null });
  const say = async (said: object): Promise<void> => connection.receive(JSON.stringify(said));
  const hello = async (key: string | null = null): Promise<void> =>
    say({ t: 'hello', v: PROTOCOL, key, host: null, have: -1 });
  return { told, at, say, hello };
}

describe('two processes on one store', () => {
  it('each hear of the rows of the other, and play on from them', async () => {
    const store = storeNow();
    const [one, other] = [0, 1].map(() => new Rooms(servicesFor({ store: endOf(store) }))) as [Rooms, Rooms];
    const here = await roomWith(one, await headNow('tug-of-war'));
    const there = await keeperIn(other, here.code);
    const hears = grown(there);
    expect(await ask(here, 0, SAT)).toMatchObject({ is: 'ack' });
    await hears;
    expect(there.head).toBe(here.head);
    expect(await ask(there, 1, { do: 'act', order: { do: 'concede', seat: 1 } })).toMatchObject({ is: 'ack' });
    await here.refresh();
    expect(here.room?.match?.hash).toBe(there.room?.match?.hash);
    expect(here.room?.match?.result).not.toBeNull();
  });

  it('find what nobody told them, and count it', async () => {
    const store = storeNow();
    const one = new Rooms(servicesFor({ store: endOf(store) }));
    const counted: string[] = [];
    const deaf = { listen: () => undefined, heads: async (codes: readonly string[]) => store.heads(codes) };
    const count = (what: string): void => void counted.push(what);
    const other = new Rooms(servicesFor({ store: endOf(store, { others: deaf }), count }));
    const here = await roomWith(one, await headNow('tug-of-war'));
    const there = await keeperIn(other, here.code);
    const hears = grown(there);
    await ask(here, 0, SAT);
    expect(there.head).toBe(here.head - 1);
    await other.catchUp();
    await hears;
    expect(there.head).toBe(here.head);
    expect(counted).toEqual(['holes_healed']);
    await other.catchUp();
    expect(counted).toHaveLength(1);
  });

  it('pass on a hand, a phrase and a place, and nothing that is kept', async () => {
    const store = storeNow();
    const joined: ((told: Passing) => void)[] = [];
    const passed: Passing[] = [];
    const relay = (): Relay => ({
      join: (_, heard) => {
        joined.push(heard);
        return () => undefined;
      },
      pass: (_, told) => {
        passed.push(told);
        for (const heard of joined) if (heard !== joined[0]) heard(told);
      },
      close: () => undefined,
    });
    const [one, other] = [0, 1].map(() => new Rooms(servicesFor({ store: endOf(store) }))) as [Rooms, Rooms];
    const { code } = await roomWith(one, await headNow('tug-of-war'));
    const ada = connected(one, code, relay());
    await ada.hello(keyOf(0));
    const bo = connected(other, code, relay());
    await bo.hello(keyOf(1));
    await ada.say({ t: 'hand', b: 'moves' });
    await ada.say({ t: 'say', phrase: 'hello' });
    await ada.say({ t: 'point', at: [0, 0, 1] });
    await ada.say({ t: 'ask', id: 'renaming-1', base: null, ask: SAT });
    const all = [
      { t: 'hand', seat: 0, b: 'moves' },
      { t: 'said', seat: 0, phrase: 'hello' },
      { t: 'pointed', seat: 0, at: [0, 0, 1] },
    ];
    expect(passed).toEqual(all);
    expect(bo.told).toEqual(expect.arrayContaining(all));
    expect(ada.told.filter(({ t }) => t === 'said')).toHaveLength(1);
  });
});

describe('somebody who asks right after the hello', () => {
  it('is heard once the room has been read', async () => {
    const store = storeNow();
    const { code } = await roomWith(new Rooms(servicesFor({ store })), await headNow('tug-of-war'));
    const { told, say, hello } = connected(new Rooms(servicesFor({ store })), code);
    const asked = { t: 'ask', id: 'renaming-1', base: null, ask: SAT };
    await Promise.all([hello(keyOf(0)), say(asked)]);
    expect(told.map(({ t }) => t)).toEqual(['welcome', 'presence', 'rows', 'answer']);
    expect(told.at(-1)).toMatchObject({ answer: { is: 'ack' } });
  });
});

describe('a store that does not answer', () => {
  it('is no room that is not there: the line is cut, comes back, and finds everything', async () => {
    const store = storeNow();
    const { code } = await roomWith(new Rooms(servicesFor({ store })), await headNow('tug-of-war'));
    let isAway = true;
    const tail: RoomStore['tail'] = async (...given) => {
      if (isAway) throw new Error('the connection is gone');
      return store.tail(...given);
    };
    const rooms = new Rooms(servicesFor({ store: endOf(store, { tail }) }));
    const early = connected(rooms, code);
    await early.hello();
    expect(early.told).toEqual([]);
    expect(early.at.closed).toBe(1);
    isAway = false;
    const late = connected(rooms, code);
    await late.hello();
    expect(late.told[0]).toMatchObject({ t: 'welcome', head: 3 });
    isAway = true;
    const known = connected(rooms, code);
    await known.hello();
    expect(known.told).toEqual([]);
  });
});

describe('a store that was put back to an earlier copy', () => {
  it('tells those who know more all that it has', async () => {
    const store = storeNow();
    const rooms = new Rooms(servicesFor({ store }));
    const { code } = await roomWith(rooms, await headNow('tug-of-war'));
    const { told, say } = connected(rooms, code);
    await say({ t: 'hello', v: PROTOCOL, key: keyOf(0), host: null, have: 9 });
    expect(told[0]).toMatchObject({ t: 'welcome', head: 3, rows: [{ seq: 0 }, { seq: 1 }, { seq: 2 }, { seq: 3 }] });
  });
});

describe('a room of another build of the physics', () => {
  it('is refused with its name, and stays as it is', async () => {
    const store = storeNow();
    const { code } = await roomWith(new Rooms(servicesFor({ store })), await headNow('tug-of-war'));
    const newer = new Rooms(servicesFor({ store, build: 'a newer build' }));
    const visitor = connected(newer, code);
    await visitor.hello();
    expect(visitor.told).toMatchObject([
      { t: 'bye', code: 'other-build', message: expect.stringContaining('a newer build') as string },
    ]);
    const asked = { method: 'GET', path: `/m/${code}/tail`, authorization: undefined, body: '' };
    const answer = await answerHttp(newer, { ...asked, signal: new AbortController().signal, visitor: AT_HOME });
    expect(answer).toMatchObject({ status: 409, json: { code: 'other-build' } });
    expect(await store.tail(code, 0)).toHaveLength(4);
    const older = connected(new Rooms(servicesFor({ store })), code);
    await older.hello();
    expect(older.told[0]).toMatchObject({ t: 'welcome', head: 3 });
  });
});
