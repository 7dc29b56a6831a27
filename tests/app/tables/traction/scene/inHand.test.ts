import { describe, expect, it } from 'vitest';
import { inHandOf } from '#app/tables/traction/scene/inHand.ts';
import { afterSteps } from '#games/traction/standing.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import type { InHand } from '#app/scene/shots.ts';
import { own, sessionAtTable, untilStill, FRAME_S } from '../session/sessionAtTable.ts';

async function atTable() {
  const session = await sessionAtTable();
  const shown = { busy: false, homing: 1 };
  const frame = inHandOf({ touch: session.touch, shown: shown as typeof session.shown });
  return { ...session, session, shown, now: (): InHand | null => frame(session.store.getState()) };
}

const middle = (hand: InHand | null, pick: (at: InHand['body'][number]) => number): number =>
  hand === null ? NaN : hand.body.reduce((sum, at) => sum + pick(at), 0) / hand.body.length;

describe('the seat’s view is near to', () => {
  it('nothing until a piece is chosen; then to that one, with the pad that it goes to', async () => {
    const { session, commands, now } = await atTable();
    expect(now()).toBeNull();
    const piece = own(session, 'L1');
    commands.choose(piece);
    const at = session.touch.standing(piece);
    expect(middle(now(), ({ x }) => x)).toBeCloseTo((at?.xMm ?? NaN) / 1000, 6);
    expect(Math.max(...(now()?.goal ?? []).map(({ z }) => z))).toBeLessThan(0); // the rival’s, across the table
    expect(now()?.walls).toHaveLength(22); // all others may hide it, foot and tip
    commands.cancel();
    expect(now()).toBeNull();
  });

  it('the same while a pointer holds a piece, and to the one that was chosen when it is up again', async () => {
    const { session, commands, touch, now } = await atTable();
    touch.point(true);
    commands.choose(own(session, 'M1'));
    expect(now()).toBeNull();
    touch.point(false);
    expect(now()).not.toBeNull();
  });

  it('a piece that was dragged without being chosen before, with its whole way, once it is let go', async () => {
    const { session, commands, touch, now } = await atTable();
    const piece = own(session, 'S1');
    touch.point(true);
    commands.choose(piece);
    commands.setAim('D', 90, [{ corner: 'C', swivelDeg: 90 }]);
    expect(now()).toBeNull();
    commands.performAim();
    touch.point(false);
    const near = now();
    const ghost = session.store.getState().forecast;
    expect(near?.lands).toHaveLength(16); // a box around it after each of two steps
    expect(near?.lands?.slice(8).reduce((sum, { x }) => sum + x / 8, 0)).toBeCloseTo((ghost?.xMm ?? NaN) / 1000, 5);
    expect(Math.max(...(near?.lands ?? []).map(({ y }) => y))).toBeCloseTo(pyramidOf(piece).height, 6);
    for (let i = 0; i < 20; i++) session.advance(FRAME_S);
    expect(session.store.getState().stage).toBe('moving');
    expect(now()).toBe(near);
  });

  it('the same until the end of what was done has been seen', async () => {
    const { session, commands, shown, now } = await atTable();
    commands.choose(own(session, 'M1'));
    const before = now();
    shown.busy = true;
    commands.cancel();
    expect(now()).toBe(before);
    shown.busy = false;
    expect(now()).toBeNull();
  });

  it('a walking piece where it stands after each step', async () => {
    const { session, commands, now } = await atTable();
    commands.choose(own(session, 'S1'));
    const before = now();
    commands.setAim('C', 90);
    commands.performAim();
    expect(session.store.getState().stage).toBe('moving');
    expect(now()).toBe(before);
    untilStill(session);
    session.advance(FRAME_S);
    expect(session.store.getState().stage).toBe('between-steps');
    expect(Math.abs(middle(now(), ({ z }) => z) - middle(before, ({ z }) => z))).toBeGreaterThan(0.005);
  });

  it('a piece that a computer reaches for, with its way and the pad that it goes to, until it has walked', async () => {
    const { session, commands, now } = await atTable();
    const piece = own(session, 'S1');
    const steps = [{ corner: 'C', swivelDeg: 90 }] as const;
    session.store.setState({ meant: { piece, steps } });
    const near = now();
    const at = session.touch.standing(piece);
    const lands = at && afterSteps(pyramidOf(piece), at, steps);
    expect(near?.lands?.reduce((sum, { z }) => sum + z / 8, 0)).toBeCloseTo((lands?.zMm ?? NaN) / 1000, 6);
    expect(near?.goal).not.toEqual([]);
    commands.choose(piece);
    commands.setAim('C', 90);
    commands.performAim();
    session.store.setState({ meant: null });
    expect(session.store.getState().stage).toBe('moving');
    expect(now()).toBe(near);
  });

  it('nothing in any other view', async () => {
    const { session, commands, now } = await atTable();
    commands.setCamera('top');
    commands.choose(own(session, 'M1'));
    expect(now()).toBeNull();
  });
});
