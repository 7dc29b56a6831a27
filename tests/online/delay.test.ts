import { describe, expect, it } from 'vitest';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { lobbyOf } from '#online/client/lobby.ts';
import { Line } from '#online/client/line.ts';
import { answerHttp } from '#online/ingress/roomHttp.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import { Clock, Net } from './net.ts';
import { ask, AT_HOME, headNow, HOST_KEY, keyOf, newId, ordersBy, partsOf, servicesFor, stateIn } from './support.ts';

const DELAY_S = 30;
/** A message there, and one back, and a moment. */
const SOON_MS = 500;

/** A room of two whose spectators see everything later, and the line of one of them. */
async function withDelay(s = DELAY_S) {
  const clock = new Clock();
  const services = servicesFor({
    store: new MemoryStore(() => clock.nowMs),
    after: (ms, then) => clock.after(ms, then),
  });
  const net = new Net(new Rooms(services), clock);
  const opened = await net.rooms.create({ id: newId(), head: await headNow('tug-of-war'), hostKey: HOST_KEY });
  if (!opened.ok) throw new Error(opened.fault.message);
  const keeper = opened.value;
  const host = { key: null, host: HOST_KEY };
  const chosen = await keeper.ask({ id: newId(), base: null, secrets: host, ask: { do: 'delay', s } });
  expect(chosen.is).toBe('ack');
  for (const [seat, name] of ['Ada', 'Bo'].entries()) {
    await ask(keeper, null, { do: 'sit', seat, name, key: keyOf(seat) });
  }
  const lineOf = (key: string | null): Line => {
    const line = new Line(net.host(keeper.code), { key, host: null });
    line.open();
    return line;
  };
  const [looking, playing] = [lineOf(null), lineOf(keyOf(0))];
  await clock.pass(SOON_MS);
  return { services, clock, net, keeper, looking, playing, lineOf };
}

async function play(keeper: RoomKeeper): Promise<void> {
  const rows = keeper.shown(0, 0);
  const state = stateIn(rows) as Parameters<typeof tugOfWar.asked>[0];
  const [seat = 0] = tugOfWar.asked(state);
  const view = stateIn(keeper.shown(0, seat));
  const [order] = ordersBy(await partsOf('tug-of-war'), view, seat);
  expect((await ask(keeper, seat, { do: 'act', order: order as { do: string } })).is).toBe('ack');
}

const actsIn = ({ seen }: Line): number => seen.rows.filter(({ body }) => 'entry' in body).length;

describe('a room whose spectators see it later', () => {
  it('shows them at once who sits where and that it has begun, and each action when it is due', async () => {
    const { clock, keeper, looking, playing } = await withDelay();
    expect(lobbyOf(looking.seen.rows)).toMatchObject({ begun: true, delayS: DELAY_S });
    await play(keeper);
    await clock.pass(20_000);
    await play(keeper);
    await clock.pass(SOON_MS);
    expect([actsIn(playing), actsIn(looking)]).toEqual([2, 0]);
    await clock.pass(10_000);
    expect(actsIn(looking)).toBe(1);
    await clock.pass(20_000);
    expect(actsIn(looking)).toBe(2);
    expect(looking.seen.rows).toEqual(JSON.parse(JSON.stringify(keeper.shown(0, null))));
  });

  it('shows who comes what is old enough, and tells them of nothing that is newer', async () => {
    const { clock, keeper, net, lineOf } = await withDelay();
    await play(keeper);
    await clock.pass(20_000);
    await play(keeper);
    await clock.pass(11_000);
    net.said.length = 0;
    const late = lineOf(null);
    await clock.pass(SOON_MS);
    expect(actsIn(late)).toBe(1);
    const told = net.said
      .map((text) => JSON.parse(text) as { t: string; head?: number })
      .filter(({ t }) => t === 'welcome');
    expect(told.map(({ head }) => head)).toEqual([keeper.head - 1]);
    await clock.pass(5000);
    const asked = net.said.filter((text) => text.includes('"ping"')).length;
    expect(asked, 'nobody asks for what is not told').toBeLessThan(3);
  });

  it('tells them neither hands nor phrases of the present, and the time in which they are', async () => {
    const { clock, looking, playing } = await withDelay();
    const heard: string[] = [];
    looking.listenToFleeting(({ t }) => heard.push(t));
    playing.sendFleeting({ t: 'say', phrase: 'wow' });
    playing.sendFleeting({ t: 'hand', b: 'x' });
    playing.sendFleeting({ t: 'point', at: [0, 0, 0] });
    await clock.pass(SOON_MS);
    expect(heard).toEqual([]);
    expect(looking.seen.nowMs).toBe(playing.seen.nowMs - DELAY_S * 1000);
  });

  it('keeps it over HTTP, and as another process reads it', async () => {
    const { clock, keeper, net, services } = await withDelay();
    await play(keeper);
    const waitsFor = async (rooms: Rooms, authorization?: string): Promise<number> => {
      const { signal } = new AbortController();
      const path = `/m/${keeper.code}/now`;
      const asked = { method: 'GET', path, authorization, body: '', signal, visitor: AT_HOME };
      const { json } = await answerHttp(rooms, asked);
      return (json as { seats: { since: number | null }[] }).seats.findIndex(({ since }) => since !== null);
    };
    const heads = async (rooms: Rooms): Promise<unknown[]> => {
      const of = async (authorization?: string): Promise<unknown> => {
        const path = `/m/${keeper.code}/tail?have=-1`;
        const { signal } = new AbortController();
        const asked = { method: 'GET', path, authorization, body: '', signal, visitor: AT_HOME };
        const { json } = await answerHttp(rooms, asked);
        return (json as { head: number }).head;
      };
      return [await of(), await of(`Seat ${keyOf(0)}`)];
    };
    expect(await heads(net.rooms)).toEqual([keeper.head - 1, keeper.head]);
    expect(await waitsFor(net.rooms)).not.toBe(await waitsFor(net.rooms, `Seat ${keyOf(0)}`));
    const another = new Rooms(services);
    expect(await heads(another)).toEqual([keeper.head - 1, keeper.head]);
    await clock.pass(DELAY_S * 1000);
    for (const rooms of [net.rooms, another]) expect(await heads(rooms)).toEqual([keeper.head, keeper.head]);
  });

  it('is the host’s to choose, before a match', async () => {
    const { keeper } = await withDelay();
    expect(await ask(keeper, 0, { do: 'delay', s: 0 })).toMatchObject({ is: 'no', code: 'not-host' });
    const secrets = { key: null, host: HOST_KEY };
    const answer = await keeper.ask({ id: newId(), base: null, secrets, ask: { do: 'delay', s: 0 } });
    expect(answer).toMatchObject({ is: 'no', code: 'begun' });
  });
});
