import { expect, it } from 'vitest';
import { performPush } from '#games/traction/perform.ts';
import { loadPhysics } from '#sim/physics.ts';
import { own, sessionAtTable, untilStill } from './sessionAtTable.ts';

it('a bump at the live table shoves just as far as one played headless', async () => {
  const session = await sessionAtTable();
  const { commands, store } = session;
  const before = store.getState().match?.state;
  if (!before) throw new Error('no match');
  const piece = own(session, 'M1');
  commands.bump({ piece, pushMm: [14, 9] });
  untilStill(session);
  const headless = performPush(await loadPhysics(), before, null, piece, [14, 9]);
  expect(headless.ok && headless.value.report.hash).toBe(store.getState().bodyHash);
});
