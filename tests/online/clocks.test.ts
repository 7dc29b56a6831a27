import { describe, expect, it } from 'vitest';
import { lobbyOf } from '#online/client/lobby.ts';
import type { Ask, RoomClock } from '#online/protocol/asks.ts';
import { GRACE_MS, PATIENCE_MS } from '#online/protocol/waits.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import type { UndoRequested } from '#play/session/master.ts';
import { MemoryStore } from '#online/store/memoryStore.ts';
import { ask, headNow, HOST_KEY, keyOf, newId, ordersBy, partsOf, roomWith, servicesFor, stateIn } from './support.ts';

/** The store's time, which a test moves, and what waits for it. */
class Time {
  now = 1_000_000;
  private readonly waiting = new Set<{ readonly at: number; readonly call: () => void }>();

  readonly after = (ms: number, call: () => void): (() => void) => {
    const one = { at: this.now + ms, call };
    this.waiting.add(one);
    return () => this.waiting.delete(one);
  };

  /** Everything that is due by then has been called. */
  pass(ms: number): void {
    this.now += ms;
    for (const one of [...this.waiting].filter(({ at }) => at <= this.now)) {
      this.waiting.delete(one);
      one.call();
    }
  }
}

const roomAt = async (
  time: Time,
  {
    game = 'tug-of-war',
    seats = 2,
    clock,
    ...options
  }: Readonly<Record<string, unknown>> & {
    readonly game?: string;
    readonly seats?: number;
    readonly clock?: RoomClock;
  } = {},
): Promise<RoomKeeper> => {
  const services = servicesFor({ store: new MemoryStore(() => time.now), after: time.after });
  const keeper = await roomWith(new Rooms(services), await headNow(game, seats, options), clock);
  time.pass(0);
  return keeper;
};

const byHost = async (keeper: RoomKeeper, what: Ask) =>
  keeper.ask({ id: newId(), base: null, secrets: { key: null, host: HOST_KEY }, ask: what });
const seatAsked = (keeper: RoomKeeper): number => keeper.room?.match?.asked[0] ?? -1;
const lobby = (keeper: RoomKeeper) => {
  const seen = lobbyOf(keeper.shown(0, null));
  if (seen === null) throw new Error('the room is not open');
  return seen;
};
/** Whatever the keeper does by itself is done. */
const settled = async (keeper: RoomKeeper): Promise<void> => {
  await keeper.refresh();
  await keeper.refresh();
};
const CLOCK = { turnS: 30, reserveS: 60 };
const UP_MS = 90_000;

describe('the clock of a room', () => {
  it('lets another seat say that time is up, with a grace for a lost line, and then the seat gives up', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { clock: CLOCK });
    const slow = seatAsked(keeper);
    const flag = async () => ask(keeper, 1 - slow, { do: 'flag', seat: slow });
    time.pass(UP_MS + GRACE_MS - 1);
    expect(await flag()).toMatchObject({ is: 'no', code: 'not-due' });
    time.pass(1);
    expect(await flag()).toMatchObject({ is: 'ack' });
    expect(keeper.room?.match?.result).toMatchObject({ winners: [1 - slow], reason: 'concession' });
    expect(keeper.shown(keeper.head, null)[0]?.body).toMatchObject({ do: 'act', flag: true, over: true });
  });

  it('is no judge by itself: a seat may act after its time as long as nobody says so', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { clock: CLOCK });
    const slow = seatAsked(keeper);
    time.pass(UP_MS * 10);
    const order = { do: 'play', seat: slow, module: 'race', cards: [1] };
    expect(await ask(keeper, slow, { do: 'act', order })).toMatchObject({ is: 'ack' });
    expect(lobby(keeper).times[slow]).toEqual({ since: null, reserveMs: 0 });
    expect(lobby(keeper).times[1 - slow]).toEqual({ since: time.now, reserveMs: 60_000 });
  });

  it('takes off the reserve only what a turn took beyond its own time', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { clock: CLOCK });
    const seat = seatAsked(keeper);
    time.pass(37_500);
    await ask(keeper, seat, { do: 'act', order: { do: 'play', seat, module: 'race', cards: [1] } });
    expect(lobby(keeper).times[seat]?.reserveMs).toBe(52_500);
  });

  it('counts neither what the host let rest nor what taking back was asked for', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { clock: CLOCK });
    const first = seatAsked(keeper);
    await ask(keeper, first, { do: 'act', order: { do: 'play', seat: first, module: 'race', cards: [1] } });
    const second = 1 - first;
    time.pass(10_000);
    expect(await byHost(keeper, { do: 'pause', paused: true })).toMatchObject({ is: 'ack' });
    time.pass(500_000);
    const seen = stateIn(keeper.shown(0, second));
    const order = ordersBy(await partsOf('tug-of-war'), seen, second)[0] as { do: string };
    expect(await ask(keeper, second, { do: 'act', order })).toMatchObject({ is: 'no', code: 'paused' });
    expect(await ask(keeper, first, { do: 'flag', seat: second })).toMatchObject({ is: 'no', code: 'paused' });
    await byHost(keeper, { do: 'pause', paused: false });
    const undo = async (by: number, request: UndoRequested) => ask(keeper, by, { do: 'undo', request });
    expect(await undo(first, { do: 'ask', by: first, from: 0 })).toMatchObject({ is: 'ack' });
    time.pass(500_000);
    expect(await undo(second, { do: 'answer', seat: second, agrees: false })).toMatchObject({ is: 'ack' });
    time.pass(27_000);
    expect(await ask(keeper, second, { do: 'act', order })).toMatchObject({ is: 'ack' });
    expect(lobby(keeper).times[second]?.reserveMs).toBe(53_000);
  });

  it('is lengthened by who gives time, never by the seat itself', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { clock: CLOCK });
    const seat = seatAsked(keeper);
    expect(await ask(keeper, seat, { do: 'give', seat, s: 60 })).toMatchObject({ is: 'no', code: 'no-seat' });
    expect(await ask(keeper, 1 - seat, { do: 'give', seat, s: 60 })).toMatchObject({ is: 'ack' });
    time.pass(UP_MS + GRACE_MS);
    expect(await ask(keeper, 1 - seat, { do: 'flag', seat })).toMatchObject({ is: 'no', code: 'not-due' });
  });

  it('is not there unless it was chosen', async () => {
    const time = new Time();
    const keeper = await roomAt(time);
    const seat = seatAsked(keeper);
    time.pass(UP_MS * 1000);
    expect(await ask(keeper, 1 - seat, { do: 'flag', seat })).toMatchObject({ is: 'no', code: 'no-clock' });
    expect(await ask(keeper, 1 - seat, { do: 'give', seat, s: 1 })).toMatchObject({ is: 'no', code: 'no-clock' });
  });
});

describe('a clock that the rules tell of', () => {
  it('is measured by the store, whatever a client says', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { options: { clock: true } });
    const seat = seatAsked(keeper);
    time.pass(12_345);
    const order = { do: 'play', seat, module: 'race', cards: [1], elapsedMs: 1 };
    expect(await ask(keeper, seat, { do: 'act', order })).toMatchObject({ is: 'ack' });
    expect(keeper.shown(keeper.head, null)[0]?.body).toMatchObject({ entry: { action: { elapsedMs: 12_345 } } });
  });

  it('ends by itself, once, when its time is over by the store', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { options: { clock: true } });
    const seat = seatAsked(keeper);
    const ms = keeper.room?.match?.clockMs ?? 0;
    const { head } = keeper;
    await settled(keeper);
    time.pass(ms - 1);
    await settled(keeper);
    expect(keeper.head).toBe(head);
    time.pass(1);
    await settled(keeper);
    expect(keeper.head).toBe(head + 1);
    expect(keeper.room?.match?.result?.winners).toEqual([1 - seat]);
  });

  it('cannot be said to be over by a client before it is', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { options: { clock: true } });
    time.pass(1000);
    const order = { do: 'time', elapsedMs: 10_000_000 };
    const answer = await ask(keeper, 1 - seatAsked(keeper), { do: 'act', order });
    expect(answer).toMatchObject({ is: 'no', code: 'too-early' });
  });
});

describe('a seat that lets the others wait', () => {
  it('is played by a computer once all others want it, and comes back when it wants', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { game: 'truck-off', seats: 3 });
    const [slow = -1, ...others] = [...(keeper.room?.match?.asked ?? [])];
    const [one = -1, other = -1] = [0, 1, 2].filter((seat) => seat !== slow);
    expect(others.length).toBe(2);
    const vote = async (by: number) => ask(keeper, by, { do: 'vote', seat: slow });
    expect(await vote(one)).toMatchObject({ is: 'no', code: 'not-due' });
    time.pass(PATIENCE_MS);
    expect(await vote(one)).toMatchObject({ is: 'ack' });
    expect(await vote(one)).toMatchObject({ is: 'no', code: 'asked' });
    expect(lobby(keeper).seats[slow]).toMatchObject({ standIn: false, votes: [one] });
    const length = keeper.room?.match?.length ?? 0;
    expect(await vote(other)).toMatchObject({ is: 'ack' });
    expect(lobby(keeper).seats[slow]).toMatchObject({ standIn: true, votes: [] });
    await expect.poll(() => keeper.room?.match?.length, { timeout: 30_000 }).toBeGreaterThan(length);
    const order = { do: 'concede', seat: slow };
    expect(await ask(keeper, slow, { do: 'act', order })).toMatchObject({ is: 'no', code: 'stood-in' });
    expect(await ask(keeper, slow, { do: 'back' })).toMatchObject({ is: 'ack' });
    expect(await ask(keeper, slow, { do: 'act', order })).toMatchObject({ is: 'ack' });
  });

  it('loses the votes against it as soon as the match goes on', async () => {
    const time = new Time();
    const keeper = await roomAt(time, { game: 'truck-off', seats: 3 });
    time.pass(PATIENCE_MS);
    await ask(keeper, 1, { do: 'vote', seat: 0 });
    await ask(keeper, 2, { do: 'act', order: { do: 'concede', seat: 2 } });
    expect(lobby(keeper).seats[0]?.votes).toEqual([]);
    expect(keeper.room?.seats[0]?.votes).toEqual([]);
  });
});

describe('the host', () => {
  it('alone frees a seat before the match, and whoever sits there', async () => {
    const opened = await new Rooms(servicesFor()).create({
      id: newId(),
      head: await headNow('tug-of-war'),
      hostKey: HOST_KEY,
    });
    const keeper = opened.ok ? opened.value : expect.fail();
    await ask(keeper, null, { do: 'sit', seat: 1, name: 'Bea', key: keyOf(1) });
    expect(await ask(keeper, null, { do: 'free', seat: 1 })).toMatchObject({ is: 'no', code: 'not-host' });
    expect(await ask(keeper, 1, { do: 'free', seat: 0 })).toMatchObject({ is: 'no', code: 'not-host' });
    expect(await ask(keeper, 1, { do: 'free', seat: 1 })).toMatchObject({ is: 'ack' });
    expect(keeper.askerOf({ key: keyOf(1), host: null }).seat).toBeNull();
  });

  it('renames a seat, and ends the room for good', async () => {
    const keeper = await roomAt(new Time());
    expect(await byHost(keeper, { do: 'rename', seat: 1, name: 'Bea' })).toMatchObject({ is: 'ack' });
    expect(await byHost(keeper, { do: 'rename', seat: 1, name: 'ada' })).toMatchObject({ is: 'no', code: 'same-name' });
    expect(await ask(keeper, 1, { do: 'rename', seat: 0, name: 'X' })).toMatchObject({ is: 'no', code: 'not-yours' });
    expect(lobby(keeper).seats[1]?.info.name).toBe('Bea');
    expect(await ask(keeper, 0, { do: 'end' })).toMatchObject({ is: 'no', code: 'not-host' });
    expect(await byHost(keeper, { do: 'end' })).toMatchObject({ is: 'ack' });
    expect(lobby(keeper).ended).toBe(true);
    const order = { do: 'concede', seat: 0 };
    expect(await ask(keeper, 0, { do: 'act', order })).toMatchObject({ is: 'no', code: 'ended' });
  });
});
