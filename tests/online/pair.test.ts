import { describe, expect, it } from 'vitest';
import { Line } from '#online/client/line.ts';
import type { AnyParts } from '#engine/module/parts.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { runs, SEED } from '../effort.ts';
import { BareServer } from './bare.ts';
import { Clock } from './net.ts';
import { Pairs } from './pair.ts';
import { askedBy, Chance, headNow, keyOf, ordersBy, partsOf, roomWith, servicesFor, stateIn } from './support.ts';

const STEPS = 500;
/** Every so many steps time passes, ms. */
const EVERY = 5;
const PASSES_MS = 200;
/** By then everything that was asked is answered, and everything that was lost is there, ms. */
const ARRIVES_MS = 60_000;
const HEADS_MS = 5000;

/** Asks for anything that the line's seat may see to be possible, and for much that is not. */
class Player {
  readonly acknowledged: number[] = [];
  private waits = false;

  constructor(
    readonly line: Line,
    readonly seat: number | null,
    private readonly parts: AnyParts,
    private readonly chance: Chance,
  ) {}

  step(): void {
    const { rows } = this.line.seen;
    const state = stateIn(rows);
    if (this.seat === null || this.waits || state === undefined || this.line.seen.seat === null) return;
    const isAsked = askedBy(this.parts, state).includes(this.seat);
    const order = isAsked ? this.chance.oneOf(ordersBy(this.parts, state, this.seat)) : undefined;
    const base = rows.length - 1;
    if (order !== undefined) void this.give({ do: 'act', order: order as { do: string } }, base);
    else void this.give({ do: 'rename', seat: this.seat, name: `${this.seat} ${this.chance.integer(0, 99)}` }, null);
  }

  private async give(ask: Parameters<Line['ask']>[0], base: number | null): Promise<void> {
    this.waits = true;
    const answer = await this.line.ask(ask, base);
    this.waits = false;
    if (answer.is === 'ack') this.acknowledged.push(answer.seq);
  }
}

async function episode(seed: number) {
  const chance = new Chance(seed);
  const clock = new Clock();
  const server = new BareServer(new Rooms(servicesFor()));
  const keeper = await roomWith(server.rooms, await headNow('tug-of-war', 2));
  const parts = await partsOf('tug-of-war');
  const pairs = new Pairs(server, clock, chance);
  const players = [0, 1, null].map((seat) => {
    const line = new Line(pairs.host(keeper.code), { key: seat === null ? null : keyOf(seat), host: null });
    line.open();
    return new Player(line, seat, parts, chance);
  });
  const pass = async (ms: number): Promise<void> => {
    await clock.pass(ms);
    server.nowMs = clock.nowMs;
  };
  for (let i = 0; i < STEPS; i += 1) {
    pairs.step();
    if (chance.integer(0, 9) === 0) chance.oneOf(players)?.step();
    if (i % EVERY === 0) await pass(PASSES_MS);
  }
  for (let ms = 0; ms < ARRIVES_MS; ms += PASSES_MS) {
    pairs.flushAll();
    await pass(PASSES_MS);
    const hub = server.hubs.get(keeper.code);
    if (ms % HEADS_MS === 0) hub?.tellAll({ t: 'head', head: hub.keeper.head, now: clock.nowMs });
  }
  for (let i = 0; i < 4; i += 1) {
    pairs.flushAll();
    await pass(0);
  }
  return { keeper, players, pairs };
}

describe('lines whose messages are delayed, lost, and change places, and which are cut', () => {
  it('come to the same in the end, with everything that was acknowledged, once', async () => {
    const sum = { flushed: 0, dropped: 0, reordered: 0, cuts: 0, rows: 0 };
    for (let i = 0; i < runs(3, 1_000_000 / STEPS); i += 1) {
      const { keeper, players, pairs } = await episode(SEED + i);
      const current = await keeper.refresh();
      expect(current.ok).toBe(true);
      const ids = keeper.shown(0, null).map(({ id }) => id);
      expect(new Set(ids).size, `seed ${SEED + i}: nothing counts twice`).toBe(ids.length);
      for (const { line, seat, acknowledged } of players) {
        const told = JSON.parse(JSON.stringify(keeper.shown(0, seat))) as unknown;
        expect(line.seen.rows, `seed ${SEED + i}: seat ${seat} has all rows`).toEqual(told);
        expect(line.seen.line).toBe('open');
        const own = keeper.shown(4, null).filter((row) => row.seat === seat && seat !== null);
        expect(own.map(({ seq }) => seq)).toEqual([...acknowledged].sort((a, b) => a - b));
      }
      for (const { line } of players) line.close();
      for (const key of ['flushed', 'dropped', 'reordered', 'cuts'] as const) sum[key] += pairs[key];
      sum.rows += ids.length;
    }
    expect(Math.min(...Object.values(sum)), JSON.stringify(sum)).toBeGreaterThan(0);
  });
});
