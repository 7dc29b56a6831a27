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

it.each([[151, 0] as const, [-9000, 1] as const, [Infinity, 0] as const, [NaN, 0] as const])(
  'a shove by %s and %s mm is refused, and nothing moves',
  async (x, z) => {
    const session = await sessionAtTable();
    const before = session.store.getState();
    const refused = session.commands.bump({ piece: own(session, 'M1'), pushMm: [x, z] });
    expect(refused).toMatchObject({ ok: false, fault: { code: 'shove-too-far' } });
    expect(session.store.getState()).toMatchObject({ stage: before.stage, match: before.match });
  },
);

it.each([NaN, Infinity, 1e308])('a hand that is led %s away stays where it was', async (nowhere) => {
  const session = await sessionAtTable();
  const piece = own(session, 'M1');
  session.commands.setHandMode('free');
  session.touch.grab(piece, 'A');
  session.touch.swing({ tiltRad: nowhere, swivelDeg: 0 });
  session.touch.swing({ tiltRad: 0, swivelDeg: nowhere });
  session.touch.drag({ xMm: nowhere, zMm: 0 });
  session.advance(0.2);
  session.touch.letGo();
  untilStill(session);
  expect(session.store.getState()).toMatchObject({ stage: 'aiming', fault: null });
});
