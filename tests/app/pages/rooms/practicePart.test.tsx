import { describe, expect, it } from 'vitest';
import type { GameTypes } from '#engine/game.ts';
import { PracticePart } from '#app/pages/rooms/PracticePart.tsx';
import type { FarMaster } from '#online/client/farMaster.ts';
import type { RoomSeen } from '#online/client/line.ts';
import { lobbyOf } from '#online/client/lobby.ts';
import type { Ask } from '#online/protocol/asks.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { room as roomTexts } from '#play/texts/room.ts';
import { ask, headNow, ordersBy, partsOf, roomWith, servicesFor } from '../../../online/support.ts';
import { drawPart } from '../../frame/drawPart.tsx';

/** A practice against a computer that has just answered what the person has done. */
async function answered() {
  const head = await headNow('truck-off');
  const seats = (head['seats'] as readonly object[]).map((seat, i) => (i === 0 ? seat : { ...seat, kind: 'bot' }));
  let thinks = (): void => undefined;
  const gate = new Promise<void>((then) => (thinks = then));
  const services = servicesFor();
  const think: typeof services.think = async (...given) => gate.then(async () => services.think(...given));
  const keeper = await roomWith(new Rooms({ ...services, think }), { ...head, seats }, undefined, true);
  const before = keeper.head;
  const [order] = ordersBy(await partsOf('truck-off'), keeper.room?.match?.now(0).state, 0);
  expect(await ask(keeper, 0, { do: 'act', order: order as { do: string } })).toMatchObject({ is: 'ack' });
  const answers = new Promise<void>((then) => keeper.listen(then));
  thinks();
  await answers;
  const after = keeper.head;
  return { rows: keeper.shown(0, 0), before, after };
}

describe('a practice with a computer', () => {
  it('goes one action back to before the person’s own, as the computer would at once do its own again', async () => {
    const { rows, before, after } = await answered();
    expect(after, 'the computer has answered').toBeGreaterThan(before + 1);
    const asked: Ask[] = [];
    const part = drawPart(
      <PracticePart
        seen={{ rows, seat: 0 } as unknown as RoomSeen}
        lobby={lobbyOf(rows) ?? expect.fail('no room')}
        master={null as unknown as FarMaster<GameTypes>}
        ask={(what) => asked.push(what)}
        onRefused={() => undefined}
      />,
    );
    part.press(roomTexts.backOne);
    expect(asked).toEqual([{ do: 'rewind', to: before, fresh: false }]);
  });
});
