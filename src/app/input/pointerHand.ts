import type { PieceId } from '../../sim/ids.ts';
import { distance } from '../../sim/maths/vec3.ts';
import { pyramidOf } from '../../sim/pyramid.ts';
import type { Session, Touch } from '../match/sessionTypes.ts';
import type { PlaceMm, Standing } from '../match/standing.ts';
import { beginAim, dragAim, isMeant, type AimDrag } from './aimDrag.ts';
import { minus } from './azimuth.ts';
import type { Picked } from './pick.ts';
import { onLevel, type Ray } from './ray.ts';
import { beginSwing, dragSwing, type SwingDrag } from './swingDrag.ts';

/** A pointer event, as far as it matters. */
export interface PointerAt {
  readonly id: number;
  readonly ray: Ray;
}

/** `ours`: nobody else may see the event. `camera`: it turns the view. `yield`: so does this one and the one held until now. */
export type Claim = 'ours' | 'camera' | 'yield';

/** What a pointer that went down on a piece is doing. */
type Doing =
  | { readonly kind: 'aim'; readonly drag: AimDrag }
  | { readonly kind: 'swing'; readonly drag: SwingDrag }
  | { readonly kind: 'drag'; readonly start: PlaceMm }
  | { readonly kind: 'nothing' };

interface Held {
  readonly pointer: number;
  readonly piece: PieceId;
  readonly level: number; // height at which the piece was touched, m: the pointer moves on that level
  doing: Doing;
}

/**
 * Turns pointers into what a hand does. One pointer on a piece moves the piece and never the camera; any other moves
 * the camera and never a piece; two fingers are the camera's.
 */
export class PointerHand {
  private held: Held | null = null;
  private readonly elsewhere = new Set<number>(); // pointers that are the camera's

  /** `slack`: how wide a finger strays, in metres for every metre from the eye. */
  constructor(private readonly session: Session, private readonly pick: (ray: Ray) => Picked | null, private readonly slack: () => number = () => 0) {}

  /** The pointer that holds a piece, if one does. */
  get holding(): number | null {
    return this.held?.pointer ?? null;
  }

  down({ id, ray }: PointerAt): Claim {
    this.elsewhere.delete(id); // a pointer that goes down was up before, even where nobody saw it
    if (this.held) return this.secondDown(id);
    const picked = this.elsewhere.size > 0 ? null : this.pick(ray);
    if (!picked) {
      this.elsewhere.add(id);
      return 'camera';
    }
    this.held = { pointer: id, piece: picked.piece, level: picked.at.y, doing: this.begin(picked, ray) };
    return 'ours';
  }

  move({ id, ray }: PointerAt): void {
    if (this.held?.pointer === id) this.drag(this.held, ray);
    else if (!this.held && this.elsewhere.size === 0) this.session.touch.hover(this.pick(ray)?.piece ?? null);
  }

  up({ id, ray }: PointerAt): void {
    this.elsewhere.delete(id);
    if (this.held?.pointer !== id) return;
    this.drag(this.held, ray);
    const { doing } = this.held;
    this.held = null;
    if (doing.kind === 'aim' && isMeant(doing.drag)) this.session.commands.performAim();
    if (doing.kind === 'swing' || doing.kind === 'drag') this.session.touch.letGo();
  }

  /** The browser took the pointer away, or the player changed their mind: an aim is dropped, a hand on a piece lets go. */
  cancel(id: number): void {
    this.elsewhere.delete(id);
    if (this.held?.pointer === id) this.drop(this.held);
  }

  /** Drops an aim; a hand that is on a piece stays there. */
  escape(): void {
    if (this.held?.doing.kind !== 'aim') return;
    this.held.doing = { kind: 'nothing' };
    this.session.commands.cancel();
  }

  /** The pointer has left the table. */
  leave(): void {
    if (!this.held) this.session.touch.hover(null);
  }

  private secondDown(id: number): Claim {
    const { held } = this;
    if (!held || held.doing.kind === 'swing' || held.doing.kind === 'drag') return 'ours';
    this.drop(held);
    this.elsewhere.add(held.pointer).add(id);
    return 'yield';
  }

  private drop(held: Held): void {
    this.held = null;
    if (held.doing.kind === 'aim') this.session.commands.cancel();
    if (held.doing.kind === 'swing' || held.doing.kind === 'drag') this.session.touch.letGo();
  }

  private begin({ piece, at }: Picked, ray: Ray): Doing {
    const { touch } = this.session;
    const may = touch.mayTouch(piece);
    const standing = touch.standing(piece);
    const start = onLevel(ray, at.y) ?? { xMm: at.x * 1000, zMm: at.z * 1000 };
    if (!may.ok) touch.refuse(may.fault);
    const slackMm = 1000 * this.slack() * distance(at, ray.origin);
    return may.ok && standing ? this.take(may.value, piece, standing, start, slackMm) : { kind: 'nothing' };
  }

  private take(kind: Touch, piece: PieceId, standing: Standing, start: PlaceMm, slackMm: number): Doing {
    const { commands, touch } = this.session;
    switch (kind) {
      case 'bump':
        commands.bump({ piece });
        return { kind: 'nothing' };
      case 'drag':
        return touch.grab(piece, null) ? { kind, start } : { kind: 'nothing' };
      case 'aim':
        commands.choose(piece);
        return { kind, drag: beginAim(pyramidOf(piece), standing, start, slackMm) };
      case 'swing':
        commands.choose(piece);
        return { kind, drag: beginSwing(pyramidOf(piece), standing, start, slackMm) };
    }
  }

  private drag(held: Held, ray: Ray): void {
    const at = onLevel(ray, held.level);
    const { doing } = held;
    if (!at) return;
    if (doing.kind === 'drag') this.session.touch.drag(minus(at, doing.start));
    if (doing.kind === 'aim') this.aim(held, dragAim(doing.drag, at));
    if (doing.kind === 'swing') this.swing(held, doing.drag, dragSwing(doing.drag, at));
  }

  private aim(held: Held, drag: AimDrag): void {
    const before = held.doing.kind === 'aim' ? held.doing.drag : drag;
    held.doing = { kind: 'aim', drag };
    if (drag.corner !== null) this.session.commands.setAim(drag.corner, Math.round(drag.swivelDeg));
    else if (before.corner !== null) this.session.commands.clearAim();
  }

  private swing(held: Held, before: SwingDrag, drag: SwingDrag): void {
    const { touch } = this.session;
    if (drag.corner !== null && before.corner === null && !touch.grab(held.piece, drag.corner)) {
      held.doing = { kind: 'nothing' };
      return;
    }
    held.doing = { kind: 'swing', drag };
    if (drag.corner !== null) touch.swing(drag);
  }
}
