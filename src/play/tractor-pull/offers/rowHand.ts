import { COLUMNS, spaceOf, type Column } from '#games/tractor-pull/ids.ts';
import { classOf, type VehicleId } from '#games/tractor-pull/almanac/vehicles.ts';
import { view } from '#games/tractor-pull/view.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { PointerAt } from '#play/input/pointer.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { LetGoHand } from '#play/input/throwing/letGoHand.ts';
import { pieceId } from '#sim/ids.ts';
import { IDENTITY } from '#sim/maths/quat.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { vehiclesOf } from '../say/hand.ts';
import type { Session, SessionState, Thing } from '../session/sessionTypes.ts';
import { chooserOf } from './offers.ts';

/** A pointer that comes no further has pressed the card and not moved it, mm (house value). */
const STRAY_MM = 8;
/** So high a card is carried, m (house value). */
const CARRIED_M = 0.02;
const MM_A_M = 1000;

/** The vehicle that the seat with the device has laid there and not yet played. */
function laidAt(told: SessionState, thing: Thing | null): readonly [VehicleId, Column] | null {
  const [state, seat] = [told.match?.state, chooserOf(told)];
  if (!state || seat === null || thing?.kind !== 'space') return null;
  const { wave, phase, queue } = state;
  if (wave === 0 || phase.name !== 'deploy' || queue.length > 0) return null;
  const column = COLUMNS.find((one) => spaceOf(seat, wave, one) === thing.space);
  const vehicle = column && vehiclesOf(view(state, seat), seat)[told.row[column - 1] ?? -1];
  return vehicle ? [vehicle, column] : null;
}

/** A pointer on a vehicle of the row that is laid: carries it to another rope, or away and so back into the hand. */
export class RowHand extends LetGoHand {
  private laid: readonly [VehicleId, Column] | null = null;

  constructor(
    private readonly session: Session,
    private readonly thingOn: (ray: Ray) => Thing | null,
  ) {
    super(STRAY_MM);
  }

  protected take(ray: Ray): boolean {
    this.laid = laidAt(this.session.store.getState(), this.thingOn(ray));
    return this.laid !== null;
  }

  protected moveTo({ xMm, zMm }: PlaceMm): void {
    if (this.laid === null || !this.moved) return;
    const [vehicle, column] = this.laid;
    this.session.commands.lift(classOf(vehicle), column - 1);
    const pose = { position: vec3(xMm / MM_A_M, CARRIED_M, zMm / MM_A_M), rotation: IDENTITY };
    this.session.shown.show(pieceId(vehicle), pose, pose, 1);
  }

  protected letGo(ray: Ray): void {
    const thing = this.thingOn(ray);
    if (this.laid !== null && thing?.kind === 'space') this.session.commands.lay(classOf(this.laid[0]), thing.space);
    else if (this.laid !== null) this.session.commands.takeUp(this.laid[1]);
    this.putBack();
  }

  protected putBack(): void {
    this.laid = null;
    if (this.session.store.getState().from !== null) this.session.commands.lift(null);
  }

  override up(at: PointerAt): void {
    const pressed = this.holding === at.id ? this.laid : null;
    super.up(at);
    if (pressed !== null && !this.moved) this.session.commands.takeUp(pressed[1]);
  }

  protected placeOn(ray: Ray): PlaceMm | null {
    return onLevel(ray, 0);
  }
}
