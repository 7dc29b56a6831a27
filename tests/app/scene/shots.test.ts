import { CameraControlsImpl } from '@react-three/drei';
import * as THREE from 'three';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pixelsIn, type Framed, type Picture, type Shot } from '#app/scene/framing.ts';
import {
  filled,
  freeOf,
  HAND_PX,
  handShot,
  heightPx,
  smoothS,
  tableShot,
  WAYS,
  type InHand,
} from '#app/scene/shots.ts';
import { inHandOf } from '#app/tables/traction/scene/inHand.ts';
import { sceneryOf as tractionScenery } from '#app/tables/traction/scenery.tsx';
import { stageOf } from '#app/tables/traction/stage.ts';
import { sceneryOf as trexlandsScenery } from '#app/tables/trexlands/scene/scenery.tsx';
import { placesOf } from '#app/tables/tug-of-war/scene/places.ts';
import { OPTIONS_BY } from '#games/tug-of-war/options.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { setUp } from '#games/traction/setup.ts';
import type { TractionState } from '#games/traction/state.ts';
import { venuesFor } from '#games/truck-off/numbers.ts';
import {
  CARD_M,
  fieldStage,
  garageStage,
  laidStage,
  MAT_SPOT,
  matStage,
  ropesStage,
  sourceStage,
} from '#play/tractor-pull/places.ts';
import { LOW_WAYS } from '#app/tables/tractor-pull/scene/scenery.tsx';
import { seatYaw } from '#play/traction/seatYaw.ts';
import { streetStage, trayStage, wholeStage } from '#play/truck-off/places.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import type { PieceId } from '#sim/ids.ts';
import { halfOf, yawOfSeat } from '#play/trexlands/places.ts';
import { seat } from '#sim/ids.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { throwFrom } from '#app/tables/trexlands/scene/rolls/throwFrom.ts';
import { begun } from '../tables/trexlands/fakeSession.ts';
import { inPlay } from '../../games/trexlands/support.ts';
import { sessionAtTable, own } from '../tables/traction/session/sessionAtTable.ts';

afterEach(() => vi.unstubAllGlobals());

/** With a line of panels at the head and one at the foot. */
const picture = (width: number, height: number, side: number, foot: number): Picture => ({
  width,
  height,
  covered: { top: 68, right: side, bottom: foot, left: side },
});
/** A finger, CSS pixels. */
const TOUCH_PX = 48;

const PICTURES = {
  'a small laptop': picture(1366, 768, 16, 72),
  'a large screen': picture(1920, 1080, 16, 72),
  'a phone': picture(390, 844, 10, 126),
} as const;

function started(seats: number): TractionState {
  const [surface] = SURFACES;
  if (surface === undefined) throw new Error('there are surfaces');
  const state = setUp({ options: STANDARD_OPTIONS, surface, table: { distanceMm: 381 } }, seats, { integer: () => 0 });
  if (!state.ok) throw new Error(state.fault.message);
  return state.value;
}

const venuesOf = (seats: number) =>
  venuesFor(seats).map((sides) => ({ sides, die: null, shut: false, promotes: 0, special: null }));
const street = (seats: number) => streetStage({ venues: venuesOf(seats), seats, barry: null });
const two = (isUpright: boolean) => wholeStage({ venues: venuesOf(2), seats: 2, barry: 20 }, isUpright);
const around = tractionScenery({ seats: [] }, started(2)).ways ?? WAYS.upright;
const trexlands = trexlandsScenery({ header: { seats: [] } as never, state: inPlay() } as never, null);

/** The stage of each game's table, and how it may be looked at. */
const TABLES = {
  Traction: { stage: stageOf(started(2)), ways: around },
  'Traction of three': { stage: stageOf(started(3)), ways: around },
  Trexlands: { stage: trexlands.stage, ways: trexlands.ways ?? WAYS.upright },
  'Truck Off': { stage: street(3), ways: WAYS.upright },
  'Truck Off of five': { stage: street(5), ways: WAYS.upright },
  'Truck Off of two, with their cards': { stage: two(false), ways: WAYS.upright },
  'a tray': { stage: trayStage({ venues: venuesOf(3), roll: null }), ways: WAYS.upright },
  'Tractor Pull': { stage: fieldStage(1, true), ways: WAYS.upright },
  'its ropes': { stage: ropesStage(1, true, true), ways: WAYS.upright },
  'its front row': { stage: laidStage(1), ways: WAYS.upright },
  'its garage': { stage: garageStage(), ways: WAYS.upright },
  'its cards': { stage: sourceStage(), ways: WAYS.upright },
  'the mat of the wrench': { stage: matStage('spun'), ways: WAYS.upright },
  'Tug of War': { stage: placesOf({ options: OPTIONS_BY.text }).stage, ways: WAYS.upright },
} as const;

/** How far the furthest of these places lies under panels or beyond the picture, pixels; below zero for none. */
function beyond(points: readonly Vec3[], shot: Shot, { width, height, covered }: Picture): number {
  const seen = pixelsIn(points, shot, { width, height });
  return Math.max(
    ...seen.flatMap(({ x, y }) => [
      covered.left - x,
      x - (width - covered.right),
      covered.top - y,
      y - (height - covered.bottom),
    ]),
  );
}

describe.each(Object.entries(PICTURES))('on %s the usual view', (_name, at) => {
  it.each(Object.entries(TABLES))(
    'of %s shows all of it, over seven tenths of the free width',
    (_game, { stage, ways }) => {
      const shot = tableShot(stage, 0, ways, at);
      expect(beyond(stage, shot, at)).toBeLessThan(0.01);
      expect(filled(stage, shot, at).across).toBeGreaterThanOrEqual(0.7);
    },
  );
});

it.each([2, 3, 4] as const)('on a phone the board of %i takes three quarters of the width', (seats) => {
  const at = PICTURES['a phone'];
  const state = inPlay(seats);
  const { board } = state;
  const { uprightStage: stageFrom } = trexlandsScenery({ header: { seats: [] } as never, state }, null);
  const yaw = yawOfSeat(board, seat(0));
  const shot = tableShot(stageFrom?.(yaw) ?? [], yaw, WAYS.upright, at);
  const half = halfOf({ seats, city: board.city });
  const near = [-half.x, half.x].map((x) => vec3(x, 0, yaw === 0 ? half.z : -half.z));
  expect(filled(near, shot, at).across).toBeGreaterThanOrEqual(0.75);
});

describe('the usual view of a table on which nothing is read', () => {
  const stage = stageOf(started(2));
  const yawOf = ({ eye, target }: Framed): number => (Math.atan2(eye.x - target.x, eye.z - target.z) * 180) / Math.PI;
  const pitchOf = ({ eye, target }: Framed): number =>
    (Math.atan2(eye.y - target.y, Math.hypot(eye.x - target.x, eye.z - target.z)) * 180) / Math.PI;

  it('goes along the diagonal of a wide screen, as low as a person sits', () => {
    const shot = tableShot(stage, 0, around, PICTURES['a small laptop']);
    expect(yawOf(shot)).toBeCloseTo(38, 6);
    expect(pitchOf(shot)).toBeCloseTo(21, 6);
  });

  it('shows the room beyond the far edge of the table', () => {
    const at = PICTURES['a small laptop'];
    const shot = tableShot(stage, 0, around, at);
    const half = started(2).tableMm / 2000;
    const [far] = pixelsIn([{ x: -half, y: 0, z: -half }], shot, at);
    expect(far?.y).toBeGreaterThan(30);
  });

  it('makes both mats larger than from straight before the seat', () => {
    const at = PICTURES['a small laptop'];
    const straight = tableShot(stage, 0, { ...around, turnsDeg: [0] }, at);
    const turned = tableShot(stage, 0, around, at);
    for (const pad of started(2).pads) {
      const mat = stageOf({ pads: [pad], pieces: [] });
      expect(filled(mat, turned, at).across).toBeGreaterThan(filled(mat, straight, at).across);
    }
  });

  it('is not turned where that would make a mat smaller', () => {
    expect(yawOf(tableShot(stageOf(started(3)), 0, around, PICTURES['a small laptop']))).toBeCloseTo(0, 6);
  });

  it('is the same from every seat, as that one sees it', () => {
    const at = PICTURES['a phone'];
    const [one, other] = [0, 1].map((seat) => tableShot(stage, seatYaw(started(2), seat), around, at));
    expect(filled(stage, one!, at).across).toBeCloseTo(filled(stage, other!, at).across, 6);
  });
});

it('a wrench that waits to be flicked is seen large, and the ropes behind it', () => {
  const card = [-1, 1].map((side) => ({ x: MAT_SPOT.x + (side * CARD_M.wide) / 2, y: 0, z: MAT_SPOT.z }));
  for (const at of Object.values(PICTURES)) {
    const shot = tableShot(matStage('waits'), 0, LOW_WAYS, at);
    const [left, right] = pixelsIn(card, shot, at);
    const isPhone = at.width < at.height;
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThanOrEqual(isPhone ? 2 * TOUCH_PX : HAND_PX.least);
    expect(beyond(ropesStage(1, false), shot, at)).toBeLessThan(0.01);
  }
});

it('what is written on a table stays upright', () => {
  for (const at of Object.values(PICTURES)) {
    const { eye, target } = tableShot(placesOf({ options: OPTIONS_BY.text }).stage, 0, WAYS.upright, at);
    expect(eye.x).toBeCloseTo(target.x, 9);
  }
});

/** How far the eye still is from its end after so long of a flight of a metre, m. */
function leftAfter(seconds: number, easeS: number): number {
  vi.stubGlobal('DOMRect', Object); // there is no element
  CameraControlsImpl.install({ THREE });
  const controls = new CameraControlsImpl(new THREE.PerspectiveCamera());
  controls.smoothTime = easeS;
  void controls.setLookAt(0, 0.5, 2, 0, 0, 0, false);
  controls.update(0);
  void controls.setLookAt(0, 0.5, 1, 0, 0, 0, true);
  const frames = Math.round(60 * seconds);
  for (let i = 0; i < frames; i += 1) controls.update(1 / 60);
  return Math.abs(controls.getPosition(new THREE.Vector3(), false).z - 1);
}

it('the eye goes to what is played in about 400 ms, eased; it cuts where less motion is wanted', () => {
  expect(leftAfter(0.1, smoothS(true, false))).toBeGreaterThan(0.4);
  expect(leftAfter(0.4, smoothS(true, false))).toBeLessThan(0.1);
  expect(leftAfter(0.6, smoothS(false, false))).toBeLessThan(0.1);
  expect(smoothS(true, true)).toBe(0);
});

/** A phone on its side, with nothing open and with exact aiming beside the table. */
describe.each([
  [8, 8],
  [8, 368],
])('on a phone on its side with %i and %i px covered', (left, right) => {
  const at: Picture = { width: 844, height: 390, covered: { top: 68, right, bottom: 72, left } };
  it.each(['L1', 'M1', 'S1'] as const)('a piece whose goal is far is seen large all the same: %s', async (name) => {
    const session = await sessionAtTable();
    session.commands.choose(own(session, name));
    const hand = inHandOf(session)(session.store.getState());
    if (hand === null) throw new Error('a piece is chosen');
    const shot = handShot({ ...hand, isFar: true }, 0, at);
    expect(heightPx(hand, shot, at)).toBeGreaterThanOrEqual(HAND_PX.least);
    expect(beyond(hand.body, shot, at)).toBeLessThan(0.01);
  });
});

describe.each(Object.entries(PICTURES))('on %s what is played', (_name, at) => {
  it.each(['L1', 'L2', 'M1', 'M2', 'S1', 'S2'] as const)('is seen large, with its goal: %s', async (name) => {
    const session = await sessionAtTable();
    const piece: PieceId = own(session, name);
    session.commands.choose(piece);
    const hand = inHandOf(session)(session.store.getState());
    if (hand === null) throw new Error('a piece is chosen');
    const shot = handShot(hand, 0, at);
    expect(heightPx(hand, shot, at)).toBeGreaterThanOrEqual(HAND_PX.least);
    expect(beyond([...hand.body, ...hand.around, ...hand.goal], shot, at)).toBeLessThan(0.01);
  });
});

describe.each(Object.entries(PICTURES))('on %s a piece in a free hand', (_name, at) => {
  it.each(['L1', 'M1', 'S1'] as const)('is seen large, and so steeply that its tip can be led: %s', async (name) => {
    const session = await sessionAtTable();
    session.commands.setHandMode('free');
    session.commands.choose(own(session, name));
    const hand = inHandOf(session)(session.store.getState());
    if (hand === null) throw new Error('a piece is chosen');
    const { eye, ...rest } = handShot(hand, 0, at);
    expect(heightPx(hand, { eye, ...rest }, at)).toBeGreaterThanOrEqual(HAND_PX.least);
    const tip = hand.body.reduce((highest, next) => (next.y > highest.y ? next : highest));
    const pitch = Math.atan2(eye.y - tip.y, Math.hypot(eye.x - tip.x, eye.z - tip.z));
    expect(pitch).toBeGreaterThan(0.4); // seen from its edge, a pixel of the level at the tip is many millimetres
  });
});

/** The small one walks straight ahead from its pad in so many steps. */
const aheadIn = (steps: number): readonly StepCommand[] =>
  Array.from({ length: steps }, (_, i) => ({ corner: i % 2 === 0 ? 'C' : 'A', swivelDeg: 180 }));

describe.each(Object.entries(PICTURES))('on %s a walk of four steps', (_name, at) => {
  it('that was dragged without being chosen before is seen large from its start to its end, before its goal', async () => {
    const session = await sessionAtTable();
    session.touch.point(true);
    session.commands.choose(own(session, 'S1'));
    const steps = aheadIn(4);
    session.commands.setAim('A', 180, steps.slice(0, -1));
    session.commands.performAim();
    session.touch.point(false);
    const hand = inHandOf(session)(session.store.getState());
    if (hand === null) throw new Error('a piece walks');
    const shot = handShot(hand, 0, at);
    const isWide = at.width > at.height; // across a phone go only so many steps, and the goal is told by its tag
    expect(beyond([...hand.body, ...(hand.lands ?? []), ...(isWide ? hand.goal : [])], shot, at)).toBeLessThan(0.01);
    expect(heightPx(hand, shot, at)).toBeGreaterThanOrEqual(isWide ? HAND_PX.least : 160);
  });

  it('of a rival’s piece is seen with the own pad, from the own side', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'S1');
    session.store.setState({ meant: { piece, steps: aheadIn(4) } });
    const hand = inHandOf(session)(session.store.getState());
    if (hand === null) throw new Error('a piece is meant');
    const shot = handShot({ ...hand, isFar: false }, Math.PI, at);
    const seen = [...hand.body, ...(hand.lands ?? []), ...hand.goal];
    expect(beyond(seen, shot, at)).toBeLessThan(0.01);
    expect(filled(seen, shot, at).up).toBeGreaterThan(at.width > at.height ? 0.75 : 0.6);
    expect(shot.eye.z).toBeLessThan(shot.target.z);
  });
});

describe('what is played', () => {
  const at = PICTURES['a small laptop'];
  const box = (x: number, z: number, half: number, tall: number): readonly Vec3[] =>
    [-half, half].flatMap((dx) => [-half, half].flatMap((dz) => [0, tall].map((y) => ({ x: x + dx, y, z: z + dz }))));
  const hand = (far: number, isFar: boolean, goalHalf = 0.07): InHand => ({
    body: box(0, 0, 0.007, 0.025),
    around: [],
    walls: [],
    goal: box(0, -far, goalHalf, 0.04),
    isFar,
  });

  it('is seen from further away before its goal leaves the picture', () => {
    const wide = hand(0.5, false, 0.4);
    const shot = handShot(wide, 0, at);
    expect(heightPx(wide, shot, at)).toBeLessThan(HAND_PX.least);
    expect(beyond(wide.goal, shot, at)).toBeLessThan(0.01);
    expect(handShot(hand(0.2, false), 0, at).lens.fovDeg).toBe(30);
  });

  it('is seen large all the same where its goal is far', () => {
    const wide = hand(0.5, true, 0.4);
    const shot = handShot(wide, 0, at);
    expect(heightPx(wide, shot, at)).toBeGreaterThanOrEqual(HAND_PX.least);
    expect(beyond(wide.goal, shot, at)).toBeGreaterThan(0);
  });

  it('fills no picture on its own', () => {
    const alone = { ...hand(0.2, false), goal: [] };
    expect(heightPx(alone, handShot(alone, 0, at), at)).toBeCloseTo(HAND_PX.most, -1);
  });

  it('is seen past what would hide it', () => {
    const wall = { low: { x: 0.01, y: 0, z: 0.03 }, high: { x: 0.04, y: 0.06, z: 0.05 } };
    const shot = handShot({ ...hand(0.2, false), walls: [wall] }, 0, at);
    expect(shot.eye.x).toBeLessThan(0); // the other way round the goal's line than without it
    expect(handShot(hand(0.2, false), 0, at).eye.x).toBeGreaterThan(0);
  });

  it('is seen from its own side, wherever its goal lies', () => {
    const behind = { ...hand(-0.3, false) };
    const { eye, target } = handShot(behind, 0, at);
    expect(eye.z - target.z).toBeGreaterThan(0);
  });
});

describe('what is thrown', () => {
  const truck = throwFrom()(begun().store.getState());
  const { stage, match } = begun().store.getState();

  it('is a truck that waits, with the arena as its goal', () => {
    expect([stage, match?.state.phase.name]).toEqual(['aiming', 'ranking']);
    expect(truck?.goal).not.toEqual([]);
    expect(throwFrom()({ ...begun().store.getState(), stage: 'rolling' })).toBeNull();
  });

  it.each(Object.entries(PICTURES))(
    'is seen with all of the ground over the rim, and as large as that allows, on %s',
    (_name, at) => {
      if (truck === null) throw new Error('a truck is thrown');
      const shot = handShot(truck, 0, at);
      expect(beyond([...truck.body, ...truck.around, ...truck.goal], shot, at)).toBeLessThan(0.01);
      // On a phone the ground is as wide as the picture, and many times as wide as a truck.
      expect(heightPx(truck, shot, at)).toBeGreaterThanOrEqual(at.width > at.height ? HAND_PX.least : 50);
      const pitch = Math.atan2(shot.eye.y, Math.hypot(shot.eye.x - shot.target.x, shot.eye.z - shot.target.z));
      expect(shot.eye.x).toBeCloseTo(shot.target.x, 9);
      expect(pitch).toBeGreaterThan(0.6); // else the rim would hide the near half of the ground
    },
  );
});

it('free of panels there is always something left', () => {
  expect(freeOf({ ...PICTURES['a phone'], covered: { top: 500, right: 300, bottom: 500, left: 300 } })).toEqual({
    wide: 1,
    high: 1,
  });
});
