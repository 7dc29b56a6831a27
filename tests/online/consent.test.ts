import { beforeAll, describe, expect, it } from 'vitest';
import * as files from '#games/tug-of-war/matchFile.ts';
import { tugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { lobbyOf } from '#online/client/lobby.ts';
import { Line } from '#online/client/line.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { createSession } from '#play/tug-of-war/session/session.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { Clock, Net } from './net.ts';
import { ask, headNow, HOST_KEY, keyOf, newId, roomWith, servicesFor } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

/** Two people at screens of their own, in a match of Tug of War. */
async function atTwoScreens() {
  const clock = new Clock();
  const net = new Net(new Rooms(servicesFor()), clock);
  const keeper = await roomWith(net.rooms, await headNow('tug-of-war'));
  const screens = [0, 1].map((seat) => {
    const line = new Line(net.host(keeper.code), { key: keyOf(seat), host: null });
    line.open();
    const session = createSession({ physics, random: () => 0 });
    session.setCalm(true);
    return { seat, line, session };
  });
  await clock.pass(1000);
  for (const { line, session } of screens) session.commands.join(FarMaster.of(line, files.orders) ?? expect.fail());
  const pass = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) {
      for (const { session } of screens) session.advance(1);
      await clock.pass(100);
    }
  };
  const play = async (): Promise<number> => {
    const state = keeper.room?.match?.now(null).state as Parameters<typeof tugOfWar.asked>[0];
    const [seat = 0] = tugOfWar.asked(state);
    const { session } = screens[seat] ?? expect.fail();
    const seen = session.store.getState().match?.state ?? expect.fail();
    const action = tugOfWar.legal(seen, seat).actions.find(({ do: kind }) => kind !== 'concede' && kind !== 'time');
    if (action === undefined || action.do === 'concede' || action.do === 'time') expect.fail();
    session.commands.act(action);
    await pass();
    return seat;
  };
  return { keeper, screens, pass, play };
}

type Screens = Awaited<ReturnType<typeof atTwoScreens>>;
const lengths = ({ keeper, screens }: Screens): readonly (number | undefined)[] => [
  keeper.room?.match?.length,
  ...screens.map(({ session }) => session.store.getState().match?.log.length),
];

describe('taking back, at two screens', () => {
  it('waits for the other one, who agrees', async () => {
    const at = await atTwoScreens();
    const by = await at.play();
    const [mine, theirs] = by === 0 ? at.screens : at.screens.toReversed();
    if (mine === undefined || theirs === undefined) expect.fail();
    expect(mine.session.commands.askedToTakeBack()).toEqual([theirs.seat]);
    mine.session.commands.requestUndo();
    await at.pass();
    expect(lengths(at)).toEqual([1, 1, 1]);
    const { undo } = theirs.session.store.getState().match ?? expect.fail();
    expect(undo).toEqual({ by, from: 0, waitingFor: [theirs.seat] });
    theirs.session.commands.consentUndo(theirs.seat as 0);
    await at.pass();
    expect(lengths(at)).toEqual([0, 0, 0]);
    expect(await at.play()).toBe(by);
    expect(lengths(at)).toEqual([1, 1, 1]);
  });

  it('is refused by the other one, and by nobody for the other one', async () => {
    const at = await atTwoScreens();
    const by = await at.play();
    const other = 1 - by;
    at.screens[by]?.session.commands.requestUndo();
    await at.pass();
    at.screens[by]?.session.commands.consentUndo(other as 0);
    await at.pass();
    expect(lengths(at)).toEqual([1, 1, 1]);
    at.screens[other]?.session.commands.refuseUndo(other as 0);
    await at.pass();
    expect(at.keeper.room?.match?.undo).toBeNull();
    expect(lengths(at)).toEqual([1, 1, 1]);
  });
});

describe('another match in the same room', () => {
  it('begins once all persons want it, and everybody has moved on by a seat', async () => {
    const { keeper, screens, pass } = await atTwoScreens();
    expect(await ask(keeper, 0, { do: 'again' })).toMatchObject({ is: 'no', code: 'not-over' });
    await ask(keeper, 1, { do: 'act', order: { do: 'concede', seat: 1 } });
    expect(await ask(keeper, 0, { do: 'again' })).toMatchObject({ is: 'ack' });
    expect(await ask(keeper, 0, { do: 'again' })).toMatchObject({ is: 'no', code: 'asked' });
    expect(await ask(keeper, null, { do: 'again' })).toMatchObject({ is: 'no', code: 'not-seated' });
    expect(lobbyOf(keeper.shown(0, null))).toMatchObject({ over: true, again: [0] });
    await ask(keeper, 1, { do: 'again' });
    await pass();
    expect(keeper.room?.match).toMatchObject({ length: 0, result: null });
    expect(screens.map(({ line }) => line.seen.seat)).toEqual([1, 0]);
    const named = lobbyOf(screens[0]?.line.seen.rows ?? []);
    expect(named).toMatchObject({ over: false, again: [] });
    expect(named?.seats.map(({ info }) => info.name)).toEqual(['Bo', 'Ada']);
  });

  it('shows nobody the secrets of who sat there before', async () => {
    const keeper = await roomWith(new Rooms(servicesFor()), await headNow('truck-off'));
    const before = keeper.shown(0, 0).find(({ body }) => (body as { do: string }).do === 'begin');
    const public0 = keeper.shown(0, null).find(({ seq }) => seq === before?.seq);
    expect(before).not.toEqual(public0);
    await ask(keeper, 1, { do: 'act', order: { do: 'concede', seat: 1 } });
    await ask(keeper, 0, { do: 'again' });
    await ask(keeper, 1, { do: 'again' });
    const now = keeper.shown(0, keeper.askerOf({ key: keyOf(1), host: null }).seat);
    expect(now.find(({ seq }) => seq === before?.seq)).toEqual(public0);
    const lock = {
      id: newId(),
      base: null,
      secrets: { key: null, host: HOST_KEY },
      ask: { do: 'lock', locked: true },
    } as const;
    expect(await keeper.ask(lock)).toMatchObject({ is: 'ack' });
  });
});
