import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { Layout } from '#sim/layout.ts';
import { playGesture, playPush, playSteps } from '#sim/perform.ts';
import { Performance, type Performed, type Watch } from '#sim/performance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import { setVelocity, velocityOf } from '#sim/world/units.ts';
import type { WorldPiece } from '#sim/world/tableWorld.ts';
import { id, layout, pad, piece } from './tables.ts';

let physics: Physics;
const worlds: Performance[] = [];
beforeAll(async () => {
  physics = await loadPhysics();
});
afterEach(() => {
  for (const p of worlds.splice(0)) p.table.free();
});

function perform(on: Layout, mover: string, watch?: Watch): Performance {
  const p = new Performance(physics, on, id(mover), 'finger', watch);
  worlds.push(p);
  return p;
}

function walk(on: Layout, mover: string, steps: readonly StepCommand[], watch?: Watch): Performed {
  const p = perform(on, mover, watch);
  playSteps(p, steps, 'careful', () => true);
  return p.finish();
}

const types = (done: Performed): string[] => done.trace.map((e) => e.type);
function only<T extends TraceEvent['type']>(done: Performed, type: T): Extract<TraceEvent, { type: T }>[] {
  return done.trace.filter((e): e is Extract<TraceEvent, { type: T }> => e.type === type);
}
/** Without what the engine's single precision adds. */
const near = ({ x, y, z }: Vec3): readonly number[] => [x, y, z].map((n) => Math.round(n * 1000) / 1000 + 0);
const resting = (done: Performed, of: string) => done.resting.find((p) => p.id === of);

describe('a step', () => {
  it.each([
    [90, 0, 25.4, 90],
    [180, 25.4, 25.4, 180],
    [-90, 25.4, 0, -90],
    [360, 0, 0, 0],
  ])('of a large piece about A by %d degrees ends at (%d, %d), turned %d', (swivelDeg, xMm, zMm, yawDeg) => {
    const done = walk(layout([piece('0-L1', 0, 0)]), '0-L1', [{ corner: 'A', swivelDeg }]);
    const at = resting(done, '0-L1');
    expect(at?.pose).toBe('upright');
    expect(Math.abs((at?.xMm ?? 99) - xMm)).toBeLessThan(0.3);
    expect(Math.abs((at?.zMm ?? 99) - zMm)).toBeLessThan(0.3);
    expect(Math.abs((((at?.yawDeg ?? 99) - yawDeg + 540) % 360) - 180)).toBeLessThan(0.5);
  });

  it.each([
    ['A', 25.4, 0, -90],
    ['B', 0, 25.4, -90],
    ['C', -25.4, 0, -90],
    ['D', 0, -25.4, -90],
  ] as const)('about %s, clockwise by a quarter, ends at (%d, %d)', (corner, xMm, zMm, swivelDeg) => {
    const at = resting(walk(layout([piece('0-L1', 0, 0)]), '0-L1', [{ corner, swivelDeg }]), '0-L1');
    expect(Math.abs((at?.xMm ?? 99) - xMm)).toBeLessThan(0.3);
    expect(Math.abs((at?.zMm ?? 99) - zMm)).toBeLessThan(0.3);
  });

  it('tells its tip, its set-down and its rest in this order, with how far it went', () => {
    const done = walk(layout([piece('0-M1', 30, -40, 25)]), '0-M1', [{ corner: 'B', swivelDeg: 120 }]);
    const told = types(done).filter((t) =>
      ['gripped', 'tipped', 'set-down', 'released', 'carried', 'rested'].includes(t),
    );
    expect(told).toEqual(['gripped', 'tipped', 'set-down', 'released', 'carried', 'rested', 'rested']);
    const [step] = only(done, 'set-down');
    expect(step?.corner).toBe('B');
    expect(Math.abs((step?.swivelDeg ?? 0) - 120)).toBeLessThan(0.5);
    expect(Math.abs((step?.travelMm ?? 0) - 24.3)).toBeLessThan(0.3); // 2 r sin 60
    expect(step?.pivotSlipMm).toBeLessThan(0.2);
    expect(step?.highestTiltDeg).toBeGreaterThan(5);
  });

  it('with no swivel tips and is set down where it was', () => {
    const done = walk(layout([piece('0-S1', 0, 0)]), '0-S1', [{ corner: 'C', swivelDeg: 0 }]);
    expect(only(done, 'set-down')).toHaveLength(1);
    expect(resting(done, '0-S1')?.movedMm).toBeLessThan(0.1);
  });

  it('on glass tells how far it slid', () => {
    const done = walk(layout([piece('0-M1', 0, 0)], { surface: 'glass' }), '0-M1', [{ corner: 'A', swivelDeg: 90 }]);
    const slid = Math.max(
      ...only(done, 'pivot-travelled').map((e) => e.travelMm),
      ...only(done, 'dragged').map((e) => e.travelMm),
    );
    expect(slid).toBeGreaterThan(1);
  });
});

describe('what nobody touched', () => {
  it('is found exactly where it was, to the last digit', () => {
    const others = [
      piece('0-S1', 90.01, 0.07, 12.34),
      piece('1-M1', -312.55, 7.77, -179.99),
      piece('1-L2', 200, 200, 45, 'flat'),
    ];
    const done = walk(layout([piece('0-L1', 0, 0), ...others]), '0-L1', [{ corner: 'A', swivelDeg: 90 }]);
    for (const other of others)
      expect(resting(done, other.id)).toMatchObject({
        xMm: other.xMm,
        zMm: other.zMm,
        yawDeg: other.yawDeg,
        pose: other.pose,
        movedMm: 0,
      });
  });
});

describe('who stands closer to the mover than the engine keeps things apart', () => {
  const at = (back: number, id: string) => piece(id, -back * Math.sin(Math.PI / 6), -back * Math.cos(Math.PI / 6), 30);

  it.each([0.1, 0.25, 0.4])(
    'and is not touched is found where it was, and whoever is as close behind it, too (%d mm)',
    (gap) => {
      const others = [at(19.84 + gap, '1-S1'), at(34.13 + 2 * gap, '1-S2')];
      const done = walk(layout([at(0, '0-L1'), ...others]), '0-L1', [{ corner: 'A', swivelDeg: 170 }]);
      for (const other of others) expect(resting(done, other.id)?.movedMm).toBeLessThan(0.01);
      expect(only(done, 'contact-began').filter(({ b }) => b !== 'table')).toEqual([]);
    },
  );

  it('and stands in its place is told of by places, not by how far the engine has parted them', () => {
    const [last] = only(perform(layout([piece('0-S1', 0, 0), piece('0-L2', 0, -19.75)]), '0-S1').finish(), 'rested');
    const deep = 0.09375 * Math.cos(Math.atan(12.7 / 44.45)); // square to the side face of the large piece
    expect(last?.overlaps).toMatchObject([{ id: '0-L2', depthMm: expect.closeTo(deep, 6) as number }]);
  });
});

describe('a recorded gesture', () => {
  const table = layout([piece('0-L1', 0, 0), piece('1-M1', -12, 42), piece('0-S1', 25, -3)], {
    pads: [pad(0, 0, 300), pad(1, 0, -300)],
  });

  it('gives the same trace and the same hash, bit for bit', () => {
    const first = walk(table, '0-L1', [
      { corner: 'A', swivelDeg: 90 },
      { corner: 'B', swivelDeg: -45.67 },
    ]);
    const again = perform(table, '0-L1');
    expect(playGesture(again, first.gesture).ok).toBe(true);
    const second = again.finish();
    expect(second.hash).toBe(first.hash);
    expect(second.trace).toEqual(first.trace);
    expect(second.gesture).toEqual(first.gesture);
  });

  it('gives the same whatever order the pieces are listed in', () => {
    const steps = [{ corner: 'A', swivelDeg: 180 }] as const;
    const reversed = { ...table, pieces: [...table.pieces].reverse() };
    expect(walk(reversed, '0-L1', steps).hash).toBe(walk(table, '0-L1', steps).hash);
  });

  it('is stopped at the same tick by the same watcher', () => {
    const watch: Watch = (_tick, events) =>
      events.some((e) => e.type === 'contact-began' && e.b === '1-M1') ? 'stop' : 'go';
    const live = walk(table, '0-L1', [{ corner: 'A', swivelDeg: 180 }], watch);
    const again = perform(table, '0-L1', watch);
    playGesture(again, live.gesture);
    expect(only(live, 'stopped')).toHaveLength(1);
    expect(again.finish().hash).toBe(live.hash);
  });

  it('is refused when it does not begin at the piece, and the table is as it was', () => {
    const first = walk(table, '0-L1', [{ corner: 'A', swivelDeg: 90 }]);
    const moved = { ...table, pieces: [piece('0-L1', 2, 0), ...table.pieces.slice(1)] };
    const again = perform(moved, '0-L1');
    expect(playGesture(again, first.gesture)).toMatchObject({ ok: false, fault: { code: 'hand-touch' } });
    expect(again.tick).toBe(0);
  });
});

describe('a stop', () => {
  it('holds the piece where it is, tilted, until the others rest', () => {
    const table = layout([piece('0-L1', 0, 0), piece('1-M1', -12, 42)]);
    const done = walk(table, '0-L1', [{ corner: 'A', swivelDeg: 180 }], (_t, events) =>
      events.some((e) => e.type === 'contact-began' && e.b === '1-M1') ? 'stop' : 'go',
    );
    const [stopped] = only(done, 'stopped');
    const last = done.trace.at(-1);
    expect(last).toMatchObject({ type: 'rested', held: true, final: true, settled: true });
    expect(resting(done, '0-L1')?.pose).toBe('tilted');
    expect(stopped?.swivelDeg).toBeLessThan(90);
  });
});

describe('contact', () => {
  it('is told with both features, where it is and that it was there at the start', () => {
    const table = layout([piece('0-L1', 0, 0), piece('0-M1', 22.62, 0)]); // base edges together
    const done = walk(table, '0-L1', [{ corner: 'B', swivelDeg: 30 }]);
    const [touch] = only(done, 'contact-began').filter((e) => e.b === '0-M1');
    expect(touch).toMatchObject({ a: '0-L1', atStart: true, tick: 0 });
    expect(touch?.touches.map((t) => t.feature)).toContain('base-edge');
    expect(only(done, 'parted').some((e) => e.b === '0-M1')).toBe(true);
  });

  it.each([
    [0.04, true],
    [0.1, false],
  ])('at a gap of %d mm between two standing pieces: %s', (gap, touching) => {
    const done = walk(layout([piece('0-L1', 0, 0), piece('0-M1', 12.7 + 9.921875 + gap, 0)]), '0-L1', []);
    expect(only(done, 'contact-began').some((e) => e.b === '0-M1')).toBe(touching);
  });

  it('with a pad is seen when a piece stands on it', () => {
    const done = walk(layout([piece('0-L1', 0, 300)], { pads: [pad(0, 0, 300)] }), '0-L1', []);
    expect(
      only(done, 'contact-began').some((e) => e.b === 'pad-0' && e.touches.every((t) => t.otherFeature === 'pad')),
    ).toBe(true);
  });
});

describe('a shove', () => {
  it.each([0.5, 0.9, 1.2, 5])('of %d mm on glass moves the piece that far, to a tenth', (far) => {
    const p = new Performance(physics, layout([piece('0-L1', 0, 0)], { surface: 'glass' }), id('0-L1'), 'push');
    worlds.push(p);
    playPush(p, far, 0);
    expect(Math.abs((resting(p.finish(), '0-L1')?.xMm ?? 0) - far)).toBeLessThan(0.1);
  });
});

describe('the edge of the table', () => {
  it('is told when the centre of the base passes it, and the fall ends the action', () => {
    const p = new Performance(
      physics,
      layout([piece('0-L1', 100, 0)], { tableMm: 300, surface: 'glass' }),
      id('0-L1'),
      'push',
    );
    worlds.push(p);
    playPush(p, 80, 0);
    const done = p.finish();
    expect(only(done, 'left-table')).toHaveLength(1);
  });
});

describe('a hand', () => {
  it('cannot take hold of a piece that moves, nor press on when it holds nothing', () => {
    const p = perform(layout([piece('0-L1', 0, 0)]), '0-L1');
    const start = p.here();
    expect(p.grip('A').ok).toBe(true);
    expect(p.grip('A')).toMatchObject({ ok: false, fault: { code: 'hand-busy' } });
    p.release();
    expect(() => p.push(start)).toThrow(/holds nothing/);
    expect(() => p.finish()).toThrow(/settling/);
  });

  it.each([
    ['gives at most 3 m/s', 10, 0, 3, 0],
    ['gives at most 150 rad/s', 0, 400, 0, 150],
    ['gives at most both together', 6, 300, 3, 150],
    ['takes nothing of what is slower', 2.9, 149, 2.9, 149],
  ])('that lets go %s, and turns neither aside', (_what, speed, spin, speedLeft, spinLeft) => {
    const p = perform(layout([piece('0-L1', 0, 0)]), '0-L1');
    expect(p.grip('A').ok).toBe(true);
    const [{ body }] = p.table.pieces as [WorldPiece];
    setVelocity(body, vec3(0.6 * speed, 0.8 * speed, 0));
    body.setAngvel(vec3(0, -0.6 * spin, 0.8 * spin), true);
    p.release();
    expect(near(velocityOf(body))).toEqual(near(vec3(0.6 * speedLeft, 0.8 * speedLeft, 0)));
    expect(near(body.angvel())).toEqual(near(vec3(0, -0.6 * spinLeft, 0.8 * spinLeft)));
  });
});
