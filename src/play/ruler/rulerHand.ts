import { distance } from '#sim/maths/vec3.ts';
import type { PlaceMm } from '../input/placeMm.ts';
import { landmarkNear, landmarkOfPiece, type Things } from './landmarks.ts';
import { knobOf, lengthMm, type End, type RulerDesk, type Span } from './ruler.ts';
import type { Picked } from '../input/pick.ts';
import type { Claim, PointerAt, PointerKind } from '../input/pointer.ts';
import { onLevel, type Ray } from '../input/ray.ts';
import { Taps } from '../input/taps.ts';

/**
 * How far a knob is beyond its end, how near to it it is taken, and how near to a landmark an end goes there; CSS
 * pixels.
 */
export const KNOB_PX = 26;
const GRIP_PX = { mouse: 14, pen: 18, touch: 28 } as const;
const SNAP_PX = { mouse: 8, pen: 9, touch: 14 } as const;

/** One pointer's grip on the ruler. */
type Held =
  /** `offset`: from the pointer to its end when it was taken. */
  | { readonly pointer: number; readonly kind: 'end'; readonly end: End; readonly offset: PlaceMm }
  /** Went down on a piece: a tap places the active end there, a pull measures from there. */
  | { readonly pointer: number; readonly kind: 'piece'; readonly from: PlaceMm; readonly start: PlaceMm };

export interface RulerHandOptions {
  readonly things: () => Things;
  readonly pick: (ray: Ray) => Picked | null;
  /** How wide a pixel is, in metres for every metre from the eye. */
  readonly slope: () => number;
  /** How far a pointer strays that has only tapped, in the same measure. */
  readonly slack: () => number;
}

/**
 * The owner of a pointer while the ruler lies on the table: one on a knob, an end or a piece is the ruler's, any other
 * the camera's; a tap on the cloth places an end. Nothing of the match is ever touched.
 */
export class RulerHand {
  private held: Held | null = null;
  private readonly cloth: Taps;
  private readonly ignored = new Set<number>(); // fingers too many

  constructor(
    private readonly ruler: RulerDesk,
    private readonly options: RulerHandOptions,
  ) {
    this.cloth = new Taps(options.slack);
  }

  get holding(): number | null {
    return this.held?.pointer ?? null;
  }

  /** Whether it has anything to do with a pointer that is down. */
  get busy(): boolean {
    return this.held !== null || this.cloth.size > 0 || this.ignored.size > 0;
  }

  owns(id: number): boolean {
    return this.held?.pointer === id || this.ignored.has(id);
  }

  down({ id, ray, kind = 'mouse' }: PointerAt): Claim {
    this.cancel(id);
    if (this.held) {
      this.ignored.add(id);
      return 'ours';
    }
    this.held = this.cloth.size === 0 ? this.taken(id, ray, kind) : null;
    if (!this.held) this.cloth.down(id, ray, true);
    return this.held ? 'ours' : 'camera';
  }

  move({ id, ray, kind = 'mouse' }: PointerAt): void {
    this.cloth.move(id, ray);
    const { held } = this;
    const at = held?.pointer === id ? onLevel(ray, 0) : null;
    if (!held || !at) return;
    if (held.kind === 'end')
      this.ruler.move(
        held.end,
        this.snapped({ xMm: at.xMm + held.offset.xMm, zMm: at.zMm + held.offset.zMm }, ray, kind),
        true,
      );
    else if (lengthMm([at, held.start]) > this.millimetres(this.options.slack(), ray, at)) {
      this.ruler.lay([held.from, at]);
      this.held = { pointer: id, kind: 'end', end: 1, offset: { xMm: 0, zMm: 0 } };
    }
  }

  up(pointer: PointerAt): void {
    const { id, ray, kind = 'mouse' } = pointer;
    this.ignored.delete(id);
    const tapped = this.cloth.up(id, ray);
    if (tapped) this.ruler.place(this.snapped(tapped, ray, kind));
    this.move(pointer);
    const { held } = this;
    if (held?.pointer !== id) return;
    this.held = null;
    if (held.kind === 'piece') this.ruler.place(held.from);
    else this.ruler.settle();
  }

  cancel(id: number, _kind?: PointerKind): void {
    this.cloth.drop(id);
    this.ignored.delete(id);
    if (this.held?.pointer !== id) return;
    this.held = null;
    this.ruler.settle();
  }

  leave(_kind?: PointerKind): void {}

  escape(): void {}

  /** The end whose knob, or which itself, is under the pointer; else the piece. */
  private taken(pointer: number, ray: Ray, kind: PointerKind): Held | null {
    const at = onLevel(ray, 0);
    const { ruler } = this.ruler.getState();
    if (!at || !ruler) return null;
    const end = this.endAt(ruler.span, at, ray, kind);
    if (end !== null)
      return {
        pointer,
        kind: 'end',
        end,
        offset: { xMm: ruler.span[end].xMm - at.xMm, zMm: ruler.span[end].zMm - at.zMm },
      };
    const picked = this.options.pick(ray);
    const mark =
      picked &&
      landmarkOfPiece(this.options.things(), picked.piece, { xMm: picked.at.x * 1000, zMm: picked.at.z * 1000 });
    return mark && { pointer, kind: 'piece', from: mark.at, start: at };
  }

  private endAt(span: Span, at: PlaceMm, ray: Ray, kind: PointerKind): End | null {
    const slope = this.options.slope();
    const missed = ([0, 1] as const).map((end) => {
      const px = this.millimetres(slope, ray, span[end]);
      const off = Math.min(lengthMm([at, span[end]]), lengthMm([at, knobOf(span, end, KNOB_PX * px)]));
      return { end, px: off / Math.max(px, Number.EPSILON) };
    });
    const [best] = missed.sort((a, b) => a.px - b.px);
    return best !== undefined && best.px <= GRIP_PX[kind] ? best.end : null;
  }

  private snapped(at: PlaceMm, ray: Ray, kind: PointerKind): PlaceMm {
    return (
      landmarkNear(this.options.things(), at, SNAP_PX[kind] * this.millimetres(this.options.slope(), ray, at))?.at ?? at
    );
  }

  /** The width there of an angle that is so wide in metres for every metre from the eye. */
  private millimetres(perMetre: number, { origin }: Ray, { xMm, zMm }: PlaceMm): number {
    return 1000 * perMetre * distance(origin, { x: xMm / 1000, y: 0, z: zMm / 1000 });
  }
}
