import { padOf } from '#games/traction/board.ts';
import { placeOf } from '../session/arranging.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { DeskParts } from './deskParts.ts';
import { onTable } from '#play/input/onTable.ts';
import { stepAlong } from './row.ts';
import type { TractionWish } from './wishes.ts';

const QUARTER = Math.PI / 2;

/** Whether a seat places its pieces. */
export const isPlacing = ({ store }: Session): boolean => store.getState().arranging !== null;

/** Carries out a wish while a seat places its pieces; null: the same as ever. */
export function place(desk: DeskParts, wish: TractionWish): boolean | null {
  const { commands } = desk.session;
  switch (wish.do) {
    case 'place':
      return move(desk, wish.rightMm, wish.nearerMm);
    case 'turn':
      return turn(desk.session, wish.byDeg);
    case 'piece':
      return next(desk.session, wish.by, wish.leaves);
    case 'perform':
      commands.keepPlaces();
      return true;
    case 'verb':
    case 'other-verb':
    case 'corner':
    case 'corner-by':
    case 'tip':
    case 'drag':
    case 'end':
    case 'hand':
    case 'take-back':
      return false; // of a move, and none is made now
    default:
      return null;
  }
}

/** As one sees it, along the pad's own sides, so that a millimetre is a millimetre from wherever one looks. */
function move({ session, eye }: DeskParts, rightMm: number, nearerMm: number): boolean {
  const { arranging, match } = session.store.getState();
  const at = arranging && match && placeOf(match.state, arranging, arranging.inHand);
  const pad = arranging && match && padOf(match.state, arranging.seat);
  if (!at || !pad) return false;
  const yaw = Math.round(((eye?.yaw() ?? 0) - (pad.yawDeg * Math.PI) / 180) / QUARTER) * QUARTER;
  const by = onTable({ eye: { yaw: () => yaw } }, rightMm, nearerMm);
  session.commands.placeInHand({ xMm: at.xMm + by.xMm, zMm: at.zMm + by.zMm });
  return true;
}

/** Counter-clockwise for more. */
export function turn(session: Session, byDeg: number): boolean {
  const { arranging, match } = session.store.getState();
  const at = arranging && match && placeOf(match.state, arranging, arranging.inHand);
  if (!at) return false;
  session.commands.placeInHand({ yawDeg: at.yawDeg + byDeg });
  return true;
}

function next({ commands, store }: Session, by: 1 | -1, leaves: boolean): boolean {
  const { arranging } = store.getState();
  const piece =
    arranging &&
    stepAlong(
      arranging.pieces.map(({ id }) => id),
      arranging.inHand,
      by,
      leaves,
    );
  if (piece === null) return false;
  commands.takeToPlace(piece);
  return true;
}
