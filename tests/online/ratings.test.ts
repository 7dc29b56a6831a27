import { describe, expect, it } from 'vitest';
import * as files from '#games/truck-off/matchFile.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { Line } from '#online/client/line.ts';
import { toPlay } from '#online/protocol/signing.ts';
import { answerRatings } from '#online/ingress/ratedHttp.ts';
import { Ratings } from '#online/rated/ratings.ts';
import { signaturesFor } from '#online/rated/signatures.node.ts';
import { askSchema } from '#online/protocol/asks.ts';
import { finishedMatch } from '#online/rooms/finishedMatch.ts';
import { playerOf } from '#online/rooms/ladder.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { FinishedMatch } from '#online/rooms/rows.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import { Clock, Net } from './net.ts';
import { loaded } from '../engine/ownDie/bodies.ts';
import { KeyedPlayer, ORIGIN } from './ratedKeys.ts';
import { ask, AT_HOME, headNow, HOST_KEY, keyOf, newId, ordersBy, partsOf, roomWith, servicesFor } from './support.ts';

const DAY_MS = 86_400_000;
const CLOCK = { turnS: 60, reserveS: 0 };
const { hashKey } = servicesFor();
const idOf = ({ key }: KeyedPlayer): string => playerOf(hashKey, key);
const [ADA, BO] = [new KeyedPlayer(), new KeyedPlayer()];

/** A server with ratings, by a time that a test sets. */
function server(publicUrl: string | null = ORIGIN) {
  const time = { ms: 20_000 * DAY_MS };
  const store = new MemoryStore(() => (time.ms += 1));
  const signatures = signaturesFor(publicUrl);
  const ratings = new Ratings({ store, hashKey, signatures });
  const underWay: Promise<void>[] = [];
  const rate: Ratings['take'] = async (...match) => {
    const taken = ratings.take(...match);
    underWay.push(taken);
    return taken;
  };
  const services = servicesFor({ store, signatures, rate });
  return { time, store, ratings, services, rooms: new Rooms(services), signatures, hashKey, underWay };
}

const byHost = async (keeper: RoomKeeper, what: Parameters<RoomKeeper['ask']>[0]['ask']) =>
  keeper.ask({ id: newId(), base: null, secrets: { key: null, host: HOST_KEY }, ask: what });

/** A room of two that is rated, and not signed yet. */
async function ratedRoom({ rooms }: ReturnType<typeof server>, options: object = {}): Promise<RoomKeeper> {
  const head = await headNow('truck-off', 2, options);
  const opened = await rooms.create({ id: newId(), head, hostKey: HOST_KEY, clock: CLOCK });
  if (!opened.ok) throw new Error(opened.fault.message);
  const keeper = opened.value;
  expect(await byHost(keeper, { do: 'rate', rated: true })).toMatchObject({ is: 'ack' });
  for (const [seat, name] of ['Ada', 'Bo'].entries())
    expect(await ask(keeper, null, { do: 'sit', seat, name, key: keyOf(seat) })).toMatchObject({ is: 'ack' });
  return keeper;
}

async function signed(keeper: RoomKeeper, players: readonly KeyedPlayer[] = [ADA, BO]): Promise<RoomKeeper> {
  for (const [seat, player] of players.entries())
    expect(await ask(keeper, seat, player.toPlay(keeper.code, seat))).toMatchObject({ is: 'ack' });
  return keeper;
}

/** Plays at that seat, whoever has it by now. */
async function act(keeper: RoomKeeper, seat: number, order: object): Promise<void> {
  const key = [0, 1].find((one) => keeper.askerOf({ key: keyOf(one), host: null }).seat === seat);
  const what = { do: 'act', order: order as { do: string } } as const;
  expect(await ask(keeper, key ?? null, what)).toMatchObject({ is: 'ack' });
}

/** The second seat gives up, once enough was played. */
async function finish(keeper: RoomKeeper): Promise<void> {
  const parts = await partsOf('truck-off');
  for (let i = 0; i < 2; i += 1) {
    const { match } = keeper.room ?? {};
    const [seat = 0] = match?.asked ?? [];
    const [order = {}] = ordersBy(parts, match?.now(seat).state, seat);
    await act(keeper, seat, order);
  }
  await act(keeper, 1, { do: 'concede', seat: 1 });
}

/** Once everything that was handed on is stored. */
async function settled({ ratings, underWay }: ReturnType<typeof server>) {
  await Promise.all(underWay);
  return ratings.ladders('truck-off');
}

describe('a rated room', () => {
  it('begins once everybody has signed, and rates the match when it is over', async () => {
    const here = server();
    const keeper = await ratedRoom(here);
    expect(keeper.room?.match).toBeNull();
    await signed(keeper);
    expect(keeper.room?.match).not.toBeNull();
    await finish(keeper);
    const [ladder] = (await settled(here)).ladders;
    expect(ladder).toMatchObject({ game: 'truck-off', rules: 'text', hand: 'helping', players: 2 });
    expect(ladder?.best.map(({ name, won, matches }) => [name, won, matches])).toEqual([
      ['Ada', 1, 1],
      ['Bo', 0, 1],
    ]);
    const seen = await here.ratings.player(idOf(ADA));
    expect(seen.ok && seen.value.matches).toMatchObject([
      {
        code: keeper.code,
        before: 1500,
        players: [
          { name: 'Ada', won: true },
          { name: 'Bo', won: false },
        ],
      },
    ]);
  });

  it('counts a match once, however many processes read its room again', async () => {
    const here = server();
    const keeper = await signed(await ratedRoom(here));
    await finish(keeper);
    await settled(here);
    const others = new Rooms(here.services);
    expect((await others.keeper(keeper.code))?.room?.match?.result).not.toBeNull();
    const again = new Ratings(here);
    const elsewhere = new Rooms({ ...here.services, rate: async (...match) => again.take(...match) });
    await elsewhere.keeper(keeper.code);
    expect((await again.ladders('truck-off')).ladders[0]?.best.map(({ matches }) => matches)).toEqual([1, 1]);
  });

  it('a match whose process died before it was rated counts as soon as somebody reads the room', async () => {
    const here = server();
    const { rate: _, ...without } = here.services;
    const keeper = await signed(await ratedRoom({ ...here, rooms: new Rooms(without) }));
    await finish(keeper);
    expect((await settled(here)).ladders).toEqual([]);
    await here.rooms.keeper(keeper.code);
    expect((await settled(here)).ladders[0]?.players).toBe(2);
  });

  it('tells every screen that nothing is taken back', async () => {
    const keeper = await signed(await ratedRoom(server()));
    const line = new Line(new Net(new Rooms(servicesFor()), new Clock()).host(keeper.code), { key: null, host: null });
    const seen = { ...line.seen, rows: keeper.shown(0, 0), seat: 0 };
    const at = Object.create(line, { seen: { value: seen } }) as Line;
    expect(FarMaster.of(at, files.orders)?.againstUndo).toMatchObject({ code: 'rated' });
  });

  it('a rematch in it counts, too, with the seats moved on', async () => {
    const here = server();
    const keeper = await signed(await ratedRoom(here));
    await finish(keeper);
    for (const seat of [0, 1]) expect(await ask(keeper, seat, { do: 'again' })).toMatchObject({ is: 'ack' });
    await finish(keeper);
    const [ladder] = (await settled(here)).ladders;
    expect(ladder?.best.map(({ name, won, matches }) => [name, won, matches])).toContainEqual(['Bo', 1, 2]);
  });

  const FAULTS: readonly (readonly [string, string, (keeper: RoomKeeper) => Promise<unknown>])[] = [
    ['a pause', 'rated', async (keeper) => byHost(keeper, { do: 'pause', paused: true })],
    ['its end before the match is over', 'rated', async (keeper) => byHost(keeper, { do: 'end' })],
    ['taking back', 'rated', async (keeper) => ask(keeper, 0, { do: 'undo', request: { do: 'ask', by: 0, from: 0 } })],
    ['a computer in somebody’s place', 'rated', async (keeper) => ask(keeper, 0, { do: 'vote', seat: 1 })],
    ['another clock', 'begun', async (keeper) => byHost(keeper, { do: 'clock', clock: null })],
    ['to be unrated', 'begun', async (keeper) => byHost(keeper, { do: 'rate', rated: false })],
    ['a signature', 'begun', async (keeper) => ask(keeper, 0, ADA.toPlay(keeper.code, 0))],
  ];
  it.each(FAULTS)('does not allow %s while it is played', async (_, code, asked) => {
    const keeper = await signed(await ratedRoom(server()));
    expect(await asked(keeper)).toMatchObject({ is: 'no', code });
  });

  it.each([
    ['without a clock', undefined, {}, 'no-clock'],
    ['with a house rule', CLOCK, { options: { openCards: true } }, 'not-rateable'],
    ['with an own die', CLOCK, { options: { dice: { d20: loaded() } } }, 'not-rateable'],
  ] as const)('is none %s', async (_, clock, options, code) => {
    const { rooms } = server();
    const head = await headNow('truck-off', 2, options);
    const opened = await rooms.create({ id: newId(), head, hostKey: HOST_KEY, clock });
    if (!opened.ok) throw new Error(opened.fault.message);
    expect(await byHost(opened.value, { do: 'rate', rated: true })).toMatchObject({ is: 'no', code });
  });

  it('is none with an unsteady hand', async () => {
    const { rooms } = server();
    const head = await headNow('truck-off', 2);
    const seats = (head['seats'] as readonly object[]).map((seat) => ({ ...seat, steadiness: 'shaky' }));
    const opened = await rooms.create({ id: newId(), head: { ...head, seats }, hostKey: HOST_KEY, clock: CLOCK });
    expect(opened.ok && opened.value.room?.hand).toBeNull();
  });

  it('a match that was played unrated does not count when the next one is to', async () => {
    const here = server();
    const keeper = await roomWith(here.rooms, await headNow('truck-off', 2), CLOCK);
    await finish(keeper);
    expect(await byHost(keeper, { do: 'rate', rated: true })).toMatchObject({ is: 'ack' });
    await signed(keeper);
    expect((await settled(here)).ladders).toEqual([]);
  });

  it('a match that ends before each seat could act counts for nobody', async () => {
    const here = server();
    const keeper = await signed(await ratedRoom(here));
    expect(await ask(keeper, 1, { do: 'act', order: { do: 'concede', seat: 1 } })).toMatchObject({ is: 'ack' });
    expect(keeper.room?.match?.result).not.toBeNull();
    expect((await settled(here)).ladders).toEqual([]);
  });
});

describe('a signature', () => {
  const other = 'https://elsewhere.example';
  const CASES: readonly (readonly [string, string, (code: string) => ReturnType<KeyedPlayer['toPlay']>])[] = [
    ['for another room', 'not-signed', () => ADA.toPlay('AAAAAA', 0)],
    ['for another seat', 'not-signed', (code) => ADA.toPlay(code, 1)],
    ['of another key', 'not-signed', (code) => ({ ...ADA.toPlay(code, 0), player: BO.key })],
    ['at another server', 'other-origin', (code) => ADA.toPlay(code, 0, other)],
    [
      'at another server, said to be of this one',
      'not-signed',
      (code) => ({ ...ADA.toPlay(code, 0), signature: ADA.signed(toPlay(other, code, 0)) }),
    ],
    ['of a key that is no point', 'not-signed', (code) => ({ ...ADA.toPlay(code, 0), player: 'A'.repeat(87) })],
  ];
  it.each(CASES)('%s is refused', async (_, code, forged) => {
    const keeper = await ratedRoom(server());
    expect(await ask(keeper, 0, forged(keeper.code))).toMatchObject({ is: 'no', code });
    expect(keeper.room?.seats[0]?.player).toBeNull();
  });

  it('of one key is not good for two seats', async () => {
    const keeper = await ratedRoom(server());
    await ask(keeper, 0, ADA.toPlay(keeper.code, 0));
    expect(await ask(keeper, 1, ADA.toPlay(keeper.code, 1))).toMatchObject({ is: 'no', code: 'same-player' });
  });
});

describe('ratings', () => {
  const match = (seats: readonly string[], winners: readonly number[]): FinishedMatch => ({
    game: 'truck-off',
    rules: 'text',
    hand: 'own',
    code: 'AAAAAA',
    seats,
    winners,
  });

  it('rank those of whom enough is known before all others, computers among them', async () => {
    const here = server();
    const [ada, bo] = ['a'.repeat(22), 'b'.repeat(22)];
    for (let i = 0; i < 30; i += 1)
      await here.ratings.take(`m-${i}`, match([ada, 'bot:steady'], [i % 3 === 0 ? 1 : 0]), ['Ada', null]);
    await here.ratings.take('m-x', match([bo, ada], [0]), ['Bo', 'Ada']);
    const [ladder] = (await here.ratings.ladders('truck-off')).ladders;
    expect(ladder?.best.map(({ player, provisional }) => [player, provisional])).toEqual([
      [ada, false],
      ['bot:steady', false],
      [bo, true],
    ]);
  });

  it('count ten matches a day between the same players, and as many as one likes against a computer', async () => {
    const here = server();
    const [ada, bo] = ['a'.repeat(22), 'b'.repeat(22)];
    for (let i = 0; i < 15; i += 1)
      await here.ratings.take(`m-${i}`, match(i % 2 === 0 ? [ada, bo] : [bo, ada], [0]), []);
    const seen = async () =>
      (await here.ratings.ladders('truck-off')).ladders[0]?.best.find(({ player }) => player === ada)?.matches;
    expect(await seen()).toBe(10);
    here.time.ms += DAY_MS;
    await here.ratings.take('next day', match([ada, bo], [0]), []);
    expect(await seen()).toBe(11);
    for (let i = 0; i < 15; i += 1) await here.ratings.take(`b-${i}`, match([ada, 'bot:steady'], [0]), []);
    expect(await seen()).toBe(26);
  });

  it('two processes on one store have the same, whoever rates what', async () => {
    const here = server();
    const other = new Ratings(here);
    const [ada, bo] = ['a'.repeat(22), 'b'.repeat(22)];
    await Promise.all(
      [here.ratings, other, here.ratings, other].map(async (ratings, i) =>
        ratings.take(`m-${i}`, match([ada, bo], [i % 2]), ['Ada', 'Bo']),
      ),
    );
    expect(await other.ladders('truck-off')).toMatchObject({
      ladders: (await here.ratings.ladders('truck-off')).ladders.map(({ best, ...ladder }) => ({
        ...ladder,
        best: best.map(({ player, rating }) => ({ player, rating })),
      })),
    });
    expect((await other.ladders('truck-off')).ladders[0]?.best[0]?.matches).toBe(4);
  });

  it('a key that is deleted takes its name out of the store, and its rating out of every list', async () => {
    const here = server();
    const keeper = await signed(await ratedRoom(here));
    await finish(keeper);
    await settled(here);
    const day = new Date(here.time.ms).toISOString().slice(0, 10);
    expect(await here.ratings.forget(ADA.toForget(day))).toMatchObject({ ok: true });
    const [ladder] = (await settled(here)).ladders;
    expect(ladder?.best.map(({ name }) => name)).toEqual(['Bo']);
    expect((await here.ratings.player(idOf(ADA))).ok).toBe(false);
    const bo = await here.ratings.player(idOf(BO));
    expect(bo.ok && bo.value.matches[0]?.players).toMatchObject([{ name: null }, { name: 'Bo' }]);
    expect(JSON.stringify(await here.store.tail('ratings', 0))).not.toContain('Ada');
    const read = new Ratings(here);
    expect((await read.ladders('truck-off')).ladders).toEqual(
      (await settled(here)).ladders.map((one) => expect.objectContaining({ players: one.players })),
    );
  });

  it.each([
    ['of another day', (_: string) => ADA.toForget('2020-01-01'), 'other-day'],
    ['of another key', (day: string) => ({ ...ADA.toForget(day), player: BO.key }), 'not-signed'],
    ['at another server', (day: string) => ADA.toForget(day, 'https://elsewhere.example'), 'other-origin'],
  ])('a wish to be deleted %s is refused', async (_, wish, code) => {
    const here = server();
    const day = new Date(here.time.ms).toISOString().slice(0, 10);
    expect(await here.ratings.forget(wish(day))).toMatchObject({ ok: false, fault: { code } });
  });

  it.each([
    ['GET', '/ratings/truck-off', '', 200],
    ['GET', '/ratings/no-game', '', 200],
    ['GET', `/ratings/player/${'x'.repeat(22)}`, '', 404],
    ['GET', '/ratings/player/%E0%A4%A', '', 404],
    ['GET', '/ratings/player', '', 404],
    ['POST', '/ratings/forget', '{"id":', 422],
    ['POST', '/ratings/forget', '{}', 422],
    ['POST', '/ratings/truck-off', '{}', 404],
    ['DELETE', '/ratings/truck-off', '', 404],
  ])('%s %s with %s is answered with %i', async (method, path, body, status) => {
    const { ratings } = server();
    const asked = {
      method,
      path,
      body,
      authorization: undefined,
      signal: new AbortController().signal,
      visitor: AT_HOME,
    };
    expect((await answerRatings(ratings, asked)).status).toBe(status);
  });
});

const dayOf = ({ time }: ReturnType<typeof server>): string => new Date(time.ms).toISOString().slice(0, 10);

/** The same point of the curve, written otherwise. */
function otherwise(key: string): readonly string[] {
  const bytes = Buffer.from(key, 'base64url');
  bytes[0] = 2;
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters[letters.indexOf(key.slice(-1)) + 1] ?? '';
  return [bytes.toString('base64url'), key.slice(0, -1) + last];
}

describe('a hostile player of a rated room', () => {
  it('is one player, however the key is written', async () => {
    const keeper = await ratedRoom(server());
    await ask(keeper, 0, ADA.toPlay(keeper.code, 0));
    for (const player of otherwise(ADA.key)) {
      const wish = { ...ADA.toPlay(keeper.code, 1), player };
      const isRead = askSchema.safeParse(wish).success;
      const answer = isRead ? await ask(keeper, 1, wish) : null;
      expect(answer?.is).not.toBe('ack');
    }
  });

  it('gives nobody else a name in the list', async () => {
    const here = server();
    const keeper = await signed(await ratedRoom(here));
    await byHost(keeper, { do: 'rename', seat: 1, name: 'a liar' });
    await finish(keeper);
    expect((await settled(here)).ladders[0]?.best.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
  });

  it('finds no computer under a name that nobody has played', async () => {
    const here = server();
    const keeper = await signed(await ratedRoom(here));
    await finish(keeper);
    const over = keeper.room ?? expect.fail('no room');
    const playersBy = (level: string): readonly string[] | undefined => {
      const [one, ...others] = over.seats.map((seat) => ({ ...seat, player: null }));
      if (one === undefined) throw new Error('no seat');
      const bot = { ...one, info: { ...one.info, kind: 'bot' as const, level } };
      return finishedMatch(keeper.code, { ...over, seats: [bot, ...others] })?.seats;
    };
    expect(playersBy('keen')?.[0]).toBe('bot:keen');
    for (const level of ['keener', 'très fort <b>', '', '__proto__'])
      expect(playersBy(level)?.[0], level).toBe('bot:careless');
  });

  it('has no computer play in the own place, as voted for before', async () => {
    const here = server();
    const keeper = await roomWith(here.rooms, await headNow('truck-off', 2), CLOCK);
    const [asked = 0] = keeper.room?.match?.asked ?? [];
    here.time.ms += DAY_MS;
    expect(await ask(keeper, 1 - asked, { do: 'vote', seat: asked })).toMatchObject({ is: 'ack' });
    expect(keeper.room?.seats[asked]?.standIn).toBe(true);
    await ask(keeper, 1 - asked, { do: 'act', order: { do: 'concede', seat: 1 - asked } });
    expect(keeper.room?.match?.result).not.toBeNull();
    expect(await byHost(keeper, { do: 'rate', rated: true })).toMatchObject({ is: 'ack' });
    await signed(keeper);
    await ask(keeper, 1 - asked, { do: 'again' });
    await ask(keeper, asked, { do: 'again' });
    expect([keeper.room?.counts, keeper.room?.seats.some(({ standIn }) => standIn)]).not.toEqual([true, true]);
  });

  it('plays by the clock that was there when the others signed', async () => {
    const keeper = await ratedRoom(server());
    await ask(keeper, 0, ADA.toPlay(keeper.code, 0));
    await byHost(keeper, { do: 'clock', clock: { turnS: 5, reserveS: 0 } });
    await ask(keeper, 1, BO.toPlay(keeper.code, 1));
    expect(keeper.room?.match).toBeNull();
  });

  it('has no seat under the signature of who sat there before', async () => {
    const keeper = await ratedRoom(server());
    await ask(keeper, 0, ADA.toPlay(keeper.code, 0));
    await byHost(keeper, { do: 'free', seat: 0 });
    await ask(keeper, null, { do: 'sit', seat: 0, name: 'Eve', key: keyOf(2) });
    expect(keeper.room?.seats[0]?.player).toBeNull();
  });

  it.each(['own', '__proto__', 'constructor', 'free', 5, null, {}])(
    'has no ladder of hands %s in Truck Off',
    async (hands) => {
      const { rooms } = server();
      const head = await headNow('truck-off', 2, {
        options: JSON.parse(`{"hands":${JSON.stringify(hands)}}`) as object,
      });
      const room = await rooms.create({ id: newId(), head, hostKey: HOST_KEY, clock: CLOCK });
      expect(room.ok ? (room.value.room?.hand ?? null) : null).toBeNull();
    },
  );

  it.each([
    ['traction', { options: { hands: 'free' } }, 'own'],
    ['traction', {}, 'helping'],
    ['traction', { options: { hands: 'trembling' } }, null],
    ['tug-of-war', {}, 'helping'],
    ['tug-of-war', { options: { set: 'death' } }, null],
    ['tug-of-war', { options: { begins: 1 } }, null],
    ['tug-of-war', { options: { set: 'final' } }, 'helping'],
    ['tug-of-war', { options: { clock: true } }, null],
    ['trexlands', { options: { cycleLimit: 4 } }, null],
    ['tractor-pull', {}, 'helping'],
    ['trexlands', {}, 'helping'],
  ])('%s with %j is rated as %s', async (game, options, hand) => {
    const { rooms } = server();
    const room = await rooms.create({
      id: newId(),
      head: await headNow(game, 2, {
        ...(game === 'traction' ? { table: { distanceMm: 609.6 }, surface: 'felt' } : {}),
        ...options,
      }),
      hostKey: HOST_KEY,
      clock: CLOCK,
    });
    expect(room.ok && room.value.room?.hand).toBe(hand);
  });
});

describe('a key that is deleted', () => {
  it('stays so when its rooms are read anew', async () => {
    const here = server();
    const keeper = await signed(await ratedRoom(here));
    await finish(keeper);
    await settled(here);
    for (const seat of [0, 1]) await ask(keeper, seat, { do: 'again' });
    await finish(keeper);
    await settled(here);
    expect((await here.ratings.forget(ADA.toForget(dayOf(here)))).ok).toBe(true);
    await new Rooms(here.services).keeper(keeper.code);
    await settled(here);
    expect(JSON.stringify(await here.store.tail('ratings', 0))).not.toContain('Ada');
  });

  it('stays so when a match under it ends', async () => {
    const here = server();
    const keeper = await signed(await ratedRoom(here));
    expect((await here.ratings.forget(ADA.toForget(dayOf(here)))).ok).toBe(true);
    await finish(keeper);
    const [ladder] = (await settled(here)).ladders;
    expect(JSON.stringify(await here.store.tail('ratings', 0))).not.toContain('Ada');
    expect(ladder?.best.map(({ name }) => name)).toEqual(['Bo']);
    expect((await here.ratings.player(idOf(ADA))).ok).toBe(false);
  });

  it('is gone though the process died in the midst', async () => {
    const here = server();
    await finish(await signed(await ratedRoom(here)));
    await settled(here);
    const wish = ADA.toForget(dayOf(here));
    const dying = Object.assign(Object.create(here.store) as MemoryStore, {
      erase: async () => Promise.reject(new Error('died')),
    });
    await new Ratings({ ...here, store: dying }).forget(wish).catch(() => undefined);
    expect((await here.ratings.forget(wish)).ok).toBe(true);
    expect(JSON.stringify(await here.store.tail('ratings', 0))).not.toContain('Ada');
  });
});
