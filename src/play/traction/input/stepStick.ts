import { pyramidOf } from '#sim/pyramid.ts';
import { azimuthDeg, minus, turnDeg } from '#play/input/azimuth.ts';
import { far, type Stick } from '#play/input/gamepad/padState.ts';
import type { StickHand } from '#play/input/inputDesk.ts';
import { onTable } from '#play/input/onTable.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { cornerAt } from '#games/traction/standing.ts';
import { stepAt } from './aimAt.ts';
import { cornerTowards } from './corners.ts';
import { isPlacing } from './placing.ts';
import type { DeskParts } from './deskParts.ts';

/** House values. */
const MEANT = 0.5; // a stick nearer to its middle points nowhere
const GRIPS = 0.15; // of the trigger's way: from here on the finger is on the piece
const DOES = 0.6; // and from here on an assisted step is meant
const POINTS_MM = 200; // further away than any step goes
const DRAG_MM_S = 60;

/**
 * A gamepad's stick and trigger. The stick points: an assisted step goes there, a free hand swings the piece there, a
 * hand out of turn drags it there. The trigger tips, and letting it go sets down.
 */
export class StepStick implements StickHand {
  constructor(private readonly desk: DeskParts) {}

  /** Free: on the piece, so far tipped, off it. Assisted: through, and the step is done. */
  squeeze(before: number, now: number): void {
    const { session, step } = this.desk;
    if (isPlacing(session)) return;
    if (session.store.getState().handMode === 'assisted') {
      if (before < DOES && now >= DOES) this.desk.carryOut({ do: 'perform' });
    } else if (before < GRIPS && now >= GRIPS) step.take();
    if (!step.holding) return;
    if (now >= GRIPS) step.tip((now - GRIPS) / (1 - GRIPS));
    else if (before >= GRIPS) step.letGo();
  }

  point(stick: Stick, seconds: number): void {
    const { desk } = this;
    if (desk.reach.dragging)
      return desk.reach.drag(onTable(desk, DRAG_MM_S * seconds * stick.x, DRAG_MM_S * seconds * stick.y));
    if (isPlacing(desk.session)) {
      if (far(stick) > 0)
        desk.carryOut({ do: 'place', rightMm: DRAG_MM_S * seconds * stick.x, nearerMm: DRAG_MM_S * seconds * stick.y });
      return;
    }
    if (far(stick) < MEANT) return;
    const way = onTable(desk, POINTS_MM * stick.x, POINTS_MM * stick.y);
    if (desk.step.holding) this.swing(way);
    else this.aim(way);
  }

  /**
   * The piece's middle goes around its corner to where the stick points, the short way; around and around if need be.
   */
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
    const { corner, swivelDeg } = stepAt(
      spec,
      standing,
      { xMm: standing.xMm + way.xMm, zMm: standing.zMm + way.zMm },
      null,
    );
    if (corner !== aim?.corner || swivelDeg !== aim.swivelDeg) session.commands.setAim(corner, swivelDeg);
  }
}
