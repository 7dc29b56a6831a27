import { describe, expect, it } from 'vitest';
import { judgeRoll } from '#games/trexlands/referee/judge.ts';
import type { TruckRuling } from '#games/trexlands/referee/ruling.ts';
import { rulingText } from '#games/trexlands/referee/texts.ts';
import { pieceId, tick } from '#sim/ids.ts';
import { fromAxisAngle, fromYawDeg, IDENTITY, multiply, type Quat } from '#sim/maths/quat.ts';
import { radians } from '#sim/maths/trig.ts';
import { UNIT_X, UNIT_Z, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { TRUCK, WHEELS, type Wheel } from '#sim/roll/truck.ts';
import type { RestingBody } from '#sim/roll/roll.ts';
import { toTable } from '#sim/world/pose.ts';

const MM = 1e-3;
const DEPTH = 0.06 * MM;

/** A truck turned so and put down at a height over the table, by its lowest point. */
function lying(turned: Quat, xMm = 0, zMm = 0, heightMm = 0, id = '0-T1'): RestingBody {
  const lowest = Math.min(
    ...TRUCK.parts.flatMap(({ shape }) =>
      shape.vertices.map((v) => toTable({ position: vec3(0, 0, 0), rotation: turned }, v).y),
    ),
  );
  return {
    id: pieceId(id),
    spec: TRUCK,
    pose: { position: vec3(xMm * MM, heightMm * MM - lowest - DEPTH, zMm * MM), rotation: turned },
    restedAt: tick(200),
    turnedDeg: 400,
  };
}

const judged = (...trucks: readonly RestingBody[]): readonly TruckRuling[] =>
  judgeRoll({ bodies: trucks, settled: true, ticks: 320, hash: '' });
const one = (truck: RestingBody): TruckRuling => {
  const [ruling] = judged(truck);
  if (!ruling) throw new Error('there is a truck');
  return ruling;
};

const about = (axis: Vec3, deg: number): Quat => fromAxisAngle(axis, radians(deg));
const ROOF = about(UNIT_X, 180);
const RIGHT = about(UNIT_X, 90); // on the outer faces of its right wheels
const LEFT = about(UNIT_X, -90);
const NOSE = about(UNIT_Z, -90);
const TAIL = about(UNIT_Z, 90);

describe('a truck alone', () => {
  it('on its four wheels is wheels-up, whichever way it heads', () => {
    for (const yaw of [0, 33, 90, 200]) {
      expect(one(lying(fromYawDeg(yaw), 10, -20))).toMatchObject({
        clause: 'TX-02',
        code: 'wheels-up',
        upright: true,
        onTable: true,
        tick: 200,
        wheelsDown: ['front-left', 'front-right', 'rear-left', 'rear-right'],
        text: '0-T1 is wheels-up: all four wheels are on the table.',
      });
    }
  });

  it.each<[string, Quat, Partial<TruckRuling>]>([
    [
      'on its roof',
      ROOF,
      { code: 'on-roof', way: null, text: '0-T1 is down: it lies on its roof, no wheel on the table.' },
    ],
    [
      'on its right side',
      RIGHT,
      {
        code: 'on-side',
        way: 'right',
        wheelsDown: ['front-right', 'rear-right'],
        text: '0-T1 is down: it lies on its right side, only its front right and rear right wheels on the table.',
      },
    ],
    ['on its left side', LEFT, { code: 'on-side', way: 'left', wheelsDown: ['front-left', 'rear-left'] }],
    [
      'on its nose',
      NOSE,
      { code: 'on-end', way: 'nose', text: '0-T1 is down: it stands on its nose, no wheel on the table.' },
    ],
    ['on its tail', TAIL, { code: 'on-end', way: 'tail' }],
  ])('%s is down', (_, turned, expected) => {
    expect(one(lying(turned))).toMatchObject({
      clause: 'TX-01',
      upright: false,
      onTable: true,
      heldBy: null,
      ...expected,
    });
    expect(one(lying(multiply(fromYawDeg(70), turned)))).toMatchObject({ code: expected.code, way: expected.way });
  });

  it('on one wheel or two is not upright', () => {
    const tipped = one(lying(multiply(about(UNIT_X, 0.7), about(UNIT_Z, 0.5))));
    expect(tipped).toMatchObject({ code: 'leaning', upright: false });
    expect(tipped.wheelsDown.length).toBeLessThan(3);
  });

  // Tipped by so little that the two wheels between are on the table, and the one across from the lowest is not.
  it.each<[Wheel, number, number]>([
    ['front-left', 1, 1],
    ['front-right', -1, 1],
    ['rear-left', 1, -1],
    ['rear-right', -1, -1],
  ])('on three wheels is not upright: all but its %s', (lifted, roll, pitch) => {
    expect(one(lying(multiply(about(UNIT_X, 0.45 * roll), about(UNIT_Z, 0.25 * pitch))))).toMatchObject({
      clause: 'TX-01',
      code: 'leaning',
      upright: false,
      wheelsDown: WHEELS.filter((wheel) => wheel !== lifted),
    });
  });

  it.each([
    [0.1, true],
    [0.19, true],
    [0.3, false],
    [2, false],
  ])('%d mm over the table is on it: %j', (height, upright) => {
    const hovering = lying(IDENTITY, 0, 0, height + DEPTH / MM);
    expect(one(hovering).upright).toBe(upright);
  });

  it.each([
    [260, 0],
    [0, -251],
    [900, 0],
  ])('at (%d, %d) mm has left the arena, wheels down or not; at the table that is the tray', (x, z) => {
    expect(one(lying(IDENTITY, x, z))).toMatchObject({
      clause: 'TX-03',
      code: 'off-arena',
      upright: false,
      text: '0-T1 is down: it has left the arena.',
    });
    expect(rulingText(one(lying(IDENTITY, x, z)))).toBe('0-T1 is down: it has left the tray.');
  });

  it('below the table has left the arena, and touches nothing', () => {
    expect(one(lying(ROOF, 900, 0, -500))).toMatchObject({ code: 'off-arena', onTable: false, wheelsDown: [] });
  });

  it('against the rim leans on it', () => {
    // Its tail on the table, its nose up the wall.
    const climbing = lying(about(UNIT_Z, 50), 222, 0);
    const nose = Math.max(
      ...TRUCK.parts.flatMap(({ shape }) => shape.vertices.map((v) => toTable(climbing.pose, v).x)),
    );
    const moved = {
      ...climbing,
      pose: {
        ...climbing.pose,
        position: { ...climbing.pose.position, x: climbing.pose.position.x + (250 * MM - nose) },
      },
    };
    expect(one(moved)).toMatchObject({
      code: 'leaning',
      heldBy: 'rim',
      text: "0-T1 is down: it leans against the arena's rim, no wheel on the table.",
    });
    expect(rulingText(one(moved))).toBe('0-T1 is down: it leans against the tray’s rim, no wheel on the table.');
    const lifted = {
      ...moved,
      pose: { ...moved.pose, position: { ...moved.pose.position, y: moved.pose.position.y + 2 * MM } },
    };
    // what is on a truck is stacked, not what hangs on the rim
    expect(one(lifted)).toMatchObject({ code: 'leaning', heldBy: 'rim', onTable: false });
  });
});

describe('two trucks', () => {
  it('are judged in the order of their ids, whoever is told first', () => {
    expect(judged(lying(ROOF, 100, 0, 0, '1-T1'), lying(IDENTITY)).map(({ truck, code }) => [truck, code])).toEqual([
      ['0-T1', 'wheels-up'],
      ['1-T1', 'on-roof'],
    ]);
  });

  it('of which one touches the other, wheels on the table: that does not matter (TX-02)', () => {
    const beside = lying(IDENTITY, 0, 2 * 12 - 0.05, 0, '1-T1');
    const [first, second] = judged(lying(IDENTITY), beside);
    expect([first?.upright, second?.upright]).toEqual([true, true]);
    expect(
      first?.touches.filter(({ other }) => other === '1-T1').map(({ part, otherPart }) => [part, otherPart]),
    ).toContainEqual(['front-right', 'front-left']);
  });

  it('of which one lies on the other: it is stacked, the other is not', () => {
    const [under, over] = judged(lying(IDENTITY), lying(ROOF, -2, 0, 39.9, '1-T1'));
    expect(under).toMatchObject({ code: 'wheels-up' });
    expect(over).toMatchObject({
      clause: 'TX-02',
      code: 'stacked',
      heldBy: '0-T1',
      onTable: false,
      wheelsDown: [],
      text: '1-T1 is down: it lies on 0-T1, no wheel on the table.',
    });
  });

  it('of which one stands on the other by its wheels: its wheels are not on the table', () => {
    const [, over] = judged(lying(ROOF), lying(IDENTITY, 0, 0, 40, '1-T1'));
    expect(over).toMatchObject({ code: 'stacked', upright: false, wheelsDown: [] });
  });

  it('of which one has nothing to lie on: what is under it holds it, from 0.3 mm as well, but not from 0.6', () => {
    const over = (heightMm: number): TruckRuling | undefined =>
      judged(lying(ROOF), lying(IDENTITY, 0, 0, heightMm, '1-T1'))[1];
    expect(over(40.3)).toMatchObject({ code: 'stacked', heldBy: '0-T1' });
    expect(over(40.6)).toMatchObject({ heldBy: null, touches: [] });
  });

  it('of which one balances by itself: what is 0.3 mm off does not touch it', () => {
    const [first] = judged(lying(IDENTITY), lying(IDENTITY, 0, 2 * 12 + 0.3, 0, '1-T1'));
    expect(first?.touches.filter(({ other }) => other !== 'table')).toEqual([]);
  });
});

describe('a roll that did not settle', () => {
  it('is no verdict on anybody, and says so', () => {
    const rulings = judgeRoll({
      bodies: [{ ...lying(IDENTITY), restedAt: null }, lying(ROOF, 100, 0, 0, '1-T1')],
      settled: false,
      ticks: 1920,
      hash: '',
    });
    expect(rulings.map(({ code, upright, tick: at }) => ({ code, upright, at }))).toEqual([
      { code: 'unsettled', upright: false, at: 1920 },
      { code: 'unsettled', upright: false, at: 200 },
    ]);
  });

  it('TX-63: says whether it was a roll: from 120 degrees on, whichever way the truck lies, if all came to rest', () => {
    const judged = (turnedDeg: number, settled = true) =>
      judgeRoll({ bodies: [{ ...lying(IDENTITY), turnedDeg }], settled, ticks: 320, hash: '' })[0];
    expect([judged(119.99)?.counts, judged(120)?.counts, judged(400, false)?.counts]).toEqual([false, true, false]);
    expect(judged(119.99)).toMatchObject({
      code: 'wheels-up',
      upright: true,
      turnedDeg: 119.99,
      text: '0-T1 is wheels-up: all four wheels are on the table.',
    });
    expect(judged(20)?.upright).toBe(judged(400)?.upright);
  });
});
