import { describe, expect, it } from 'vitest';
import { waitingAt } from '#play/trexlands/poses.ts';
import { swayAt } from '#play/trexlands/sway.ts';
import { TRUCK_BOUNDS } from '#play/trexlands/truck/truckBoxes.ts';
import { pieceId } from '#sim/ids.ts';
import { atArena, type AtArena } from '../../app/tables/trexlands/throwing/atArena.ts';

const WIDE_M = TRUCK_BOUNDS.high[2] - TRUCK_BOUNDS.low[2];

/** Lets the next truck go by hand, so far to the side. */
function letGo(there: AtArena, truck: string, xMm: number): void {
  there.session.commands.letGo({
    truck: pieceId(truck),
    atMm: [xMm, 150, 200],
    velocityMmS: [0, 0, -1440],
    spinDegS: 2880,
  });
}

describe('trucks that wait for a roll', () => {
  it('never overlap, however many of the eight are next and however many are later', () => {
    for (let next = 0; next <= 8; next += 1)
      for (let later = 0; next + later <= 8; later += 1) {
        const ids = Array.from({ length: next + later }, (_, i) => pieceId(`${Math.floor(i / 4)}-T${1 + (i % 4)}`));
        const xs = ids.map((id) => waitingAt(id, ids.slice(0, next), ids.slice(next))).toSorted((a, b) => a - b);
        const gaps = xs.map((x, i) => x - (xs[i - 1] ?? -Infinity));
        expect(Math.min(Infinity, ...gaps), `${next} and ${later}`).toBeGreaterThan(WIDE_M);
      }
  });

  it('and were let go hang in a hand that is never quite still, and fall from there when all have been', async () => {
    const there = await atArena('battle');
    letGo(there, '0-T1', -150);
    there.pass(0.8);
    const before = there.placeOf('0-T1');
    there.pass(0.4);
    const after = there.placeOf('0-T1');
    const swayedMm = Math.hypot(after.xMm - before.xMm, after.yMm - before.yMm);
    expect(swayedMm).toBeGreaterThan(0.5);
    expect(swayedMm).toBeLessThan(8);
    for (const { yMm } of [before, after]) expect(yMm).toBeGreaterThan(100); // above the walls
    for (const truck of ['0-T2', '1-T1', '1-T2']) letGo(there, truck, -50 + 100 * Number(truck[3]));
    there.session.commands.rollForMe();
    expect(there.session.store.getState().stage).toBe('rolling');
    there.pass(0.1);
    expect(there.placeOf('0-T1').yMm).toBeLessThan(before.yMm);
  });

  it('hang still for whoever wants less motion', async () => {
    const there = await atArena('battle');
    there.session.setCalm(true);
    letGo(there, '0-T1', -150);
    there.pass(0.5);
    const before = there.placeOf('0-T1');
    there.pass(0.5);
    expect(there.placeOf('0-T1')).toEqual(before);
  });

  it('sways by less than half a centimetre, and begins where it was let go', () => {
    expect(swayAt(0)).toEqual({ x: 0, y: 0, z: 0 });
    for (let s = 0; s < 20; s += 0.1) expect(Math.hypot(swayAt(s).x, swayAt(s).y)).toBeLessThan(0.0051);
  });
});
