import { padOf } from '#games/traction/board.ts';
import { placeOnPad, type PadPlace } from '#games/traction/arranging.ts';
import { placeOf } from '../session/arranging.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { minus } from '#play/input/azimuth.ts';
import type { TableHand } from '#play/input/eitherHand.ts';
import type { Picked } from '#play/input/pick.ts';
import type { Claim, PointerAt, PointerKind } from '#play/input/pointer.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';

/** A piece under a pointer. */
interface Held {
  readonly pointer: number;
  readonly level: number; // height at which it was touched, m
  /** From the pointer to the piece's middle, on the table. */
  readonly offset: PlaceMm;
  /** Where it stood, for a pointer that the browser takes away. */
  readonly from: PadPlace;
}

/**
 * While a seat places its pieces: a pointer on one of them takes it along, one on another piece does nothing, any other
 * is the camera's. A second pointer does nothing meanwhile.
 */
export class PlaceHand implements TableHand {
  private held: Held | null = null;
  private readonly ignored = new Set<number>();

  constructor(
    private readonly session: Session,
    private readonly pick: (ray: Ray) => Picked | null,
  ) {}

  get holding(): number | null {
    return this.held?.pointer ?? null;
  }

  owns(id: number): boolean {
    return this.held?.pointer === id || this.ignored.has(id);
  }

  down({ id, ray }: PointerAt): Claim {
    this.cancel(id);
    if (this.held) {
      this.ignored.add(id);
      return 'ours';
    }
    this.held = this.taken(id, ray);
    if (this.held === null && this.pick(ray) === null) return 'camera';
    if (this.held === null) this.ignored.add(id);
    return 'ours';
  }

  move({ id, ray }: PointerAt): void {
    const { held } = this;
    const { match, arranging } = this.session.store.getState();
    if (held?.pointer !== id || match === null || arranging === null) return;
    const at = onLevel(ray, held.level);
    const pad = padOf(match.state, arranging.seat);
    const piece = arranging.pieces.find((p) => p.id === held.from.piece);
    if (!at || pad === undefined || piece === undefined) return;
    const { xMm, zMm } = placeOnPad(pad, { ...piece, xMm: at.xMm + held.offset.xMm, zMm: at.zMm + held.offset.zMm });
    this.session.commands.placeInHand({ xMm, zMm });
  }

  up(at: PointerAt): void {
    this.ignored.delete(at.id);
    if (this.held?.pointer === at.id) this.held = null; // a tap has taken it in hand, and moved nothing
  }

  cancel(id: number, _kind?: PointerKind): void {
    this.ignored.delete(id);
    const { held } = this;
    if (held?.pointer !== id) return;
    this.held = null;
    this.session.commands.placeInHand(held.from);
  }

  leave(_kind?: PointerKind): void {}

  escape(): void {}

  private taken(pointer: number, ray: Ray): Held | null {
    const { match, arranging } = this.session.store.getState();
    const picked = this.pick(ray);
    const start = picked && onLevel(ray, picked.at.y);
    const piece = picked && arranging?.pieces.find(({ id }) => id === picked.piece);
    const from = piece && match && arranging && placeOf(match.state, arranging, piece.id);
    if (!picked || !start || !piece || !from) return null;
    this.session.commands.takeToPlace(piece.id);
    return { pointer, level: picked.at.y, offset: minus({ xMm: piece.xMm, zMm: piece.zMm }, start), from };
  }
}
