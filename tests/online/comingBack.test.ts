import { beforeAll, describe, expect, it } from 'vitest';
import { BOTS } from '#bots/registry.ts';
import * as filesOfTruckOff from '#games/truck-off/matchFile.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { Line, type LineHost } from '#online/client/line.ts';
import { lobbyOf } from '#online/client/lobby.ts';
import type { Answer } from '#online/protocol/answers.ts';
import type { Ask, RoomClock } from '#online/protocol/asks.ts';
import { GRACE_MS, PATIENCE_MS } from '#online/protocol/waits.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import { loadPhysics } from '#sim/physics.ts';
import { Clock, Net, type Fate } from './net.ts';
import { askedBy, hashed, headNow, keyOf, ordersBy, partsOf, roomWith, servicesFor, stateIn } from './support.ts';

/** The clock of a test does not wait for what is loaded first. */
beforeAll(async () => void (await Promise.all([loadPhysics(), BOTS.find(({ id }) => id === 'tug-of-war')?.trials()])));

/** As an act has been stored, and nobody has heard of it yet, ms. */
const STORED_MS = 60;
const SOON_MS = 1000;
/** A line that was lost is back by itself, ms. */
const BACK_MS = 20_000;
const NIGHT_MS = 8 * 3_600_000;
const CLOCK = { turnS: 30, reserveS: 60 };
const UP_MS = (CLOCK.turnS + CLOCK.reserveS) * 1000;

/** Two at screens of their own: it is the turn of `mine`, who goes away in the midst of an act. */
async function table(game = 'tug-of-war', chosen?: RoomClock) {
  const clock = new Clock();
  let fate: Fate = 'arrives';
  const services = servicesFor({
    store: new MemoryStore(() => clock.nowMs),
    after: (ms, then) => clock.after(ms, then),
  });
  const net = new Net(new Rooms(services), clock, () => {
    const now = fate;
    fate = 'arrives';
    return now;
  });
  const { code } = await roomWith(net.rooms, await headNow(game), chosen);
  const parts = await partsOf(game);
  const lineOf = (seat: number, host = net.host(code)): Line => {
    const line = new Line(host, { key: keyOf(seat), host: null });
    line.open();
    return line;
  };
  const isAsked = ({ seen: { seat, rows } }: Line): boolean =>
    seat !== null && askedBy(parts, stateIn(rows)).includes(seat);
  const orderOf = ({ seen: { seat, rows } }: Line): { do: string } => {
    const orders = ordersBy(parts, stateIn(rows), seat ?? -1) as { do: string }[];
    return orders.find((one) => one.do !== 'concede') ?? ({ do: 'roll', throws: [] } as { do: string });
  };
  /** `of`: what becomes of the message. */
  const ask = async (line: Line, what: Ask, of: Fate = 'arrives'): Promise<Answer> => {
    fate = of;
    return line.ask(what, what.do === 'act' ? line.seen.rows.length - 1 : null);
  };
  const act = async (line: Line, of?: Fate): Promise<Answer> => ask(line, { do: 'act', order: orderOf(line) }, of);
  const both = [0, 1].map((seat) => lineOf(seat));
  await clock.pass(SOON_MS);
  const [mine, rival] = (both.every(isAsked) || both.findIndex(isAsked) === 0 ? both : both.toReversed()) as [
    Line,
    Line,
  ];
  const key = both.indexOf(mine);
  return {
    clock,
    net,
    services,
    code,
    mine,
    rival,
    key,
    lineOf,
    isAsked,
    orderOf,
    ask,
    act,
    rows: mine.seen.rows.length,
  };
}
type Table = Awaited<ReturnType<typeof table>>;

/** A device that can sleep: nothing runs on it, and what falls due does so as it wakes. */
function sleeper(host: LineHost) {
  let isAsleep = false;
  let missed: (() => void)[] = [];
  const device: LineHost = {
    ...host,
    openSocket: ({ opened, heard, closed }) =>
      host.openSocket({
        opened: () => isAsleep || opened(),
        heard: (text) => isAsleep || heard(text),
        closed: () => (isAsleep ? void missed.push(closed) : closed()),
      }),
    after: (ms, then) => host.after(ms, () => (isAsleep ? void missed.push(then) : then())),
  };
  return {
    device,
    sleep: () => void (isAsleep = true),
    wake: () => {
      isAsleep = false;
      const due = missed;
      missed = [];
      for (const call of due) call();
    },
  };
}

/** A line in the same seat whose device can sleep. */
async function onSleeper(at: Table) {
  at.mine.close();
  const { device, ...hand } = sleeper(at.net.host(at.code));
  const line = at.lineOf(at.key, device);
  await at.clock.pass(SOON_MS);
  return { line, ...hand };
}

const server = (at: Table, build = at.services.build): Rooms => new Rooms({ ...at.services, build });

interface Case {
  readonly name: string;
  readonly game?: string;
  readonly clock?: RoomClock;
  /** There is a rematch. */
  readonly moves?: boolean;
  /** The act was lost with who asked for it, or came too early for it: the seat gives it again. */
  readonly again?: boolean;
  /** Goes away in the midst of an act, and comes back: the line by which that is. */
  readonly comes: (at: Table) => Promise<Line>;
}

const CASES: readonly Case[] = [
  {
    name: 'after a refresh',
    comes: async (at) => {
      void at.act(at.mine);
      await at.clock.pass(STORED_MS);
      at.mine.close();
      return at.lineOf(at.key);
    },
  },
  {
    name: 'after a crash of the browser, with the act in it',
    again: true,
    comes: async (at) => {
      void at.act(at.mine);
      at.mine.close(); // what is on its way is lost with it
      return at.lineOf(at.key);
    },
  },
  {
    name: 'after a restart of the server',
    comes: async (at) => {
      void at.act(at.mine);
      await at.clock.pass(STORED_MS);
      at.net.kill();
      await at.clock.pass(SOON_MS);
      at.net.restart(server(at));
      return at.mine;
    },
  },
  {
    name: 'with a phone that slept',
    comes: async (at) => {
      const { line, sleep, wake } = await onSleeper(at);
      void at.act(line, 'half-open');
      sleep();
      await at.clock.pass(PATIENCE_MS);
      wake();
      line.probe();
      return line;
    },
  },
  {
    name: 'with a laptop that was closed over night, as the rival played on',
    comes: async (at) => {
      const { line, sleep, wake } = await onSleeper(at);
      void at.act(line);
      await at.clock.pass(STORED_MS);
      sleep();
      await at.clock.pass(SOON_MS);
      await Promise.all([at.act(at.rival), at.clock.pass(SOON_MS)]);
      await at.clock.pass(NIGHT_MS);
      wake();
      return line;
    },
  },
  {
    name: 'on a line that went silent',
    comes: async (at) => {
      void at.act(at.mine, 'half-open');
      return at.mine;
    },
  },
  {
    name: 'on a line that was cut before its act had arrived',
    comes: async (at) => {
      void at.act(at.mine, 'cut-before');
      return at.mine;
    },
  },
  {
    name: 'on a line that was cut after its act had arrived',
    comes: async (at) => {
      void at.act(at.mine, 'cut-after');
      return at.mine;
    },
  },
  {
    name: 'in another tab, while the first one still asks',
    comes: async (at) => {
      void at.act(at.mine, 'half-open');
      const tab = at.lineOf(at.key);
      await at.clock.pass(SOON_MS);
      expect(at.isAsked(tab)).toBe(true);
      await Promise.all([at.act(tab), at.clock.pass(BACK_MS)]);
      expect(at.mine.seen.rows).toEqual(tab.seen.rows);
      return tab;
    },
  },
  {
    name: 'on another device, by the link of the seat, while the first one stays',
    comes: async (at) => {
      void at.act(at.mine, 'cut-after');
      await at.clock.pass(STORED_MS);
      const device = at.lineOf(at.key);
      await at.clock.pass(BACK_MS);
      expect(at.mine.seen.rows).toEqual(device.seen.rows);
      return device;
    },
  },
  {
    name: 'on a device that has both seats',
    comes: async (at) => {
      void at.act(at.mine);
      await at.clock.pass(STORED_MS);
      at.net.kill(); // and both lines of the device with it
      at.net.restart(server(at));
      await at.clock.pass(BACK_MS);
      expect([at.mine, at.rival].map(({ seen }) => seen.presence)).toEqual([
        ['here', 'here'],
        ['here', 'here'],
      ]);
      return at.mine;
    },
  },
  {
    name: 'to a seat for which a computer has played, as it did not come',
    comes: async (at) => {
      void at.act(at.mine, 'cut-before');
      at.mine.close();
      const { seat } = at.mine.seen;
      const voted = at.ask(at.rival, { do: 'vote', seat: seat ?? -1 });
      await at.clock.pass(SOON_MS);
      expect(await voted).toMatchObject({ is: 'no', code: 'not-due' });
      await at.clock.pass(PATIENCE_MS);
      const again = at.ask(at.rival, { do: 'vote', seat: seat ?? -1 });
      while (!at.isAsked(at.rival)) await at.clock.pass(SOON_MS);
      expect(await again).toMatchObject({ is: 'ack' });
      const line = at.lineOf(at.key);
      await at.clock.pass(SOON_MS);
      expect(lobbyOf(line.seen.rows)?.seats[seat ?? -1]?.standIn).toBe(true);
      const back = at.ask(line, { do: 'back' });
      await at.clock.pass(SOON_MS);
      expect(await back).toMatchObject({ is: 'ack' });
      return line;
    },
  },
  {
    name: 'before the flag falls, which waits for a lost line',
    again: true,
    clock: CLOCK,
    comes: async (at) => {
      await at.clock.pass(UP_MS - 2 * SOON_MS); // one has passed already
      void at.act(at.mine, 'cut-before');
      at.mine.close();
      await at.clock.pass(GRACE_MS);
      const flagged = at.ask(at.rival, { do: 'flag', seat: at.mine.seen.seat ?? -1 });
      await at.clock.pass(STORED_MS * 3);
      expect(await flagged).toMatchObject({ is: 'no', code: 'not-due' });
      return at.lineOf(at.key);
    },
  },
  {
    name: 'after the match is over',
    moves: true,
    comes: async (at) => {
      void at.act(at.mine, 'cut-after');
      await at.clock.pass(STORED_MS);
      at.mine.close();
      await at.clock.pass(SOON_MS);
      const given = at.ask(at.rival, {
        do: 'act',
        order: { do: 'concede', seat: at.rival.seen.seat } as { do: string },
      });
      await at.clock.pass(SOON_MS);
      expect(await given).toMatchObject({ is: 'ack' });
      const line = at.lineOf(at.key);
      await at.clock.pass(SOON_MS);
      expect(lobbyOf(line.seen.rows)?.over).toBe(true);
      for (const one of [line, at.rival]) void at.ask(one, { do: 'again' });
      return line;
    },
  },
  {
    name: 'in a rematch, which has begun meanwhile',
    moves: true,
    comes: async (at) => {
      void at.act(at.mine);
      await at.clock.pass(SOON_MS);
      void at.ask(at.rival, { do: 'act', order: { do: 'concede', seat: at.rival.seen.seat } as { do: string } });
      await at.clock.pass(SOON_MS);
      void at.ask(at.mine, { do: 'again' }, 'cut-after');
      await at.clock.pass(STORED_MS);
      at.mine.close();
      void at.ask(at.rival, { do: 'again' });
      await at.clock.pass(SOON_MS);
      const line = at.lineOf(at.key);
      await at.clock.pass(SOON_MS);
      expect(lobbyOf(line.seen.rows)).toMatchObject({ over: false, begun: true });
      return line;
    },
  },
  {
    name: 'after another build was there, which refused it by its name',
    comes: async (at) => {
      void at.act(at.mine);
      await at.clock.pass(STORED_MS);
      at.net.kill();
      at.net.restart(server(at, 'a newer build'));
      await at.clock.pass(BACK_MS);
      const over = { over: expect.stringContaining('a newer build') as string, code: 'other-build' };
      expect([at.mine.seen.line, at.rival.seen.line]).toEqual([over, over]);
      at.net.kill();
      at.net.restart(server(at));
      at.rival.open(); // both load their page again
      return at.lineOf(at.key);
    },
  },
  {
    name: 'in the middle of a secret choice that both make at the same time',
    again: true,
    game: 'truck-off',
    comes: async (at) => {
      expect([at.mine, at.rival].every(at.isAsked)).toBe(true);
      const asked = at.act(at.mine, 'cut-before');
      await Promise.all([at.act(at.rival), at.clock.pass(BACK_MS)]);
      expect(await asked, 'of the position before: its table gives the same again').toMatchObject({ is: 'stale' });
      return at.mine;
    },
  },
];

/** Seats that have acted from that row on. */
const actsOf = (rows: Line['seen']['rows'], from: number): readonly (number | null)[] =>
  rows.slice(from).flatMap(({ body, seat }) => ((body as { do: string }).do === 'act' ? [seat] : []));

/** Whoever is asked acts, until there are so many more rows. */
async function goOn({ clock, isAsked, act }: Table, lines: readonly Line[], more: number): Promise<void> {
  const [line] = lines as [Line];
  const until = line.seen.rows.length + more;
  for (let i = 0; line.seen.rows.length < until; i += 1) {
    if (i > 10 * more) throw new Error('the match does not go on');
    const asked = lines.find(isAsked);
    const answer = asked === undefined ? null : act(asked);
    await clock.pass(SOON_MS);
    if (answer !== null) expect(await answer).toMatchObject({ is: 'ack' });
  }
}

async function check(at: Table, line: Line): Promise<void> {
  const stored = (await server(at).keeper(at.code)) ?? expect.fail('there is no room');
  for (const one of [line, at.rival]) {
    for (let i = 0; one.seen.line === 'late' && i < 10; i += 1) await at.clock.pass(STORED_MS); // it asks just now
    expect(one.seen.line).toBe('open');
    expect(one.seen.rows, 'all rows').toEqual(JSON.parse(JSON.stringify(stored.shown(0, one.seen.seat))));
  }
  expect(line.seen.rows.map(hashed), 'equal hashes').toEqual(at.rival.seen.rows.map(hashed));
  expect(new Set(line.seen.rows.map(({ id }) => id)).size, 'nothing counts twice').toBe(line.seen.rows.length);
}

describe('somebody comes back', () => {
  it.each(CASES)('$name', async ({ game, clock, moves = false, again = false, comes }) => {
    const at = await table(game, clock);
    const { seat } = at.mine.seen;
    const line = await comes(at);
    await at.clock.pass(BACK_MS);
    expect(line.seen.seat, 'in a rematch everybody has moved on by one').toBe(moves ? 1 - (seat ?? -1) : seat);
    await check(at, line);
    const ownActs = (): number => actsOf(line.seen.rows, at.rows).filter((by) => by === seat).length;
    expect(ownActs()).toBe(again ? 0 : 1);
    if (again) await Promise.all([at.act(line), at.clock.pass(SOON_MS)]);
    expect(ownActs()).toBe(1);
    await goOn(at, [line, at.rival], 4);
    await check(at, line);
  });

  it('while another one performs something, which is seen quickly up to now', async () => {
    const at = await table('truck-off');
    const lines = [at.mine, at.rival];
    while (!lines.some((line) => at.isAsked(line) && at.orderOf(line).do === 'roll')) await goOn(at, lines, 1);
    const [thrower, away] = (at.isAsked(lines[0] as Line) ? lines : lines.toReversed()) as [Line, Line];
    const left = FarMaster.of(away, filesOfTruckOff.orders) ?? expect.fail();
    const { seat } = away.seen;
    void at.act(thrower);
    await at.clock.pass(STORED_MS);
    away.close();
    await at.clock.pass(SOON_MS);
    const line = at.lineOf(away === at.mine ? at.key : 1 - at.key);
    await at.clock.pass(BACK_MS);
    expect(line.seen.seat).toBe(seat);
    const master = FarMaster.of(line, filesOfTruckOff.orders, left.seen) ?? expect.fail();
    const shown: number[] = [];
    master.showBy((cut, _, ended) => {
      shown.push(cut.log.length);
      ended();
    });
    master.goOn();
    expect([shown, master.match.log.length]).toEqual([[1], left.match.log.length + 1]);
    expect(master.seen).toBe(line.seen.rows.length);
    const told = (match: unknown): string => JSON.stringify(match);
    expect(told(master.match)).toBe(told(FarMaster.of(line, filesOfTruckOff.orders)?.match));
    await goOn(at, [line, thrower], 2);
    expect(line.seen.rows.map(hashed)).toEqual(thrower.seen.rows.map(hashed));
  });
});
