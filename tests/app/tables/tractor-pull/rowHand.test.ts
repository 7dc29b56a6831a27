import { beforeAll, describe, expect, it } from 'vitest';
import { asked } from '#games/tractor-pull/asked.ts';
import { classOf } from '#games/tractor-pull/almanac/vehicles.ts';
import { COLUMNS, ROWS, spaceOf, type Column, type Row } from '#games/tractor-pull/ids.ts';
import type { Ray } from '#play/input/ray.ts';
import { RowHand } from '#play/tractor-pull/offers/rowHand.ts';
import { columnX, CARD_M, rowZ } from '#play/tractor-pull/places.ts';
import { vehiclesOf } from '#play/tractor-pull/say/hand.ts';
import { SESSION_FAULTS } from '#play/tractor-pull/session/faults.ts';
import type { Session, Thing } from '#play/tractor-pull/session/sessionTypes.ts';
import { pieceId, seat as asSeat } from '#sim/ids.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { playUntil, sitDown, stateOf } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const SEAT = 0;
const straightDown = (x: number, z: number): Ray => ({ origin: vec3(x, 1, z), direction: vec3(0, -1, 0) });
const over = (row: Row, column: Column): Ray => straightDown(columnX(column), rowZ(SEAT, row));
const BESIDE = straightDown(-0.3, 0);

/** The space of the first seat under a ray that goes straight down. */
const thingOn = ({ origin: { x, z } }: Ray): Thing | null => {
  const near = (a: number, b: number): boolean => Math.abs(a - b) < CARD_M.deep / 2;
  const spaces = ROWS.flatMap((row) =>
    COLUMNS.flatMap((column) =>
      near(x, columnX(column)) && near(z, rowZ(SEAT, row)) ? [spaceOf(SEAT, row, column)] : [],
    ),
  );
  const [space] = spaces;
  return space === undefined ? null : { kind: 'space', space };
};

/** The first seat has laid two vehicles of its hand, on the first two ropes. */
function atRow(): { readonly session: Session; readonly drag: (from: Ray, ...to: readonly Ray[]) => void } {
  const session = sitDown(physics, 5, { characters: false, locations: false, items: false });
  playUntil(session, () => stateOf(session).phase.name === 'deploy' && asked(stateOf(session)).includes(SEAT));
  session.commands.passDevice(asSeat(SEAT));
  const hand = vehiclesOf(stateOf(session), SEAT);
  for (const place of [0, 1]) {
    const card = hand[place];
    if (card === undefined) throw new Error('a hand has six');
    session.commands.lay(classOf(card), spaceOf(SEAT, 1, COLUMNS[place] ?? 1));
  }
  const hand0 = new RowHand(session, thingOn);
  return {
    session,
    drag: (from, ...to) => {
      hand0.down({ id: 1, ray: from });
      for (const ray of to) hand0.move({ id: 1, ray });
      hand0.up({ id: 1, ray: to.at(-1) ?? from });
    },
  };
}

const rowOf = ({ store }: Session): readonly (number | null)[] => store.getState().row;

describe('a vehicle of the row that is laid', () => {
  it('is dragged to a free rope, and changes places with one that lies there', () => {
    const { session, drag } = atRow();
    const [first, second, free] = rowOf(session);
    expect([first, second]).not.toContain(null);
    expect(free).toBe(null);
    drag(over(1, 1), over(1, 3));
    expect(rowOf(session)).toEqual([null, second, first]);
    drag(over(1, 3), over(1, 2));
    expect(rowOf(session)).toEqual([null, first, second]);
    expect(session.store.getState()).toMatchObject({ card: null, from: null });
  });

  it('follows the pointer, and says at each rope how that would stand', () => {
    const { session } = atRow();
    const laid = vehiclesOf(stateOf(session), SEAT)[rowOf(session)[0] ?? -1];
    if (laid === undefined) throw new Error('it lies there');
    const hand = new RowHand(session, thingOn);
    hand.down({ id: 1, ray: over(1, 1) });
    hand.move({ id: 1, ray: BESIDE });
    expect(session.shown.pieces.get(pieceId(laid))?.after.position.x).toBeCloseTo(-0.3);
    expect(session.store.getState()).toMatchObject({ card: classOf(laid), from: 0 });
    hand.escape();
    expect(session.shown.pieces.get(pieceId(laid))?.after.position.x).toBeCloseTo(columnX(1));
  });

  it('goes back into the hand where it is let go beside the row, or pressed', () => {
    const { session, drag } = atRow();
    const [, second] = rowOf(session);
    drag(over(1, 1), BESIDE);
    expect(rowOf(session)).toEqual([null, second, null]);
    drag(over(1, 2));
    expect(rowOf(session)).toEqual([null, null, null]);
  });

  it('stays where it lay, and it is said at once, where it is let go over another row; so is one of the hand', () => {
    const { session, drag } = atRow();
    const before = rowOf(session);
    drag(over(1, 1), over(2, 1));
    expect(rowOf(session)).toEqual(before);
    expect(session.store.getState().fault).toEqual(SESSION_FAULTS.otherRow);
    session.commands.dismissFault();
    const third = vehiclesOf(stateOf(session), SEAT)[2];
    if (third === undefined) throw new Error('a hand has six');
    session.commands.lay(classOf(third), spaceOf(SEAT, 2, 3));
    expect(session.store.getState()).toMatchObject({ row: before, card: null, fault: SESSION_FAULTS.otherRow });
  });
});
