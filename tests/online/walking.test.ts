import { beforeAll, describe, expect, it } from 'vitest';
import * as files from '#games/traction/matchFile.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { Line } from '#online/client/line.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { createSession } from '#play/traction/session/session.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import type { PieceId } from '#sim/ids.ts';
import { Clock, Net } from './net.ts';
import { headNow, keyOf, roomWith, servicesFor } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

/** Two people at screens of their own; who begins has ended the turn, and the rival has taken a step of a walk. */
async function whileTheRivalWalks() {
  const clock = new Clock();
  const net = new Net(new Rooms(servicesFor()), clock);
  const keeper = await roomWith(
    net.rooms,
    await headNow('traction', 2, { surface: 'mousepad', table: { distanceMm: 381 } }),
  );
  const lines = [0, 1].map((seat) => new Line(net.host(keeper.code), { key: keyOf(seat), host: null }));
  for (const line of lines) line.open();
  await clock.pass(1000);
  const sessions = lines.map((line) => {
    const session = createSession({ physics, pace: 'at-once', random: () => 0 });
    session.commands.join(FarMaster.of(line, files.orders) ?? expect.fail());
    return session;
  });
  const pass = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) {
      for (const session of sessions) session.advance(1);
      await clock.pass(100);
    }
  };
  const by = keeper.room?.match?.asked[0] ?? expect.fail();
  const ended = sessions[by] ?? expect.fail();
  const walks = sessions[1 - by] ?? expect.fail();
  ended.commands.endTurn();
  await pass();
  walks.commands.choose(`${1 - by}-S1` as PieceId);
  walks.commands.setAim('D', 90);
  walks.commands.performAim();
  await pass();
  expect(walks.store.getState().stage).toBe('between-steps');
  return { by, ended, walks, keeper, pass };
}

describe('a turn that was ended while the rival walks already', () => {
  it('is not taken back without the rival, whose walk counts and says no', async () => {
    const { by, ended, walks, keeper, pass } = await whileTheRivalWalks();
    ended.commands.requestUndo();
    await pass();
    expect(keeper.room?.match).toMatchObject({ length: 1, undo: { by, waitingFor: [1 - by] } });
    walks.commands.endAction();
    await pass();
    expect(keeper.room?.match).toMatchObject({ length: 2, undo: null });
    for (const { store } of [ended, walks]) {
      const { match, fault } = store.getState();
      expect({ actions: match?.log.length, undo: match?.undo, fault }).toEqual({ actions: 2, undo: null, fault: null });
    }
  });
});
