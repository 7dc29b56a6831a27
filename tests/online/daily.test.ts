import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { DailyScore } from '#engine/module/daily.ts';
import { seedRandom } from '#engine/random.ts';
import { DAILY_GAMES, dayAt, enterAt, openDaily } from '#online/client/daily.ts';
import { Board } from '#online/daily/board.ts';
import { entering } from '#online/daily/enter.ts';
import { answerDaily } from '#online/ingress/dailyHttp.ts';
import { Meters } from '#online/ingress/meters.ts';
import { serveRooms, type RoomServer } from '#online/ingress/server.node.ts';
import { Visitors } from '#online/ingress/visitors.ts';
import type { DayEntry, EnteredDay } from '#online/protocol/daily.ts';
import { NotYet } from '#online/rooms/roomLimits.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { Row } from '#online/rooms/rows.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { loadPhysics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import { atOnce } from '#sim/ticking.ts';
import { DAILIES, dailyOf, gestureFor } from '../games/daily.ts';
import { Clock, daysOf, entryOf, hashKey, TODAY } from './daily.ts';
import { served } from './served.ts';
import { AT_HOME, keyOf, newId, servicesFor } from './support.ts';

const CODE = `day-${TODAY}-truck-off`;
const NEXT_DAY_MS = 24 * 3600 * 1000;

const acked = (answer: Result<EnteredDay> | null): EnteredDay => {
  if (answer === null) throw new Error('nothing was done');
  if (!answer.ok) throw new Error(`${answer.fault.code}: ${answer.fault.message}`);
  return answer.value;
};
const rowsOf = async ({ store }: Clock, code = CODE): Promise<readonly Row[]> => (await store.tail(code, 0)) ?? [];

/** Entries come to these scores, one after the other, without any physics. */
function scoring(scores: readonly DailyScore[]) {
  const left = [...scores];
  let hashes = 0;
  return async () => {
    const score = left.shift();
    if (score === undefined) throw new Error('no score is left');
    return Promise.resolve(ok({ score, hash: (hashes += 1).toString(16).padStart(32, '0'), ticks: 100 }));
  };
}
const near = (by: number, slip = 0): DailyScore => ({ outcome: 0, by, slip });

describe.each(DAILIES)('an entry for the day of %s', (game) => {
  it('is performed, stored and told; whoever performs its row again comes to the same', async () => {
    const clock = new Clock();
    const days = daysOf(clock);
    const entered = acked(await days.enter(game, await entryOf(game, 1)));
    expect(entered).toMatchObject({ is: 'ack', rank: 1, players: 1, again: false });
    const [began, row] = await rowsOf(clock, `day-${TODAY}-${game}`);
    expect(began?.body).toEqual({ do: 'day', build: PHYSICS_BUILD });
    if (row?.body.do !== 'entry') throw new Error('the row is an entry');
    const { gesture, seed, score, hash } = row.body;
    const wanted = { game, day: TODAY, gesture, seed };
    const again = atOnce(entering(await loadPhysics(), await dailyOf(game), wanted));
    expect(again).toMatchObject({ ok: true, value: { score, hash } });
    expect(entered).toMatchObject({ score, seed });
  });

  it('is among the best with all that its film takes', async () => {
    const days = daysOf(new Clock());
    const entry = await entryOf(game, 1);
    acked(await days.enter(game, entry));
    const list = await days.list(game, null, entry.key);
    if (!list.ok) throw new Error(list.fault.message);
    const { best, own, isThrown, challenge } = list.value;
    const daily = await dailyOf(game);
    expect(challenge).toEqual(daily.challengeOf(TODAY));
    expect(best).toMatchObject([{ rank: 1, name: 'Player 1', by: 'person', gesture: entry.gesture }]);
    expect(own).toEqual({ rank: 1, score: best[0]?.score });
    const [first] = best;
    if (!isThrown || first === undefined) return;
    const playedBy = (seed: string | number) =>
      atOnce(daily.performing(physics, TODAY, first.gesture, seedRandom(seed)));
    const physics = await loadPhysics();
    expect(playedBy(first.seed ?? 0)).toMatchObject({ ok: true, value: { score: first.score, hash: first.hash } });
    expect(playedBy(7), 'practice').not.toMatchObject({ value: { hash: first.hash } });
  });
});

describe('tries', () => {
  it('the same entry twice counts once, one after the other and at once', async () => {
    const clock = new Clock();
    const days = daysOf(clock);
    const entry = await entryOf('truck-off', 1);
    const all = await Promise.all([1, 2, 3].map(async () => days.enter('truck-off', entry)));
    const later = acked(await days.enter('truck-off', entry));
    expect(later.again).toBe(true);
    for (const answer of all) expect(acked(answer)).toMatchObject({ score: later.score, seed: later.seed });
    expect(all.filter((answer) => !acked(answer).again)).toHaveLength(1);
    expect(await rowsOf(clock)).toHaveLength(2);
  });

  it('of what is thrown there is one, whatever id it has', async () => {
    const days = daysOf(new Clock());
    acked(await days.enter('truck-off', await entryOf('truck-off', 1)));
    const second = await days.enter('truck-off', await entryOf('truck-off', 1, {}, 1));
    expect(second).toMatchObject({ ok: false, fault: { code: 'one-try' } });
    const atOnceAll = await Promise.all(
      [1, 2, 3].map(async (way) => days.enter('trexlands', await entryOf('trexlands', 2, {}, way))),
    );
    expect(atOnceAll.filter((answer) => answer?.ok === true)).toHaveLength(1);
  });

  it('of what is walked they repeat, and the best one counts', async () => {
    const clock = new Clock();
    const days = daysOf(clock, { perform: scoring([near(5, 3), near(4, 9), near(6)]) });
    const ranks: EnteredDay[] = [];
    for (const way of [0, 1, 2]) ranks.push(acked(await days.enter('traction', await entryOf('traction', 1, {}, way))));
    expect(ranks.map(({ score }) => score.by)).toEqual([5, 4, 6]);
    const list = await days.list('traction', null, keyOf(1));
    expect(list).toMatchObject({ value: { players: 1, best: [{ score: near(4, 9) }], own: { score: near(4, 9) } } });
  });

  it('a walk that the player has entered before is that entry, whatever id it has', async () => {
    const clock = new Clock();
    const days = daysOf(clock);
    acked(await days.enter('traction', await entryOf('traction', 1)));
    expect(acked(await days.enter('traction', await entryOf('traction', 1))).again).toBe(true);
    expect(await rowsOf(clock, `day-${TODAY}-traction`)).toHaveLength(2);
  });
});

describe('the list', () => {
  it('takes rows once that it is told again', () => {
    const board = new Board(false);
    const rows = Array.from({ length: 150 }, (_, i): Row => {
      const hash = i.toString(16).padStart(32, '0');
      const entry = { player: 'p', name: 'Ada', by: 'person', gesture: { i }, seed: null, hash } as const;
      return { seq: i, id: hash, seat: null, at: i, body: { do: 'entry', ...entry, score: near(i) } };
    });
    for (const _ of [1, 2]) board.take(rows);
    expect(board.against({ id: 'new', player: 'p', gesture: {} })).toBeNull(); // 200 tries are the most
    board.take(rows.map((row) => ({ ...row, seq: row.seq + 150, id: `more-${row.id}` })));
    expect(board.against({ id: 'new', player: 'p', gesture: {} })).toMatchObject({ code: 'tries' });
  });

  it('gives equal entries the same rank, orders them as they came, and has ten', async () => {
    const scores = [near(50), near(20, 4), near(20, 3), near(20, 4), { outcome: 1, by: 1, slip: 0 } as const];
    const more = Array.from({ length: 9 }, (_, i) => near(60 + i));
    const days = daysOf(new Clock(), { perform: scoring([...scores, ...more]) });
    for (const player of [...scores, ...more].keys())
      acked(await days.enter('truck-off', await entryOf('truck-off', player)));
    const list = await days.list('truck-off', null, keyOf(4));
    if (!list.ok) throw new Error(list.fault.message);
    const { best, own, players } = list.value;
    expect(best.slice(0, 4).map(({ rank, name }) => [rank, name])).toEqual([
      [1, 'Player 2'],
      [2, 'Player 1'],
      [2, 'Player 3'],
      [4, 'Player 0'],
    ]);
    expect(best).toHaveLength(10);
    expect({ own, players }).toEqual({ own: { rank: 14, score: scores[4] }, players: 14 });
  });

  it('is not begun by somebody who looks', async () => {
    const clock = new Clock();
    const list = await daysOf(clock).list('truck-off', null, null);
    expect(list).toMatchObject({ value: { day: TODAY, today: TODAY, players: 0, best: [], own: null } });
    expect(await clock.store.tail(CODE, 0)).toBeNull();
  });

  it('goes on where the host has deleted an entry', async () => {
    const clock = new Clock();
    const days = daysOf(clock, { perform: scoring([near(10), near(20), near(30)]) });
    for (const player of [0, 1]) acked(await days.enter('truck-off', await entryOf('truck-off', player)));
    const { store } = clock;
    const without = async (code: string, from: number) =>
      ((await store.tail(code, from)) ?? []).filter(({ body }) => !('name' in body && body.name === 'Player 0'));
    const stored = {
      open: store.open.bind(store),
      erase: store.erase.bind(store),
      append: store.append.bind(store),
      close: store.close.bind(store),
    };
    const after = daysOf(clock, {
      store: { ...stored, now: store.now.bind(store), tail: without },
      perform: scoring([near(30)]),
    });
    expect(acked(await after.enter('truck-off', await entryOf('truck-off', 2)))).toMatchObject({ rank: 2, players: 2 });
  });

  it('names no secret of a player, and neither does the store', async () => {
    const clock = new Clock();
    const days = daysOf(clock);
    acked(await days.enter('truck-off', await entryOf('truck-off', 1)));
    const list = await days.list('truck-off', null, null);
    expect(JSON.stringify([await rowsOf(clock), list])).not.toContain(keyOf(1));
    expect(JSON.stringify(list)).not.toContain(hashKey(keyOf(1)));
  });
});

describe('the end of a day', () => {
  it('is by the store’s time: what comes later is for another day, and the list stays', async () => {
    const clock = new Clock();
    const days = daysOf(clock);
    clock.now = Date.parse(`${TODAY}T23:59:59.999Z`);
    const entry = await entryOf('truck-off', 1);
    acked(await days.enter('truck-off', entry));
    clock.now += 1;
    const late = await days.enter('truck-off', await entryOf('truck-off', 2));
    expect(late).toMatchObject({
      fault: { code: 'other-day', message: 'The entry is for 2026-11-30; it is 2026-12-01 by UTC.' },
    });
    expect(acked(await days.enter('truck-off', entry))).toMatchObject({ again: true, players: 1 });
    expect(await days.list('truck-off', TODAY, null)).toMatchObject({ value: { today: '2026-12-01', players: 1 } });
    expect(await days.list('truck-off', null, null)).toMatchObject({ value: { day: '2026-12-01', players: 0 } });
  });

  it('lets an entry count that came in time and was performed beyond it', async () => {
    const clock = new Clock();
    const beyond = async () => {
      clock.now += NEXT_DAY_MS;
      return Promise.resolve(ok({ score: near(1), hash: '0'.repeat(32), ticks: 1 }));
    };
    const days = daysOf(clock, { perform: beyond });
    expect(acked(await days.enter('truck-off', await entryOf('truck-off', 1))).rank).toBe(1);
    expect(await rowsOf(clock)).toHaveLength(2);
  });

  it('a new day is a new try', async () => {
    const clock = new Clock();
    const days = daysOf(clock);
    acked(await days.enter('truck-off', await entryOf('truck-off', 1)));
    clock.now += NEXT_DAY_MS;
    acked(await days.enter('truck-off', await entryOf('truck-off', 1, { day: '2026-12-01' })));
  });
});

describe('two processes on one store', () => {
  it('have one list, and one try for who asks both at once', async () => {
    const clock = new Clock();
    const [here, there] = [daysOf(clock), daysOf(clock, { seed: () => 'f'.repeat(32) })];
    const players = Array.from({ length: 8 }, (_, player) => player);
    const both = await Promise.all(
      players.map(async (player) =>
        Promise.all([
          here.enter('truck-off', await entryOf('truck-off', player)),
          there.enter('truck-off', await entryOf('truck-off', player, {}, 1)),
        ]),
      ),
    );
    for (const answers of both) {
      expect(answers.filter((answer) => answer?.ok === true)).toHaveLength(1);
      expect(answers.map((answer) => (answer?.ok === false ? answer.fault.code : 'ack')).sort()).toEqual([
        'ack',
        'one-try',
      ]);
    }
    expect(await rowsOf(clock)).toHaveLength(players.length + 1);
    expect(await here.list('truck-off', null, null)).toEqual(await there.list('truck-off', null, null));
  });

  it('an entry whose row failed to be stored is sent again and counts once', async () => {
    const clock = new Clock();
    let fails = true;
    const { store } = clock;
    const failing = {
      erase: store.erase.bind(store),
      open: store.open.bind(store),
      tail: store.tail.bind(store),
      now: store.now.bind(store),
      close: store.close.bind(store),
      append: async (...given: Parameters<typeof store.append>) => {
        const appended = await store.append(...given);
        if (fails) throw new Error('the line to the store is gone');
        return appended;
      },
    };
    const days = daysOf(clock, { store: failing });
    const entry = await entryOf('truck-off', 1);
    await expect(days.enter('truck-off', entry)).rejects.toThrow('the line');
    fails = false;
    expect(acked(await days.enter('truck-off', entry)).again).toBe(true);
    expect(await rowsOf(clock)).toHaveLength(2);
  });
});

describe('forged entries', () => {
  const yesterday = '2026-11-29';
  const cases: readonly {
    readonly says: string;
    readonly game: (typeof DAILIES)[number];
    readonly change: (entry: DayEntry) => Partial<DayEntry> | Promise<Partial<DayEntry>>;
    readonly code: string;
  }[] = [
    {
      says: 'too strong a hand',
      game: 'truck-off',
      change: ({ gesture }) => ({ gesture: { ...gesture, spinDegS: 8595 } }),
      code: 'throw-mostSpinRadS',
    },
    {
      says: 'finer than any hand is recorded, with a key that is none of a gesture',
      game: 'trexlands',
      change: ({ gesture }) => ({ gesture: { ...gesture, quaternion: [0, 0, 0, 1] } }),
      code: 'unknown-key',
    },
    {
      says: 'an edited gesture beside the hash of the one that was made',
      game: 'traction',
      change: async () => ({ hash: 'a'.repeat(32) }),
      code: 'other-outcome',
    },
    {
      says: 'the gesture of yesterday’s position',
      game: 'traction',
      change: async (entry) => {
        const daily = await dailyOf('traction');
        const { gesture } = gestureFor(daily, 'traction', yesterday, await loadPhysics()) as { gesture: string };
        return { gesture: { ...entry.gesture, gesture } };
      },
      code: 'hand-touch',
    },
    {
      says: 'yesterday’s position by its day',
      game: 'truck-off',
      change: () => ({ day: yesterday }),
      code: 'other-day',
    },
    { says: 'tomorrow’s', game: 'truck-off', change: () => ({ day: '2026-12-01' }), code: 'other-day' },
    {
      says: 'a throw that a machine has found, as it says',
      game: 'truck-off',
      change: () => ({ by: 'machine' }),
      code: 'no-machine',
    },
    {
      says: 'a throw whose outcome is known beforehand',
      game: 'truck-off',
      change: () => ({ hash: 'a'.repeat(32) }),
      code: 'hash',
    },
    { says: 'a name that is not seen', game: 'truck-off', change: () => ({ name: 'A\u200bda' }), code: 'bad-name' },
  ];
  it.each(cases)(
    '$says ($game) is refused with a sentence, and nothing of it is stored',
    async ({ game, change, code }) => {
      const clock = new Clock();
      const days = daysOf(clock);
      const entry = await entryOf(game, 1);
      const answer = await days.enter(game, { ...entry, ...(await change(entry)) });
      expect(answer).toMatchObject({ ok: false, fault: { code, message: expect.stringMatching(/\S.*\.$/) } });
      expect((await rowsOf(clock, `day-${TODAY}-${game}`)).filter(({ body }) => body.do === 'entry')).toEqual([]);
      expect(acked(await days.enter(game, entry)).again).toBe(false); // the try is not spent
    },
  );

  it('a walk copied from the list is refused; one that differs by a hair cannot be told from it', async () => {
    const days = daysOf(new Clock(), { perform: scoring([near(5), near(5)]) });
    acked(await days.enter('traction', await entryOf('traction', 1)));
    const copied = await entryOf('traction', 2);
    expect(await days.enter('traction', copied)).toMatchObject({ ok: false, fault: { code: 'copied' } });
    const other = { ...copied, id: newId(), gesture: (await entryOf('traction', 2, {}, 1)).gesture };
    expect(acked(await days.enter('traction', other)).rank).toBe(1);
  });

  it('a search by machine is named so on the list, where who sends it says so: its trace does not tell', async () => {
    const days = daysOf(new Clock(), { perform: scoring([near(4), near(4)]) });
    acked(await days.enter('traction', await entryOf('traction', 1, { by: 'machine' })));
    acked(await days.enter('traction', await entryOf('traction', 2, {}, 1)));
    const list = await days.list('traction', null, null);
    expect(list).toMatchObject({ value: { best: [{ by: 'machine' }, { by: 'person' }] } });
  });

  it('entries for a day that began with another physics are refused', async () => {
    const clock = new Clock();
    acked(await daysOf(clock, { build: 'an older one' }).enter('truck-off', await entryOf('truck-off', 1)));
    const answer = await daysOf(clock).enter('truck-off', await entryOf('truck-off', 2));
    expect(answer).toMatchObject({ ok: false, fault: { code: 'other-build' } });
  });
});

describe('over HTTP', () => {
  let server: RoomServer | null = null;
  afterEach(async () => {
    await server?.close();
    server = null;
  });

  const ask = async (days = daysOf(new Clock()), more: object = {}, visitor = AT_HOME) => {
    const { signal } = new AbortController();
    const asked = { method: 'GET', path: '/daily/truck-off', authorization: undefined, body: '', signal, visitor };
    return answerDaily(days, { ...asked, ...more });
  };

  it.each([
    { says: 'a game without', more: { path: '/daily/tug-of-war' }, status: 404, code: 'no-daily' },
    { says: 'no game', more: { path: '/daily/constructor' }, status: 404, code: 'no-daily' },
    {
      says: 'a day that has not begun',
      more: { path: '/daily/truck-off?day=2026-12-01' },
      status: 422,
      code: 'not-yet',
    },
    { says: 'no day', more: { path: '/daily/truck-off?day=2026-02-30' }, status: 422, code: 'bad-value' },
    { says: 'another method', more: { method: 'DELETE' }, status: 404, code: 'no-place' },
    { says: 'no JSON', more: { method: 'POST', body: '{' }, status: 422, code: 'not-json' },
    {
      says: 'an entry without a key',
      more: { method: 'POST', body: '{"id":"12345678"}' },
      status: 422,
      code: 'missing',
    },
  ])('refuses $says', async ({ more, status, code }) => {
    expect(await ask(undefined, more)).toMatchObject({ status, json: { is: 'no', code } });
  });

  it('says to wait where the threads have had enough of a player', async () => {
    const days = daysOf(new Clock(), { perform: async () => Promise.reject(new NotYet(700)) });
    const body = JSON.stringify(await entryOf('truck-off', 1));
    expect(await ask(days, { method: 'POST', body })).toEqual({ status: 503, json: { is: 'later', ms: 700 } });
  });

  it('lets an address enter so much and no more', async () => {
    const visitor = new Visitors(() => 0).of('203.0.113.7');
    const days = daysOf(new Clock(), { perform: scoring(Array.from({ length: 60 }, () => near(1))) });
    const statuses: number[] = [];
    for (let player = 0; player < 45; player += 1) {
      const body = JSON.stringify(await entryOf('truck-off', player));
      statuses.push((await ask(days, { method: 'POST', body }, visitor)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 40 }, () => 200), ...Array.from({ length: 5 }, () => 429)]);
  });

  it('the client knows every game’s challenge without a server', async () => {
    expect([...DAILY_GAMES].sort()).toEqual([...DAILIES].sort());
    expect((await openDaily('truck-off'))?.challengeOf(TODAY)).toEqual((await dailyOf('truck-off')).challengeOf(TODAY));
    expect(await openDaily('tug-of-war')).toBeNull();
  });

  it('is what the page’s client needs', async () => {
    const [clock, rooms] = [new Clock(), new Rooms(servicesFor())];
    server = await serveRooms({
      rooms,
      days: daysOf(clock),
      host: '127.0.0.1',
      port: 0,
      now: () => clock.now,
      build: PHYSICS_BUILD,
      publicUrl: null,
      tls: null,
      meters: new Meters(() => ({})),
      otherwise: (_, response) => response.writeHead(404).end(),
    });
    const address = new URL(`http://127.0.0.1:${server.port}/daily/trexlands`);
    const entry = await entryOf('trexlands', 1);
    const entered = await enterAt(address, entry);
    expect(entered).toMatchObject({ ok: true, value: { rank: 1, again: false } });
    expect(await dayAt(address, entry.key)).toMatchObject({ ok: true, value: { players: 1, own: { rank: 1 } } });
    const second = await enterAt(address, { ...entry, id: newId() });
    expect(second).toMatchObject({ ok: false, fault: { code: 'one-try' } });
    const nowhere = new URL(`http://127.0.0.1:${server.port}/elsewhere`);
    expect(await dayAt(nowhere, null)).toMatchObject({ ok: false, fault: { code: 'no-server' } });
  });

  it('is what the command serves, in each game; a server that was stopped has the same lists again', async () => {
    const data = await mkdtemp(join(tmpdir(), 'tumbletop-daily-'));
    const args = ['--data', data, '--page', 'docs'];
    const lists: unknown[] = [];
    const first = await served(args);
    for (const game of DAILIES) {
      const address = new URL(`daily/${game}`, first.address);
      const before = await dayAt(address, null);
      if (!before.ok) throw new Error(before.fault.message);
      const entry = await entryOf(game, 1, { day: before.value.day });
      expect(await enterAt(address, entry)).toMatchObject({ ok: true, value: { rank: 1, again: false } });
      lists.push(await dayAt(address, entry.key));
    }
    await first.stop();
    const second = await served(args);
    for (const [i, game] of DAILIES.entries())
      expect(await dayAt(new URL(`daily/${game}`, second.address), keyOf(1))).toEqual(lists[i]);
    await second.stop();
    await rm(data, { recursive: true });
  });
});
