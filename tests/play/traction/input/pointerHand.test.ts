import { describe, expect, it } from 'vitest';
import type { PointerHand } from '#play/traction/input/pointerHand.ts';
import { cornerAt } from '#games/traction/standing.ts';
import { normalizeOr, UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { FRAME_S, own, sessionAtTable, untilStill } from '../../../app/tables/traction/session/sessionAtTable.ts';
import { fingersOver, from } from '../../../app/input/fingers.ts';

/** A session with a finger ready, and where the seat to move has its first small piece. */
async function ready() {
  const session = await sessionAtTable();
  const piece = own(session, 'S1');
  const standing = session.touch.standing(piece);
  if (!standing) throw new Error('no piece');
  return { session, piece, standing, fingers: fingersOver(session) };
}

describe('a pointer that goes down', () => {
  it('on the cloth is the camera’s, and so is every further one until it is up', async () => {
    const { fingers, standing } = await ready();
    expect(fingers.down({ id: 1, ray: from(0, 0) })).toBe('camera');
    expect(fingers.down({ id: 2, ray: from(standing.xMm, standing.zMm) })).toBe('camera');
    fingers.up({ id: 1, ray: from(0, 0) });
    fingers.up({ id: 2, ray: from(0, 0) });
    expect(fingers.down({ id: 3, ray: from(standing.xMm, standing.zMm) })).toBe('ours');
  });

  it('again is a new press, even if nobody saw it go up', async () => {
    const { fingers, standing } = await ready();
    expect(fingers.down({ id: 1, ray: from(0, 0) })).toBe('camera');
    expect(fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) })).toBe('ours');
  });

  it('on another player’s piece is ours all the same, and says why nothing happens', async () => {
    const { session, fingers } = await ready();
    const theirs = session.store
      .getState()
      .match?.state.pieces.find((p) => !p.id.startsWith(own(session, 'S1').slice(0, 1)));
    if (!theirs) throw new Error('no other piece');
    expect(fingers.down({ id: 1, ray: from(theirs.xMm, theirs.zMm) })).toBe('ours');
    expect(session.store.getState().fault?.code).toBe('not-your-piece');
  });

  it('on one’s own piece that lies flat sets it upright, where the turn lets it (TR-23)', async () => {
    const { session, piece, standing, fingers } = await ready();
    const { match } = session.store.getState();
    if (match === null) throw new Error('a match is on');
    const pieces = match.state.pieces.map((one) => (one.id === piece ? { ...one, pose: 'flat' as const } : one));
    session.commands.resume({ ...match, state: { ...match.state, pieces } } as never);
    expect(fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) })).toBe('ours');
    expect(session.store.getState().match?.state.pieces.find(({ id }) => id === piece)?.pose).toBe('upright');
  });

  it('beside a first one that has not pulled its piece anywhere turns both into the camera’s; the piece stays chosen', async () => {
    const { session, piece, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    expect(fingers.down({ id: 2, ray: from(0, 0) })).toBe('yield');
    expect(fingers.holding).toBeNull();
    fingers.up({ id: 1, ray: from(standing.xMm + 30, standing.zMm) });
    fingers.up({ id: 2, ray: from(0, 0) });
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', aim: null, intent: { piece } });
  });

  it('beside a first one that pulls a piece does nothing, and nothing is lost', async () => {
    const { session, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 12, standing.zMm - 12) });
    const { aim } = session.store.getState();
    expect(fingers.down({ id: 2, ray: from(0, 0) })).toBe('ours');
    expect(fingers.owns(2)).toBe(true);
    fingers.move({ id: 2, ray: from(40, 40) });
    fingers.up({ id: 2, ray: from(40, 40) });
    expect(session.store.getState().aim).toEqual(aim);
    fingers.up({ id: 1, ray: from(standing.xMm + 12, standing.zMm - 12) });
    expect(session.store.getState().stage).toBe('moving');
  });

  it('beside a free hand does nothing, either', async () => {
    const { session, piece, fingers, standing } = await ready();
    session.commands.setHandMode('free');
    session.commands.choose(piece);
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 12, standing.zMm - 12) });
    expect(session.store.getState().stage).toBe('moving');
    expect(fingers.down({ id: 2, ray: from(0, 0) })).toBe('ours');
    expect(fingers.holding).toBe(1);
  });
});

it('a free hand first chooses what it is to hold, so that it is seen from near by; then it takes hold', async () => {
  const { session, piece, fingers, standing } = await ready();
  session.commands.setHandMode('free');
  const pull = (): void => {
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 12, standing.zMm - 12) });
  };
  pull();
  expect(session.store.getState()).toMatchObject({ stage: 'aiming', intent: { piece } });
  fingers.up({ id: 1, ray: from(standing.xMm, standing.zMm) });
  pull();
  expect(session.store.getState().stage).toBe('moving');
});

describe('a pointer that the browser takes away', () => {
  it('drops the aim, and leaves the piece chosen', async () => {
    const { session, piece, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 16, standing.zMm - 15) });
    fingers.cancel(1);
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', aim: null, intent: { piece } });
  });
});

describe('aiming by dragging', () => {
  it('swivels about the corner that lies in the direction of the pull, until the piece stands where it was dragged', async () => {
    const { session, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    // Past corner D (+x, -z) on its right: the short way round is clockwise... and on to the far side.
    for (const [x, z] of [
      [4, -3.6],
      [9, -6],
      [12, -11],
      [16, -16],
    ] as const)
      fingers.move({ id: 1, ray: from(standing.xMm + x, standing.zMm + z) });
    const { aim, forecast } = session.store.getState();
    expect(aim?.corner).toBe('D');
    expect(Math.abs(aim?.swivelDeg ?? 0)).toBeCloseTo(180, -1);
    expect(forecast?.xMm).toBeCloseTo(standing.xMm + 14.3, 0);
    expect(forecast?.zMm).toBeCloseTo(standing.zMm - 14.3, 0);
  });

  it('performs the step when the pointer is let go', async () => {
    const { session, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 16, standing.zMm - 15) });
    fingers.up({ id: 1, ray: from(standing.xMm + 16, standing.zMm - 15) });
    expect(session.store.getState().stage).toBe('moving');
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: 1, stepsLeft: 3 });
  });

  it('is called off by dragging back, or by Escape', async () => {
    for (const undo of ['back', 'escape'] as const) {
      const { session, fingers, standing } = await ready();
      fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
      fingers.move({ id: 1, ray: from(standing.xMm + 16, standing.zMm - 15) });
      if (undo === 'back') fingers.move({ id: 1, ray: from(standing.xMm + 1, standing.zMm - 1) });
      else fingers.escape();
      expect(session.store.getState().aim).toBeNull();
      fingers.up({ id: 1, ray: from(standing.xMm + 1, standing.zMm - 1) });
      expect(session.store.getState().stage).not.toBe('moving');
    }
  });

  it('leaves a step aimed at that hardly swivels, for the keys or a second thought', async () => {
    const { session, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 3, standing.zMm - 3) });
    fingers.up({ id: 1, ray: from(standing.xMm + 3, standing.zMm - 3) });
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', aim: { corner: 'D', swivelDeg: 0 } });
  });

  it('takes a pointer that strays by its own width for a click', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'S1');
    const standing = session.touch.standing(piece);
    if (!standing) throw new Error('no piece');
    const broad = fingersOver(session, 0.012); // 12 mm at a metre
    broad.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    broad.move({ id: 1, ray: from(standing.xMm + 7, standing.zMm - 7) });
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', aim: null });
  });

  it('only chooses the piece where it is just touched', async () => {
    const { session, piece, fingers, standing } = await ready();
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.up({ id: 1, ray: from(standing.xMm, standing.zMm) });
    expect(session.store.getState()).toMatchObject({
      stage: 'aiming',
      aim: null,
      stepsLeft: 4,
      intent: { do: 'walk', piece },
    });
  });
});

describe('a tap', () => {
  const tap = (fingers: PointerHand, xMm: number, zMm: number): void => {
    fingers.down({ id: 9, kind: 'touch', ray: from(xMm, zMm) });
    fingers.up({ id: 9, kind: 'touch', ray: from(xMm, zMm) });
  };

  it('on the cloth aims the chosen piece as far that way as it can get', async () => {
    const { session, fingers, standing } = await ready();
    tap(fingers, standing.xMm, standing.zMm);
    tap(fingers, standing.xMm + 40, standing.zMm - 60);
    const { aim, forecast, stage } = session.store.getState();
    expect(stage).toBe('aiming');
    expect(aim?.corner).toBe('D');
    // From the corner that lies that way to the place: there the centre is, half a diagonal away.
    const [pivotX, pivotZ] = [standing.xMm + 7.14, standing.zMm - 7.14];
    const way = Math.atan2(standing.zMm - 60 - pivotZ, standing.xMm + 40 - pivotX);
    expect(forecast?.xMm).toBeCloseTo(pivotX + 10.1 * Math.cos(way), 0);
    expect(forecast?.zMm).toBeCloseTo(pivotZ + 10.1 * Math.sin(way), 0);
  });

  it('on a corner’s letter takes that corner, and keeps a swivel that it had', async () => {
    const { session, fingers, standing } = await ready();
    tap(fingers, standing.xMm, standing.zMm);
    tap(fingers, standing.xMm - 10, standing.zMm + 10);
    expect(session.store.getState().aim).toEqual({ corner: 'B', swivelDeg: 0 });
    session.commands.setAim('B', 75);
    tap(fingers, standing.xMm - 10, standing.zMm + 10);
    expect(session.store.getState().aim).toEqual({ corner: 'B', swivelDeg: 75 });
  });

  it('on a rival’s piece aims at it, and a pull there says why it does nothing', async () => {
    const { session, fingers, standing } = await ready();
    const theirs = session.store.getState().match?.state.pieces.find(({ id }) => id.startsWith('1-L1'));
    if (!theirs) throw new Error('no other piece');
    tap(fingers, standing.xMm, standing.zMm);
    tap(fingers, theirs.xMm, theirs.zMm);
    expect(session.store.getState().aim).not.toBeNull();
    expect(session.store.getState().fault).toBeNull();
    fingers.down({ id: 1, ray: from(theirs.xMm, theirs.zMm) });
    fingers.move({ id: 1, ray: from(theirs.xMm + 9, theirs.zMm) });
    expect(session.store.getState().fault?.code).toBe('not-your-piece');
  });

  it('on the chosen piece’s face aims at the ground that it hides, as far as the piece could walk', async () => {
    const { session, piece, fingers, standing } = await ready();
    const tapThrough = (farMm: number): void => {
      const to = { x: standing.xMm / 1000, z: standing.zMm / 1000 };
      const half = pyramidOf(piece).height / 2; // the ray meets the axis there, and the ground so far behind it
      const direction = vec3(0, -half, -farMm / 1000);
      const ray = {
        origin: vec3(to.x, 11 * half, to.z + (10 * farMm) / 1000),
        direction: normalizeOr(direction, UNIT_Y),
      };
      fingers.down({ id: 9, kind: 'touch', ray });
      fingers.up({ id: 9, kind: 'touch', ray });
    };
    tapThrough(40);
    expect(session.store.getState()).toMatchObject({ intent: { piece }, aim: null });
    tapThrough(5);
    tapThrough(200);
    expect(session.store.getState().aim).toBeNull();
    tapThrough(40);
    expect(session.store.getState().aim?.corner).toMatch(/[CD]/);
  });

  it('beside the chosen piece aims there, though it is near enough to touch it', async () => {
    const { session, fingers, standing } = await ready();
    const beside = [standing.xMm + 8.5, standing.zMm] as const; // 1.4 mm beside its base; a finger is 2 mm wide here
    tap(fingers, ...beside);
    expect(session.store.getState()).toMatchObject({ stage: 'aiming', aim: null });
    tap(fingers, ...beside);
    expect(session.store.getState().aim).not.toBeNull();
  });

  it('is none where the cloth was pulled, where there were two fingers, or where no piece is chosen', async () => {
    const { session, fingers, standing } = await ready();
    tap(fingers, 0, 0);
    expect(session.store.getState()).toMatchObject({ aim: null, intent: null });
    tap(fingers, standing.xMm, standing.zMm);
    fingers.down({ id: 1, ray: from(0, 0) });
    fingers.move({ id: 1, ray: from(5, 0) });
    fingers.up({ id: 1, ray: from(0, 0) });
    fingers.down({ id: 1, ray: from(0, 0) });
    fingers.down({ id: 2, ray: from(20, 0) });
    fingers.up({ id: 1, ray: from(0, 0) });
    fingers.up({ id: 2, ray: from(20, 0) });
    expect(session.store.getState().aim).toBeNull();
  });

  it('chooses the corner of nothing for a free hand, which goes where it is pulled', async () => {
    const { session, fingers, standing } = await ready();
    session.commands.setHandMode('free');
    tap(fingers, standing.xMm, standing.zMm);
    tap(fingers, 0, 0);
    expect(session.store.getState()).toMatchObject({ aim: null, stage: 'aiming' });
  });

  it('lets a whole step be taken without a drag: piece, place, confirmed', async () => {
    const { session, fingers, standing } = await ready();
    session.setPace('at-once');
    tap(fingers, standing.xMm, standing.zMm);
    tap(fingers, standing.xMm + 60, standing.zMm - 60);
    session.commands.performAim();
    untilStill(session);
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', stepsTaken: 1 });
  });
});

describe('a step that is to be confirmed', () => {
  it('stays aimed at when the piece is let go, and when it is only touched again', async () => {
    const session = await sessionAtTable();
    const standing = session.touch.standing(own(session, 'S1'));
    if (!standing) throw new Error('no piece');
    const fingers = fingersOver(session, 0, () => true);
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.move({ id: 1, ray: from(standing.xMm + 16, standing.zMm - 15) });
    fingers.up({ id: 1, ray: from(standing.xMm + 16, standing.zMm - 15) });
    const { aim, stage } = session.store.getState();
    expect(stage).toBe('aiming');
    expect(aim?.corner).toBe('D');
    fingers.down({ id: 1, ray: from(standing.xMm, standing.zMm) });
    fingers.up({ id: 1, ray: from(standing.xMm, standing.zMm) });
    expect(session.store.getState().aim).toEqual(aim);
  });
});

describe('a pen', () => {
  it('moves pieces as a finger does, and shows what it hovers over', async () => {
    const { session, piece, fingers, standing } = await ready();
    fingers.move({ id: 1, kind: 'pen', ray: from(standing.xMm, standing.zMm) });
    expect(session.store.getState().hovered).toBe(piece);
    expect(fingers.down({ id: 1, kind: 'pen', ray: from(standing.xMm, standing.zMm) })).toBe('ours');
  });

  it('while it is down makes every finger a palm: neither piece nor camera', async () => {
    const { fingers, standing } = await ready();
    expect(fingers.down({ id: 1, kind: 'pen', ray: from(0, 0) })).toBe('camera');
    expect(fingers.down({ id: 2, kind: 'touch', ray: from(standing.xMm, standing.zMm) })).toBe('ours');
    expect(fingers.owns(2)).toBe(true);
    expect(fingers.holding).toBeNull();
  });

  it('takes from the camera a palm that was there first, and from a palm the piece under it', async () => {
    const onCloth = await ready();
    onCloth.fingers.down({ id: 2, kind: 'touch', ray: from(0, 0) });
    expect(onCloth.fingers.down({ id: 1, kind: 'pen', ray: from(onCloth.standing.xMm, onCloth.standing.zMm) })).toBe(
      'alone',
    );
    expect(onCloth.fingers.owns(2)).toBe(true);
    const onPiece = await ready();
    onPiece.fingers.down({ id: 2, kind: 'touch', ray: from(onPiece.standing.xMm, onPiece.standing.zMm) });
    onPiece.fingers.move({ id: 2, kind: 'touch', ray: from(onPiece.standing.xMm + 14, onPiece.standing.zMm - 14) });
    onPiece.fingers.down({ id: 1, kind: 'pen', ray: from(0, 0) });
    expect(onPiece.session.store.getState().aim).toBeNull();
    onPiece.fingers.up({ id: 2, kind: 'touch', ray: from(0, 0) });
    expect(onPiece.session.store.getState().stage).toBe('aiming');
  });

  it('while it is near leaves fingers only the camera; once it is away they touch again', async () => {
    const { fingers, standing } = await ready();
    const on = from(standing.xMm, standing.zMm);
    fingers.move({ id: 1, kind: 'pen', ray: from(0, 0) });
    expect(fingers.down({ id: 2, kind: 'touch', ray: on })).toBe('camera');
    fingers.up({ id: 2, kind: 'touch', ray: on });
    fingers.leave('pen');
    expect(fingers.down({ id: 2, kind: 'touch', ray: on })).toBe('ours');
  });

  it('that goes up elsewhere on the page was never near the table', async () => {
    const { fingers, standing } = await ready();
    fingers.up({ id: 1, kind: 'pen', ray: from(0, 0) });
    expect(fingers.down({ id: 2, kind: 'touch', ray: from(standing.xMm, standing.zMm) })).toBe('ours');
  });
});

describe('hovering', () => {
  it('over a pad’s own card tells the pad, over a piece on it the piece, beside them neither; so does a finger’s tap', async () => {
    const { session, fingers, standing } = await ready();
    const [pad] = session.store.getState().match?.state.pads ?? [];
    if (!pad) throw new Error('no pad');
    const told = () => (({ hovered, hoveredPad }) => [hovered, hoveredPad])(session.store.getState());
    const corner = from(pad.xMm + 60, pad.zMm + Math.sign(-pad.zMm) * 34); // of the card, where nothing stands
    fingers.move({ id: 1, ray: corner });
    expect(told()).toEqual([null, `pad-${pad.seat}`]);
    fingers.move({ id: 1, ray: from(0, 0) });
    expect(told()).toEqual([null, null]);
    fingers.move({ id: 1, ray: from(standing.xMm, standing.zMm) });
    expect(told()).toEqual([own(session, 'S1'), null]);
    fingers.down({ id: 2, ray: corner, kind: 'touch' });
    fingers.up({ id: 2, ray: corner, kind: 'touch' });
    expect(told()).toEqual([null, `pad-${pad.seat}`]);
  });

  it('tells the piece under the pointer, and that there is none', async () => {
    const { session, piece, fingers, standing } = await ready();
    fingers.move({ id: 1, ray: from(standing.xMm, standing.zMm) });
    expect(session.store.getState().hovered).toBe(piece);
    fingers.move({ id: 1, ray: from(0, 0) });
    expect(session.store.getState().hovered).toBeNull();
  });

  it('is not for fingers', async () => {
    const { session, fingers, standing } = await ready();
    fingers.move({ id: 1, kind: 'touch', ray: from(standing.xMm, standing.zMm) });
    expect(session.store.getState().hovered).toBeNull();
  });
});

describe('a pointer at the letter of a corner', () => {
  const SLACK = 0.006; // as wide as a mouse strays at arm's length
  it('means that corner, whichever way it pulls', async () => {
    const session = await sessionAtTable();
    const piece = own(session, 'L1');
    session.commands.choose(piece);
    const standing = session.touch.standing(piece);
    if (!standing) throw new Error('no piece');
    const fingers = fingersOver(session, SLACK);
    const corner = cornerAt(pyramidOf(piece), standing, 'C');
    const letter = {
      xMm: standing.xMm + 1.15 * (corner.xMm - standing.xMm),
      zMm: standing.zMm + 1.15 * (corner.zMm - standing.zMm),
    };
    expect(fingers.down({ id: 1, ray: from(letter.xMm, letter.zMm) })).toBe('ours');
    fingers.move({ id: 1, ray: from(2 * standing.xMm - letter.xMm, 2 * standing.zMm - letter.zMm) });
    expect(session.store.getState().aim?.corner).toBe('C');
  });
});

describe('a tap while pieces come to rest', () => {
  it('counts as soon as everything stands still', async () => {
    const session = await sessionAtTable();
    const [first, second] = [own(session, 'S1'), own(session, 'M2')];
    session.commands.choose(first);
    session.commands.setAim('D', 30);
    session.commands.performAim();
    while (session.store.getState().stage !== 'resting') session.advance(FRAME_S);
    const at = session.touch.standing(first);
    const other = session.touch.standing(second);
    if (!at || !other) throw new Error('no piece');
    const fingers = fingersOver(session);
    const goal = { xMm: at.xMm + 15, zMm: at.zMm - 15 };
    fingers.down({ id: 1, ray: from(goal.xMm, goal.zMm) });
    fingers.up({ id: 1, ray: from(goal.xMm, goal.zMm) });
    expect(session.store.getState().fault).toBeNull();
    untilStill(session);
    await Promise.resolve();
    expect(session.store.getState()).toMatchObject({ stage: 'between-steps', intent: { piece: first } });
    expect(session.store.getState().aim).not.toBeNull();
  });
});
