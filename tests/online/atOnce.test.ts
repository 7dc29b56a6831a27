import { beforeAll, describe, expect, it } from 'vitest';
import * as files from '#games/tractor-pull/matchFile.ts';
import { classOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { Line } from '#online/client/line.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { createSession } from '#play/tractor-pull/session/session.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { Clock, Net } from './net.ts';
import { ask, headNow, keyOf, roomWith, servicesFor } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const BOTH = [0, 1] as const;

/**
 * Two people at screens of their own, whom Tractor Pull asks for a secret choice each; `phase`: the first one in
 * it.
 */
async function bothAsked(phase?: string) {
  const clock = new Clock();
  const net = new Net(new Rooms(servicesFor()), clock);
  const keeper = await roomWith(net.rooms, await headNow('tractor-pull'));
  const lines = BOTH.map((seat) => new Line(net.host(keeper.code), { key: keyOf(seat), host: null }));
  for (const line of lines) line.open();
  await clock.pass(1000);
  const sessions = lines.map((line) => {
    const session = createSession({ physics, pace: 'at-once', random: () => 0 });
    session.setCalm(true);
    session.commands.join(FarMaster.of(line, files.orders) ?? expect.fail());
    return session;
  });
  const pass = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) {
      for (const session of sessions) session.advance(1);
      await clock.pass(100);
    }
  };
  const stateAt = (seat: number) => sessions[seat]?.store.getState().match?.state ?? expect.fail();
  const choose = (seat: number): void => {
    const [action] = tractorPull.legal(stateAt(seat), seat).actions;
    if (action === undefined || action.do === 'spin' || action.do === 'concede') expect.fail();
    expect(sessions[seat]?.commands.act(action).ok).toBe(true);
  };
  const isThere = (): boolean =>
    tractorPull.asked(stateAt(0)).length === 2 && [undefined, stateAt(0).phase.name].includes(phase as never);
  for (let i = 0; !isThere(); i += 1) {
    if (i > 40) throw new Error('they are never asked both');
    for (const session of sessions) session.commands.tellAll();
    for (const seat of tractorPull.asked(stateAt(0))) {
      const [action] = tractorPull.legal(stateAt(seat), seat).actions;
      if (action?.do === 'spin') sessions[seat]?.commands.spin(null);
      else choose(seat);
    }
    await pass();
  }
  const length = (): number => keeper.room?.match?.length ?? 0;
  const faults = (): readonly unknown[] => sessions.map(({ store }) => store.getState().fault);
  return { keeper, lines, sessions, stateAt, choose, pass, length, faults };
}

describe('two who choose in secret, each at an own screen', () => {
  it('choose in the same instant, and neither is asked again', async () => {
    const { choose, pass, length, faults } = await bothAsked();
    const before = length();
    for (const seat of BOTH) choose(seat);
    await pass();
    expect(length()).toBeGreaterThanOrEqual(before + BOTH.length);
    expect(faults()).toEqual([null, null]);
  });

  it('go on with a row that they have begun to lay as the other one has laid theirs', async () => {
    const { sessions, stateAt, choose, pass, length } = await bothAsked('deploy');
    const before = length();
    const vehicle = stateAt(1).players[1].hand[0] ?? expect.fail();
    sessions[1]?.commands.lay(classOf(vehicle));
    const { row } = sessions[1]?.store.getState() ?? expect.fail();
    expect(row).toContainEqual(expect.any(Number));
    choose(0);
    await pass();
    expect(length()).toBe(before + 1);
    expect(sessions[1]?.store.getState().row).toEqual(row);
  });

  it('have their choice taken as their line comes back, though the other one has chosen meanwhile', async () => {
    const { lines, choose, pass, length, faults } = await bothAsked();
    const before = length();
    lines[1]?.close();
    choose(1);
    choose(0);
    await pass();
    expect(length()).toBe(before + 1);
    lines[1]?.open();
    await pass();
    expect(length()).toBeGreaterThanOrEqual(before + BOTH.length);
    expect(faults()).toEqual([null, null]);
  });

  it('choose, and a host who renames somebody just then does not disturb them', async () => {
    const { keeper, choose, pass, length, faults } = await bothAsked();
    const before = length();
    const renamed = ask(keeper, 0, { do: 'rename', seat: 0, name: 'Adele' });
    choose(1);
    await Promise.all([renamed, pass()]);
    expect(length()).toBe(before + 1);
    expect(faults()).toEqual([null, null]);
  });
});
