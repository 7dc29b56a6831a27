import { beforeAll, describe, expect, it } from 'vitest';
import type { Gathered } from '#games/trexlands/gathering.ts';
import * as files from '#games/trexlands/matchFile.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { Line } from '#online/client/line.ts';
import type { Ask } from '#online/protocol/asks.ts';
import type { RoomKeeper } from '#online/rooms/roomKeeper.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { createSession } from '#play/trexlands/session/session.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { Clock, Net } from './net.ts';
import { ask, headNow, keyOf, roomWith, servicesFor } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const BOTH = [0, 1] as const;

/** The first truck of that seat, thrown as a hand does. */
const thrownBy = (seat: number): HandThrow => ({
  truck: pieceId(`${seat}-T1`),
  atMm: [seat * 120 - 60, 120, 0],
  velocityMmS: [0, 0, -800],
  spinDegS: 2400,
});
const roll = (...throws: readonly HandThrow[]): Ask => ({ do: 'act', order: { do: 'roll', throws } as { do: string } });

/** A room for Trexlands, which begins with a roll of a truck of each seat for the ranks. */
const ranking = async (seats = 2): Promise<RoomKeeper> =>
  roomWith(new Rooms(servicesFor()), await headNow('trexlands', seats));

const lastTo = (keeper: RoomKeeper, viewer: number | null) =>
  (keeper.shown(keeper.head, viewer)[0]?.body ?? {}) as {
    readonly do: string;
    readonly order?: { readonly throws: readonly HandThrow[] } | null;
    readonly entry?: { readonly action: { readonly throws: readonly HandThrow[] } };
  };
const trucksIn = (throws: readonly HandThrow[] = []): readonly string[] => throws.map(({ truck }) => truck).sort();

describe('TX-62 a roll of several seats in a room', () => {
  it('takes from each its own trucks and no other', async () => {
    const keeper = await ranking();
    const { head } = keeper;
    expect(await ask(keeper, 0, roll(thrownBy(0), thrownBy(1)))).toMatchObject({ is: 'no', code: 'not-your-throw' });
    expect(keeper.head).toBe(head);
  });

  it('is rolled once the last has thrown, with the throws of all', async () => {
    const keeper = await ranking();
    expect(await ask(keeper, 1, roll(thrownBy(1)))).toMatchObject({ is: 'ack' });
    expect(lastTo(keeper, 1).do).toBe('part');
    expect(keeper.room?.match?.length).toBe(0);
    expect(await ask(keeper, 0, roll(thrownBy(0)))).toMatchObject({ is: 'ack' });
    expect(keeper.room?.match?.length).toBe(1);
    expect(trucksIn(lastTo(keeper, null).entry?.action.throws)).toEqual(['0-T1', '1-T1']);
  });

  it('has room for all that let go over the same place, as nobody sees where the others do', async () => {
    const keeper = await ranking(4);
    for (const seat of [3, 2, 1, 0]) {
      const same = { ...thrownBy(seat), atMm: [0, 150, 0] as const };
      expect(await ask(keeper, seat, roll(same))).toMatchObject({ is: 'ack' });
    }
    expect(keeper.room?.match?.length).toBe(1);
    expect(trucksIn(lastTo(keeper, null).entry?.action.throws)).toHaveLength(4);
  });

  it('leaves to chance what a seat does not throw', async () => {
    const keeper = await ranking();
    await ask(keeper, 1, roll());
    await ask(keeper, 0, roll(thrownBy(0)));
    expect(trucksIn(lastTo(keeper, null).entry?.action.throws)).toEqual(['0-T1']);
  });

  it('shows nobody how another one has thrown before all have', async () => {
    const keeper = await ranking();
    await ask(keeper, 1, roll(thrownBy(1)));
    expect(trucksIn(lastTo(keeper, 1).order?.throws)).toEqual(['1-T1']);
    for (const viewer of [0, null]) expect(lastTo(keeper, viewer).order).toBeNull();
  });

  it('takes one throw of each', async () => {
    const keeper = await ranking();
    await ask(keeper, 1, roll(thrownBy(1)));
    const { head } = keeper;
    expect(await ask(keeper, 1, roll())).toMatchObject({ is: 'no', code: 'given' });
    expect(keeper.head).toBe(head);
  });

  it('waits no longer for who has thrown', async () => {
    const keeper = await ranking(3);
    const since = (): readonly boolean[] => (keeper.room?.times ?? []).map((time) => time.since !== null);
    expect(since()).toEqual([true, true, true]);
    await ask(keeper, 2, roll());
    expect(since()).toEqual([true, true, false]);
    await ask(keeper, 0, roll());
    expect(since()).toEqual([false, true, false]);
  });

  it('goes on without who gives up, and asks the others anew', async () => {
    const keeper = await ranking(3);
    await ask(keeper, 2, roll(thrownBy(2)));
    expect(await ask(keeper, 0, { do: 'act', order: { do: 'concede', seat: 0 } as { do: string } })).toMatchObject({
      is: 'ack',
    });
    expect(keeper.room?.parts).toEqual([]);
    await ask(keeper, 2, roll());
    expect(await ask(keeper, 1, roll())).toMatchObject({ is: 'ack' });
    expect(keeper.room?.match?.length).toBe(2);
  });

  it('is not rolled by a computer before the persons have thrown', async () => {
    const head = await headNow('trexlands', 3);
    const seats = (head['seats'] as readonly object[]).map((seat, i) =>
      i === 2 ? { ...seat, kind: 'bot', level: 'careless' } : seat,
    );
    const keeper = await roomWith(new Rooms(servicesFor()), { ...head, seats });
    expect(keeper.room?.match?.toThink([], keeper.room.parts)).toBeNull();
    await ask(keeper, 0, roll(thrownBy(0)));
    await ask(keeper, 1, roll(thrownBy(1)));
    expect(keeper.room?.match?.length).toBe(1);
    expect(trucksIn(lastTo(keeper, null).entry?.action.throws)).toEqual(['0-T1', '1-T1']);
  });

  it('is rolled by a computer that plays for the last, with what was thrown before', async () => {
    const keeper = await ranking();
    await ask(keeper, 1, roll(thrownBy(1)));
    const match = keeper.room?.match ?? expect.fail();
    const { parts } = keeper.room ?? expect.fail();
    expect(match.toThink([0], parts)?.seat).toBe(0);
    const checked = match.check(0, { do: 'roll', throws: [] }, 0, parts);
    expect(checked).toMatchObject({ ok: true, value: { waits: false, order: { throws: [{ truck: '1-T1' }] } } });
  });
});

/** Both at screens of their own, asked to roll for their ranks. */
async function bothAtArena() {
  const clock = new Clock();
  const net = new Net(new Rooms(servicesFor()), clock);
  const keeper = await roomWith(net.rooms, await headNow('trexlands'));
  const lines = BOTH.map((seat) => new Line(net.host(keeper.code), { key: keyOf(seat), host: null }));
  for (const line of lines) line.open();
  await clock.pass(1000);
  const sitDown = (line: Line, seen?: number) => {
    const session = createSession({ physics, pace: 'at-once', random: () => 0 });
    session.setCalm(true);
    session.commands.join(FarMaster.of(line, files.orders, seen) ?? expect.fail());
    return session;
  };
  const screens = lines.map((line) => ({ line, session: sitDown(line) }));
  const pass = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) {
      for (const { session } of screens) session.advance(1);
      await clock.pass(100);
    }
  };
  const [mine = expect.fail(), theirs = expect.fail()] = screens;
  return { keeper, mine, theirs, pass, sitDown };
}

const trucksOf = (given: Gathered): readonly string[] => given.map(({ truck }) => truck);

describe('TX-62 a truck that is thrown at a screen of its own', () => {
  it('waits in the hand for the others, is not taken back, and is rolled with theirs', async () => {
    const { mine, theirs, pass } = await bothAtArena();
    expect(mine.session.commands.letGo(thrownBy(0)).ok).toBe(true);
    await pass();
    const { stage, thrown, given } = mine.session.store.getState();
    expect([stage, trucksOf(thrown).toSorted(), given]).toEqual(['aiming', ['0-T1', '1-T1'], [0]]);
    expect(mine.session.commands.takeUp(pieceId('0-T1'))).toMatchObject({ ok: false });
    expect(theirs.session.store.getState().given, 'the other one sees that').toEqual([0]);
    expect(theirs.session.commands.letGo(thrownBy(1)).ok).toBe(true);
    await pass();
    for (const { session } of [mine, theirs]) {
      const { played, fault } = session.store.getState();
      expect(fault).toBeNull();
      const action = played?.log[0]?.action;
      expect(action?.do === 'roll' && trucksIn(action.throws)).toEqual(['0-T1', '1-T1']);
    }
  });

  it('is still in the hand when its screen is opened again', async () => {
    const { mine, pass, sitDown } = await bothAtArena();
    const seen = mine.line.seen.rows.length;
    mine.session.commands.letGo(thrownBy(0));
    await pass();
    for (const seenBefore of [undefined, seen]) {
      const { thrown, stage } = sitDown(mine.line, seenBefore).store.getState();
      expect(stage).toBe('aiming');
      expect(thrown).toContainEqual(thrownBy(0));
    }
  });

  it('may be thrown in the same instant as the others', async () => {
    const { mine, theirs, pass, keeper } = await bothAtArena();
    mine.session.commands.letGo(thrownBy(0));
    theirs.session.commands.letGo(thrownBy(1));
    await pass();
    expect(keeper.room?.match?.length).toBe(1);
    expect([mine, theirs].map(({ session }) => session.store.getState().fault)).toEqual([null, null]);
  });
});
