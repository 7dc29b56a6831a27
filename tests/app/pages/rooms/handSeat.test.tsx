import { describe, expect, it } from 'vitest';
import { HandSeat } from '#app/pages/rooms/TableAndHands.tsx';
import type { LobbyProps } from '#app/pages/rooms/Lobby.tsx';
import type { RoomSeen } from '#online/client/line.ts';
import { lobbyOf } from '#online/client/lobby.ts';
import { Rooms } from '#online/rooms/rooms.ts';
import { playersTexts } from '#play/texts/players.ts';
import { ask, headNow, HOST_KEY, keyOf, newId, servicesFor } from '../../../online/support.ts';
import { drawPart } from '../../frame/drawPart.tsx';

/** What a phone shows that has come as a hand and sits down, in a room that is rated or not. */
async function seated(rated: boolean): Promise<string | null> {
  const opening = { id: newId(), head: await headNow('truck-off'), hostKey: HOST_KEY };
  const opened = await new Rooms(servicesFor()).create({ ...opening, clock: { turnS: 60, reserveS: 0 } });
  const keeper = opened.ok ? opened.value : expect.fail(opened.fault.message);
  const secrets = { key: null, host: HOST_KEY };
  await keeper.ask({ id: newId(), base: null, secrets, ask: { do: 'rate', rated } });
  await ask(keeper, null, { do: 'sit', seat: 0, name: 'Ada', key: keyOf(0) });
  const seen = { seat: 0, line: 'open', rows: keeper.shown(0, 0) } as unknown as RoomSeen;
  const props = { code: keeper.code, kept: { name: 'Ada' }, line: { seen }, seen, lobby: lobbyOf(seen.rows) };
  const part = drawPart(
    <HandSeat {...({ ...props, seats: {}, module: { name: 'Truck Off' } } as unknown as LobbyProps)} />,
  );
  return part.document.body.textContent;
}

describe('a phone that has come as a hand', () => {
  it('signs for its seat of a rated room, or is told why it has no key', async () => {
    expect(await seated(true)).toContain(playersTexts.plainHttp);
  });

  it('has nothing to sign in any other room', async () => {
    expect(await seated(false)).not.toContain(playersTexts.plainHttp);
  });
});
