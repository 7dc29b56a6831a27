import { vehicleOf, type VehicleClass } from '../../../../../games/tractor-pull/almanac/vehicles.ts';
import { dock } from '../../texts/table.ts';

/** A vehicle and its effect in a line. */
export function AboutVehicle({ of }: { readonly of: VehicleClass }) {
  const { name, strength, text } = vehicleOf(of);
  return (
    <p className="note about-vehicle" aria-live="polite">
      {dock.about(name, strength, text)}
    </p>
  );
}
