import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSeen } from '../../../../../src/app/tables/traction/hud/useSeen.ts';
import { SessionProvider } from '../../../../../src/app/tables/traction/session/SessionContext.tsx';
import type { Session } from '../../../../../src/app/tables/traction/session/sessionTypes.ts';
import { drillOf } from '../../../../../src/app/tables/traction/teach/lessons.ts';
import { LESSON_SEATS } from '../../../../../src/app/tables/traction/teach/seats.ts';
import { pieceId } from '../../../../../src/sim/ids.ts';
import { renderHook, useBareWindow } from '../../../frame/renderHook.tsx';
import { FRAME_S, sessionAtTable } from '../session/sessionAtTable.ts';

let frames: (() => void)[] = [];
beforeEach(() => {
  useBareWindow();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

/** A picture of the page: time passes at the table, and who waits for a frame is called. */
function frame(session: Session): void {
  act(() => {
    session.advance(FRAME_S);
    for (const then of frames.splice(0)) then();
  });
}

const drawnAtMm = ({ shown }: Session): number => 1000 * (shown.poseOf(pieceId('0-L1'))?.position.z ?? 0);

it('a foul’s end has been seen once the picture shows the piece on its pad, and not when it is ruled', async () => {
  const setup = drillOf('first-foul')?.parts[0]?.setup;
  if (setup === undefined) throw new Error('the lesson has a foul');
  const session = await sessionAtTable({}, { seats: LESSON_SEATS, setup, seed: 0 });
  const hook = renderHook(useSeen, undefined, (child) => <SessionProvider session={session}>{child}</SessionProvider>);
  expect(hook.result.current).toBe(true);
  act(() => void session.commands.typeMove('walk L1 C 90'));
  for (let i = 0; i < 900 && session.store.getState().lastAction === null; i += 1) frame(session);
  expect(session.store.getState().match?.state.pieces).toContainEqual(
    expect.objectContaining({ id: '0-L1', pose: 'flat' }),
  );
  expect(hook.result.current).toBe(false);
  expect(drawnAtMm(session)).toBeLessThan(60); // where it was stopped
  for (let i = 0; i < 300 && !hook.result.current; i += 1) frame(session);
  expect(hook.result.current).toBe(true);
  expect(drawnAtMm(session)).toBeGreaterThan(80); // on its pad
  hook.unmount();
});
