import { beforeAll, describe, expect, it } from 'vitest';
import * as files from '#games/truck-off/matchFile.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { lobbyOf } from '#online/client/lobby.ts';
import { Line } from '#online/client/line.ts';
import { practiceOf } from '#online/client/practice.ts';
import type { Answer } from '#online/protocol/answers.ts';
import type { Ask } from '#online/protocol/asks.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import type { ShownRow } from '#online/rooms/shownRow.ts';
import { Rooms, type RoomsServices } from '#online/rooms/rooms.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import { loadPhysics } from '#sim/physics.ts';
import { Clock, Net } from './net.ts';
import { ask, headNow, HOST_KEY, keyOf, newId, roomWith, servicesFor } from './support.ts';

beforeAll(async () => void (await loadPhysics()));

const byHost = async (keeper: RoomKeeper, what: Ask): Promise<Answer> =>
  keeper.ask({ id: newId(), base: null, secrets: { key: null, host: HOST_KEY }, ask: what });

/** Seeds of hidden chance, none of them twice. */
function seeds(): () => string {
  let next = 0;
  return () => String((next += 1)).padStart(32, '1');
}

interface Opened {
  readonly services: RoomsServices;
  readonly keeper: RoomKeeper;
}

async function opened(rooms: Rooms, services: RoomsServices, isPractice = true): Promise<Opened> {
  const room = await rooms.create({ id: newId(), head: await headNow('truck-off'), hostKey: HOST_KEY });
  if (!room.ok) throw new Error(room.fault.message);
  const keeper = room.value;
  if (isPractice) expect(await byHost(keeper, { do: 'practise', practice: true })).toMatchObject({ is: 'ack' });
  for (const seat of [0, 1])
    expect(await ask(keeper, null, { do: 'sit', seat, name: `P${seat}`, key: keyOf(seat) })).toMatchObject({
      is: 'ack',
    });
  return { services, keeper };
}

async function practice(): Promise<Opened> {
  const services = servicesFor({ seed: seeds() });
  return opened(new Rooms(services), services);
}

/** Whoever is asked does what a computer would: the order, and its row. */
async function step({ services, keeper }: Opened) {
  const wanted = keeper.room?.match?.toThink([0, 1]) ?? expect.fail('the match waits for nobody');
  const thought = await services.think(wanted, keeper.code);
  if (!thought.ok) throw new Error(thought.fault.message);
  const order = thought.value as { readonly do: string };
  expect(await ask(keeper, wanted.seat, { do: 'act', order })).toMatchObject({ is: 'ack' });
  return { seat: wanted.seat, order, seq: keeper.head };
}

/** Until dice have rolled. */
async function untilThrown(at: Opened) {
  for (let i = 0; i < 20; i += 1) {
    const before = at.keeper.head;
    const done = await step(at);
    if (done.order.do === 'roll') return { ...done, before };
  }
  return expect.fail('nobody throws');
}

const hashOf = ({ room }: RoomKeeper): string | null | undefined => room?.match?.hash;
const stateOf = ({ room }: RoomKeeper, seat: number | null = null): unknown => room?.match?.now(seat).state;
const rewind = async (keeper: RoomKeeper, to: number, seat = 1, fresh = false): Promise<Answer> =>
  ask(keeper, seat, { do: 'rewind', to, fresh });

describe('what seats gave', () => {
  const row = (seq: number, seat: number | null, body: object): ShownRow => ({
    seq,
    id: `row-${seq}`,
    seat,
    at: 0,
    body,
  });
  const began = row(4, null, { do: 'begin', practice: true });
  const act = (seq: number, seat: number, action: object) =>
    row(seq, seat, { do: 'act', entry: { action, performed: {} } });

  it('is the whole action of who did it alone', () => {
    const way = practiceOf([began, act(5, 1, { do: 'roll' })])?.way ?? [];
    expect(way.map(({ given }) => [...given])).toEqual([[], [[1, { do: 'roll' }]]]);
  });

  it('is a part of an action of several, and nothing of who gave the last one', () => {
    const part = row(5, 0, { do: 'part', order: { do: 'roll', throws: [1] } });
    const unseen = row(6, 1, { do: 'part', order: null });
    const way =
      practiceOf([began, part, unseen, act(7, 2, { do: 'roll', throws: [1, 2, 3] }), act(8, 2, { do: 'stay' })])?.way ??
      [];
    expect(way.map(({ given }) => [...given])).toEqual([[], [[0, { do: 'roll', throws: [1] }]], [[2, { do: 'stay' }]]]);
  });
});

describe('a practice table', () => {
  it('goes back by anybody at a seat, and what is done again comes to the same', async () => {
    const at = await practice();
    const { keeper } = at;
    const thrown = await untilThrown(at);
    const [hash, before] = [hashOf(keeper), thrown.before];
    expect(await rewind(keeper, before, 1 - thrown.seat)).toMatchObject({ is: 'ack' });
    expect(keeper.room?.match?.length).toBe((practiceOf(keeper.shown(0, null))?.way.length ?? 0) - 1);
    expect(await ask(keeper, thrown.seat, { do: 'act', order: thrown.order })).toMatchObject({ is: 'ack' });
    expect(hashOf(keeper)).toBe(hash);
  });

  it('throws the same again with other chance, and not the way chance went before', async () => {
    const at = await practice();
    const { keeper } = at;
    const thrown = await untilThrown(at);
    const drawn = new Set([JSON.stringify(keeper.shown(keeper.head, null)[0]?.body)]);
    const [state, hash] = [keeper.room?.match, hashOf(keeper)];
    for (let i = 0; i < 3; i += 1) {
      expect(await rewind(keeper, thrown.before, thrown.seat, true)).toMatchObject({ is: 'ack' });
      expect(await ask(keeper, thrown.seat, { do: 'act', order: thrown.order })).toMatchObject({ is: 'ack' });
      expect(hashOf(keeper)).not.toBe(hash);
      drawn.add(JSON.stringify(keeper.shown(keeper.head, null)[0]?.body));
    }
    expect(drawn.size).toBe(4);
    expect(keeper.room?.match?.length).toBe(state?.length);
  });

  it('keeps positions by name, also those from which it has gone back', async () => {
    const at = await practice();
    const { keeper } = at;
    await untilThrown(at);
    expect(await ask(keeper, 0, { do: 'keep', name: 'after the throw' })).toMatchObject({ is: 'ack' });
    const state = stateOf(keeper);
    const [first] = practiceOf(keeper.shown(0, 0))?.way ?? [];
    await rewind(keeper, first?.seq ?? -1);
    expect(keeper.room?.match?.length).toBe(0);
    await step(at);
    await ask(keeper, 1, { do: 'keep', name: 'one on' });
    const kept = practiceOf(keeper.shown(0, 1))?.kept ?? new Map<string, number>();
    expect([...kept.keys()]).toEqual(['after the throw', 'one on']);
    await rewind(keeper, kept.get('after the throw') ?? -1);
    expect(stateOf(keeper)).toEqual(state);
    await rewind(keeper, kept.get('one on') ?? -1);
    expect(keeper.room?.match?.length).toBe(1);
  });

  it('is the same at both screens and for a process that reads it anew', async () => {
    const services = servicesFor({ seed: seeds() });
    const clock = new Clock();
    const net = new Net(new Rooms(services), clock);
    const at = await opened(net.rooms, services);
    const { keeper } = at;
    const lines = [0, 1].map((seat) => new Line(net.host(keeper.code), { key: keyOf(seat), host: null }));
    for (const line of lines) line.open();
    await clock.pass(1000);
    const masters = lines.map((line) => FarMaster.of(line, files.orders, Infinity, false) ?? expect.fail('no match'));
    const equal = async (): Promise<void> => {
      await clock.pass(1000);
      for (const [seat, master] of masters.entries()) {
        master.goOn();
        expect(master.match.state).toEqual(stateOf(keeper, seat));
        expect(master.match.log).toHaveLength(keeper.room?.match?.length ?? -1);
      }
    };
    const thrown = await untilThrown(at);
    await equal();
    expect(masters[0]?.againstUndo, 'the table offers no taking back').toMatchObject({ code: 'practice' });
    await ask(keeper, 0, { do: 'keep', name: 'here' });
    await rewind(keeper, thrown.before);
    await equal();
    const shown: (() => void)[] = [];
    masters[1 - thrown.seat]?.showBy((_, __, then) => shown.push(then));
    const heard: boolean[] = [];
    for (let throws = 1; throws <= 2; throws += 1) {
      masters[thrown.seat]?.throwAgain(thrown.before, thrown.order, ({ ok }) => heard.push(ok));
      await clock.pass(3000);
      expect(heard).toHaveLength(throws);
    }
    expect(heard).toEqual([true, true]);
    expect(shown, 'the other one still sees the first throw').toHaveLength(1);
    shown[0]?.();
    expect(shown, 'and then the second, though the match is as long as before').toHaveLength(2);
    shown[1]?.();
    await equal();
    await rewind(keeper, practiceOf(keeper.shown(0, 0))?.kept.get('here') ?? -1);
    await equal();
    const anew = await new Rooms(services).keeper(keeper.code);
    expect(anew?.room?.match?.hash).toBe(hashOf(keeper));
    expect(stateOf(anew ?? expect.fail('no room'))).toEqual(stateOf(keeper));
    expect(lobbyOf(keeper.shown(0, 0))).toMatchObject({ practice: true, over: false });
  });

  it('goes on from the end of a match, and tells no file that would not replay', async () => {
    const { keeper } = await practice();
    await ask(keeper, 1, { do: 'act', order: { do: 'concede', seat: 1 } });
    expect(keeper.room?.match?.result).not.toBeNull();
    expect(JSON.stringify(keeper.shown(keeper.head, 0))).not.toContain('"opened"');
    const [first] = practiceOf(keeper.shown(0, 0))?.way ?? [];
    expect(await rewind(keeper, first?.seq ?? -1)).toMatchObject({ is: 'ack' });
    expect(keeper.room?.match?.result).toBeNull();
  });

  it('goes back from the end though somebody has asked for another match, which then does not begin by itself', async () => {
    const { keeper } = await practice();
    await ask(keeper, 1, { do: 'act', order: { do: 'concede', seat: 1 } });
    await ask(keeper, 0, { do: 'again' });
    const [first] = practiceOf(keeper.shown(0, 0))?.way ?? [];
    expect(await rewind(keeper, first?.seq ?? -1)).toMatchObject({ is: 'ack' });
    expect(keeper.room?.again).toEqual([]);
    expect(lobbyOf(keeper.shown(0, 0))?.again).toEqual([]);
  });

  it('gives the clock of the rules its whole time again, also where it goes back to where it stands', async () => {
    const time = { ms: 1000 };
    const rooms = new Rooms(servicesFor({ store: new MemoryStore(() => (time.ms += 1)) }));
    const head = await headNow('tug-of-war', 2, { options: { clock: true } });
    const keeper = await roomWith(rooms, head, undefined, true);
    time.ms += 60_000;
    expect(await rewind(keeper, keeper.head, 1, true)).toMatchObject({ is: 'ack' });
    expect(keeper.room?.movedAt).toBeGreaterThan(60_000);
  });

  it('does not go back into the match before it', async () => {
    const { keeper } = await practice();
    const [first] = practiceOf(keeper.shown(0, 0))?.way ?? [];
    await ask(keeper, 1, { do: 'act', order: { do: 'concede', seat: 1 } });
    await ask(keeper, 0, { do: 'keep', name: 'the end' });
    for (const seat of [0, 1]) expect(await ask(keeper, seat, { do: 'again' })).toMatchObject({ is: 'ack' });
    expect(practiceOf(keeper.shown(0, 0))).toMatchObject({ kept: new Map() });
    expect(await rewind(keeper, first?.seq ?? -1)).toMatchObject({ is: 'no', code: 'no-position' });
  });

  it.each([
    ['to a row by which no position came to be', { do: 'rewind', to: 2, fresh: false }, 'no-position'],
    ['to a row that is not there', { do: 'rewind', to: 4000, fresh: false }, 'no-position'],
    ['to a position without a name that is seen', { do: 'keep', name: ' ' }, 'bad-name'],
    ['by agreement, which nobody needs', { do: 'undo', request: { do: 'ask', by: 0, from: 0 } }, 'practice'],
  ] as const)('does not go back %s', async (_, what, code) => {
    const at = await practice();
    await step(at);
    const hash = hashOf(at.keeper);
    expect(await ask(at.keeper, 0, what)).toMatchObject({ is: 'no', code });
    expect(hashOf(at.keeper)).toBe(hash);
  });

  it('is nobody’s who looks on', async () => {
    const at = await practice();
    await step(at);
    expect(await ask(at.keeper, null, { do: 'rewind', to: at.keeper.head, fresh: false })).toMatchObject({
      is: 'no',
      code: 'not-seated',
    });
  });

  it('has no clock and no ratings, and a match that is played has no way back', async () => {
    const services = servicesFor();
    const { keeper } = await opened(new Rooms(services), services, false);
    await ask(keeper, 1, { do: 'act', order: { do: 'concede', seat: 1 } });
    expect(await rewind(keeper, keeper.head - 1)).toMatchObject({ is: 'no', code: 'no-practice' });
    expect(await byHost(keeper, { do: 'practise', practice: true })).toMatchObject({ is: 'ack' });
    expect(await byHost(keeper, { do: 'clock', clock: { turnS: 60, reserveS: 0 } })).toMatchObject({
      code: 'practice',
    });
    expect(await byHost(keeper, { do: 'practise', practice: false })).toMatchObject({ is: 'ack' });
    expect(await byHost(keeper, { do: 'clock', clock: { turnS: 60, reserveS: 0 } })).toMatchObject({ is: 'ack' });
    expect(await byHost(keeper, { do: 'practise', practice: true })).toMatchObject({ is: 'no', code: 'practice' });
  });
});
