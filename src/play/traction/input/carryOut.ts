import { whatMayBeDone } from '#games/traction/queries.ts';
import { type Corner, CORNERS } from '#sim/gesture/gesture.ts';
import { CAMERA_VIEWS } from '#play/session/camera.ts';
import type { Session } from '../session/sessionTypes.ts';
import { chooseHand, WHOSE_HANDS, whoseHandOf } from '../session/chosenHands.ts';
import type { DeskParts } from './deskParts.ts';
import { measurableOf } from '../session/measurable.ts';
import { measure } from '#play/ruler/measure.ts';
import { mayTackle } from '../offers.ts';
import { isPlacing, place } from './placing.ts';
import { onTable } from '#play/input/onTable.ts';
import { stepAlong } from './row.ts';
import type { TractionWish } from './wishes.ts';

/** Does what a key or a button asks for; says whether it was the table's. */
export function carryOut(desk: DeskParts, wish: TractionWish): boolean {
  return (isPlacing(desk.session) ? place(desk, wish) : null) ?? carryOutAtTable(desk, wish);
}

function carryOutAtTable(desk: DeskParts, wish: TractionWish): boolean {
  const { session, eye } = desk;
  switch (wish.do) {
    case 'piece':
      return desk.reach.looking ? desk.reach.point(wish.by, wish.leaves) : nextPiece(session, wish.by, wish.leaves);
    case 'corner':
      return takeCorner(session, wish.corner);
    case 'corner-by':
      return takeCorner(session, nextCorner(session, wish.by));
    case 'turn':
      return turn(desk, wish.byDeg);
    case 'perform':
      return perform(desk);
    case 'tip':
      return wish.down ? hold(desk) : setDown(desk);
    case 'drag':
      desk.reach.drag(onTable(desk, wish.rightMm, wish.nearerMm));
      return true;
    case 'orbit':
      eye?.orbit(wish.rightDeg, wish.upDeg);
      return eye !== null;
    case 'pan':
      eye?.pan(wish.rightMm, wish.nearerMm);
      return eye !== null;
    case 'zoom':
      eye?.zoom(wish.nearer);
      return eye !== null;
    case 'ruler':
    case 'ruler-move':
    case 'ruler-swap':
    case 'ruler-thing':
      return measure(measurableOf(session), eye, wish);
    case 'page':
      desk.page?.(wish.what);
      return desk.page !== null;
    case 'place':
    case 'replay':
      return false; // nothing of the table's
    default:
      return command(desk, wish);
  }
}

function command(
  desk: DeskParts,
  wish: Extract<TractionWish, { do: 'verb' | 'other-verb' | 'end' | 'cancel' | 'hand' | 'take-back' | 'view' }>,
): boolean {
  const { commands, store } = desk.session;
  const { stage, camera } = store.getState();
  switch (wish.do) {
    case 'verb':
      commands.setVerb(wish.verb);
      break;
    case 'other-verb':
      // At a likely foul a second press elsewhere is meant; where it could be a tackle, that is what is asked.
      if (store.getState().foulHeld && !mayTackle(store.getState())) commands.performAim();
      else commands.setVerb(store.getState().verb === 'walk' ? 'tackle' : 'walk');
      break;
    case 'end':
      if (stage === 'between-steps') commands.endAction();
      else commands.endTurn();
      break;
    case 'cancel':
      cancel(desk);
      break;
    case 'hand':
      nextHand(desk.session);
      break;
    case 'take-back':
      commands.requestUndo();
      break;
    case 'view':
      commands.setCamera(camera === 'seat' ? CAMERA_VIEWS[1] : CAMERA_VIEWS[0]);
      break;
  }
  return true;
}

/** Sets down the held piece; else removes the ruler; else drops every choice. */
function cancel(desk: DeskParts): void {
  const { commands } = desk.session;
  if (desk.step.holding || desk.reach.dragging) return desk.release();
  if (desk.measuring) return desk.session.ruler.away();
  commands.cancel();
  commands.reach(null);
  commands.startBump(false);
}

/** The pieces that may act are a row that keys walk along. */
function nextPiece({ commands, store }: Session, by: 1 | -1, leaves: boolean): boolean {
  const { match, intent, stage } = store.getState();
  if (!match || stage === 'moving' || stage === 'resting' || stage === 'between-steps') return false;
  const next = stepAlong(whatMayBeDone(match.state).act, intent?.piece ?? null, by, leaves);
  if (next === null) return false;
  commands.choose(next);
  return true;
}

function takeCorner({ commands, store }: Session, corner: Corner): boolean {
  const { intent, aim } = store.getState();
  if (intent) commands.setAim(corner, aim?.corner === corner ? aim.swivelDeg : 0);
  return intent !== null;
}

function nextCorner({ store }: Session, by: 1 | -1): Corner {
  return stepAlong(CORNERS, store.getState().corner, by, false) ?? CORNERS[0];
}

function turn({ session, step }: DeskParts, byDeg: number): boolean {
  const { aim } = session.store.getState();
  if (step.holding) step.turn(byDeg);
  else if (aim) session.commands.setAim(aim.corner, aim.swivelDeg + byDeg);
  return step.holding || aim !== null;
}

/**
 * Assisted: the hand does what is aimed at, and a step that looks like a foul is left rather than done by a second
 * press. Free: takes hold and tips; once more sets down.
 */
function perform(desk: DeskParts): boolean {
  const { session, step, reach } = desk;
  const { aim, handMode, foulHeld } = session.store.getState();
  if (reach.dragging) reach.letGo();
  else if (reach.looking) return reach.take();
  else if (step.holding) step.letGo();
  else if (handMode === 'free') hold(desk);
  else if (foulHeld) session.commands.cancel();
  else if (aim) session.commands.performAim();
  return true;
}

/** Only a free hand holds; an assisted one does the step. */
function hold(desk: DeskParts): boolean {
  const { session, step } = desk;
  const { aim, handMode } = session.store.getState();
  if (handMode === 'free') {
    if (step.take()) step.tip(1);
    return true;
  }
  if (aim) session.commands.performAim();
  return aim !== null;
}

function setDown({ step }: DeskParts): boolean {
  if (!step.holding) return false;
  step.letGo();
  return true;
}

function nextHand({ commands, store }: Session): void {
  const next = stepAlong(WHOSE_HANDS, whoseHandOf(store.getState()), 1, false);
  if (next !== null) chooseHand(commands, next);
}
