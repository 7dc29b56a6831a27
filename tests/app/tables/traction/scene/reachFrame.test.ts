import { describe, expect, it } from 'vitest';
import { reachFrame } from '#app/tables/traction/scene/reachFrame.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { own, sessionAtTable } from '../session/sessionAtTable.ts';

const widthMm = (box: readonly Vec3[] | null): number =>
  box === null ? Infinity : 1000 * (Math.max(...box.map(({ x }) => x)) - Math.min(...box.map(({ x }) => x)));

describe('what the seat’s view shows', () => {
  it('is the whole table until a piece is chosen, and then all places that it may reach', async () => {
    const session = await sessionAtTable();
    const { store, commands } = session;
    const frame = reachFrame({ busy: false });
    expect(frame(store.getState())).toBeNull();
    commands.choose(own(session, 'L1'));
    const large = widthMm(frame(store.getState()));
    commands.choose(own(session, 'S1'));
    const small = widthMm(frame(store.getState()));
    expect(large).toBeGreaterThan(100); // one step of 36 mm to either side, and the piece itself
    expect(small).toBeGreaterThan(160); // four steps of 20 mm
    commands.cancel();
    expect(frame(store.getState())).toBeNull();
  });

  it('stays while a pointer holds a piece, and follows the choice when it is up again', async () => {
    const session = await sessionAtTable();
    const { store, commands, touch } = session;
    const frame = reachFrame({ busy: false });
    touch.point(true);
    commands.choose(own(session, 'M1'));
    expect(frame(store.getState())).toBeNull();
    touch.point(false);
    expect(frame(store.getState())).not.toBeNull();
  });

  it('stays until the end of what was done has been seen', async () => {
    const session = await sessionAtTable();
    const { store, commands } = session;
    const shown = { busy: false };
    const frame = reachFrame(shown);
    commands.choose(own(session, 'M1'));
    const box = frame(store.getState());
    shown.busy = true;
    commands.cancel();
    expect(frame(store.getState())).toBe(box);
    shown.busy = false;
    expect(frame(store.getState())).toBeNull();
  });

  it('is left alone in any other view', async () => {
    const session = await sessionAtTable();
    const { store, commands } = session;
    const frame = reachFrame({ busy: false });
    commands.setCamera('top');
    commands.choose(own(session, 'M1'));
    expect(frame(store.getState())).toBeNull();
  });
});
