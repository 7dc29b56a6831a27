import { describe, expect, it } from 'vitest';
import { closeUps } from '../../../../../src/app/tables/trexlands/scene/closeUp.ts';
import { arenaSpot } from '../../../../../src/app/tables/trexlands/scene/places.ts';
import { straysOf } from '../../../../../src/app/tables/trexlands/scene/stage.ts';
import type { RollReport } from '../../../../../src/games/trexlands/rollReport.ts';
import { pieceId } from '../../../../../src/sim/ids.ts';
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
    const tick = there.report.rulings.find(({ truck }) => truck === TRUCK)?.tick ?? 0;
    const seconds = 6 * (Math.min(tick / 240, 0.9) + 0.2); // before and after it came to rest
    there.pass(seconds - 0.8);
    expect(againOf(there)?.over).toBe(false);
    there.pass(0.6);
    expect(againOf(there)).toEqual({ truck: TRUCK, over: true });
    there.session.commands.setCamera('seat');
    expect([againOf(there), there.placeOf(TRUCK)]).toEqual([null, rest]);
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
    const way = now()?.box;
    there.session.commands.showMe(TRUCK);
    const box = now()?.box ?? [];
    const at = there.report.rulings.find(({ truck }) => truck === TRUCK)?.at;
    const { match } = there.session.store.getState();
    const spot = match && arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    const middle = (pick: (corner: (typeof box)[number]) => number): number =>
      box.reduce((sum, corner) => sum + pick(corner), 0) / box.length;
    expect(middle(({ x }) => x)).toBeCloseTo((spot?.x ?? 0) + (at?.xMm ?? 0) / 1000, 6);
    expect(middle(({ z }) => z)).toBeCloseTo((spot?.z ?? 0) + (at?.zMm ?? 0) / 1000, 6);
    expect(box).not.toBe(way);
    expect(now()?.box).toBe(box); // nobody flies there twice
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
