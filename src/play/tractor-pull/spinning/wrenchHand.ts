import type { PlaceMm } from '#play/input/placeMm.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { LetGoHand } from '#play/input/throwing/letGoHand.ts';
import { MAT_M, MAT_SPOT } from '../places.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { Spinning } from './spinning.ts';

const HALF_MM = (MAT_M / 2) * 1000;
/** A pointer that went down and up again without coming further than this has flicked nothing, mm (house value). */
const STRAY_MM = 12;

/** A pointer that goes down on the mat flicks the wrench as it goes when it lets go. */
export class WrenchHand extends LetGoHand {
  constructor(
    private readonly session: Session,
    private readonly spinning: Spinning,
  ) {
    super(STRAY_MM);
  }

  protected take(ray: Ray, ms: number): boolean {
    const at = this.placeOn(ray);
    const isOnMat = at !== null && Math.max(Math.abs(at.xMm), Math.abs(at.zMm)) < HALF_MM;
    return isOnMat && this.session.store.getState().stage === 'aiming' && this.spinning.take(at, ms);
  }

  protected moveTo(at: PlaceMm, ms: number): void {
    this.spinning.moveTo(at, ms);
  }

  protected letGo(_ray: Ray, ms: number): void {
    this.spinning.letGo(ms);
  }

  protected putBack(): void {
    this.spinning.putBack();
  }

  protected placeOn(ray: Ray): PlaceMm | null {
    const at = onLevel(ray, 0);
    return at && { xMm: at.xMm - MAT_SPOT.x * 1000, zMm: at.zMm - MAT_SPOT.z * 1000 };
  }
}
