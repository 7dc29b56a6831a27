import { describe, expect, it } from 'vitest';
import type { MatchJson } from '#engine/matchFile/matchForm.ts';
import { lobbyOf } from '#online/client/lobby.ts';
import type { Answer } from '#online/protocol/answers.ts';
import type { Ask } from '#online/protocol/asks.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import {
  ask,
  Chance,
  headNow,
  HOST_KEY,
  keyOf,
  newId,
  ordersBy,
  partsOf,
  roomWith,
  servicesFor,
  SEED,
  stateIn,
} from './support.ts';

/** A match of one person, at seat 0, and of a computer. */
async function headAlone(game: string, options: object = {}): Promise<MatchJson> {
  const head = await headNow(game, 2, options);
  const [person, other] = head['seats'] as readonly object[];
  return { ...head, seats: [person, { ...other, kind: 'bot', level: 'careless' }] };
}

/** Until the room has rows beyond that one. */
const beyond = async (keeper: RoomKeeper, head: number): Promise<void> =>
  new Promise((resolve) => {
    const stop = keeper.listen(() => {
      if (keeper.head <= head) return;
      stop();
      resolve();
    });
    if (keeper.head > head) {
      stop();
      resolve();
    }
  });

const movesOf = (keeper: RoomKeeper, seat: number): number =>
  keeper.shown(0, null).filter((row) => row.seat === seat && (row.body as { do: string }).do === 'act').length;

/** The person does anything that a list holds, until the computer has moved so often. */
async function playUntil(keeper: RoomKeeper, game: string, moves: number): Promise<void> {
  const parts = await partsOf(game);
  const chance = new Chance(7);
  while (movesOf(keeper, 1) < moves && keeper.room?.match?.result === null) {
    const { head } = keeper;
    if (keeper.room.match.toThink([]) !== null) {
      await beyond(keeper, head);
      continue;
    }
    const order = chance.oneOf(ordersBy(parts, stateIn(keeper.shown(keeper.head, 0)), 0)) ?? { do: 'roll', throws: [] };
    expect(await ask(keeper, 0, { do: 'act', order: order as { do: string } })).toMatchObject({ is: 'ack' });
  }
}

/** The person plays until it is the computer's turn. */
async function untilThinking(keeper: RoomKeeper): Promise<void> {
  const parts = await partsOf('tug-of-war');
  while (keeper.room?.match?.toThink([]) === null) {
    const [order] = ordersBy(parts, stateIn(keeper.shown(keeper.head, 0)), 0);
    await ask(keeper, 0, { do: 'act', order: order as { do: string } });
  }
}

/** Moves of the computer that are enough to see it play. */
const MOVES = 2;

const OPTIONS = {
  traction: { surface: 'mousepad', table: { distanceMm: 381 } },
  trexlands: {},
  'truck-off': {},
  'tractor-pull': {},
  'tug-of-war': {},
};

describe('a computer’s seat in a room', () => {
  it.each(Object.entries(OPTIONS))(
    'is played for in %s by what it may see, and counts like any other',
    async (game, options) => {
      const services = servicesFor();
      const keeper = await roomWith(new Rooms(services), await headAlone(game, options));
      await playUntil(keeper, game, MOVES);
      expect(movesOf(keeper, 1)).toBeGreaterThanOrEqual(MOVES);
      const again = await new Rooms(services).keeper(keeper.code);
      const rows = keeper.shown(0, 0); // the computer may have moved on meanwhile
      expect(again?.shown(0, 0).slice(0, rows.length)).toEqual(rows.slice(0, again?.shown(0, 0).length));
      expect(JSON.stringify(keeper.shown(0, 0))).not.toContain(String(SEED));
    },
  );

  it('lets a person act while it thinks', async () => {
    const think = async (): Promise<never> => new Promise(() => undefined);
    const keeper = await roomWith(new Rooms(servicesFor({ think })), await headAlone('tug-of-war'));
    await untilThinking(keeper);
    expect(await ask(keeper, 0, { do: 'act', order: { do: 'concede', seat: 0 } })).toMatchObject({ is: 'ack' });
    expect(keeper.room?.match?.result?.winners).toEqual([1]);
  });

  it('thinks once for each position, and again where its thread has died', async () => {
    const services = servicesFor();
    const asked: number[] = [];
    const rooms = new Rooms({
      ...services,
      think: async (wanted, room) => {
        asked.push(wanted.match.log.length);
        if (asked.length === 1) throw new Error('the thread has died');
        return services.think(wanted, room);
      },
    });
    const keeper = await roomWith(rooms, await headAlone('tug-of-war'));
    await untilThinking(keeper);
    const { head } = keeper;
    await new Promise(setImmediate);
    expect(movesOf(keeper, 1)).toBe(0);
    for (let i = 0; i < 3; i += 1) keeper.wake();
    await beyond(keeper, head);
    expect(movesOf(keeper, 1)).toBe(1);
    expect(asked.slice(0, 2)).toEqual([asked[0], asked[0]]);
    expect(new Set(asked.slice(1)).size).toBe(asked.length - 1);
  });

  it('moves once where two servers think for it', async () => {
    const services = servicesFor();
    const keeper = await roomWith(new Rooms(services), await headAlone('tug-of-war'));
    const other = await new Rooms(services).keeper(keeper.code);
    if (other === null) throw new Error('not found');
    await Promise.all([playUntil(keeper, 'tug-of-war', MOVES), other.refresh()]);
    await other.refresh();
    await keeper.refresh();
    expect(other.shown(0, 0)).toEqual(keeper.shown(0, 0));
    const ids = keeper.shown(0, null).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is given by the host, and taken back', async () => {
    const opened = await new Rooms(servicesFor()).create({
      id: newId(),
      head: await headNow('tug-of-war'),
      hostKey: HOST_KEY,
    });
    if (!opened.ok) throw new Error(opened.fault.message);
    const keeper = opened.value;
    const byHost = async (what: Ask): Promise<Answer> =>
      keeper.ask({ id: newId(), base: null, secrets: { key: null, host: HOST_KEY }, ask: what });
    expect(await byHost({ do: 'bot', seat: 1, level: 'careless' })).toMatchObject({ is: 'ack' });
    expect(await byHost({ do: 'bot', seat: 0 })).toMatchObject({ is: 'no', code: 'no-person' });
    expect(await byHost({ do: 'free', seat: 1 })).toMatchObject({ is: 'ack' });
    expect(lobbyOf(keeper.shown(0, null))?.seats.map(({ taken }) => taken)).toEqual([false, false]);
    await byHost({ do: 'bot', seat: 1, level: 'careless' });
    expect(await ask(keeper, null, { do: 'sit', seat: 1, name: 'Eve', key: keyOf(1) })).toMatchObject({
      code: 'no-seat',
    });
    await ask(keeper, null, { do: 'sit', seat: 0, name: 'Ada', key: keyOf(0) });
    await playUntil(keeper, 'tug-of-war', MOVES);
    expect(movesOf(keeper, 1)).toBe(MOVES);
  });

  it('is not the only kind in a room', async () => {
    const head = await headNow('tug-of-war');
    const seats = (head['seats'] as readonly object[]).map((seat) => ({ ...seat, kind: 'bot', level: 'careless' }));
    const opened = await new Rooms(servicesFor()).create({
      id: newId(),
      head: { ...head, seats },
      hostKey: 'h'.repeat(22),
    });
    expect(opened).toMatchObject({ ok: false, fault: { code: 'no-person' } });
  });
});
