import type { Session } from '../session/sessionTypes.ts';
import type { Picked } from '#play/input/pick.ts';
import { type Held, type HoldOptions, isUnderWay, PieceHold } from './pieceHold.ts';
import type { Claim, PointerAt, PointerKind } from '#play/input/pointer.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { Taps } from '#play/input/taps.ts';
import { pointPolygonDistance } from '#sim/geometry/footprint.ts';
import { padId, type PadId } from '#sim/ids.ts';
import { outlineOfPad } from '#sim/world/outline.ts';

/**
 * Says whose a pointer is. One on a piece moves the piece and never the camera; any other moves the camera and never a
 * piece; a second finger while a piece is on its way does nothing. A tap on the cloth aims the chosen piece there.
 * While a pen is near, fingers are the camera's; while it is down, they are a palm.
 */
export class PointerHand {
  private held: (Held & { readonly pointer: number }) | null = null;
  private readonly hold: PieceHold;
  private readonly cloth: Taps; // pointers that are the camera's
  private readonly ignored = new Set<number>(); // palms, and fingers too many
  private pen: 'away' | 'near' | 'down' = 'away';

  constructor(
    private readonly session: Session,
    private readonly pick: (ray: Ray) => Picked | null,
    { slack = () => 0, confirms = () => false }: Partial<HoldOptions> = {},
  ) {
    this.hold = new PieceHold(session, pick, { slack, confirms });
    this.cloth = new Taps(slack);
  }

  /** The pointer that holds a piece, if one does. */
  get holding(): number | null {
    return this.held?.pointer ?? null;
  }

  /** Whether this pointer's events are hidden from all others. */
  owns(id: number): boolean {
    return this.held?.pointer === id || this.ignored.has(id);
  }

  down({ id, ray, kind = 'mouse' }: PointerAt): Claim {
    this.forget(id); // a pointer that goes down was up before, even if that was missed
    if (kind === 'pen') return this.penDown(id, ray);
    if (kind === 'touch' && this.pen === 'down') return this.ignore(id);
    if (this.held) return this.secondDown(this.held, id, ray);
    return this.first(id, ray, this.cloth.size === 0 && !(kind === 'touch' && this.pen === 'near'));
  }

  move({ id, ray, kind = 'mouse' }: PointerAt): void {
    if (kind === 'pen' && this.pen === 'away') this.pen = 'near';
    this.cloth.move(id, ray);
    if (this.held?.pointer === id) this.hold.drag(this.held, ray);
    else if (!this.held && this.cloth.size === 0 && kind !== 'touch') this.hover(ray);
  }

  up({ id, ray, kind = 'mouse' }: PointerAt): void {
    if (kind === 'pen' && this.pen === 'down') this.pen = 'near';
    this.ignored.delete(id);
    const tapped = this.cloth.up(id, ray);
    if (tapped) this.hold.aimAt(tapped);
    if (tapped && kind === 'touch') this.hover(ray); // a finger asks by a tap
    const { held } = this;
    if (held?.pointer !== id) return;
    this.held = null;
    this.hold.letGo(held, ray);
    this.session.touch.point(false);
  }

  /** The browser took the pointer away: an aim is dropped, a hand on a piece lets go. */
  cancel(id: number, kind: PointerKind = 'mouse'): void {
    if (kind === 'pen') this.pen = 'away';
    this.forget(id);
  }

  /** Drops an aim; a hand that is on a piece stays there. */
  escape(): void {
    if (this.held) this.hold.escape(this.held);
  }

  /** The pointer has left the table. */
  leave(kind: PointerKind = 'mouse'): void {
    if (kind === 'pen' && this.pen === 'near') this.pen = 'away';
    if (!this.held) this.session.touch.hover(null);
  }

  private hover(ray: Ray): void {
    const piece = this.pick(ray)?.piece ?? null;
    this.session.touch.hover(piece, piece === null ? padUnder(this.session, ray) : null);
  }

  /** A palm that was there before the pen has never meant anything. */
  private penDown(id: number, ray: Ray): Claim {
    this.pen = 'down';
    const palms = this.cloth.dropAll();
    for (const palm of palms) this.ignored.add(palm);
    if (this.held) this.ignored.add(this.held.pointer);
    this.dropHeld();
    const claim = this.first(id, ray, true);
    if (palms.length === 0) return claim;
    return claim === 'ours' ? 'alone' : 'camera-alone';
  }

  private first(id: number, ray: Ray, mayPick: boolean): 'ours' | 'camera' {
    const picked = mayPick ? this.touched(ray) : null;
    if (picked) {
      this.session.touch.point(true);
      this.held = { ...this.hold.begin(picked, ray), pointer: id };
    } else this.cloth.down(id, ray, mayPick);
    return picked ? 'ours' : 'camera';
  }

  /** The piece under a ray; one of the chosen piece's letters is its piece, too. */
  private touched(ray: Ray): Picked | null {
    const picked = this.pick(ray);
    if (picked !== null && !picked.near) return picked;
    const letter = this.hold.letterAt(ray);
    const ground = letter && onLevel(ray, 0);
    return ground ? { piece: letter.piece, at: vec3(ground.xMm / 1000, 0, ground.zMm / 1000), near: true } : picked;
  }

  /** Before the first one has pulled a piece anywhere, two fingers are the camera's; the piece stays chosen. */
  private secondDown(held: Held & { readonly pointer: number }, id: number, ray: Ray): Claim {
    if (isUnderWay(held)) return this.ignore(id);
    this.held = null;
    this.session.touch.point(false);
    this.cloth.down(held.pointer, ray, false);
    this.cloth.down(id, ray, false);
    return 'yield';
  }

  private ignore(id: number): Claim {
    this.ignored.add(id);
    return 'ours';
  }

  private forget(id: number): void {
    this.cloth.drop(id);
    this.ignored.delete(id);
    if (this.held?.pointer === id) this.dropHeld();
  }

  private dropHeld(): void {
    const { held } = this;
    this.held = null;
    if (!held) return;
    this.hold.drop(held);
    this.session.touch.point(false);
  }
}

/** The pad at which a line of sight meets the table, if it is on one. */
function padUnder({ store }: Pick<Session, 'store'>, ray: Ray): PadId | null {
  const at = onLevel(ray, 0);
  const pad =
    at &&
    store
      .getState()
      .match?.state.pads.find((one) => pointPolygonDistance({ x: at.xMm, z: at.zMm }, outlineOfPad(one)) === 0);
  return pad ? padId(pad.seat) : null;
}
