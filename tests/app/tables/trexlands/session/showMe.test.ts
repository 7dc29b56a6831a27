import { describe, expect, it } from 'vitest';
import { closeUps } from '#app/tables/trexlands/scene/closeUp.ts';
import { arenaSpot } from '#play/trexlands/places.ts';
import { straysOf } from '#app/tables/trexlands/scene/stage.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { pieceId } from '#sim/ids.ts';
import { reportOf } from '../../../../games/trexlands/support.ts';
import { atArena, type AtArena } from '../throwing/atArena.ts';

const TRUCK = pieceId('0-T1');

/** A roll of two trucks that has been called. */
async function called(): Promise<AtArena & { readonly report: RollReport }> {
  const there = await atArena('ranking');
  there.session.commands.rollForMe();
  for (let s = 0; s < 10 && there.session.store.getState().stage === 'rolling'; s += 0.5) there.pass(0.5);
  const report = there.session.store.getState().roll?.report;
  if (!report) throw new Error('never called');
  return { ...there, report };
}

const againOf = ({ session }: AtArena) => session.store.getState().roll?.again ?? null;
const heightOf = (there: AtArena): number => there.placeOf(TRUCK).yMm;

describe('a called truck that is shown again', () => {
  it('comes to rest once more, six times as slowly, and is looked at until another view is chosen', async () => {
    const there = await called();
    const rest = there.placeOf(TRUCK);
    there.session.commands.showMe(TRUCK);
    expect(againOf(there)).toEqual({ truck: TRUCK, over: false });
    there.pass(0.5);
    expect([againOf(there)?.over, heightOf(there) === rest.yMm]).toEqual([false, false]);
    there.pass(6 * 0.2); // the moment after it came to rest
    expect(againOf(there)?.over).toBe(false);
    there.pass(6 * 0.9);
    expect(againOf(there)).toEqual({ truck: TRUCK, over: true });
    there.session.commands.setCamera('seat');
    expect([againOf(there), there.placeOf(TRUCK)]).toEqual([null, rest]);
  });

  it('is refused of a truck that was not rolled, and nothing moves', async () => {
    const there = await called();
    const before = there.session.store.getState().roll;
    expect(there.session.commands.showMe(pieceId('0-T4'))).toMatchObject({ fault: { code: 'nothing-to-see' } });
    expect(there.session.store.getState().roll).toBe(before);
  });

  it('is in the picture, which is taken where it came to lie, from its first moment on', async () => {
    for (const truck of ['0-T1', '1-T1'].map(pieceId)) {
      const there = await called();
      const rest = there.placeOf(truck);
      there.session.commands.showMe(truck);
      for (let s = 0; s < 7; s += 0.1) {
        there.pass(0.1);
        const { xMm, yMm, zMm } = there.placeOf(truck);
        expect(Math.hypot(xMm - rest.xMm, yMm - rest.yMm, zMm - rest.zMm)).toBeLessThan(80);
      }
    }
  });

  it('is there at once for whoever wants less motion', async () => {
    const there = await called();
    there.session.setCalm(true);
    const rest = there.placeOf(TRUCK);
    there.session.commands.showMe(TRUCK);
    there.pass(0.02);
    expect(againOf(there)).toEqual({ truck: TRUCK, over: true });
    const { xMm, yMm, zMm } = there.placeOf(TRUCK);
    expect(Math.hypot(xMm - rest.xMm, yMm - rest.yMm, zMm - rest.zMm)).toBeLessThan(0.05);
  });

  it('is seen from near by where it came to lie, whatever view is chosen, and only then', async () => {
    const there = await called();
    const closeUp = closeUps();
    const now = () => closeUp(there.session.store.getState());
    const way = now();
    there.session.commands.showMe(TRUCK);
    const box = now() ?? [];
    const at = there.report.rulings.find(({ truck }) => truck === TRUCK)?.at;
    const { match } = there.session.store.getState();
    const spot = match && arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    const middle = (pick: (corner: (typeof box)[number]) => number): number =>
      box.reduce((sum, corner) => sum + pick(corner), 0) / box.length;
    expect(middle(({ x }) => x)).toBeCloseTo((spot?.x ?? 0) + (at?.xMm ?? 0) / 1000, 6);
    expect(middle(({ z }) => z)).toBeCloseTo((spot?.z ?? 0) + (at?.zMm ?? 0) / 1000, 6);
    expect(box).not.toBe(way);
    expect(now()).toBe(box); // nobody flies there twice
    there.session.commands.goOn();
    expect(now()).toBeNull();
  });

  it('with all others, the end of the whole roll is shown, and the view stays as it is', async () => {
    const there = await called();
    there.session.commands.showMe();
    expect(againOf(there)).toEqual({ truck: null, over: false });
    there.pass(12);
    expect(againOf(there)).toBeNull();
  });
});

it('rolls are followed for about two seconds', async () => {
  const seen: number[] = [];
  for (const seed of [1, 2, 3, 4, 5]) {
    const there = await atArena('ranking', seed);
    there.session.commands.rollForMe();
    let pictures = 0;
    for (; pictures < 600 && there.session.store.getState().stage === 'rolling'; pictures += 1) there.pass(0.016);
    seen.push(pictures * 0.016);
  }
  const mean = seen.reduce((sum, s) => sum + s, 0) / seen.length;
  expect([mean > 1.8, mean < 3, Math.min(...seen) > 1.2, Math.max(...seen) < 3.5], seen.join()).not.toContain(false);
});

describe('trucks that have left the arena', () => {
  it('are among what the eye has to see, as near as the table’s edge', () => {
    const shape = { seats: 2, city: 'north' as const };
    const { x, z } = arenaSpot(shape);
    const report = reportOf([pieceId('0-T1'), pieceId('1-T1')], ['0-T1'], 'off-arena');
    const far = {
      ...report,
      rulings: report.rulings.map((ruling) => ({ ...ruling, at: { xMm: 400, yMm: -9000, zMm: -5000 } })),
    };
    const corners = straysOf(far, shape);
    expect(corners).toHaveLength(8);
    for (const corner of corners) {
      expect(Math.abs(corner.x - x - 0.4)).toBeLessThan(0.03);
      expect(Math.abs(corner.z - z + 0.7)).toBeLessThan(0.03);
      expect(corner.y).toBeGreaterThanOrEqual(0);
    }
    expect(straysOf(reportOf([pieceId('0-T1')], [], 'on-side'), shape)).toEqual([]);
  });
});
