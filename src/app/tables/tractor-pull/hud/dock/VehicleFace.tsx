import { vehicleOf, type VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import { DRAWN, vehicleLook } from '#app/tables/tractor-pull/scene/vehicles.ts';
import { effectWords } from '#play/tractor-pull/say/effectWords.ts';
import { dock } from '#play/tractor-pull/texts/table.ts';

/** The effect of a vehicle that is ejected, in a line. */
export const aboutVehicle = (of: VehicleClass): string => dock.about(effectWords(of));

export const Strength = ({ of }: { readonly of: VehicleClass }) => (
  <span className="vehicle-strength" style={{ background: vehicleLook(of).ground }}>
    {vehicleOf(of).strength}
  </span>
);

export const VehicleSign = ({ of }: { readonly of: VehicleClass }) => (
  <svg className="vehicle-sign" viewBox={`0 0 ${DRAWN.wide} ${DRAWN.tall}`} aria-hidden="true">
    <path d={vehicleLook(of).path} fillRule="evenodd" />
  </svg>
);

/** A vehicle's card: strength, silhouette and name. */
export const VehicleFace = ({ of }: { readonly of: VehicleClass }) => (
  <>
    <Strength of={of} />
    <VehicleSign of={of} />
    <strong className="vehicle-words">{vehicleOf(of).name}</strong>
  </>
);
