import { describe, expect, it } from 'vitest';
import type { Eye } from '#play/input/inputDesk.ts';
import { TRACTION_PAD } from '#play/traction/input/buttons.ts';
import { TractionDesk } from '#play/traction/input/tractionDesk.ts';
import { buttonOf, PAD_BUTTONS, readPadChanges, type PadChanges } from '#play/input/gamepad/padChanges.ts';
import { buttonFor, padActions, swapButtons } from '#play/input/gamepad/padMap.ts';
import type { PadPage } from '#play/input/gamepad/padPage.ts';
import { readPad, type PadButton } from '#play/input/gamepad/padState.ts';
import { PadTable } from '#play/input/gamepad/padTable.ts';
import { withinLimits } from '#sim/hand/limits.ts';
import { seat } from '#sim/ids.ts';
import { FRAME_S, own, sessionAtTable, untilStill } from '../../app/tables/traction/session/sessionAtTable.ts';
import { FakePad } from '../../app/input/fakePad.ts';

const EYE: Eye = { orbit: () => undefined, pan: () => undefined, zoom: () => undefined, yaw: () => 0 };

/** A table with a gamepad; `frames` lets both go on. */
async function withPad(
  options: Parameters<typeof sessionAtTable>[0] = {},
  page: PadPage | null = null,
  changes: PadChanges = {},
) {
  const session = await sessionAtTable(options);
  const desk = new TractionDesk(session);
  desk.eye = EYE;
  const pad = new FakePad();
  const pads = new PadTable(
    desk,
    () => page,
    () => changes,
  );
  pads.connect(pad);
  const frames = (count: number): void => {
    for (let i = 0; i < count; i += 1) {
      pads.poll([pad], FRAME_S);
      session.advance(FRAME_S);
    }
  };
  const press = (...buttons: readonly PadButton[]): void => {
    for (const button of buttons) {
      pad.set(button, 1);
      frames(1);
      pad.set(button, 0);
      frames(1);
    }
  };
  return { session, desk, pad, pads, frames, press };
}

describe('a gamepad’s sticks', () => {
  const axes = (...values: number[]) => readPad({ buttons: [], axes: values });

  it('are dead in their middle, in every direction alike, and full before their rim', () => {
    expect(axes(0.19, 0, 0.13, 0.13)).toMatchObject({ left: { x: 0, y: 0 }, right: { x: 0, y: 0 } });
    expect(axes(0.21, 0).left.x).toBeGreaterThan(0);
    expect(axes(0.21, 0).left.x).toBeLessThan(0.05);
    expect(axes(0.96, 0).left).toEqual({ x: 1, y: 0 });
    expect(Math.hypot(axes(1, 1).left.x, axes(1, 1).left.y)).toBeCloseTo(1, 9);
  });

  it('are at rest where the browser says nothing', () => {
    expect(readPad({ buttons: [], axes: [] })).toEqual({
      pressed: new Set(),
      trigger: 0,
      left: { x: 0, y: 0 },
      right: { x: 0, y: 0 },
    });
    expect(axes(NaN, 0).left).toEqual({ x: 0, y: 0 });
  });
});

describe('an assisted step by gamepad', () => {
  it('is pointed at with the stick and done with a button', async () => {
    const { session, pad, press, frames } = await withPad({ pace: 'at-once' });
    press('rightBumper', 'leftBumper', 'leftBumper');
    expect(session.store.getState().intent?.piece).toBe(own(session, 'S1'));
    pad.left(0.8, -0.8); // to the right and away
    frames(2);
    pad.left(0, 0);
    frames(2);
    expect(session.store.getState().aim).toEqual({ corner: 'D', swivelDeg: 180 });
    press('up', 'up', 'down', 'south');
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: 1 });
    press('north');
    expect(session.store.getState().match?.log).toHaveLength(1);
  });

  it('that looks like a foul is left by the usual button, and done by another that is meant', async () => {
    const { session, press } = await withPad({ pace: 'at-once' });
    const { commands, store } = session;
    commands.setAsksBeforeFouls(true);
    commands.choose(own(session, 'L2'));
    commands.setAim('B', 90); // over the own pieces
    press('south');
    expect(store.getState()).toMatchObject({ stage: 'aiming', foulHeld: true });
    press('south');
    expect(store.getState()).toMatchObject({ stage: 'aiming', foulHeld: false });
    press('south', 'west');
    expect(store.getState().match?.log).toHaveLength(1);
  });

  it('is done by the trigger, too, once however long it is pulled', async () => {
    const { session, pad, press, frames } = await withPad({ pace: 'at-once' });
    press('leftBumper', 'right');
    expect(session.store.getState().corner).toBe('A');
    for (let i = 0; i < 60; i += 1) press('up');
    pad.set('rightTrigger', 1);
    frames(90);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: 1 });
  });

  it('turns on while the cross is held, as a key does', async () => {
    const { session, pad, press, frames } = await withPad();
    press('leftBumper', 'right', 'up');
    pad.set('up', 1);
    frames(60);
    const { aim } = session.store.getState();
    expect(aim?.swivelDeg).toBeGreaterThan(6);
    expect(aim?.swivelDeg).toBeLessThan(14);
  });

  it('walks and tackles, lets go, and changes hands', async () => {
    const { session, press } = await withPad();
    press('leftBumper', 'west');
    expect(session.store.getState()).toMatchObject({ verb: 'tackle', intent: { do: 'tackle' } });
    press('east');
    expect(session.store.getState().intent).toBeNull();
    press('leftStick', 'rightStick');
    expect(session.store.getState()).toMatchObject({ hand: 'natural', camera: 'top' });
  });
});

describe('a free hand by gamepad', () => {
  it('tips by the trigger, swings the piece to where the stick points, and sets it down when the trigger is let go', async () => {
    const { session, desk, pad, press, frames } = await withPad();
    session.commands.setHandMode('free');
    press('leftBumper', 'leftBumper');
    const piece = own(session, 'S1');
    const before = session.touch.standing(piece);
    pad.left(0.8, -0.8);
    frames(2);
    expect(session.store.getState().corner).toBe('D');
    pad.left(0, 0);
    for (let i = 1; i <= 20; i += 1) {
      pad.set('rightTrigger', i / 20);
      frames(1);
    }
    expect(desk.situation).toBe('holding');
    frames(20);
    // From behind its corner around to before it, past the right.
    for (let deg = 135; deg >= -45; deg -= 3) {
      pad.left(Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180));
      frames(1);
    }
    frames(30);
    pad.left(0, 0);
    pad.set('rightTrigger', 0);
    frames(1);
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: 1, rulings: [] });
    const after = session.touch.standing(piece);
    expect(Math.hypot((after?.xMm ?? 0) - (before?.xMm ?? 0), (after?.zMm ?? 0) - (before?.zMm ?? 0))).toBeGreaterThan(
      19,
    );
    press('north');
    const { lastAction } = session.store.getState();
    if (lastAction?.action.do !== 'walk') throw new Error('no walk');
    expect(lastAction.action.hand).toBe('free');
    expect(withinLimits(lastAction.action.gesture).ok).toBe(true);
  });

  it('tips as far as the trigger is pulled, and no further than is comfortable', async () => {
    const { session, pad, press, frames } = await withPad();
    const tilts: number[] = [];
    const { touch } = session;
    Object.assign(session, { touch: { ...touch, swing: (swing: { tiltRad: number }) => tilts.push(swing.tiltRad) } });
    session.commands.setHandMode('free');
    press('leftBumper', 'right');
    for (const pulled of [0.2, 0.575, 1]) {
      pad.set('rightTrigger', pulled);
      frames(1);
    }
    expect(tilts.at(-1)).toBeCloseTo(0.24, 6);
    expect(tilts.some((tilt) => Math.abs(tilt - 0.12) < 0.001)).toBe(true);
  });

  it('is set down when the gamepad is unplugged, and that is told', async () => {
    const { session, desk, pad, pads, press, frames } = await withPad();
    session.commands.setHandMode('free');
    press('leftBumper', 'right');
    pad.set('rightTrigger', 1);
    frames(30);
    expect(session.store.getState().stage).toBe('moving');
    pads.disconnect(pad);
    expect(desk.pads.getState().news).toEqual({ what: 'gone', name: 'Test Pad' });
    untilStill(session);
    expect(session.store.getState().stage).not.toBe('moving');
    expect(pads.busy).toBe(false);
  });
});

describe('a hand out of turn by gamepad', () => {
  it('points at a piece, takes it, drags it with the stick, and lets go', async () => {
    const { session, pad, press, frames } = await withPad();
    session.commands.reach(seat(1));
    press('rightBumper');
    const pointed = session.store.getState().hovered;
    const before = pointed && session.touch.standing(pointed);
    press('south');
    pad.left(1, 0);
    frames(30);
    pad.left(0, 0);
    frames(20);
    press('south');
    untilStill(session);
    const { lastAction } = session.store.getState();
    expect(lastAction?.action).toMatchObject({ do: 'disturb', by: 1 });
    const moved = lastAction?.report?.resting.find(({ id }) => id === pointed);
    expect((moved?.xMm ?? NaN) - (before?.xMm ?? NaN)).toBeGreaterThan(5);
  });
});

describe('the eye by gamepad', () => {
  it('turns by the right stick, and comes nearer with the left trigger down', async () => {
    const asked: (readonly [string, ...number[]])[] = [];
    const { desk, pad, frames } = await withPad();
    desk.eye = { ...EYE, orbit: (...by) => asked.push(['orbit', ...by]), zoom: (by) => asked.push(['zoom', by]) };
    pad.right(1, 0);
    frames(1);
    pad.right(0, -1);
    frames(1);
    pad.set('leftTrigger', 1);
    frames(1);
    pad.right(0.05, 0.05);
    frames(1);
    expect(asked.map(([what]) => what)).toEqual(['orbit', 'orbit', 'zoom']);
    expect(asked[0]?.[1]).toBeGreaterThan(0);
    expect(asked[1]?.[2]).toBeGreaterThan(0);
    expect(asked[2]?.[1]).toBeLessThan(1);
  });
});

describe('gamepads that come and go', () => {
  it('are told of once each, without the numbers that browsers add', async () => {
    const { desk, pad, pads } = await withPad();
    const told: unknown[] = [desk.pads.getState().news];
    desk.pads.subscribe(({ news }) => told.push(news));
    pads.connect(pad);
    pads.connect(new FakePad({ index: 1, id: '054c-09cc-Wireless Controller' }));
    pads.disconnect(pad);
    pads.disconnect(pad);
    expect(told).toEqual([
      { what: 'connected', name: 'Test Pad' },
      { what: 'connected', name: 'Wireless Controller' },
      { what: 'gone', name: 'Test Pad' },
    ]);
    expect(pads.busy).toBe(true);
  });

  it('cannot play where the browser does not know their buttons', async () => {
    const session = await sessionAtTable();
    const desk = new TractionDesk(session);
    const pads = new PadTable(desk);
    pads.connect(new FakePad({ mapping: '', id: 'Flight Stick' }));
    expect(desk.pads.getState().news).toEqual({ what: 'unknown', name: 'Flight Stick' });
    expect(pads.busy).toBe(false);
  });
});

describe('the page by gamepad', () => {
  it('has the gamepad while it asks something, and gives it back', async () => {
    const asked: string[] = [];
    let open = true;
    const page: PadPage = {
      active: () => open,
      toggle: () => asked.push('toggle'),
      move: (by) => asked.push(`move ${by}`),
      adjust: (by) => asked.push(`adjust ${by}`),
      press: () => asked.push('press'),
      leave: () => asked.push('leave'),
    };
    const { session, press } = await withPad({}, page);
    press('down', 'up', 'right', 'rightBumper', 'south', 'east', 'select');
    expect(asked).toEqual(['move 1', 'move -1', 'adjust 1', 'move 1', 'press', 'leave', 'toggle']);
    expect(session.store.getState().intent).toBeNull();
    open = false;
    press('rightBumper');
    expect(session.store.getState().intent).not.toBeNull();
  });
});

describe('the buttons of a gamepad', () => {
  const swapped = swapButtons({}, 'south', 'north');

  it('change places, so that no action is ever without one and none has two', () => {
    expect(swapped).toEqual({ south: 'north', north: 'south' });
    expect(swapButtons(swapped, 'north', 'north')).toEqual({});
    const mixed = swapButtons(swapButtons(swapped, 'east', 'north'), 'left', 'start');
    expect(new Set(PAD_BUTTONS.map((id) => buttonOf(mixed, id))).size).toBe(PAD_BUTTONS.length);
    expect(new Set(padActions(TRACTION_PAD.actions, mixed).map(({ button }) => button)).size).toBe(PAD_BUTTONS.length);
    expect(buttonFor(TRACTION_PAD.actions, swapped, { do: 'perform' })).toBe('north');
    expect(buttonFor(TRACTION_PAD.actions, swapped, { do: 'zoom', nearer: 2 })).toBeNull();
  });

  it('do what they have been given', async () => {
    const { session, press } = await withPad({}, null, swapped);
    press('rightBumper', 'right', 'south');
    expect(session.store.getState().match?.state.turn.number).toBe(2); // what ends a turn
  });

  it('are as usual where what lies in storage would give one two things to do', () => {
    expect(readPadChanges({ south: 'north', north: 'south' })).toEqual(swapped);
    expect(readPadChanges({ south: 'north' })).toEqual({});
    expect(readPadChanges({ south: 'select', nothing: 'north' })).toEqual({});
    expect(readPadChanges('south')).toEqual({});
  });

  it('are told of as soon as a gamepad plays, and no longer when it is gone', async () => {
    const { desk, pads, pad } = await withPad();
    expect(desk.pads.getState().playing).toBe(1);
    pads.disconnect(pad);
    expect(desk.pads.getState().playing).toBe(0);
  });
});
