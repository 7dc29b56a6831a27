import { pyramidOf } from '../../../sim/pyramid.ts';
import { stepAt } from '../../tables/traction/input/aimAt.ts';
import { azimuthDeg, minus, turnDeg } from '../azimuth.ts';
import { carryOut } from '../../tables/traction/input/carryOut.ts';
import { cornerTowards } from '../../tables/traction/input/corners.ts';
import type { InputDesk } from '../../tables/traction/input/inputDesk.ts';
import { onTable } from '../onTable.ts';
import { isPlacing } from '../../tables/traction/input/placing.ts';
import type { PlaceMm } from '../placeMm.ts';
import { cornerAt } from '../../tables/traction/session/standing.ts';
import { padActions, type PadChanges } from './padMap.ts';
import type { PadPage } from './padPage.ts';
import { far, REST, type PadButton, type PadState, type Stick } from './padState.ts';
import { Repeater } from './repeater.ts';

/** House values. */
const MEANT = 0.5; // a stick nearer to its middle points nowhere
const GRIPS = 0.15; // of the trigger's way: from here on the finger is on the piece
const DOES = 0.6; // and from here on an assisted step is meant
const POINTS_MM = 200; // further away than any step goes
const ORBIT_DEG_S = 110;
const ZOOM_PER_S = 1.6; // times nearer or further
const DRAG_MM_S = 60;

/**
 * One gamepad at the table. The left stick points: an assisted step goes there, a free hand swings the piece there, a
 * hand out of turn drags it there. The right trigger tips, and letting it go sets down. The right stick is the eye.
 */
export class PadHand {
  private before: PadState = REST;
  private readonly repeater = new Repeater();

  constructor(private readonly desk: InputDesk, private readonly page: () => PadPage | null = () => null, private readonly changes: () => PadChanges = () => ({})) {}

  /** What the gamepad says now, and how long after it was last asked, s. */
  poll(now: PadState, seconds: number): void {
    const { before } = this;
    this.before = now;
    const down = (button: PadButton): boolean => now.pressed.has(button) && !before.pressed.has(button);
    const page = this.page();
    if (down('select')) page?.toggle();
    if (page?.active()) return this.walkPage(page, now, down, seconds);
    this.press(now, down, seconds);
    this.squeeze(before.trigger, now.trigger);
    this.point(now.left, seconds);
    this.look(now, seconds);
  }

  private press(now: PadState, down: (button: PadButton) => boolean, seconds: number): void {
    for (const { button, wish, repeats } of padActions(this.changes())) {
      if (down(button) || (repeats && this.repeater.due(button, now.pressed.has(button), seconds))) carryOut(this.desk, wish);
    }
  }

  private walkPage(page: PadPage, now: PadState, down: (button: PadButton) => boolean, seconds: number): void {
    const again = (button: PadButton): boolean => down(button) || this.repeater.due(button, now.pressed.has(button), seconds);
    if (again('up') || down('leftBumper')) page.move(-1);
    if (again('down') || down('rightBumper')) page.move(1);
    if (again('left')) page.adjust(-1);
    if (again('right')) page.adjust(1);
    if (down('south')) page.press();
    if (down('east')) page.leave();
  }

  /** Free: on the piece, so far tipped, off it. Assisted: through, and the step is done. */
  private squeeze(before: number, now: number): void {
    const { session, step } = this.desk;
    if (isPlacing(session)) return;
    if (session.store.getState().handMode === 'assisted') {
      if (before < DOES && now >= DOES) carryOut(this.desk, { do: 'perform' });
    } else if (before < GRIPS && now >= GRIPS) step.take();
    if (!step.holding) return;
    if (now >= GRIPS) step.tip((now - GRIPS) / (1 - GRIPS));
    else if (before >= GRIPS) step.letGo();
  }

  private point(stick: Stick, seconds: number): void {
    const { desk } = this;
    if (desk.reach.dragging) return desk.reach.drag(onTable(desk, DRAG_MM_S * seconds * stick.x, DRAG_MM_S * seconds * stick.y));
    if (isPlacing(desk.session)) {
      if (far(stick) > 0) carryOut(desk, { do: 'place', rightMm: DRAG_MM_S * seconds * stick.x, nearerMm: DRAG_MM_S * seconds * stick.y });
      return;
    }
    if (far(stick) < MEANT) return;
    const way = onTable(desk, POINTS_MM * stick.x, POINTS_MM * stick.y);
    if (desk.step.holding) this.swing(way);
    else this.aim(way);
  }

  /** The piece's middle goes around its corner to where the stick points, the short way; around and around if need be. */
  private swing(way: PlaceMm): void {
    const { session, step } = this.desk;
    const hold = step.held;
    if (!hold) return;
    const { intent } = session.store.getState();
    if (!intent) return;
    const pivot = cornerAt(pyramidOf(intent.piece), hold.from, hold.corner);
    const begun = azimuthDeg(minus(hold.from, pivot));
    step.turn(turnDeg(begun + step.swivelDeg, azimuthDeg(way)));
  }

  private aim(way: PlaceMm): void {
    const { session } = this.desk;
    const { intent, handMode, aim, stage } = session.store.getState();
    const standing = intent && session.touch.standing(intent.piece);
    if (!intent || !standing || intent.do === 'disturb' || (stage !== 'aiming' && stage !== 'between-steps')) return;
    const spec = pyramidOf(intent.piece);
    if (handMode === 'free') {
      const corner = cornerTowards(spec, standing.yawDeg, way);
      if (corner !== aim?.corner) session.commands.setAim(corner, 0);
      return;
    }
    const { corner, swivelDeg } = stepAt(spec, standing, { xMm: standing.xMm + way.xMm, zMm: standing.zMm + way.zMm }, null);
    if (corner !== aim?.corner || swivelDeg !== aim.swivelDeg) session.commands.setAim(corner, swivelDeg);
  }

  /** With the left trigger down the stick comes nearer and goes further away. */
  private look({ right, pressed }: PadState, seconds: number): void {
    const { eye } = this.desk;
    if (far(right) === 0) return;
    if (pressed.has('leftTrigger')) eye?.zoom(ZOOM_PER_S ** (right.y * seconds));
    else eye?.orbit(ORBIT_DEG_S * right.x * seconds, -ORBIT_DEG_S * right.y * seconds);
  }
}
