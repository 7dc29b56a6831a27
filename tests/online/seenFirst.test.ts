import { beforeAll, describe, expect, it } from 'vitest';
import type { SeenMatch } from '#engine/seen.ts';
import * as files from '#games/truck-off/matchFile.ts';
import { startRoll } from '#games/truck-off/perform.ts';
import { truckOff, type TruckOffTypes } from '#games/truck-off/truckOff.ts';
import { FarMaster } from '#online/client/farMaster.ts';
import { Line } from '#online/client/line.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { createSession } from '#play/truck-off/session/session.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { Clock, Net } from './net.ts';
import { headNow, keyOf, roomWith, servicesFor } from './support.ts';

let physics: Physics;
beforeAll(async () => void (physics = await loadPhysics()));

const BOTH = [0, 1] as const;

/** By it a throw leaves a choice, so that nothing follows by itself. */
const SEED_OF_ONE_THROW = 3_141_592_653;

/** Two people at screens of their own, one of whom is asked to throw the dice; the other one sees it first. */
async function beforeThrow() {
  const clock = new Clock();
  const net = new Net(new Rooms(servicesFor({ seed: () => SEED_OF_ONE_THROW })), clock);
  const keeper = await roomWith(net.rooms, await headNow('truck-off'));
  const lines = BOTH.map((seat) => new Line(net.host(keeper.code), { key: keyOf(seat), host: null }));
  for (const line of lines) line.open();
  await clock.pass(1000);
  const screens = lines.map((line) => {
    const session = createSession({ physics, pace: 'at-once', random: () => 0 });
    session.setCalm(true);
    const master = FarMaster.of(line, files.orders) ?? expect.fail();
    session.commands.join(master);
    return { session, master, line };
  });
  const pass = async (): Promise<void> => {
    for (let i = 0; i < 20; i += 1) {
      for (const { session } of screens) session.advance(1);
      await clock.pass(100);
    }
  };
  for (let i = 0; i < 100; i += 1) {
    for (const [seat, { session }] of screens.entries()) {
      session.commands.tellAll();
      session.commands.goOn();
      const { match } = session.store.getState();
      if (match === null || !truckOff.asked(match.state).includes(seat)) continue;
      const [action] = truckOff.legal(match.state, seat).actions;
      if (action?.do === 'roll') return { screens, pass, thrower: seat };
      if (action !== undefined && action.do !== 'concede') session.commands.act(action);
    }
    await pass();
  }
  throw new Error('nobody is asked to throw');
}

describe('what somebody elsewhere performs', () => {
  it('is seen as it was performed before the table goes on, which waits until then', async () => {
    const { screens, pass, thrower } = await beforeThrow();
    const [mine, theirs] = [screens[thrower] ?? expect.fail(), screens[1 - thrower] ?? expect.fail()];
    const shown: SeenMatch<TruckOffTypes>[] = [];
    let then = (): void => expect.fail('nothing is shown');
    theirs.master.showBy((cut, _, ended) => {
      shown.push(cut);
      then = ended;
    });
    const lengthAt = ({ session }: typeof mine): number => session.store.getState().match?.log.length ?? 0;
    const before = lengthAt(theirs);
    mine.session.commands.throwDice([]);
    await pass();
    expect(lengthAt(mine)).toBe(before + 1);
    expect(lengthAt(theirs), 'it waits').toBe(before);
    const [entry] = shown[0]?.log ?? [];
    expect([shown.length, shown[0]?.log.length]).toEqual([1, 1]);
    if (entry?.action?.do !== 'roll') return expect.fail('no throw');
    const again = startRoll(physics, entry.before as Parameters<typeof startRoll>[1], entry.action);
    if (!again.ok) return expect.fail(again.fault.message);
    while (again.value.step(100));
    expect(again.value.report).toEqual(entry.performed);
    then();
    expect(lengthAt(theirs)).toBe(before + 1);
  });
});
